import IntentModel

/// An intent that shows everything a declaration can say.
struct OrderPizza: Intent {
  static let name = "order-pizza"
  static let shortName: String? = "pizza"
  static let title = "Order Pizza"
  static let help = "order a pizza"
  static let discussion = ["It comes hot."]
  static let examples = [Example("retitle order-pizza ham", "a pizza with ham")]
  static let category = IntentCategory.text

  @Parameter(
    "Toppings", help: "what goes on it", prompt: "Which toppings?",
    reasons: ["noTopping": "name a topping", "unsupported": "the kitchen lacks it"], missing: "noTopping")
  var toppings: [Topping] = []

  @Parameter("Size", short: "s", help: "how large it is")
  var size = Size.medium

  @Parameter("Oven Time", help: "minutes in the oven")
  var ovenTime = "10"

  @Parameter("Cut", help: "cut it")
  var cut = false

  @Parameter("Number of Slices", name: "slices", help: "into how many slices")
  var slices = "8"

  var delivery = Delivery()

  static var parameters: ParameterList<Self> {
    Input(\.$toppings)
    \.$size
    Choice(\.$ovenTime, from: \.ovenTimes)
    \.$cut
    When(\.$cut, is: true) { \.$slices }
    Section("Delivery", \.delivery)
  }

  /// Larger ones take longer.
  var ovenTimes: [ParameterOption] {
    [ParameterOption(size == .large ? "15" : "10", title: "for \(size.text) ones")]
  }

  static var summaries: [Sentence] {
    [
      Sentence("bake \(\.$toppings) in \(\.$slices) slices").when(\.$cut, is: true).when(\.$size, is: .large),
      Sentence("bake \(\.$toppings) in \(\.$slices) pieces").when(\.$cut, is: true),
      Sentence("\(\.$size, as: \.sizeInWords) pizza with \(\.$toppings)").when(\.$size, is: .small),
      Sentence("\(\.$size, as: \.sizeInWords) pizza with \(\.$toppings)").when(\.$size, is: .large),
    ]
  }

  var sizeInWords: String { "\(size.title) (\(size.text))" }

  static let result = ResultDescription(type: "text", supportsMultipleValues: false, meaning: "the bill")
  static let dialogs = Dialogs(success: "It is on its way.", failure: "No pizza.")

  func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<String>
  where P.Preview == String { IntentResult(ending: .notNeeded) }
}

/// A group that several intents could share, with a parent of its own and a group in it.
struct Delivery: ParameterGroup {
  @Parameter("Deliver", help: "bring it")
  var deliver = false

  @Parameter("Street", help: "where it goes")
  var street = ""

  var payment = Payment()

  static var parameters: ParameterList<Self> {
    \.$deliver
    When(\.$deliver, is: true) { \.$street }
    Section("Payment", \.payment)
  }
}

struct Payment: ParameterGroup {
  @Parameter("Tip", help: "round it up")
  var tip = true

  static var parameters: ParameterList<Self> { \.$tip }
}

enum Size: String, IntentEnum {
  case small
  case medium
  case large

  static let typeName = "size"

  var title: String { self == .large ? "a big" : self == .small ? "a little" : "a usual" }
}

/// A value of which several may stand in one word, and that can be refused in every way.
struct Topping: ParameterValue {
  let text: String

  static let parameterType = ParameterType(
    "topping", placeholder: "TOPPING", contentTypes: ["edible.item"], listSeparator: UInt8(ascii: ","))

  static func resolve(_ word: Word) -> Resolution<Topping> {
    let known = ["ham", "onion", "olive"]
    let fitting = known.filter { $0.hasPrefix(word.text) }
    if word.bytes.isEmpty { return .needsValue }
    if let only = fitting.first, fitting.count == 1 { return .success(Topping(text: only)) }
    if !fitting.isEmpty { return .ambiguous(fitting.map { ParameterOption($0) }) }
    return .unsupported("unsupported", options: known.map { ParameterOption($0) })
  }

  var display: String { "\(text)s" }
}
