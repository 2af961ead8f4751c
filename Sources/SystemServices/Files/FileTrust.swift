import Glibc

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
