import IntentModel
import Testing

/// What words become: values, or refusals that tell why.
@Suite struct ResolutionTests {
  /// The value that a parameter ends up with, or each refusal as `word: why`.
  private func outcome(_ name: String, _ words: [Word]) throws -> (value: String, refused: [String]) {
    var order = OrderPizza()
    let binding = try #require(OrderPizza.parameters.first { $0.description.name == name })
    let refused = binding.assign(words, &order)
    return (binding.display(order), refused.map { "\($0.word.text): \(told($0.refusal))" })
  }

  private func told(_ refusal: Refusal) -> String {
    switch refusal {
    case .needsValue: "needs a value"
    case .ambiguous(let options): "one of \(options.map(\.value))"
    case .unsupported(let reason, let explanation, let options):
      "\(reason), \(explanation ?? "-"), \(options.map(\.value))"
    }
  }

  @Test(
    arguments: [
      ("one value of many", "toppings", ["ham"], "hams"),
      ("several words", "toppings", ["ham", "olive"], "hams, olives"),
      ("a comma list", "toppings", ["ham,olive", "onion"], "hams, olives, onions"),
      ("the same twice", "toppings", ["ham", "ham"], "hams, hams"),
      ("a case of an enumeration", "size", ["large"], "large"),
      ("of a single value the last wins", "size", ["large", "small"], "small"),
      ("a faulty word that was overridden is no fault", "size", ["huge", "small"], "small"),
      ("true", "cut", ["true"], "true"),
      ("false", "tip", ["false"], "false"),
      ("of a Boolean the last wins", "cut", ["true", "false"], "false"),
      ("a text", "street", ["Rue de la Paix"], "Rue de la Paix"),
      ("an empty text", "ovenTime", [""], ""),
      ("a comma in a text", "street", ["a,b"], "a,b"),
    ] as [(String, String, [Word], String)])
  func `words become a value`(_ name: String, parameter: String, given: [Word], value: String) throws {
    let outcome = try outcome(parameter, given)
    #expect(outcome.value == value, "\(name)")
    #expect(outcome.refused == [], "\(name)")
  }

  @Test(
    arguments: [
      (
        "each faulty value of many is told, and the others are taken", "toppings",
        ["ham", "stone,o", "", "sand"], "hams",
        [
          "stone: unsupported, -, [\"ham\", \"onion\", \"olive\"]", "o: one of [\"onion\", \"olive\"]",
          ": needs a value", "sand: unsupported, -, [\"ham\", \"onion\", \"olive\"]",
        ]
      ),
      ("an empty element of a list", "toppings", ["ham,,olive"], "hams, olives", [": needs a value"]),
      (
        "no case of an enumeration", "size", ["huge"], "medium",
        ["huge: unsupported, -, [\"small\", \"medium\", \"large\"]"]
      ),
      (
        "an enumeration tells capitals apart", "size", ["Large"], "medium",
        ["Large: unsupported, -, [\"small\", \"medium\", \"large\"]"]
      ),
      ("no Boolean", "cut", ["yes"], "false", ["yes: unsupported, -, [\"true\", \"false\"]"]),
      (
        "the last is faulty", "size", ["large", "big"], "medium",
        [
          "big: unsupported, -, [\"small\", \"medium\", \"large\"]"
        ]
      ),
      (
        "bytes that are no text", "street", [Word([0x61, 0xE9])], "",
        ["a\u{FFFD}: notText, it is not UTF-8 text, []"]
      ),
    ] as [(String, String, [Word], String, [String])])
  func `what cannot be used is told`(
    _ name: String, parameter: String, given: [Word], value: String, refused: [String]
  ) throws {
    let outcome = try outcome(parameter, given)
    #expect(outcome.value == value, "\(name)")
    #expect(outcome.refused == refused, "\(name)")
  }

  @Test func `elements of a list are as literal as their word`() {
    let refused = [Topping].resolve(all: [Word(Array("x,y".utf8), isLiteral: true), "z"]).refused
    #expect(refused.map(\.word.isLiteral) == [true, true, false])
  }

  @Test func `a word of any bytes is kept, and shown as text`() {
    let word = Word([0x61, 0xE9])
    #expect(word.bytes == [0x61, 0xE9])
    #expect(word.utf8 == nil)
    #expect(word.text == "a\u{FFFD}")
    #expect(Word("é".utf8.map { $0 }).utf8 == "é")
  }

  @Test func `many values are written as a list`() {
    let toppings = [Topping(text: "ham"), Topping(text: "olive")]
    #expect(toppings.text == "ham,olive")
    #expect(toppings.display == "hams, olives")
    #expect(true.text == "true" && false.text == "false")
  }
}
