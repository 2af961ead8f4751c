import FoundationEssentials

extension Article {
  /// How far ahead an article may be dated, in seconds: clocks and zones may be wrong. A later date is wrong, or that of
  /// something to come, and would keep the article at the top of every list.
  package static let longestAhead = 86_400.0

  /// The first year that an article may be dated: the Gregorian calendar begins in 1582, and some programs write the year
  /// 1 if they have no date.
  package static let firstYear = 1583

  /// Its time in lists: when it was published or, without a date, when it was first seen.
  package var listedAt: Date? { publishedAt ?? firstSeen }

  /// Takes the time at which it was first seen, which counts if it has no date, or one too far ahead of that.
  package mutating func takeFirstSeen(_ time: Date) {
    dropDate(aheadOf: time)
    firstSeen = publishedAt == nil ? time : nil
  }

  /// Removes a date that is too far ahead of a time.
  package mutating func dropDate(aheadOf now: Date) {
    if let date = publishedAt, date > now.addingTimeInterval(Self.longestAhead) { publishedAt = nil }
  }
}

extension [Article] {
  /// Newest first. Articles of the same time keep their order; those without one come last.
  package func newestFirst() -> [Article] {
    let dates = map { $0.listedAt ?? .distantPast }
    return indices.sorted { dates[$0] == dates[$1] ? $0 < $1 : dates[$0] > dates[$1] }.map { self[$0] }
  }
}
