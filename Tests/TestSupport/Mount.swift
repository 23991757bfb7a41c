import Glibc

/// A filesystem of another kind at a folder, made for a test and gone with it.
///
/// It is in an image file of its own, so that tests with such filesystems run side by side. Only root can mount one.
package final class Mount: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Through FUSE, without the flags of renameat2(2). Has links and true inode numbers.
    case ntfs
    /// The same, with names that are the same in any case, and are listed in lower case.
    case ntfsIgnoringCase
    /// Through FUSE, with neither the flags nor links. Names are the same in any case; inode numbers are made up.
    case exfat
    /// What is in the folder already is its lower layer; the upper one is on another filesystem.
    case overlay
    case tmpfs, xfs, btrfs
    /// The folder itself once more: no filesystem of its own, but another mount.
    case bind
  }

  package let kind: Kind
  /// The folder that it is mounted over.
  private let path: String
  /// A folder of its own for the image file, or for an overlay's upper layer.
  private let place: String
  /// The device that stands for the image file, for filesystems that need one.
  private let device: String?

  /// Why it cannot be mounted.
  package struct Obstacle: Error { package let message: String }

  /// Makes a filesystem and mounts it.
  /// - Parameters:
  ///   - path: an empty folder; only the kinds `overlay` and `bind` show what is in it.
  ///   - source: what the kind `bind` shows there.
  package init(_ kind: Kind, over path: String, source: String? = nil) throws {
    self.kind = kind
    self.path = path
    place = try Self.run("mktemp -d /tmp/retitle-mount-XXXXXX")
    do {
      device = try Self.prepare(kind, at: place)
    } catch {
      Self.clear(place, device: nil)
      throw error
    }
    try mount(as: kind, source: source)
  }

  deinit {
    unmount()
    Self.clear(place, device: device)
  }

  /// Takes it away and mounts it again, as a disk that is plugged in again.
  /// - Parameter kind: what it is mounted as, if not as before.
  package func remount(as other: Kind? = nil) throws {
    unmount()
    try mount(as: other ?? kind, source: nil)
  }

  /// Mounts it again if it is on a disk: what is in memory would be gone.
  package func remountDisk() throws { if device != nil || [.xfs, .btrfs].contains(kind) { try remount() } }

  /// Takes it away. The folder below shows again.
  package func unmount() {
    _ = Self.shell("umount \(path) || umount -l \(path)").run()
  }

  // MARK: - Commands

  /// Makes what is mounted.
  /// - Returns: the device that stands for it, if there is one.
  private static func prepare(_ kind: Kind, at place: String) throws -> String? {
    let image = "\(place)/image"
    switch kind {
    case .ntfs, .ntfsIgnoringCase:
      // On a device, so that it has been written out once it is unmounted.
      try run("truncate -s 8M \(image) && mkntfs -q -F \(image)")
      return try run("losetup -f --show \(image)")
    case .exfat:
      try run("truncate -s 8M \(image) && mkfs.exfat \(image)")
      return try run("losetup -f --show \(image)")
    case .xfs: try run("truncate -s 310M \(image) && mkfs.xfs -q \(image)")
    case .btrfs: try run("truncate -s 115M \(image) && mkfs.btrfs -q \(image)")
    case .overlay: try run("cd \(place) && mkdir top && mount -t tmpfs tmpfs top && mkdir top/upper top/work")
    case .tmpfs, .bind: break
    }
    return nil
  }

  private static func clear(_ place: String, device: String?) {
    let detach = device.map { "losetup -d \($0);" } ?? ""
    _ = shell("\(detach) [ ! -d \(place)/top ] || umount \(place)/top; rm -rf --one-file-system \(place)").run()
  }

  private func mount(as kind: Kind, source: String?) throws {
    switch kind {
    case .ntfs: try Self.run("ntfs-3g \(device ?? "") \(path)")
    case .ntfsIgnoringCase: try Self.run("lowntfs-3g -o ignore_case \(device ?? "") \(path)")
    case .exfat: try Self.run("mount.exfat-fuse \(device ?? "") \(path)")
    case .overlay:
      try Self.run(
        "mount -t overlay overlay -o lowerdir=\(path),upperdir=\(place)/top/upper,workdir=\(place)/top/work,xino=off \(path)"
      )
    case .tmpfs: try Self.run("mount -t tmpfs tmpfs \(path)")
    case .xfs, .btrfs: try Self.run("mount -o loop \(place)/image \(path)")
    case .bind: try Self.run("mount --bind \(source ?? path) \(path)")
    }
  }

  /// Runs a line of shell.
  /// - Returns: what it printed.
  @discardableResult
  private static func run(_ script: String) throws -> String {
    let result = shell(script).run()
    guard result.status == 0 else {
      throw Obstacle(message: "\(script): \(geteuid() == 0 ? result.errors : "only root can do that")")
    }
    return String(result.output.prefix { $0 != "\n" })
  }

  private static func shell(_ script: String) -> Command {
    var command = Command("/bin/sh", ["-c", script])
    command.environment["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
    return command
  }
}
