import POSIX

/// Renames units step by step, each step by the means that its filesystem has, and writes the steps down where inode
/// numbers would not tell them.
struct UnitRenamer {
  /// Where steps are written down; `nil` where that is never needed.
  var journal: JournalFile? {
    didSet { temporaryName = journal?.id.temporaryName ?? temporaryName }
  }
  /// A name that nobody else uses, for a file on its way.
  private(set) var temporaryName: Name
  /// What each filesystem can do, by its device number.
  private var abilities: [UInt64: RenameAbilities] = [:]

  init(temporaryName: Name = Name(".retitle")) { self.temporaryName = temporaryName }

  /// Why a unit was not renamed, or not taken back.
  struct Trouble {
    let error: Errno
    /// The steps after which its files are stuck halfway; `nil` where they have their old names.
    let stuckAfter: [Step]?
  }

  /// Renames a unit as a whole, or takes back what could be done of it.
  /// - Parameters:
  ///   - folder: the snapshot of its folder.
  ///   - position: that of the folder in the plan's list.
  mutating func rename(
    _ unit: RenameUnit, in folder: Folder, _ position: Int, _ directory: borrowing Directory
  ) -> Trouble? {
    let place = Place(folder: folder, position: position)
    let (done, error) = take(steps(of: unit, in: folder), place, directory)
    guard let error else { return nil }
    if done.isEmpty, goesThroughTemporaryName(unit, after: error, in: folder) {
      return take(unit.through(temporaryName), orBackIn: place, directory)
    }
    return takeBack(done, because: error, place, directory)
  }

  /// Gives the files of a renamed unit their old names back.
  mutating func takeBack(
    _ unit: RenameUnit, in folder: Folder, _ position: Int, _ directory: borrowing Directory
  ) -> Trouble? {
    let place = Place(folder: folder, position: position)
    var forward = steps(of: unit, in: folder)
    var (done, error) = take(inverse(forward), place, directory)
    if let refusal = error, done.isEmpty, goesThroughTemporaryName(unit, after: refusal, in: folder) {
      forward = unit.through(temporaryName)
      (done, error) = take(inverse(forward), place, directory)
    }
    return error.map { Trouble(error: $0, stuckAfter: forward + done) }
  }

  /// A folder, and its position in the plan's list.
  private struct Place {
    let folder: Folder
    let position: Int
  }

  /// The steps that rename a unit, as far as it is known what its filesystem can do.
  private func steps(of unit: RenameUnit, in folder: Folder) -> [Step] {
    guard unit.isCycle else { return unit.directly }
    return exchanges(in: folder) ? unit.byExchanges : unit.through(temporaryName)
  }

  /// Where cases are not told apart, an exchange would leave each name in the other's spelling. Where inode numbers do
  /// not last, nothing would tell whether an exchange happened before the process was killed.
  private func exchanges(in folder: Folder) -> Bool {
    folder.tellsCasesApart && folder.filesystem.hasTrueInodes
      && abilities[folder.identity.device]?.lacksExchange != true
  }

  /// Whether a unit that could not be renamed by its first step can be renamed through a free name: a cycle where the
  /// filesystem turned out not to exchange, and a file that is in its own way, where cases are not told apart.
  private func goesThroughTemporaryName(_ unit: RenameUnit, after error: Errno, in folder: Folder) -> Bool {
    if unit.isCycle { return error == .notSupported && !exchanges(in: folder) }
    return error == .alreadyExists && !folder.tellsCasesApart && unit.changesOnlyCase
  }

  private func inverse(_ steps: [Step]) -> [Step] { steps.reversed().map(\.inverse) }

  private mutating func take(
    _ steps: [Step], orBackIn place: Place, _ directory: borrowing Directory
  ) -> Trouble? {
    let (done, error) = take(steps, place, directory)
    return error.flatMap { takeBack(done, because: $0, place, directory) }
  }

  private mutating func takeBack(
    _ done: [Step], because error: Errno, _ place: Place, _ directory: borrowing Directory
  ) -> Trouble {
    let (back, failure) = take(inverse(done), place, directory)
    return Trouble(error: error, stuckAfter: failure == nil ? nil : done + back)
  }

  /// Takes steps, one after the other, until one fails.
  private mutating func take(
    _ steps: [Step], _ place: Place, _ directory: borrowing Directory
  ) -> (done: [Step], error: Errno?) {
    for (count, step) in steps.enumerated() {
      do throws(RenameAbilities.Failure) {
        try take(step, place, directory)
      } catch {
        // A file that has both names got its new one, and cannot be rid of the old.
        return (Array(steps.prefix(error.hasBothNames ? count + 1 : count)), error.error)
      }
    }
    return (steps, nil)
  }

  private mutating func take(
    _ step: Step, _ place: Place, _ directory: borrowing Directory
  ) throws(RenameAbilities.Failure) {
    // Before it happens: that one step may or may not have been taken is all that the names leave open.
    do throws(Errno) { try note(step, place) } catch { throw RenameAbilities.Failure(error: error) }
    let device = place.folder.identity.device
    do throws(RenameAbilities.Failure) {
      switch step.kind {
      case .rename:
        try abilities[device, default: RenameAbilities()].rename(
          step.from, to: step.to, aside: temporaryName.aside, in: directory)
      case .exchange: try exchange(step, device, directory)
      }
    } catch {
      if isNoted(place) { journal?.retract(step, inFolder: place.position) }
      throw error
    }
  }

  private mutating func exchange(
    _ step: Step, _ device: UInt64, _ directory: borrowing Directory
  ) throws(RenameAbilities.Failure) {
    do throws(Errno) {
      let isDone = try abilities[device, default: RenameAbilities()].exchange(step.from, with: step.to, in: directory)
      if !isDone { throw .notSupported }
    } catch {
      throw RenameAbilities.Failure(error: error)
    }
  }

  private func note(_ step: Step, _ place: Place) throws(Errno) {
    if isNoted(place) { try journal?.note(step, inFolder: place.position) }
  }

  private func isNoted(_ place: Place) -> Bool { !place.folder.filesystem.hasTrueInodes }
}
