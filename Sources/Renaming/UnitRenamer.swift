import POSIX

/// Renames units in one folder step by step, each step by the means that the filesystem has, and writes the steps down
/// where inode numbers would not tell them.
struct UnitRenamer {
  /// The snapshot of the folder.
  private let folder: Folder
  /// The folder's position in the plan's list.
  private let position: Int
  /// Where steps are written down; `nil` where that is not needed.
  private let journal: JournalFile?
  /// A name that nobody else uses, for a file on its way.
  private let temporaryName: Name
  /// What the filesystem can do.
  private(set) var abilities: RenameAbilities

  init(
    in folder: Folder, _ position: Int, recordedBy journal: JournalFile?, temporaryName: Name,
    _ abilities: RenameAbilities
  ) {
    self.folder = folder
    self.position = position
    self.journal = folder.filesystem.hasTrueInodes ? nil : journal
    self.temporaryName = temporaryName
    self.abilities = abilities
  }

  /// Why a unit was not renamed, or not taken back.
  struct Trouble {
    let error: Errno
    /// The steps after which its files are stuck halfway; `nil` where they have their old names.
    let stuckAfter: [Step]?
  }

  /// Renames a unit as a whole, or takes back what could be done of it.
  mutating func rename(_ unit: RenameUnit, in directory: borrowing Directory) -> Trouble? {
    // Nearly all units are single files, of which none needs a list of steps.
    let (done, error) = if let only = unit.only { take(only, directory) } else { take(steps(of: unit), directory) }
    guard let error else { return nil }
    if done.isEmpty, goesThroughTemporaryName(unit, after: error) {
      let (done, error) = take(unit.through(temporaryName), directory)
      return error.flatMap { takeBack(done, because: $0, directory) }
    }
    return takeBack(done, because: error, directory)
  }

  /// Gives the files of a renamed unit their old names back.
  mutating func takeBack(_ unit: RenameUnit, in directory: borrowing Directory) -> Trouble? {
    var forward = steps(of: unit)
    var (done, error) = take(inverse(forward), directory)
    if let refusal = error, done.isEmpty, goesThroughTemporaryName(unit, after: refusal) {
      forward = unit.through(temporaryName)
      (done, error) = take(inverse(forward), directory)
    }
    return error.map { Trouble(error: $0, stuckAfter: forward + done) }
  }

  /// The steps that rename a unit, as far as it is known what its filesystem can do.
  private func steps(of unit: RenameUnit) -> [Step] {
    guard unit.isCycle else { return unit.directly }
    return exchanges ? unit.byExchanges : unit.through(temporaryName)
  }

  /// Where cases are not told apart, an exchange would leave each name in the other's spelling. Where inode numbers do
  /// not last, nothing would tell whether an exchange happened before the process was killed.
  private var exchanges: Bool {
    folder.tellsCasesApart && folder.filesystem.hasTrueInodes && !abilities.lacksExchange
  }

  /// Whether a unit that could not be renamed by its first step can be renamed through a free name: a cycle where the
  /// filesystem turned out not to exchange, and a file that is in its own way, where cases are not told apart.
  private func goesThroughTemporaryName(_ unit: RenameUnit, after error: Errno) -> Bool {
    if unit.isCycle { return error == .notSupported && !exchanges }
    return error == .alreadyExists && !folder.tellsCasesApart && unit.changesOnlyCase
  }

  private func inverse(_ steps: [Step]) -> [Step] { steps.reversed().map(\.inverse) }

  private mutating func takeBack(_ done: [Step], because error: Errno, _ directory: borrowing Directory) -> Trouble {
    let (back, failure) = take(inverse(done), directory)
    return Trouble(error: error, stuckAfter: failure == nil ? nil : done + back)
  }

  /// Takes steps, one after the other, until one fails.
  private mutating func take(_ steps: [Step], _ directory: borrowing Directory) -> (done: [Step], error: Errno?) {
    for (count, step) in steps.enumerated() {
      let (done, error) = take(step, directory)
      if let error { return (steps.prefix(count) + done, error) }
    }
    return (steps, nil)
  }

  /// Takes a step.
  /// - Returns: why it failed, with the step itself if it has to be taken back all the same: a file that has both names
  ///   got its new one, and cannot be rid of the old.
  private mutating func take(_ step: Step, _ directory: borrowing Directory) -> (done: [Step], error: Errno?) {
    // Before it happens: that one step may or may not have been taken is all that the names leave open.
    do throws(Errno) { try journal?.note(step, inFolder: position) } catch { return ([], error) }
    do throws(RenameAbilities.Failure) {
      switch step.kind {
      case .rename: try abilities.rename(step.from, to: step.to, aside: temporaryName.aside, in: directory)
      case .exchange: try exchange(step, directory)
      }
      return ([], nil)
    } catch {
      journal?.retract(step, inFolder: position)
      return (error.hasBothNames ? [step] : [], error.error)
    }
  }

  private mutating func exchange(
    _ step: Step, _ directory: borrowing Directory
  ) throws(RenameAbilities.Failure) {
    do throws(Errno) {
      if try !abilities.exchange(step.from, with: step.to, in: directory) { throw .notSupported }
    } catch {
      throw RenameAbilities.Failure(error: error)
    }
  }
}
