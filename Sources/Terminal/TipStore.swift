import IntentModel
import POSIX

/// Which tips were told, in a file with a line for each: `$XDG_STATE_HOME/retitle/tips`, by default under
/// `~/.local/state` (XDG Base Directory Specification).
package struct TipStore: Sendable {
  private let states: UserFolder

  init(states: UserFolder) { self.states = states }

  /// Notes that a tip is told, unless it was told before or that cannot be noted.
  /// - Returns: whether to tell it.
  func take(_ tip: Tip) -> Bool {
    guard let folder = try? states.making(), (try? folder.makeFolder(Name("retitle"))) != nil,
      let own = try? folder.openFolder(Name("retitle")), !told(in: own).contains(tip.identifier)
    else { return false }
    return (try? note(tip, in: own)) != nil
  }

  private func told(in folder: borrowing Directory) -> [String] {
    // No more than all tips would take.
    let bytes = (try? folder.openFile(Self.name, forWriting: false).beginning(4096)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func note(_ tip: Tip, in folder: borrowing Directory) throws(Errno) {
    let line = Array("\(tip.identifier)\n".utf8)
    do throws(Errno) {
      try folder.makeFile(Self.name).append(line)
    } catch .alreadyExists {
      try folder.openFile(Self.name, forWriting: true).append(line)
    } catch {
      throw error
    }
  }

  private static let name = Name("tips")
}
