import POSIX
import Renaming

/// Reads folders into a list, each once, however many ways lead to it.
struct FolderReader {
  /// The places by what stands before the names in them, or why the folder cannot be read.
  private var places: [[UInt8]: Result<Int, Errno>] = [:]
  /// The folders read so far.
  private var folders: [FileIdentity: Int] = [:]

  /// The place in the list for names that stand behind a prefix.
  /// - Parameter resolved: the folder's absolute path, where that is known.
  mutating func place(
    for prefix: [UInt8], _ resolved: Path? = nil, in list: inout FileList
  ) throws(Errno) -> Int {
    if let known = places[prefix] { return try known.get() }
    do throws(Errno) {
      let folder = try folder(at: Path(prefix) ?? .here, resolved, in: &list)
      let place = list.add(Place(prefix: prefix, folder: folder))
      places[prefix] = .success(place)
      return place
    } catch {
      places[prefix] = .failure(error)
      throw error
    }
  }

  /// The folder that a path leads to.
  private mutating func folder(
    at path: Path, _ resolved: Path?, in list: inout FileList
  ) throws(Errno) -> Int {
    let directory = try Directory(at: path)
    let identity = try directory.status().identity
    if let known = folders[identity] { return known }
    let absolute = if let resolved { resolved } else { try path.resolved() }
    let folder = list.add(try Folder(reading: directory, path: absolute))
    folders[identity] = folder
    return folder
  }
}
