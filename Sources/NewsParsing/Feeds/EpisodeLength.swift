import NewsDomain

/// Reads the length of an episode as podcasts write it: `3:25:45`, `25:45` or seconds (Apple's requirements for RSS
/// feeds).
package enum EpisodeLength {
  /// No episode is longer, in seconds: a number that is greater is a mistake.
  private static let longest = 100 * 3600

  /// - Returns: whole seconds; `nil` if it is no length.
  package static func seconds(_ text: String) -> Int? {
    let parts = text.trimmed.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0
    for (place, part) in parts.enumerated() {
      // The last part may have a fraction.
      let whole = place == parts.count - 1 ? part.prefix { $0 != UInt8(ascii: ".") } : part
      guard (1...6).contains(whole.count), whole.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(Substring(whole))
      else { return nil }
      seconds = seconds * 60 + number
    }
    return (1...longest).contains(seconds) ? seconds : nil
  }
}
