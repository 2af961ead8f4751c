/// A file could not be read or written.
package enum FileError: CodedError, Equatable {
  /// It could not be written or removed.
  ///
  /// - Parameter detail: the system's own words.
  case failed(path: String, detail: String)
  case unreadable(path: String, detail: String)
  /// It could not be read, so that nobody knows what a change of it would destroy.
  case notWrittenOver(path: String, detail: String)
  /// It says which programs to run or where to read, and belongs to somebody else or may be changed by others.
  case untrusted(path: String)
  /// A file for its owner alone is not written through a link, which may lead to a place that others read.
  case symbolicLink(path: String)

  package var code: ErrorCode { .io }
}
