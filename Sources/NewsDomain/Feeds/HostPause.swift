import FoundationEssentials

extension NewsError {
  /// The longest time, in seconds, that a server can keep the other feeds of its host from being asked.
  private static let longestHostPause: TimeInterval = 3600

  /// How many seconds no request is sent to a host that refused one; `nil` if the error does not concern the whole host.
  ///
  /// - Parameter least: at least so many.
  package func hostPause(least: TimeInterval) -> TimeInterval? {
    switch self {
    case .network(.refused(_, .tooManyRequests(let asked))):
      max(least, min(TimeInterval(max(0, asked ?? 0)), Self.longestHostPause))
    case .network(.refused(_, .consent)): least
    default: nil
    }
  }
}
