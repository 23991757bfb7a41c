extension EmbeddedTable {
  /// Source code and scripts.
  static let sourceCodeTypes = #"""
    public.source-code	source code	public.plain-text
    public.source-code.preprocessed	preprocessed source code	public.source-code
    # Also from shared-mime-info.
    public.c-source	C source	public.source-code	c	text/x-csrc,text/x-c
    public.c-source.preprocessed	preprocessed C source	public.c-source,public.source-code.preprocessed	i
    com.apple.iig-source	DriverKit interface source	public.c-source	iig
    # Also from shared-mime-info.
    public.objective-c-source	Objective-C source	public.source-code	m	text/x-objcsrc
    public.objective-c-source.preprocessed	preprocessed Objective-C source	public.objective-c-source,public.source-code.preprocessed	mi
    # Also from shared-mime-info.
    public.c-plus-plus-source	C++ source	public.source-code	cp,cpp,c++,cc,cxx	text/x-c++src
    public.c-plus-plus-source.preprocessed	preprocessed C++ source	public.c-plus-plus-source,public.source-code.preprocessed	ii
    public.objective-c-plus-plus-source	Objective-C++ source	public.source-code	mm
    public.objective-c-plus-plus-source.preprocessed	preprocessed Objective-C++ source	public.objective-c-plus-plus-source,public.source-code.preprocessed	mii
    # Also from shared-mime-info.
    public.c-header	C header	public.source-code	h	text/x-chdr
    public.precompiled-c-header	precompiled C header	public.source-code	pch
    # Also from shared-mime-info.
    public.c-plus-plus-header	C++ header	public.source-code	hh,hp,hpp,hxx,h++,ipp	text/x-c++hdr
    public.c-plus-plus-inline-header	C++ inline header	public.c-plus-plus-header	inl
    public.precompiled-c-plus-plus-header	precompiled C++ header	public.source-code	pch++
    # Also from shared-mime-info.
    public.swift-source	Swift source	public.source-code	swift	text/x-swift
    # Also from shared-mime-info.
    com.sun.java-source	Java source	public.source-code	java,jav	text/x-java
    public.script	script	public.source-code
    # Also from gnu.org/software/binutils.
    public.assembly-source	assembly source	public.source-code	s,asm
    # Source: r-project.org.
    org.r-project.r-source	R source	public.source-code	r	text/x-r
    com.apple.rez-source	Rez resource source	public.source-code	r
    public.lex-source	Lex scanner source	public.source-code	l,lm,lmm,lpp,lxx,ll
    public.yacc-source	Yacc grammar	public.source-code	y,ym,ymm,ypp,yxx,yy
    public.mig-source	Mach interface definition	public.source-code	defs,mig
    com.apple.symbol-export	linker symbol list	public.source-code	exp
    # Also from shared-mime-info.
    public.fortran-source	Fortran source	public.source-code	f,for	text/x-fortran
    public.fortran-77-source	Fortran 77 source	public.fortran-source	f77
    public.fortran-90-source	Fortran 90 source	public.fortran-source	f90
    public.fortran-95-source	Fortran 95 source	public.fortran-source	f95
    # Also from shared-mime-info.
    public.pascal-source	Pascal source	public.source-code	pas	text/x-pascal
    # Also from shared-mime-info.
    public.ada-source	Ada source	public.source-code	ada,adb,ads	text/x-adasrc
    # Also from opendylan.org.
    public.dylan-source	Dylan source	public.source-code	dlyan,lid,dylan
    com.netscape.javascript-source	JavaScript source	public.script,public.executable	js,jscript,javascript,mjs	text/javascript
    # Also from shared-mime-info.
    public.shell-script	shell script	public.script	sh	application/x-shellscript,text/x-sh
    public.bash-script	Bash script	public.shell-script	bash
    # Also from shared-mime-info.
    public.csh-script	C shell script	public.shell-script	csh	application/x-csh
    public.ksh-script	Korn shell script	public.shell-script	ksh
    public.tcsh-script	TENEX C shell script	public.shell-script	tcsh
    public.zsh-script	Z shell script	public.shell-script	zsh
    # Also from shared-mime-info.
    public.perl-script	Perl script	public.shell-script	pl,pm	text/x-perl-script,application/x-perl,text/x-perl
    # Also from shared-mime-info.
    public.python-script	Python script	public.shell-script	py	text/x-python-script,text/x-python
    # Also from shared-mime-info.
    public.ruby-script	Ruby script	public.shell-script	rb,rbw	text/x-ruby-script,application/x-ruby
    # Also from shared-mime-info.
    public.php-script	PHP script	public.shell-script	php,php3,php4,ph3,ph4,phtml	text/php,text/x-php-script,application/php,application/x-php
    # Also from shared-mime-info.
    public.make-source	makefile	public.script	make,mak,gmk,mk	text/x-makefile
    com.apple.applescript.text	AppleScript source	public.script	applescript
    com.apple.applescript.script	compiled AppleScript	public.data,public.script	scpt
    # Also from shared-mime-info.
    public.opencl-source	OpenCL source	public.source-code	cl	text/x-opencl-src
    # Source: fsharp.org.
    org.fsharp.f-sharp-source	F# source	public.source-code	fs,fsx,fsi
    org.khronos.glsl.fragment-shader	GLSL fragment shader	org.khronos.glsl-source	fs,frag,fragsh,fsh
    org.khronos.glsl.geometry-shader	GLSL geometry shader	org.khronos.glsl-source	gs,geom,gsh
    org.khronos.glsl.vertex-shader	GLSL vertex shader	org.khronos.glsl-source	vs,vert,vertex,vsh
    com.apple.clips-source	CLIPS source	public.source-code	clp
    # Also from typescriptlang.org.
    com.microsoft.typescript	TypeScript source	public.script	tsx,ts,mts,cts
    org.khronos.glsl.tess-control-shader	GLSL tessellation control shader	org.khronos.glsl-source	ctrl
    org.khronos.glsl.tess-evaluation-shader	GLSL tessellation evaluation shader	org.khronos.glsl-source	eval
    org.khronos.glsl-source	GLSL source	public.source-code	glsl
    com.microsoft.hlsl	HLSL source	public.source-code	hlsl
    public.nasm-assembly-source	NASM assembly source	public.source-code	nasm
    com.apple.terminal.shell-script	macOS Terminal shell script	public.shell-script	command,tool
    com.apple.metal	Metal source	public.source-code	metal
    public.protobuf-source	Protocol Buffers definition	public.source-code	proto
    # Source: go.dev/ref/spec, shared-mime-info.
    org.golang.go-source	Go source	public.source-code	go	text/x-go
    # Source: rust-lang.org, shared-mime-info.
    org.rust-lang.rust-source	Rust source	public.source-code	rs	text/rust
    # Source: kotlinlang.org, shared-mime-info.
    org.kotlinlang.kotlin-source	Kotlin source	public.source-code	kt,kts	text/x-kotlin
    # Source: scala-lang.org, shared-mime-info.
    org.scala-lang.scala-source	Scala source	public.source-code	scala	text/x-scala
    # Source: learn.microsoft.com/dotnet/csharp, shared-mime-info.
    com.microsoft.c-sharp	C# source	public.source-code	cs	text/x-csharp
    # Source: dart.dev, IANA, shared-mime-info.
    dev.dart.dart-source	Dart source	public.source-code	dart	application/vnd.dart,text/x-dart
    # Source: lua.org, shared-mime-info.
    org.lua.lua-source	Lua source	public.script	lua	text/x-lua
    # Source: ISO/IEC 9075, RFC 6922, shared-mime-info.
    org.iso.sql	SQL script	public.source-code	sql	application/sql,text/x-sql
    # Source: groovy-lang.org, shared-mime-info.
    org.apache.groovy-source	Groovy source	public.source-code	groovy,gradle	text/x-groovy
    # Source: haskell.org, shared-mime-info.
    org.haskell.haskell-source	Haskell source	public.source-code	hs,lhs	text/x-haskell,text/x-literate-haskell
    # Source: julialang.org.
    org.julialang.julia-source	Julia source	public.source-code	jl
    # Source: elixir-lang.org, shared-mime-info.
    org.elixir-lang.elixir-source	Elixir source	public.source-code	ex,exs	text/x-elixir
    # Source: erlang.org, shared-mime-info.
    org.erlang.erlang-source	Erlang source	public.source-code	erl,hrl	text/x-erlang
    # Source: clojure.org.
    org.clojure.clojure-source	Clojure source	public.source-code	clj,cljs,cljc
    # Source: ocaml.org, shared-mime-info.
    org.ocaml.ocaml-source	OCaml source	public.source-code	ml,mli	text/x-ocaml
    # Source: learn.microsoft.com, IANA, shared-mime-info.
    com.microsoft.visual-basic-source	Visual Basic source	public.source-code	vb,vbs	text/vbscript,text/vbs
    # Source: dlang.org, shared-mime-info.
    org.dlang.d-source	D source	public.source-code	d	text/x-dsrc
    # Source: ziglang.org.
    org.ziglang.zig-source	Zig source	public.source-code	zig
    # Source: nim-lang.org.
    org.nim-lang.nim-source	Nim source	public.source-code	nim
    # Source: IEEE 1800, shared-mime-info.
    org.ieee.verilog-source	Verilog source	public.source-code	v,sv,svh	text/x-verilog,text/x-svsrc,text/x-svhdr
    # Source: IEEE 1076, shared-mime-info.
    org.ieee.vhdl-source	VHDL source	public.source-code	vhd,vhdl	text/x-vhdl
    # Source: shared-mime-info.
    org.common-lisp.lisp-source	Lisp source	public.source-code	lisp,lsp,el,scm,rkt	text/x-common-lisp,text/x-emacs-lisp,text/x-scheme
    # Source: tcl.tk, shared-mime-info.
    tk.tcl.tcl-source	Tcl script	public.script	tcl,tk	text/x-tcl
    # Source: POSIX awk(1), shared-mime-info.
    org.opengroup.awk-script	Awk script	public.script	awk	application/x-awk
    # Source: POSIX sed(1).
    org.opengroup.sed-script	sed script	public.script	sed
    # Source: fishshell.com.
    com.fishshell.fish-script	fish script	public.shell-script	fish
    # Source: learn.microsoft.com.
    com.microsoft.powershell-script	PowerShell script	public.script	ps1,psm1,psd1
    # Source: learn.microsoft.com.
    com.microsoft.batch-script	Windows batch script	public.script	bat,cmd	application/x-bat
    # Source: docs.python.org, shared-mime-info.
    org.python.windowed-script	Python script or interface stub	public.python-script	pyw,pyi	text/x-python3
    # Source: jupyter.org, shared-mime-info.
    org.jupyter.ipynb	Jupyter notebook	public.json	ipynb	application/x-ipynb+json
    # Source: nodejs.org.
    org.nodejs.commonjs	CommonJS module	com.netscape.javascript-source	cjs
    # Source: vuejs.org, svelte.dev, astro.build.
    org.vuejs.vue	web component source	public.source-code	vue,svelte,astro
    # Source: sass-lang.com, shared-mime-info.
    org.sass-lang.sass	Sass style sheet	public.text	scss,sass	text/x-scss,text/x-sass
    # Source: lesscss.org.
    org.lesscss.less	Less style sheet	public.text	less
    # Source: learn.microsoft.com, shared-mime-info.
    com.microsoft.asp	server page	public.source-code	asp,aspx,jsp	application/x-asp
    # Source: graphql.org.
    org.graphql.graphql	GraphQL document	public.source-code	graphql,gql
    # Source: thrift.apache.org.
    org.apache.thrift	Thrift definition	public.source-code	thrift
    # Source: cmake.org, shared-mime-info.
    org.cmake.cmake	CMake script	public.script	cmake	text/x-cmake
    # Source: IANA.
    org.coffeescript.coffee	CoffeeScript source	public.script	coffee	application/vnd.coffeescript
    # Source: vala.dev, shared-mime-info.
    org.gnome.vala-source	Vala source	public.source-code	vala,vapi	text/x-vala
    # Source: docs.nvidia.com.
    com.nvidia.cuda-source	CUDA source	public.c-plus-plus-source	cu,cuh
    # Source: webassembly.org.
    org.webassembly.wat	WebAssembly text	public.source-code	wat
    # Source: soliditylang.org.
    org.soliditylang.solidity-source	Solidity source	public.source-code	sol
    # Source: developer.hashicorp.com.
    com.hashicorp.terraform	Terraform configuration	public.source-code	tf,tfvars,hcl
    # Source: nixos.org.
    org.nixos.nix	Nix expression	public.source-code	nix
    # Source: react.dev.
    com.microsoft.jsx	JSX source	com.netscape.javascript-source	jsx
    # Source: go.dev/ref/mod.
    org.golang.go-module	Go module	public.plain-text	mod,sum,work
    # Source: arduino.cc.
    cc.arduino.sketch	Arduino sketch	public.c-plus-plus-source	ino,pde
    # Source: learn.microsoft.com.
    com.microsoft.msbuild	Visual Studio project	public.xml	csproj,vbproj,fsproj,vcxproj,props,targets
    # Source: learn.microsoft.com.
    com.microsoft.visual-studio-solution	Visual Studio solution	public.plain-text	sln
    # Source: w3.org/TR/WGSL.
    org.w3.wgsl	WebGPU shader	public.source-code	wgsl	text/wgsl
    # Source: elm-lang.org.
    org.elm-lang.elm-source	Elm source	public.source-code	elm	text/x-elm
    # Source: crystal-lang.org, shared-mime-info.
    org.crystal-lang.crystal-source	Crystal source	public.source-code	cr	text/x-crystal,text/crystal
    """#
}
