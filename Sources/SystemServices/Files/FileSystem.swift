import CSystem
import Glibc
import NewsDomain

/// Facts about files.
package enum FileSystem {
  /// The kinds of network file systems, by `f_type` of statfs(2).
  private static let networkKinds: Set<UInt32> = [
    0x6969,  // NFS
    0xFF53_4D42, 0xFE53_4D42, 0x517B,  // CIFS, SMB 2, SMB
    0x0102_1997,  // 9P
    0x7375_7245,  // Coda
    0x5346_414F,  // AFS
    0x00C3_6400,  // Ceph
    0x0BD0_0BD0,  // Lustre
    0x4750_4653,  // GPFS
    0x6573_5546,  // FUSE, such as sshfs
  ]

  /// Whether a file, or the folder it would be in, is on a network file system.
  package static func isOnNetwork(_ path: FilePath) -> Bool {
    networkKinds.contains(supernews_file_system(path.folder.bytes))
  }

  package static func exists(_ path: FilePath) -> Bool { access(path.bytes, F_OK) == 0 }

  /// Whether a path leads to something that is neither a file nor a folder, such as a pipe or a device.
  package static func isSpecial(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.bytes, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// The file that a path leads to, with symbolic links resolved, even if the file does not exist yet.
  package static func target(of path: FilePath) -> FilePath {
    if let resolved = realpath(path.bytes, nil) {
      defer { free(resolved) }
      return FilePath(cString: resolved)
    }
    var path = path
    // The kernel follows as many (path_resolution(7)).
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink(path.bytes, &buffer, buffer.count - 1) > 0 else { break }
      let next = FilePath(cString: buffer)
      path = next.isAbsolute ? next : path.folder + "/" + next.description
    }
    return path
  }

  /// Gives a file another name, unless a file has that already.
  ///
  /// - Returns: whether it has the name now.
  /// - Throws: `NewsError.file(.failed)`.
  package static func name(_ file: FilePath, _ name: FilePath) throws -> Bool {
    if link(file.bytes, name.bytes) == 0 {
      unlink(file.bytes)
      return true
    }
    if errno == EEXIST { return false }
    // Not every file system has links.
    guard !exists(name) else { return false }
    guard rename(file.bytes, name.bytes) == 0 else {
      throw NewsError.file(.failed(path: name.description, detail: String(cString: strerror(errno))))
    }
    return true
  }

  /// Whether a file or a folder is writable; if not, `errno` says why.
  package static func mayWrite(_ path: FilePath) -> Bool { access(path.bytes, W_OK) == 0 }

  package static func inode(_ path: FilePath) -> ino_t? {
    var status = stat()
    return stat(path.bytes, &status) == 0 ? status.st_ino : nil
  }

  /// The size of a file in bytes; 0 if there is none.
  package static func size(_ path: FilePath) -> Int {
    var status = stat()
    return stat(path.bytes, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The space left for the reader on the disk of a file, in bytes; `nil` if unknown.
  package static func freeSpace(at path: FilePath) -> Int? {
    var status = statvfs()
    guard statvfs(path.bytes, &status) == 0 else { return nil }
    return Int(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
  }

  package static func remove(_ path: FilePath) { unlink(path.bytes) }

  /// Copies a file to a new one that only its owner can access.
  ///
  /// - Returns: whether all of it was copied; if not, `errno` says why.
  package static func copy(_ path: FilePath, to other: FilePath) -> Bool {
    let source = open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    defer { close(source) }
    let target = open(other.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &bytes, bytes.count)
      if count == 0 { return true }
      guard count > 0, write(target, bytes, count) == count else { return false }
    }
  }

  package static func move(_ path: FilePath, to other: FilePath) { rename(path.bytes, other.bytes) }
}

/// Distinguishes the reader's own files from those that others may have written.
package enum FileTrust {
  /// Whether a file belongs to the reader or to root, and nobody else may change it. Members of the reader's own group
  /// may: on many systems each user has a personal group that can write to their files.
  ///
  /// - Parameter descriptor: the open file, so that no other can replace it before it is read.
  package static func isOwn(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() || status.st_uid == 0 else { return false }
    let isOfOtherGroup = status.st_gid != getegid() && status.st_gid != 0
    return status.st_mode & S_IWOTH == 0 && !(isOfOtherGroup && status.st_mode & S_IWGRP != 0)
  }
}
