import Glibc

/// A kind of filesystem, as far as it matters to renaming.
package enum Filesystem: String, Sendable {
  /// Kinds that can do all that this program asks for, and whose inode numbers last.
  case ext4, xfs, btrfs, tmpfs, f2fs
  /// Kinds that can rename without replacing, but whose inode numbers in readdir(3) are not to be relied on.
  case overlay, vfat, exfat, ntfs3, cifs
  /// Any other, of which nothing is known beforehand.
  case unknown

  /// - Parameter magic: the number of statfs(2)'s `f_type`, as linux/magic.h and the kernel's sources list them.
  init(magic: UInt32) {
    self =
      switch magic {
      case 0xEF53: .ext4
      case 0x5846_5342: .xfs
      case 0x9123_683E: .btrfs
      case 0x0102_1994: .tmpfs
      case 0xF2F5_2010: .f2fs
      case 0x794C_7630: .overlay
      case 0x4D44: .vfat
      case 0x2011_BAB0: .exfat
      case 0x7366_746E: .ntfs3
      case 0xFF53_4D42, 0xFE53_4D42: .cifs
      default: .unknown
      }
  }

  /// Whether inode numbers are the same for as long as a file lives, and readdir(3) tells the true ones.
  package var hasTrueInodes: Bool {
    switch self {
    case .ext4, .xfs, .btrfs, .tmpfs, .f2fs: true
    case .overlay, .vfat, .exfat, .ntfs3, .cifs, .unknown: false
    }
  }

  /// Whether it is known to rename without replacing (RENAME_NOREPLACE). Of FUSE and NFS one cannot know beforehand.
  package var isKnownNotToReplace: Bool { self != .unknown }
}
