/// Something that the program needs and the machine lacks or has run out of.
package enum Shortage: CodedError, Equatable {
  /// The files, connections and pipes that may be open at the same time.
  case descriptors
  case memory
  /// A library that is loaded on first use.
  ///
  /// - Parameter package: The Debian package that contains it.
  case missingLibrary(package: String)

  package var code: ErrorCode { .io }
}
