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

/// Why one of the reader's programs failed.
package enum ProgramFailure: Sendable, Equatable {
  /// It does not exist or cannot be run.
  case notStarted(detail: String)
  /// - Parameter status: its exit status, or 128 plus the number of the signal that ended it.
  case ended(status: Int)
  case tooSlow(seconds: Int)
  /// - Parameter limit: bytes.
  case tooMuch(limit: Int)
  /// It wrote nothing.
  case nothing
}

/// Something that the program needs and the machine lacks or has run out of.
package enum Shortage: CodedError, Equatable {
  /// The files, connections and pipes that may be open at the same time.
  case descriptors
  case memory
  /// The file system /proc.
  case proc
  /// The threads that may run at the same time, or the memory for their stacks.
  case threads
  /// A library that is loaded on first use.
  ///
  /// - Parameter package: The Debian package that contains it.
  case missingLibrary(package: String)
  /// The process that reads documents cannot be started.
  ///
  /// - Parameter code: The system's error number.
  case worker(code: Int32)
  /// The reader wants documents to be read only in a confined process, and the system cannot confine one.
  case confinement

  package var code: ErrorCode { .io }
}

/// What a diagnosis ends with.
package enum DiagnosisError: CodedError, Equatable {
  /// So many checks have found something broken.
  case broken(Int)

  package var code: ErrorCode { .diagnosis }
}
