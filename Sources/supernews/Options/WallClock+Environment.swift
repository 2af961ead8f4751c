import NewsDomain

extension WallClock {
  /// The clock that `SUPERNEWS_NOW` sets, in ISO 8601 or in seconds since 1970; that of the machine where it is not set.
  ///
  /// - Returns: `nil` for what is no time.
  init?(environment: [String: String]) {
    guard let text = environment["SUPERNEWS_NOW"], !text.isEmpty else {
      self = .system
      return
    }
    if let seconds = Double(text), seconds.isFinite {
      self = .at(Date(timeIntervalSince1970: seconds))
    } else if let moment = try? Date(text, strategy: .iso8601) {
      self = .at(moment)
    } else {
      return nil
    }
  }
}
