import FoundationEssentials
import NewsDomain

extension WallClock {
  /// The valid times: from 1970 to the end of the year 9999, in seconds since 1970.
  private static let moments = 0.0...253_402_300_799

  /// The clock set by `SUPERNEWS_NOW`, as `2026-11-22T06:00:00Z` or in seconds since 1970; if it is not set, the clock
  /// of the machine.
  ///
  /// - Returns: `nil` if the value is not a time.
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
