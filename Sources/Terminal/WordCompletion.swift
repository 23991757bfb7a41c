import IntentModel

/// What the last of the words after a command's name can become, by the parameters that are declared.
struct WordCompletion {
  private let called: Registration
  private let tool: Tool
  /// The words before it, as far as they say what it can be; what is wrong with them does not matter.
  private let context: ArgumentWords
  private let word: Word

  /// - Parameter words: those after the command's name, the last of which is to be completed.
  init(_ words: [Word], of called: Registration, in tool: Tool) {
    self.called = called
    self.tool = tool
    context = ArgumentWords(words.dropLast(), for: called.parameters, of: called.name)
    word = words.last ?? ""
  }

  var completions: Completions {
    // No name of an option and no value is anything but text: only the name of a file can be.
    guard let text = word.utf8 else { return Completions(paths: input.map(paths) ?? .none) }
    if let parameter = context.awaiting { return values(of: parameter, beginning: text) }
    if context.endsOptions || word.bytes.first != UInt8(ascii: "-") {
      return input.map { values(of: $0, beginning: text) } ?? Completions()
    }
    if let (option, value) = optionWithValue(text) {
      guard let parameter = called.parameter(spelled: option), !parameter.type.isSwitch else { return Completions() }
      return values(of: parameter, beginning: value, after: String(text.dropLast(value.count)))
    }
    return Completions(options: options.filter { $0.value.utf8.starts(with: text.utf8) })
  }

  /// An option and the value that is written with it: `--position=app`, `-lvalue`.
  private func optionWithValue(_ text: String) -> (option: Substring, value: Substring)? {
    if text.hasPrefix("--") {
      return text.firstIndex(of: "=").map { (text[..<$0], text[text.index(after: $0)...]) }
    }
    return text.count > 2 ? (text.prefix(2), text.dropFirst(2)) : nil
  }

  // MARK: - Options

  /// The options that can still be given, with their help; `--no-x` only where the word begins so.
  private var options: [ParameterOption] {
    let open = zip(called.parameters, context.given).filter { parameter, words in
      !parameter.isInput && (parameter.type.supportsMultipleValues || words.isEmpty)
    }.map(\.0)
    if word.text.hasPrefix("--no-") {
      return open.compactMap { parameter in
        parameter.negation.map { ParameterOption("--" + $0, title: "turn --\(parameter.option) off") }
      }
    }
    return open.map { ParameterOption("--" + $0.option, title: $0.help) }
      + open.compactMap { parameter in parameter.short.map { ParameterOption("-\($0)", title: parameter.help) } }
      + [ParameterOption("--help", title: "show this help")]
  }

  // MARK: - Values

  /// The input that the word would be for.
  private var input: ParameterDescription? {
    let inputs = zip(called.parameters, context.given).filter(\.0.isInput)
    return inputs.first { $1.isEmpty || $0.type.supportsMultipleValues }?.0
  }

  /// The values of a parameter that begin as told.
  /// - Parameter prefix: what stands before the value in the same word.
  private func values(
    of parameter: ParameterDescription, beginning text: some StringProtocol, after prefix: String = ""
  ) -> Completions {
    var listed: [Substring] = []
    var (prefix, text) = (prefix, String(text))
    if let separator = parameter.type.listSeparator {
      let parts = text.split(separator: Character(Unicode.Scalar(separator)), omittingEmptySubsequences: false)
      listed = parts.dropLast().map { $0.drop { $0 == " " } }
      let last = parts.last?.drop { $0 == " " } ?? ""
      prefix += text.dropLast(last.count)
      text = String(last)
    }
    let options = offered(parameter).filter { option in
      option.value.utf8.starts(with: text.utf8) && !listed.contains(option.value[...])
    }
    return Completions(
      paths: prefix.isEmpty ? paths(parameter) : .none,
      options: options.map { ParameterOption(prefix + $0.value, title: $0.title == $0.value ? nil : $0.title) })
  }

  /// Words of the input are left out of what its options are calculated from: to look into files would take its time.
  private func offered(_ parameter: ParameterDescription) -> [ParameterOption] {
    called.options(optionWords, parameter).options + tool.knownOptions(of: parameter.type)
  }

  /// The options that were given, with their values.
  private var optionWords: [Word] {
    zip(called.parameters, context.given).filter { !$0.0.isInput }.flatMap { parameter, words in
      words.map { value in
        if parameter.type.isSwitch { return Word(Array(parameter.spelled(value.text).utf8)) }
        return Word(Array("--\(parameter.option)=".utf8) + value.bytes)
      }
    }
  }

  /// What the shell knows of a parameter's values.
  private func paths(_ parameter: ParameterDescription) -> Completions.Paths {
    let types = parameter.type.contentTypes
    if !types.isEmpty { return types.allSatisfy { $0 == "public.folder" } ? .folders : .files }
    // Words of any kind are names of files more often than not, as those of `upper`.
    return parameter.isInput && parameter.type.supportsMultipleValues && offered(parameter).isEmpty ? .files : .none
  }
}
