import ContentTypes
package import IntentModel

/// The options that say which files an intent takes.
package struct FileSelection: ParameterGroup {
  @Parameter("Recursive", short: "r", help: "take the files in folders in folders too; links are never followed")
  package var recursive = false

  @Parameter("Hidden", help: "also take names that begin with a dot, when looking into a folder or for a pattern")
  package var hidden = false

  @Parameter("Folders", help: "rename folders like files: one that is given stands for itself")
  package var folders = false

  @Parameter(
    "Type",
    help: "take only files of these types (image,movie; .jpg; image/jpeg; public.jpeg); 'retitle types' lists them",
    prompt: "Which type of files?",
    reasons: ["unsupported": "no known content type", "ambiguous": "it fits several content types"])
  package var type: [TypeFilter] = []

  @Parameter("Null", short: "0", help: "read paths from standard input, ended by NUL, and print them so")
  package var null = false

  package init() {}

  package static var parameters: ParameterList<Self> {
    \.$recursive
    \.$hidden
    \.$folders
    Choice(\.$type, from: \.knownTypes)
    \.$null
  }

  /// The types to choose from, as one writes them, each titled with what people call it.
  package var knownTypes: [ParameterOption] { ContentType.options }
}
