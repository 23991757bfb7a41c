import Glibc

/// What a directory entry is: the file types of inode(7), of the entry itself and not of a link's target.
package enum FileKind: UInt8, Sendable {
  /// A regular file.
  case file
  /// A folder.
  case directory
  /// A symbolic link, whatever it points to.
  case symbolicLink
  /// A FIFO.
  case namedPipe
  /// A socket of the Unix domain.
  case socket
  /// A device of single characters, such as a terminal.
  case characterDevice
  /// A device of blocks, such as a disk.
  case blockDevice

  /// The kind for readdir(3)'s `d_type`; `nil` where the filesystem does not tell (DT_UNKNOWN).
  init?(directoryType: UInt8) {
    switch Int(directoryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .directory
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_FIFO): self = .namedPipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR): self = .characterDevice
    case Int(DT_BLK): self = .blockDevice
    default: return nil
    }
  }

  /// The kind for stat(2)'s `st_mode`; a type that inode(7) does not know counts as a file.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    case S_IFIFO: self = .namedPipe
    case S_IFSOCK: self = .socket
    case S_IFCHR: self = .characterDevice
    case S_IFBLK: self = .blockDevice
    default: self = .file
    }
  }
}
