import IntentModel

/// The words of a command before the one to be completed, as far as they say what that can be.
///
/// They are sorted like those of `ParsedArguments`, except that nothing is wrong with any of them.
struct CompletionContext {
  /// The names of the parameters that were given as options.
  private(set) var given: Set<String> = []
  /// The options that were given, with their values.
  private(set) var optionWords: [Word] = []
  /// The option whose value comes next.
  private(set) var awaiting: ParameterDescription?
  /// How many words belong to no option.
  private(set) var inputCount = 0
  /// Whether `--` came, so that what follows is no option.
  private(set) var endsOptions = false

  init(_ words: some Sequence<Word>, of called: Registration) {
    for word in words {
      if endsOptions {
        inputCount += 1
      } else if word.bytes.elementsEqual("--".utf8) {
        (endsOptions, awaiting) = (true, nil)
      } else if awaiting != nil, !called.takes(option: word.text) {
        awaiting = nil
        optionWords.append(word)
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        optionWords.append(word)
        awaiting = takeOption(word.text, of: called)
      } else {
        inputCount += 1
      }
    }
  }

  /// Notes what an option, or a cluster of short ones, gives.
  /// - Returns: the parameter whose value the next word is.
  private mutating func takeOption(_ text: String, of called: Registration) -> ParameterDescription? {
    let isLong = text.hasPrefix("--")
    let spelled = isLong ? [text.prefix { $0 != "=" }] : text.dropFirst().map { "-\($0)"[...] }
    for (position, option) in spelled.enumerated() {
      guard let parameter = called.parameter(spelled: option) else { continue }
      given.insert(parameter.name)
      if parameter.type.isSwitch { continue }
      let hasValue = isLong ? text.contains("=") : position < spelled.count - 1
      return hasValue ? nil : parameter
    }
    return nil
  }
}
