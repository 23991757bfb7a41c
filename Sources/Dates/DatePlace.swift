/// Where in a name's stem a date stands.
package enum DatePlace: Hashable, Sendable {
  /// `2026-11-30_Photo`
  case start
  /// `Photo_2026-11-30`
  case end
}
