import FoundationEssentials

/// Keeps every article that a provider brings, with the reader's marks. Several sessions share one archive: changes made
/// in one are seen by the next call in another.
///
/// Calls are asynchronous and end early, with ``NewsError/cancelled``, when their task is cancelled. Unless said
/// otherwise they throw ``NewsError/archive(_:)`` if the archive cannot be used.
package protocol Archive: ArticleArchive, MarkRepository, MuteRepository, TextRepository, StoryRepository,
  HeadlineRepository, FollowRepository, CollectionRepository, ListRepository, ArchiveUpkeep
{}

/// Articles that a provider brought at one time.
package struct Sighting: Sendable {
  /// All articles that were brought, in their order.
  package let articles: [Article]
  /// The list that they stood in; `nil` for the results of a search.
  package let list: ArchivedList?
  /// Whether they are the whole list from its beginning, and not a further page of it.
  package let isFront: Bool
  package let at: Date

  package init(_ articles: [Article], list: ArchivedList?, isFront: Bool, at: Date) {
    self.articles = articles
    self.list = list
    self.isFront = isFront
    self.at = at
  }
}

/// The articles of the archive.
package protocol ArticleArchive: Sendable {
  /// Adds articles; those already there get what is new about them. Articles of the sample edition are left out.
  ///
  /// It never fails: a problem is returned by ``takeProblems()``.
  func add(_ sighting: Sighting) async

  /// Adds those articles that are missing, without noting when they were seen.
  func addMissing(_ articles: [Article], list: ArchivedList?, at now: Date) async

  /// Waits until another session has added articles. Only a server tells that at once.
  ///
  /// - Returns: `false` if the task is cancelled, or if nothing tells it any more.
  func waitForArrivals() async -> Bool

  /// The present version; `nil` if it is not known, or would take long to find out.
  var version: ArchiveVersion? { get }

  /// The problems since the last call.
  func takeProblems() -> [ArchiveProblem]

  /// The articles that a request asks for, as a page, with ``NewsPage/hits``.
  ///
  /// - Throws: also ``NewsError/search(_:)`` if there are neither words nor filters.
  func find(_ request: FindRequest) async throws -> NewsPage

  /// A list as it was seen last within a span of time; `nil` if it was not seen then.
  func front(of list: ArchivedList, in span: ClosedRange<Date>) async throws -> FrontPage?

  /// The words of an article since it was first seen, oldest first; one entry if they have not changed, none if it is
  /// not in the archive.
  func revisions(of id: ArticleID) async throws -> [Revision]

  /// How many articles of each country's lists were published within a span of time.
  func counts(in span: ClosedRange<Date>) async throws -> [Country: Int]

  /// The article whose id or alias begins with a text.
  ///
  /// - Throws: ``NameError/ambiguous(_:candidates:)``; ``ListError/noSuchArticle(_:)`` if there is none.
  func article(_ prefix: ArticleIDPrefix) async throws -> Article
}

/// The reader's marks and visits.
package protocol MarkRepository: Sendable {
  /// The states of those articles that are in the archive.
  ///
  /// Empty if the archive cannot be used: lists are then shown without marks.
  func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState]

  /// Changes the marks of articles. When it returns, the change is on disk.
  ///
  /// - Returns: the ids that are not in the archive; the others are changed.
  func mark(_ ids: [ArticleID], _ change: MarkChange, at now: Date) async throws -> [ArticleID]

  /// The labels of saved articles, in alphabetical order.
  func labels() async throws -> [LabelCount]

  /// The last visit; `nil` if there was none.
  func lastVisit(to scope: ReadingScope) async throws -> Visit?

  /// Keeps that scopes are visited now.
  func keepVisits(to scopes: [ReadingScope], at now: Date) async throws

  /// The number of unread articles that came after the last visit to a scope or to everything; all unread ones if there
  /// was none. At most ``FindRequest/mostCounted`` are counted.
  func countNew(in scope: ReadingScope) async throws -> Int
}

extension MarkRepository {
  /// Keeps that a scope is visited now.
  package func keepVisit(to scope: ReadingScope, at now: Date) async throws {
    try await keepVisits(to: [scope], at: now)
  }
}

/// The reader's mutes.
package protocol MuteRepository: Sendable {
  /// All mutes, expired ones too, by their number.
  func mutes() async throws -> [Mute]

  /// - Returns: the mute as it was kept, with its number; the known one if there is already one like it.
  func addMute(text: String?, isOfTitles: Bool, source: String?, until: Date?, at now: Date) async throws -> Mute

  /// Hides the articles of a story, also when it becomes part of another one.
  ///
  /// - Returns: the mute as it was kept, with its number; the known one if the story is muted already.
  func addMute(_ story: MutedStory, until: Date?, at now: Date) async throws -> Mute

  /// - Throws: also ``ArchiveError/noSuchMute(_:)``.
  func removeMute(_ number: Int) async throws -> Mute

  /// The index of each article that a mute hides, with the number of the first such mute. Expired mutes do not count.
  /// If a story is muted, articles that belong to no story yet are grouped first. Empty if the archive cannot be used.
  func muted(_ articles: [Article], at now: Date) async -> [Int: Int]

  /// How many articles a mute would have hidden, of those first seen within a span of time.
  func countMuted(text: String?, isOfTitles: Bool, source: String?, in span: ClosedRange<Date>) async throws -> Int
}

/// The care of the archive's file.
package protocol ArchiveUpkeep: Sendable {
  func facts(now: Date) async throws -> ArchiveFacts

  /// Writes everything as lines of JSON, compressed if the file's name ends in `.gz`.
  ///
  /// - Returns: the number of articles.
  /// - Throws: also ``FileError/failed(path:detail:)``.
  func export(to path: String) async throws -> Int

  /// Adds the articles of a file: lines of ``export(to:)`` or of `supernews -F json`, compressed or not, or the database
  /// of newsboat.
  ///
  /// - Throws: also ``FileError/unreadable(path:detail:)``, ``ArchiveError/notImportable(path:)``.
  func `import`(_ path: String, at now: Date) async throws -> ArchiveImport

  func check() async throws -> ArchiveCheck

  /// Makes the roles and the tables of a server, or brings them to the present version.
  ///
  /// - Throws: also ``ArchiveError/notOnServer``.
  func setUp() async throws

  /// Gives space that is not used back to the disk.
  ///
  /// - Returns: the size before and after, in bytes.
  func compact() async throws -> (before: Int, after: Int)

  /// What ``forget(_:)`` would delete now.
  func preview(_ what: Forgetting) async throws -> Forgotten

  /// - Returns: what was deleted.
  func forget(_ what: Forgetting) async throws -> Forgotten

  /// The readers of a server, by name. Only collectors may ask.
  ///
  /// - Throws: also ``ArchiveError/notOnServer``.
  func readers() async throws -> [ArchiveReader]

  /// Says that a login is the reader of its name, after it was made again, renamed or restored.
  ///
  /// - Parameter name: `nil` says so of all.
  /// - Returns: the number of readers.
  /// - Throws: also ``ArchiveError/noSuchReader(_:)``.
  func keepReader(_ name: String?) async throws -> Int

  /// Deletes everything that is a reader's.
  ///
  /// - Throws: also ``ArchiveError/noSuchReader(_:)``.
  func removeReader(_ name: String) async throws

  /// Ends the work with the archive, as far as it is not ended anyway. Later calls begin it again.
  func close() async
}
