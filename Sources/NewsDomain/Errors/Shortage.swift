/// Something that the program needs and the machine does not have, or has no more of.
package enum Shortage: CodedError, Equatable {
  /// Files, connections and pipes that may be open at the same time.
  case descriptors
  case memory
  /// A library that is loaded when it is first needed.
  ///
  /// - Parameter package: The Debian package that contains it.
  case missingLibrary(package: String)

  package var code: ErrorCode { .io }
}
