extension EmbeddedTable {
  /// Scenes, solids and drawings in three dimensions, and what people print and build from.
  static let modelTypes = #"""
    public.3d-content	three-dimensional content	public.content
    public.alembic	Alembic scene	public.3d-content,public.data	abc
    # Also from shared-mime-info.
    public.geometry-definition-format	Wavefront object	public.3d-content,public.text	obj	model/obj
    # Also from shared-mime-info.
    public.standard-tesselated-geometry-format	STL solid	public.3d-content,public.data	stl	model/stl,model/x.stl-ascii,model/x.stl-binary
    public.polygon-file-format	PLY polygon model	public.3d-content,public.data	ply
    com.pixar.universal-scene-description	USD scene	public.3d-content,public.data	usd,usdc
    com.pixar.universal-scene-description-mobile	USDZ scene	public.3d-content,public.data	usdz	model/vnd.usdz+zip
    com.apple.reality	Reality Composer scene	public.data	reality	model/vnd.reality
    com.apple.scenekit.scene	SceneKit scene	public.data,public.3d-content	scn,scnz
    com.apple.arobject	augmented reality reference object	public.data	arobject
    org.khronos.collada.digital-asset-exchange	COLLADA scene	public.xml,public.audiovisual-content,public.3d-content	dae
    com.pixar.universal-scene-description-utf8	USD scene as text	public.utf8-plain-text,com.pixar.universal-scene-description	usda
    # Source: autodesk.com.
    com.autodesk.fbx	FBX scene	public.3d-content,public.data	fbx
    # Source: IANA.
    org.khronos.gltf	glTF scene	public.3d-content,public.json	gltf	model/gltf+json
    # Source: IANA.
    org.khronos.glb	binary glTF scene	public.3d-content,public.data	glb	model/gltf-binary
    # Source: blender.org, shared-mime-info.
    org.blender.blend	Blender scene	public.3d-content,public.data	blend	application/x-blender
    # Source: shared-mime-info.
    com.autodesk.3ds	3D Studio scene	public.3d-content,public.data	3ds,max	image/x-3ds
    # Source: IANA.
    org.iso.step	STEP model	public.3d-content,public.text	step,stp	model/step
    # Source: IANA.
    org.iso.iges	IGES model	public.3d-content,public.text	iges,igs	model/iges
    # Source: IANA.
    com.autodesk.dwg	AutoCAD drawing	public.data,public.content	dwg	image/vnd.dwg
    # Source: IANA.
    com.autodesk.dxf	drawing exchange document	public.data,public.content	dxf	image/vnd.dxf
    # Source: sketchup.com.
    com.sketchup.skp	SketchUp model	public.3d-content,public.data	skp
    # Source: autodesk.com.
    com.autodesk.fusion	Fusion model	public.3d-content,public.data	f3d
    # Source: openscad.org.
    org.openscad.scad	OpenSCAD source	public.source-code	scad
    # Source: IANA, shared-mime-info.
    org.3mf.3mf	3MF model	public.3d-content,public.data	3mf	model/3mf,application/vnd.ms-3mfdocument
    # Source: shared-mime-info.
    org.reprap.gcode	G-code	public.plain-text	gcode	text/x.gcode
    # Source: IANA.
    org.web3d.x3d	X3D scene	public.3d-content,public.xml	x3d	model/x3d+xml
    # Source: rhino3d.com.
    com.rhino3d.3dm	Rhino model	public.3d-content,public.data	3dm
    # Source: maxon.net.
    com.maxon.c4d	Cinema 4D scene	public.3d-content,public.data	c4d
    # Source: autodesk.com.
    com.autodesk.maya	Maya scene	public.3d-content,public.data	mb
    """#
}
