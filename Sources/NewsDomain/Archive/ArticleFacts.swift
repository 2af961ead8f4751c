import FoundationEssentials

/// What the archive has of an article that is opened, all from the same moment.
package struct ArticleFacts: Sendable {
  /// The archive's state before they were read; `nil` if it is not known.
  package var state: ArchiveState?
  /// The stored text.
  package var text: ArticleText?
  /// The article as stored, if the source's own address was found.
  package var resolved: Article?
  /// Its story; `nil` also if that was not asked for.
  package var story: ArchivedStory?
  /// The similar articles that were asked for, the nearest first.
  package var similar: [Article] = []

  package init() {}
}

/// Reads everything about one article together: one step to the archive instead of one for each part.
package protocol ArticleFactsRepository: Sendable {
  /// Empty if the archive does not have the article, or cannot be used.
  ///
  /// - Parameters:
  ///   - hasStory: whether its story is wanted. An article without one is grouped first.
  ///   - similar: a request for similar articles, which gets the meaning of the article's title. Those that mutes hide are
  ///     left out. `nil` for none.
  func facts(of id: ArticleID, hasStory: Bool, similar: FindRequest?, at now: Date) async -> ArticleFacts
}
