/// What the machine does not give the program, or no more of.
package enum Shortage: Sendable, Equatable {
  /// Files, connections and pipes that may be open at the same time.
  case descriptors
  case memory
  /// A library that is loaded when it is first wanted.
  ///
  /// - Parameter package: Debian's, which brings it.
  case missingLibrary(package: String)
}
