/// Something on this machine that knows where it is.
public protocol LocationProvider: Sendable {
  /// - Returns: `nil` where it does not know, within a few seconds.
  func locate() async -> Whereabouts?
}
