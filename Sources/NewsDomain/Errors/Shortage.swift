/// What the machine does not give the program more of.
package enum Shortage: Sendable, Equatable {
  /// Files, connections and pipes that may be open at the same time.
  case descriptors
  case memory
}
