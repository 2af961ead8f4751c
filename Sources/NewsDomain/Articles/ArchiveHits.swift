/// Facts about the articles found by a search of the archive.
package struct ArchiveHits: Sendable, Equatable {
  /// The matching words of each article, as written in its title and summary.
  package var matches: [ArticleID: [String]]
  /// Whether there are more matches than were counted, see ``FindRequest/maxCounted``.
  package var isMore: Bool
  /// Whether only the newest matches were ranked, see ``FindRequest/maxRanked``.
  package var isPartlyRanked: Bool

  package init(matches: [ArticleID: [String]] = [:], isMore: Bool = false, isPartlyRanked: Bool = false) {
    self.matches = matches
    self.isMore = isMore
    self.isPartlyRanked = isPartlyRanked
  }
}
