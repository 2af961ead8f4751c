/// What the machine does not give the program, or no more of.
package enum Shortage: CodedError, Equatable {
  /// Files, connections and pipes that may be open at the same time.
  case descriptors
  case memory
  /// A library that is loaded when it is first needed.
  ///
  /// - Parameter package: Debian's package, which brings it.
  case missingLibrary(package: String)

  package var code: ErrorCode { .io }
}
