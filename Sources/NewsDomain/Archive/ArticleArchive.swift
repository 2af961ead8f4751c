import FoundationEssentials

/// The articles of the archive.
package protocol ArticleArchive: Sendable {
  /// Adds articles; known ones get what is new about them, and so do those that an aggregator listed under the same
  /// headline if these are from their source's own feed. Articles of the sample edition are left out.
  ///
  /// It never fails: problems are returned by ``takeProblems()``.
  ///
  /// - Returns: the same articles with the ids under which they are stored.
  @discardableResult
  func add(_ delivery: Delivery) async -> [Article]

  /// Adds articles as ``add(_:)`` does, for a caller that must know whether that succeeded.
  ///
  /// - Returns: how many of them are new.
  /// - Throws: ``NewsError`` if not all could be added.
  func keep(_ delivery: Delivery) async throws -> Int

  /// The current state; `nil` if it is not known, or would take long to find out.
  var state: ArchiveState? { get }

  /// The problems since the last call.
  func takeProblems() -> [ArchiveProblem]

  /// Makes the next call ask a server again that did not answer before: somebody wants something now.
  func tryAgain()

  /// The articles that a request asks for, as a page, with ``NewsPage/hits``.
  ///
  /// - Throws: also ``NewsError/search(_:)`` if there are neither words nor filters.
  func find(_ request: FindRequest) async throws -> NewsPage

  /// The known word that was probably meant by one of a search, if the archive lacks that one; `nil` if there is none.
  func nearestWord(to request: FindRequest) async throws -> String?

  /// A list as last seen within a span of time; `nil` if it was not seen then.
  func front(of list: ArchivedList, in span: ClosedRange<Date>) async throws -> FrontPage?

  /// The wordings of an article since it was first seen, oldest first; one entry if it has not changed, none if it is
  /// not in the archive.
  func revisions(of id: ArticleID) async throws -> [Revision]

  /// How many articles of each country's lists were published within a span of time.
  func counts(in span: ClosedRange<Date>) async throws -> [Country: Int]

  /// How many different articles these are: one in the lists of several countries counts once.
  func listedCount(in span: ClosedRange<Date>) async throws -> Int

  /// The article whose id or alias begins with a prefix.
  ///
  /// - Throws: ``NameError/ambiguous(_:candidates:)``; ``ListError/noSuchArticle(_:)`` if there is none.
  func article(_ prefix: ArticleIDPrefix) async throws -> Article

  /// The articles with these ids or aliases, as far as there are any.
  func articles(of ids: [ArticleID]) async throws -> [ArticleID: Article]

  /// The sources' own addresses of articles, where these were found; none if the archive cannot be used.
  func ownLinks(of ids: [ArticleID]) async -> [ArticleID: ResolvedLink]
}

extension ArticleArchive {
  package func tryAgain() {}

  package func nearestWord(to request: FindRequest) async throws -> String? { nil }
}
