import FoundationEssentials

extension NewsError {
  /// For how long, in seconds, a server can at most hold up the other feeds of its host.
  private static let longestHostPause: TimeInterval = 3600

  /// How many seconds no request is sent to a host that refused one; `nil` if the error does not concern the whole
  /// host.
  ///
  /// - Parameter least: the fewest seconds.
  package func hostPause(least: TimeInterval) -> TimeInterval? {
    switch self {
    case .network(.refused(_, .tooManyRequests(let asked))):
      max(least, min(TimeInterval(max(0, asked ?? 0)), Self.longestHostPause))
    case .network(.refused(_, .consent)): least
    default: nil
    }
  }
}
