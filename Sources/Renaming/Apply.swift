package import POSIX

/// Carries out a plan: the one place where files are renamed.
///
/// Each rename goes through renameat2(2) relative to the open folder and never replaces an entry, not even one that
/// another program has just made. One that fails stops the batch, and what was done is taken back in reverse;
/// with `keepGoing` the rest is renamed all the same.
package struct Apply {
  private var plan: Plan
  private let keepGoing: Bool
  private let interruption: () -> Interruption?
  /// The folders worked in so far, by their positions: kept open, as far as the system lets a process, so that taking
  /// back does not depend on the names of folders.
  private var folders: [Int: OpenFolder] = [:]
  private static let mostOpenFolders = 200
  /// The signal on which the batch was stopped.
  private var stoppedBy: Interruption?

  /// - Parameter interruption: tells whether a signal asks to stop; asked between two renames.
  private init(_ plan: Plan, keepGoing: Bool, interruption: @escaping () -> Interruption?) {
    self.plan = plan
    self.keepGoing = keepGoing
    self.interruption = interruption
  }

  /// How a batch ended.
  package struct Outcome {
    /// The plan with what became of each file.
    package let plan: Plan
    package let interruption: Interruption?
  }

  /// Renames the files of a plan.
  /// - Parameter keepGoing: whether a rename that the system refuses leaves the others as they are.
  package static func run(_ plan: Plan, keepGoing: Bool = false) -> Outcome {
    Interruption.deferred { interruption in
      withoutActuallyEscaping(interruption) { interruption in
        var apply = Apply(plan, keepGoing: keepGoing, interruption: interruption)
        apply.run()
        return Outcome(plan: apply.plan, interruption: apply.stoppedBy)
      }
    }
  }

  private mutating func run() {
    for (position, work) in plan.work.enumerated() {
      guard let cause = rename(work) else { continue }
      for work in plan.work[...position].reversed() { takeBack(work, because: cause) }
      for file in plan.statuses.indices where plan.statuses[file] == .planned {
        plan.statuses[file] = .rolledBack
        plan.failures[file] = cause
      }
      return
    }
  }

  /// Renames the files of one folder.
  /// - Returns: what stopped the batch; `nil` where it may go on.
  private mutating func rename(_ work: FolderWork) -> Failure? {
    let folder: OpenFolder
    do throws(Errno) {
      folder = try open(work.folder)
    } catch {
      for unit in work.units {
        if let stop = fail(work.files(in: unit), error) { return stop }
      }
      return nil
    }
    for unit in work.units {
      stoppedBy = interruption()
      if let stoppedBy { return .interrupted(by: stoppedBy) }
      do throws(Errno) {
        try rename(work.files(in: unit), in: folder.directory)
      } catch {
        if let stop = fail(work.files(in: unit), error) { return stop }
      }
    }
    return nil
  }

  /// Renames one file, or the files of one cycle, which change places two by two.
  private mutating func rename(_ files: [Int], in folder: borrowing Directory) throws(Errno) {
    guard files.count > 1, let pivot = files.first.map({ plan.list.name(of: $0) }) else {
      for file in files {
        try folder.rename(plan.list.name(of: file), to: plan.newNames[file])
        plan.statuses[file] = .renamed
      }
      return
    }
    var exchanged: [Int] = []
    for file in files.dropLast() {
      do throws(Errno) {
        try folder.exchange(pivot, with: plan.newNames[file])
        exchanged.append(file)
      } catch {
        for file in exchanged.reversed() { try folder.exchange(pivot, with: plan.newNames[file]) }
        throw error
      }
    }
    for file in files { plan.statuses[file] = .renamed }
  }

  /// Notes that a file, or the files of a cycle, could not be renamed.
  /// - Returns: what stops the batch; `nil` where it goes on all the same.
  private mutating func fail(_ files: [Int], _ error: Errno) -> Failure? {
    guard let first = files.first else { return nil }
    let failure = Failure(error, cause: first)
    for file in files {
      plan.statuses[file] = .failed
      plan.failures[file] = failure
    }
    return keepGoing ? nil : failure
  }

  /// Gives the renamed files of one folder their old names back, the last first.
  private mutating func takeBack(_ work: FolderWork, because cause: Failure) {
    guard work.order.contains(where: { plan.statuses[Int($0)] == .renamed }) else { return }
    let folder: OpenFolder
    do throws(Errno) {
      folder = try open(work.folder)
    } catch {
      for file in work.order where plan.statuses[Int(file)] == .renamed { plan.stuck[Int(file)] = error }
      return
    }
    for unit in work.units.reversed() {
      let files = work.files(in: unit).filter { plan.statuses[$0] == .renamed }
      do throws(Errno) {
        try takeBack(files, in: folder.directory)
        for file in files {
          plan.statuses[file] = .rolledBack
          plan.failures[file] = cause
        }
      } catch {
        for file in files { plan.stuck[file] = error }
      }
    }
  }

  private func takeBack(_ files: [Int], in folder: borrowing Directory) throws(Errno) {
    guard let pivot = files.first.map({ plan.list.name(of: $0) }) else { return }
    if files.count == 1 { return try folder.rename(plan.newNames[files[0]], to: pivot) }
    for file in files.dropLast().reversed() { try folder.exchange(pivot, with: plan.newNames[file]) }
  }

  /// Opens a folder of the list, provided that it is still the one that was read.
  private mutating func open(_ position: Int) throws(Errno) -> OpenFolder {
    if let open = folders[position] { return open }
    let folder = plan.list.folders[position]
    let open = OpenFolder(try Directory(at: folder.path))
    guard try open.directory.status().identity == folder.identity else { throw .staleHandle }
    if folders.count < Self.mostOpenFolders { folders[position] = open }
    return open
  }
}

/// An open folder that can be kept in a collection.
private final class OpenFolder {
  let directory: Directory

  init(_ directory: consuming Directory) { self.directory = directory }
}
