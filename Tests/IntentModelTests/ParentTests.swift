import IntentModel
import Testing

/// Parameters that depend on others: children on their parent, options on what else is set.
@Suite struct ParentTests {
  private func binding(_ name: String) throws -> ParameterBinding<OrderPizza> {
    try #require(OrderPizza.parameters.first { $0.description.name == name })
  }

  @Test func `a child is offered only while its parent has the value`() throws {
    let slices = try binding("slices")
    var order = OrderPizza()
    #expect(!slices.isOffered(order))
    order.cut = true
    #expect(slices.isOffered(order))
  }

  @Test func `choosing a child turns its parent`() throws {
    var order = OrderPizza()
    let choose = try #require(try binding("slices").chooseParent)
    choose(&order)
    #expect(order.cut)
    #expect(!order.delivery.deliver)
  }

  @Test func `parent and child work in a group`() throws {
    let street = try binding("street")
    var order = OrderPizza()
    #expect(!street.isOffered(order))
    let choose = try #require(street.chooseParent)
    choose(&order)
    #expect(order.delivery.deliver)
    #expect(street.isOffered(order))
    #expect(!order.cut)
  }

  @Test func `a parameter without a parent is always offered`() throws {
    for name in ["toppings", "size", "cut", "deliver", "tip"] {
      let binding = try binding(name)
      #expect(binding.isOffered(OrderPizza()), "\(name)")
      #expect(binding.chooseParent == nil, "\(name)")
    }
  }

  @Test func `a parent can be any value, and children a whole group`() throws {
    struct Party: ParameterGroup {
      @Parameter("Size", help: "how large") var size = Size.small
      var payment = Payment()
      static var parameters: ParameterList<Self> {
        \.$size
        When(\.$size, is: .large) { Section("Payment", \.payment) }
      }
    }
    let tip = Party.parameters[1]
    #expect(tip.description.name == "tip")
    #expect(tip.description.heading == "Payment")
    #expect(tip.description.parent?.parameter == "size")
    #expect(tip.description.parent?.equals == "large")
    var party = Party()
    party.size = .medium
    #expect(!tip.isOffered(party))
    let choose = try #require(tip.chooseParent)
    choose(&party)
    #expect(party.size == .large)
    #expect(tip.isOffered(party))
  }

  @Test func `calculated options follow the other parameters`() throws {
    let ovenTime = try binding("ovenTime")
    var order = OrderPizza()
    #expect(ovenTime.options(order) == [ParameterOption("10", title: "for medium ones")])
    _ = try binding("size").assign(["large"], &order)
    #expect(ovenTime.options(order) == [ParameterOption("15", title: "for large ones")])
  }

  @Test func `fixed options are those of the type`() throws {
    #expect(try binding("size").options(OrderPizza()).map(\.value) == ["small", "medium", "large"])
    #expect(try binding("street").options(OrderPizza()) == [])
  }

  @Test func `an assignment reaches a parameter in a group of a group`() throws {
    var order = OrderPizza()
    _ = try binding("tip").assign(["false"], &order)
    #expect(!order.delivery.payment.tip)
    #expect(try binding("tip").display(order) == "false")
  }
}
