import FoundationEssentials
import NewsDomain

extension WallClock {
  /// From 1970 to the end of the year 9999, in seconds.
  private static let moments = 0.0...253_402_300_799

  /// The clock that `SUPERNEWS_NOW` sets, as `2026-11-22T06:00:00Z` or in seconds since 1970; that of the machine where
  /// it is not set.
  ///
  /// - Returns: `nil` for what is no time.
  init?(environment: [String: String]) {
    guard let text = environment["SUPERNEWS_NOW"], !text.isEmpty else {
      self = .system
      return
    }
    if let seconds = Double(text), Self.moments.contains(seconds) {
      self = .at(Date(timeIntervalSince1970: seconds))
    } else if let moment = Date(iso8601: text),
      Self.moments.contains(moment.timeIntervalSince1970)
    {
      self = .at(moment)
    } else {
      return nil
    }
  }
}
