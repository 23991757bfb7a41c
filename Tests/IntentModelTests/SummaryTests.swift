import IntentModel
import Testing

/// The sentence that says what will happen.
@Suite struct SummaryTests {
  private func order(_ toppings: [String], _ size: Size, cut: Bool = false) -> OrderPizza {
    var order = OrderPizza()
    order.toppings = toppings.map { Topping(text: $0) }
    order.size = size
    order.cut = cut
    return order
  }

  @Test(
    arguments: [
      ("all conditions hold", ["ham"], Size.large, true, "Bake hams in 8 slices"),
      ("the first that holds is told", ["ham"], .medium, true, "Bake hams in 8 pieces"),
      ("also where a later one holds too", ["ham"], .small, true, "Bake hams in 8 pieces"),
      ("a value in other words", ["ham", "olive"], .large, false, "A big (large) pizza with hams, olives"),
      ("a later one", ["ham"], .small, false, "A little (small) pizza with hams"),
      ("none holds", ["ham"], .medium, false, "Order Pizza"),
    ])
  func sentence(_ name: String, toppings: [String], size: Size, cut: Bool, expected: String) {
    #expect(order(toppings, size, cut: cut).summary() == expected, "\(name)")
  }

  @Test func `what is known is told instead of the value, by the parameter's name`() {
    let order = order(["ham", "olive"], .small)
    #expect(order.summary(known: ("toppings", "2 toppings")) == "A little (small) pizza with 2 toppings")
    #expect(order.summary(known: ("size", "no")) == "No pizza with hams, olives")
    #expect(order.summary(known: ("Toppings", "2 toppings")) == "A little (small) pizza with hams, olives")
  }

  @Test func `the template has the names in braces`() {
    #expect(
      OrderPizza.summaries.map(\.template) == [
        "bake {toppings} in {slices} slices", "bake {toppings} in {slices} pieces",
        "{size} pizza with {toppings}", "{size} pizza with {toppings}",
      ])
  }

  @Test func `a summary can be plain words, and only its first letter changes`() {
    let summary: Summary<OrderPizza> = "éclairs and More"
    #expect(summary.sentence(for: OrderPizza()) == "Éclairs and More")
    #expect(summary.template == "éclairs and More")
    #expect(summary.holds(for: OrderPizza()))
  }

  @Test func `every condition must hold`() {
    let summary = OrderPizza.summaries[0]
    #expect(summary.holds(for: order([], .large, cut: true)))
    #expect(!summary.holds(for: order([], .large)))
    #expect(!summary.holds(for: order([], .small, cut: true)))
  }
}
