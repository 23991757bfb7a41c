import POSIX

/// One change of names within a folder, which can be taken back by another.
struct Step: Equatable {
  enum Kind { case rename, exchange }

  let kind: Kind
  let from: Name
  let to: Name

  /// The step that takes this one back.
  var inverse: Step { Step(kind: kind, from: to, to: from) }
}
