import TestSupport
import Testing

/// A folder on a filesystem of another kind, for a test that is skipped where it cannot be mounted.
func folder(on kind: Mount.Kind, lower: [String] = []) throws -> TemporaryFolder {
  do {
    return try TemporaryFolder(on: kind, lower: lower)
  } catch let obstacle as Mount.Obstacle {
    try Test.cancel("\(kind.rawValue) cannot be mounted: \(obstacle.message)")
  }
}

/// Mounts a filesystem over a folder within another, for a test that is skipped where it cannot be mounted.
func mounted(
  _ kind: Mount.Kind, over name: String, in folder: TemporaryFolder, source: String? = nil
) throws -> Mount {
  do {
    return try Mount(kind, over: "\(folder.path)/\(name)", source: source.map { "\(folder.path)/\($0)" })
  } catch let obstacle as Mount.Obstacle {
    try Test.cancel("\(kind.rawValue) cannot be mounted: \(obstacle.message)")
  }
}
