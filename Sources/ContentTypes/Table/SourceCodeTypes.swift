extension EmbeddedTable {
  /// Source code and scripts.
  static let sourceCodeTypes = #"""
    public.source-code	source code	public.plain-text
    # Also from shared-mime-info.
    public.c-source	C source	public.source-code	c	text/x-csrc
    public.objective-c-source	Objective-C source	public.source-code	m
    # Also from shared-mime-info.
    public.c-plus-plus-source	C++ source	public.source-code	cp,cpp,c++,cc,cxx	text/x-c++src
    public.objective-c-plus-plus-source	Objective-C++ source	public.source-code	mm
    public.c-header	C header	public.source-code	h
    public.c-plus-plus-header	C++ header	public.source-code	hh,hp,hpp,hxx,h++,ipp
    # Also from shared-mime-info.
    public.swift-source	Swift source	public.source-code	swift	text/x-swift
    # Also from shared-mime-info.
    com.sun.java-source	Java source	public.source-code	java,jav	text/x-java
    public.script	script	public.source-code
    public.assembly-source	assembly source	public.source-code	s
    public.fortran-source	Fortran source	public.source-code	f,for
    public.pascal-source	Pascal source	public.source-code	pas
    com.netscape.javascript-source	JavaScript source	public.script,public.executable	js,jscript,javascript,mjs	text/javascript
    # Also from shared-mime-info.
    public.shell-script	shell script	public.script	sh	application/x-shellscript
    public.bash-script	Bash script	public.shell-script	bash
    public.zsh-script	Z shell script	public.shell-script	zsh
    public.perl-script	Perl script	public.shell-script	pl,pm	text/x-perl-script
    public.python-script	Python script	public.shell-script	py	text/x-python-script
    public.ruby-script	Ruby script	public.shell-script	rb,rbw	text/x-ruby-script
    public.php-script	PHP script	public.shell-script	php,php3,php4,ph3,ph4,phtml	text/php,text/x-php-script,application/php
    public.make-source	makefile	public.script	make,mak,gmk,mk
    com.microsoft.typescript	TypeScript source	public.script	tsx
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
    # Source: dart.dev, IANA.
    dev.dart.dart-source	Dart source	public.source-code	dart	application/vnd.dart
    # Source: lua.org, shared-mime-info.
    org.lua.lua-source	Lua source	public.script	lua	text/x-lua
    # Source: ISO/IEC 9075, RFC 6922.
    org.iso.sql	SQL script	public.source-code	sql	application/sql
    """#
}
