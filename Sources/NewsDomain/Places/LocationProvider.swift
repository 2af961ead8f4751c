/// A service of this machine that knows where it is.
package protocol LocationProvider: Sendable {
  /// - Returns: `nil` if it does not know, or does not answer within a few seconds.
  func locate() async -> Whereabouts?
}
