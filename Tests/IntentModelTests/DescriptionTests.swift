import IntentModel
import Testing

/// A declaration as data.
@Suite struct DescriptionTests {
  @Test func `an intent's declaration is told whole`() throws {
    let description = Description(of: OrderPizza.self)
    #expect(description.name == "order-pizza")
    #expect(description.shortName == "pizza")
    #expect(description.title == "Order Pizza")
    #expect(description.help == "order a pizza")
    #expect(description.discussion == ["It comes hot."])
    #expect(description.examples == [Example("retitle order-pizza ham", "a pizza with ham")])
    #expect(description.parameters == OrderPizza.parameters.map(\.description))
    let intent = try #require(description.intent)
    #expect(intent.category == .text)
    #expect(intent.summaries == OrderPizza.summaries.map(\.template))
    #expect(intent.result == OrderPizza.result)
    #expect(intent.dialogs == OrderPizza.dialogs)
  }

  @Test func `a command that is no intent has no intent's details, and need not say much`() {
    struct Look: Declaration {
      static let name = "look"
      static let title = "Look"
      static let help = "look at it"
      static var parameters: ParameterList<Self> {}
    }
    let description = Description(of: Look.self)
    #expect(description.intent == nil)
    #expect(description.shortName == nil)
    #expect(description.discussion == [])
    #expect(description.examples == [])
    #expect(description.parameters == [])
    #expect(description.input == nil)
  }

  @Test func `the input is known`() {
    #expect(Description(of: OrderPizza.self).input?.name == "toppings")
  }

  @Test(
    arguments: [
      ("ovenTime", "ovenTime"), ("oven-time", "ovenTime"), ("tip", "tip"), ("Oven Time", nil),
      ("oventime", nil),
      ("", nil),
    ])
  func `a parameter is found by its name and its option`(_ name: String, found: String?) {
    #expect(Description(of: OrderPizza.self).parameter(named: name)?.name == found)
  }

  @Test(
    arguments: [
      ("files", "files"), ("dateFormat", "date-format"), ("json", "json"), ("aBC", "a-b-c"), ("", ""),
    ])
  func `names become options`(_ name: String, option: String) {
    #expect(kebabCase(name) == option)
  }

  @Test func `an intent has no contradictions, and needs the input that it declares, unless it says so`() {
    #expect(OrderPizza().contradictions == [])
    #expect(OrderPizza().requiredInput?.reason == Description(of: OrderPizza.self).input?.missing)
  }
}
