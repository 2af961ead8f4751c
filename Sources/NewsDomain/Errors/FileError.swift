/// A file could not be read or written.
package enum FileError: CodedError, Equatable {
  /// It could not be written or removed.
  ///
  /// - Parameter detail: the system's own words.
  case failed(path: String, detail: String)
  case unreadable(path: String, detail: String)
  /// It could not be read, so it is not overwritten: nobody knows what would be lost.
  case notWrittenOver(path: String, detail: String)
  /// It names programs to run or places to read, but belongs to somebody else or can be changed by others.
  case untrusted(path: String)
  /// A private file is not written through a link, which may lead to a place that others can read.
  case symbolicLink(path: String)

  package var code: ErrorCode { .io }
}
