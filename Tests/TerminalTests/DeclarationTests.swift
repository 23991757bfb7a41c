import FileIntents
import IntentModel
import POSIX
import Shortcuts
import TestSupport
import Testing

@testable import Terminal

/// A walk over all that the tool declares.
@Suite struct DeclarationTests {
  private static let intents: [any Intent.Type] = [
    RenameFiles.self, MakeUppercase.self, SetNames.self, UndoRename.self, RedoRename.self, RecoverBatch.self,
    ShowHistory.self, ShowTypes.self,
  ]
  private static let commands: [any Terminal.Command.Type] = [
    RunCommand.self, ListShortcuts.self, AddShortcut.self, ShowShortcut.self, RemoveShortcut.self, AliasShortcuts.self,
    IntentsCommand.self, DescribeCommand.self, OptionsCommand.self, CompletionsCommand.self,
    HelpCommand.self,
  ]
  private static var registrations: [Registration] { { $0.intents + $0.commands }(Stage().tool) }
  private static let names = registrations.map(\.description.name)

  private func registration(_ name: String) throws -> Registration {
    try #require(Self.registrations.first { $0.description.name == name })
  }

  @Test func `the walk forgets none`() {
    #expect(Self.intents.map { $0.name } + Self.commands.map { $0.name } == Self.names)
  }

  @Test func `no two commands are called alike`() {
    let words = Self.registrations.flatMap {
      [$0.description.name, $0.description.shortName].compactMap { $0 }
    }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: names)
  func `no option, short letter or title is there twice`(_ name: String) throws {
    let parameters = try registration(name).parameters
    let options =
      parameters.filter { !$0.isInput }.flatMap { [$0.option, $0.negation].compactMap { $0 } } + ["help"]
    #expect(Set(options).count == options.count, "\(options)")
    let letters = parameters.compactMap(\.short) + ["h"]
    #expect(Set(letters).count == letters.count, "\(letters)")
    #expect(letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    let titles = parameters.map(\.title)
    #expect(Set(titles).count == titles.count, "\(titles)")
    #expect(Set(titles).isDisjoint(with: parameters.map(\.name)), "\(titles)")
  }

  @Test(arguments: names)
  func `every text is written as the others are`(_ name: String) throws {
    let registration = try registration(name)
    let reasons = registration.parameters.flatMap(\.reasons).map(\.text)
    let helps = [registration.description.help] + registration.parameters.map(\.help)
    for text in helps + reasons + registration.description.examples.map(\.meaning) {
      #expect(text.first?.isLowercase == true, "\(text)")
      #expect(text.last.map { !".?! ".contains($0) } == true, "\(text)")
    }
    for parameter in registration.parameters {
      #expect(parameter.title.first?.isUppercase == true, "\(parameter.title)")
      #expect(parameter.prompt.last == "?", "\(parameter.prompt)")
    }
    for paragraph in registration.description.discussion {
      #expect(paragraph.first?.isUppercase == true && paragraph.last == ".", "\(paragraph)")
    }
  }

  @Test(arguments: names)
  func `a default is one of the fixed options`(_ name: String) throws {
    for parameter in try registration(name).parameters where !parameter.type.options.isEmpty {
      let values = parameter.type.options.map(\.value)
      #expect(Set(values).count == values.count, "\(parameter.name)")
      #expect(values.contains(parameter.defaultValue), "\(parameter.name)")
    }
  }

  @Test(arguments: names)
  func `the code for no value has its text`(_ name: String) throws {
    for parameter in try registration(name).parameters {
      if let missing = parameter.missing { #expect(parameter.text(for: missing) != nil, "\(parameter.name)") }
    }
  }

  @Test(arguments: names)
  func `every parent exists, has the value, and has no parent itself`(_ name: String) throws {
    let parameters = try registration(name).parameters
    for child in parameters {
      guard let condition = child.parent else { continue }
      let parent = try #require(parameters.first { $0.name == condition.parameter }, "\(child.name)")
      let values = parent.type.isSwitch ? ["true", "false"] : parent.type.options.map(\.value)
      #expect(values.contains(condition.equals), "\(child.name)")
      #expect(parent.parent == nil, "\(child.name)")
    }
  }

  @Test func `names are those of the properties, and none is forgotten`() {
    for intent in Self.intents { expectAllListed(intent) }
    // Of these each intent takes what matters to it.
    expectAllListed(ConsoleOptions.self)
    for command in Self.commands { expectAllListed(command) }
  }

  private func expectAllListed<Group: ParameterGroup>(_ group: Group.Type) {
    let listed = group.parameters.map(\.description)
    #expect(listed.map(\.name).sorted() == propertyNames(of: Group()).sorted(), "\(group)")
    #expect(listed.map(\.title).sorted() == titles(in: Group()).sorted(), "\(group)")
  }

  /// The names of the properties that hold parameters, in the groups within too.
  private func propertyNames(of group: Any) -> [String] {
    Mirror(reflecting: group).children.flatMap { child -> [String] in
      if child.value is any AnyParameter { return [String((child.label ?? "").trimmingPrefix("_"))] }
      return child.value is any ParameterGroup ? propertyNames(of: child.value) : []
    }
  }

  private func titles(in group: Any) -> [String] {
    Mirror(reflecting: group).children.flatMap { child -> [String] in
      if let parameter = child.value as? any AnyParameter { return [parameter.title] }
      return child.value is any ParameterGroup ? titles(in: child.value) : []
    }
  }

  @Test func `a summary names only parameters of its intent`() {
    for intent in Self.registrations {
      let known = intent.parameters.map(\.name)
      for template in intent.description.intent?.summaries ?? [] {
        for name in template.matches(of: /\{([^}]*)\}/).map({ String($0.output.1) }) {
          #expect(known.contains(name), "\(template)")
        }
      }
    }
  }

  @Test func `examples can be parsed`() throws {
    // What is saved by one can be run by the next.
    let folder = TemporaryFolder()
    for example in Self.registrations.flatMap(\.description.examples) {
      // What another program does before or after is its own matter.
      let start = try #require(example.command.firstRange(of: "retitle ")?.upperBound, "\(example.command)")
      let line = example.command[start...].prefix { !"<>|".contains($0) }
      let words = try #require(shellWords(Array(line.utf8)), "\(example.command)").map { Word($0) }
      let name = words.first?.text
      if let intent = Self.intents.first(where: { [$0.name, $0.shortName].contains(name) }) {
        #expect(faults(of: intent, Array(words.dropFirst())) == [], "\(example.command)")
      } else {
        let stage = Stage()
        stage.shortcuts = ShortcutStore(config: folder.statesPath)
        let status = stage.run(words.map(\.text))
        // Files are only imagined, and nobody says yes.
        #expect([.done, .notConfirmed].contains(status), "\(example.command): \(stage.messages)")
      }
    }
  }

  /// What is wrong with the words, apart from files that an example only imagines.
  private func faults<I: Intent>(of _: I.Type, _ words: [Word]) -> [String] {
    ParsedArguments<Invocation<I>>(words, for: I.name).faults.filter { $0.reason != "missing" }.map(\.message)
  }
}

/// A parameter of any type, as reflection finds it.
private protocol AnyParameter {
  var title: String { get }
}

extension Parameter: AnyParameter {}
