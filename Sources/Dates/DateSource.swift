/// A date that a name can get.
package enum DateSource: Hashable, Sendable {
  /// The moment of the run.
  case today
  /// When what is in the file last changed.
  case modified
  /// When the file came to be where it is: its birth time.
  case created
  /// When the photo was taken or the film made, on the clock of the camera, as the file itself tells.
  case captured
  /// A day that was given, at its first second.
  case day(Day)

  /// The ones that have a name.
  package static let named: [DateSource] = [.today, .modified, .created, .captured]

  /// The text that reads back as this source.
  package var text: String {
    switch self {
    case .today: "today"
    case .modified: "modified"
    case .created: "created"
    case .captured: "captured"
    case .day(let day): day.description
    }
  }

  /// What it stands for, in words.
  package var title: String {
    switch self {
    case .today: "the day of the run"
    case .modified: "when what is in the file last changed"
    case .created: "when the file was made (its birth time)"
    case .captured: "when a photo or film was taken, by its camera's clock"
    case .day(let day): day.description
    }
  }
}
