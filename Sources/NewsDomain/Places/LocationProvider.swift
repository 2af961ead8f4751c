/// Something on this machine that knows where it is.
package protocol LocationProvider: Sendable {
  /// - Returns: `nil` where it does not know, within a few seconds.
  func locate() async -> Whereabouts?
}
