import FoundationEssentials

extension Check {
  /// The greatest difference that is no problem, in seconds: servers state their time to the second, and answers take
  /// a while.
  private static let tolerance: TimeInterval = 120
  /// From this difference on, dates and limits are wrong, in seconds.
  private static let limit: TimeInterval = 3_600

  /// Whether the clock agrees with those of the servers. One that agrees is enough, as another may be wrong itself.
  ///
  /// - Parameter leads: by how many seconds this clock is ahead of each server's.
  static func clock(_ leads: [TimeInterval]) -> Check {
    guard let lead = leads.min(by: { abs($0) < abs($1) }) else { return Check(.clock, .unchecked, [.clockUnknown]) }
    if abs(lead) <= tolerance { return Check(.clock, .ok, [.clockAgrees]) }
    let seconds = Int(lead.clamped)
    return Check(.clock, abs(lead) < limit ? .warning : .failure, [.clockOff(seconds: seconds)], wayOut: .setClock)
  }
}

extension TimeInterval {
  /// A server may state any time.
  fileprivate var clamped: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}
