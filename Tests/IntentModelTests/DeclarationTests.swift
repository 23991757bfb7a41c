import IntentModel
import Testing

/// What a declaration says of its parameters, read back from the list made of it.
@Suite struct DeclarationTests {
  private let parameters = OrderPizza.parameters.map(\.description)

  private func parameter(_ name: String) throws -> ParameterDescription {
    try #require(parameters.first { $0.name == name })
  }

  @Test func `parameters are listed in order, named after their properties, and a group's in its place`() {
    #expect(
      parameters.map(\.name) == ["toppings", "size", "ovenTime", "cut", "slices", "deliver", "street", "tip"])
  }

  @Test func `titles are as declared`() {
    #expect(
      parameters.map(\.title) == [
        "Toppings", "Size", "Oven Time", "Cut", "Number of Slices", "Deliver", "Street", "Tip",
      ])
  }

  @Test func `options are the names in kebab case`() {
    #expect(
      parameters.map(\.option) == [
        "toppings", "size", "oven-time", "cut", "slices", "deliver", "street", "tip",
      ])
  }

  @Test func `defaults are written as one would write them`() {
    #expect(parameters.map(\.defaultValue) == ["", "medium", "10", "false", "8", "false", "", "true"])
  }

  @Test func `the prompt is the title with a question mark where none is declared`() {
    #expect(parameters.map(\.prompt).prefix(3) == ["Which toppings?", "Size?", "Oven Time?"])
  }

  @Test func `help, short letter, reasons and the code for no value are as declared`() throws {
    let toppings = try parameter("toppings")
    #expect(toppings.help == "what goes on it")
    #expect(toppings.missing == "noTopping")
    #expect(toppings.reasons.map(\.code) == ["noTopping", "unsupported"])
    #expect(toppings.text(for: "noTopping") == "name a topping")
    #expect(toppings.text(for: "burnt") == nil)
    #expect(try parameter("size").missing == nil)
    #expect(parameters.map(\.short) == [nil, "s", nil, nil, nil, nil, nil, nil])
  }

  @Test func `only the input is one, and only what is calculated is dynamic`() {
    #expect(parameters.filter(\.isInput).map(\.name) == ["toppings"])
    #expect(parameters.filter(\.hasDynamicOptions).map(\.name) == ["ovenTime"])
  }

  @Test func `headings are those of the innermost section`() {
    #expect(parameters.map(\.heading) == [nil, nil, nil, nil, nil, "Delivery", "Delivery", "Payment"])
  }

  @Test func `a section without a heading leaves its parameters among the intent's own`() {
    struct Plain: ParameterGroup {
      var delivery = Delivery()
      static var parameters: ParameterList<Self> { Section(nil, \.delivery) }
    }
    #expect(Plain.parameters.map(\.description.heading) == [nil, nil, "Payment"])
    #expect(Plain.parameters.map(\.description.name) == ["deliver", "street", "tip"])
    #expect(Plain.parameters[1].description.parent?.parameter == "deliver")
  }

  @Test func `parents are known by name, in a group too`() {
    let parents = parameters.compactMap { child in
      child.parent.map { "\(child.name) where \($0.parameter) is \($0.equals)" }
    }
    #expect(parents == ["slices where cut is true", "street where deliver is true"])
  }

  @Test func `types tell names, placeholders, options and content types`() throws {
    let toppings = try parameter("toppings").type
    #expect(toppings.name == "topping" && toppings.placeholder == "TOPPING")
    #expect(toppings.supportsMultipleValues && !toppings.isSwitch)
    #expect(toppings.contentTypes == ["edible.item"])
    let size = try parameter("size").type
    #expect(size.name == "size" && size.placeholder == "SIZE" && !size.supportsMultipleValues)
    #expect(
      size.options == [
        ParameterOption("small", title: "a little"), ParameterOption("medium", title: "a usual"),
        ParameterOption("large", title: "a big"),
      ])
    #expect(try parameter("cut").type.isSwitch)
    #expect(try parameter("street").type == ParameterType("text", placeholder: "TEXT"))
  }
}
