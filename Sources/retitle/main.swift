import FileIntents
import POSIX
import Terminal

StandardFile.reserveAll()
StandardFile.ignoreBrokenPipes()
let tool = Tool(
  intents: [
    Registration(RenameFiles.self), Registration(MakeUppercase.self), Registration(SetNames.self),
    Registration(UndoRename.self),
    Registration(RedoRename.self), Registration(RecoverBatch.self), Registration(ShowHistory.self),
    Registration(ShowTypes.self),
  ], in: .ofProcess())
Process.exit(tool.run(ProcessInput.arguments).code)
