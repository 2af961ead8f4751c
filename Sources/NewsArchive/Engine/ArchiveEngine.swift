import FoundationEssentials
import NewsDomain
import SQLKit

/// An open database of an archive. SQL that is the same for all engines is in extensions of it; for the rest there are
/// requirements here, on sets of rows where possible.
///
/// A call is not a transaction unless noted: the archive begins and ends them.
package protocol ArchiveEngine: AnyObject {
  typealias Value = Database.Value
  typealias Row = Database.Row
  typealias Failure = Database.Failure

  /// The connection, for statements that all engines understand.
  var database: Database { get }
  /// The names that differ between engines.
  var dialect: any Dialect { get }
  /// The most articles of one transaction, so that other sessions do not wait long.
  var portion: Int { get }
  /// The functions of a shared archive; `nil` if the archive belongs to one reader.
  var shared: (any SharedArchive)? { get }

  // MARK: Sessions

  /// Whether the reader may write data that all readers share.
  func mayCollect() throws -> Bool
  /// A number that changes whenever another session may have changed the database.
  func version() throws -> Int64
  /// Prepares the connection for longer work.
  func begin(_ work: LongWork) throws
  /// Restores the connection after it.
  func end(_ work: LongWork) throws

  // MARK: Articles

  /// The rows of the articles that exist, by their ids and aliases.
  func rows(of ids: [ArticleID]) throws -> [ArticleID: Int64]
  /// The rows of articles with an id or alias in a range, in any order.
  func rows(of ids: ClosedRange<ArticleID>, most: Int) throws -> [Int64]
  /// Adds articles with their words, each in its row, which must be free and have no text.
  func insert(_ articles: [NewRow]) throws
  /// Adds other ids of articles, unless they are the article's own or another's.
  func keep(aliases: [(id: ArticleID, row: Int64)]) throws
  /// Terms as stored with an article: without marks, if these belong to several readers.
  func kept(_ terms: FilterTerms) -> FilterTerms
  /// Adds the words of a row, and those of its text, to the index.
  func index(_ archived: ArchivedArticle) throws
  /// Removes the words of a row, and those of its text, from the index. Call it before the row changes: an index may
  /// read the words to remove there.
  func unindex(_ row: Int64) throws
  /// Adds the words of a row's text to the index, along with those of its article, so that one search finds both.
  ///
  /// - Returns: whether there is a readable text.
  @discardableResult
  func indexText(_ row: Int64) throws -> Bool
  /// Removes the words of a row's text from the index. Call it before the row, its article or its text changes.
  func unindexText(_ row: Int64) throws
  /// Deletes the articles among the given ones that nobody has saved, with everything that belongs to them.
  ///
  /// - Returns: how many were deleted.
  func remove(_ rows: [Int64]) throws -> Int
  /// Deletes everything that belongs to the reader, in a transaction.
  ///
  /// - Returns: how much that was; `nil` for shared articles, which stay.
  func removeAll() throws -> (articles: Int?, marks: MarkCounts)
  /// Counts articles that are added, and notifies other sessions when the transaction ends.
  ///
  /// - Returns: the number of the last one.
  func takeArrivals(_ count: Int) throws -> Int64

  // MARK: Marks

  /// Changes the reader's marks on some rows.
  func mark(_ rows: [Int64], _ change: MarkChange, at now: Date) throws
  func keep(label: String, of rows: [Int64]) throws
  /// Sets the marks of a row.
  func setMarks(of row: Int64, read: Date?, shown: Date?, saved: Date?) throws
  /// Sets the marks of rows as they are given, and their labels if wanted.
  func set(_ marks: [Int64: ReaderMarks], withLabels: Bool) throws
  /// The reader's own labels of some rows, in alphabetical order.
  func ownLabels(of rows: [Int64]) throws -> [(row: Int64, label: ReaderMarks.Label)]
  /// The given rows that are saved by any reader; only collectors may ask.
  func saved(among rows: [Int64]) throws -> Set<Int64>
  /// The labels that others share on some rows.
  func sharedLabels(of rows: [Int64]) throws -> [(row: Int64, label: SharedLabel)]
  /// How many articles the reader has not read.
  func unreadCount() throws -> Int
  /// The key of an article in the tables of followed articles; `nil` if it is gone.
  func followedKey(of row: Int64) throws -> Value?
  /// Waits in a transaction until no other session of the reader is matching follows or delivering alerts.
  func lockFollows() throws

  // MARK: Finding and collecting

  /// The articles of a request.
  func page(_ request: FindRequest) throws -> NewsPage
  /// The rows of all articles that a request finds, whatever its page and its order, in any order.
  func allRows(of request: FindRequest) throws -> [Int64]
  /// The word of the index that was meant by one that it lacks; `nil` if there is none.
  func nearestWord(to word: NearWord) throws -> String?
  /// Waits in a transaction until no other collector is claiming or releasing a feed of the same host.
  func lockHost(of feed: String) throws
  /// Adds pairs of integers to a table.
  ///
  /// - Parameter conflict: what to do if a pair exists, such as `DO NOTHING`.
  func insert(_ pairs: [(Int64, Int64)], into table: String, conflict: String) throws
  /// Adds rows to a table, all with values for the same columns.
  func insert(_ rows: [[Value]], into table: String, conflict: String) throws

  // MARK: Stories

  /// The keys of the stories with each of some terms, in ascending order.
  ///
  /// - Parameters:
  ///   - keys: the range of keys.
  ///   - most: the most stories for each term, those with the greatest keys.
  func stories(with terms: [UInt32], in keys: ClosedRange<Int64>, most: Int) throws -> [UInt32: [Int64]]
  /// Reads the data for a change of stories, then writes the change in a transaction.
  ///
  /// - Parameter prepare: the work during which other sessions need not wait, as it may take long.
  /// - Returns: the result of writing; `nil` if another session is changing stories.
  func changeStories<Work, Result>(_ prepare: () throws -> Work, _ write: (Work) throws -> Result?) throws -> Result?

  // MARK: Upkeep

  /// Faults, in the database's words.
  func faults() throws -> [String]
  /// Returns unused space.
  func compact() throws
  /// Its size in bytes.
  func size() throws -> Int
}

/// An archive of several readers, some of whom collect for all.
package protocol SharedArchive: AnyObject {
  /// Registers the role of the session as a reader.
  ///
  /// - Returns: whether it is the reader of its name.
  func register() throws -> Bool
  /// All readers, by name, for a collector.
  func readers() throws -> [ArchiveReader]
  /// Declares a recreated or renamed role to be the reader of its name.
  ///
  /// - Parameter name: `nil` for all of them.
  /// - Returns: how many there were.
  func keepReader(_ name: String?) throws -> Int
  /// - Returns: how many were removed.
  func removeReader(_ name: String) throws -> Int
  /// Asks collectors for a list, without recording who asked.
  func want(_ list: ArchivedList, at now: Date) throws
  /// The lists that readers have asked for since a time, the last ones first; older requests are dropped.
  func wantedLists(since: Date, most: Int) throws -> [ArchivedList]
  /// Updates the statistics of the tables after many articles were added: without them, queries are planned as for
  /// small tables.
  func takeStatistics() throws
  /// Whether other sessions have added articles since the last call, `nil` if unknown; and what to wait for if they
  /// have not.
  func arrivals() throws -> (isTold: Bool?, input: DescriptorInput?)
}

/// The names that differ between engines.
package protocol Dialect: Sendable {
  /// The table with the columns of articles that are not marks.
  var articles: String { get }
  /// The table with the marks of articles.
  var marks: String { get }
  /// The table that gives the row of each article fastest.
  var rows: String { get }
  /// The column of the reader's labels.
  var ownLabels: String { get }
  /// The column of all labels that the reader sees.
  var labels: String { get }
  /// The table of rounds, which has the same columns as that of visits.
  var rounds: String { get }
  /// The table of numbers that belong to the reader.
  var ownCounters: String { get }
  /// The table for writing followed articles.
  var followed: String { get }
  /// The table for writing alerts.
  var alerts: String { get }
  /// The column of both that identifies the article.
  var followedKey: String { get }
  /// The tables that refer to an article by its row and are moved with it.
  var tablesOfRows: [String] { get }
  /// The end of a statement that skips rows locked by another session.
  var skippingLocked: String { get }
  /// Joins the first table with the next one, in this order.
  var orderedJoin: String { get }
}

/// Work for which a connection is prepared.
package enum LongWork: Sendable {
  /// Adding a great many articles.
  case importing
  /// Deleting, so that nobody can find the deleted data in the file.
  case forgetting
  /// Deleting everything, after which the file is rewritten.
  case emptying
  /// Writing marks, which must survive a power cut: the write waits for the disk.
  case marking
}

/// The words of an article as stored in an index; empty for an engine that determines them while writing.
package typealias IndexedWords = [String]

/// An article to be added.
package struct NewRow {
  package let archived: ArchivedArticle
  package let words: IndexedWords
}

extension ArchiveEngine {
  package func execute(_ sql: String) throws { try database.execute(sql) }

  @discardableResult
  package func run<Mapped>(
    _ sql: String, _ values: [Database.Value] = [], _ map: (Database.Row) throws -> Mapped = { _ in }
  ) throws -> [Mapped] {
    try database.run(sql, values, map)
  }

  package func each(_ sql: String, _ values: [Database.Value] = [], _ body: (Database.Row) throws -> Bool) throws {
    try database.each(sql, values, body)
  }

  @discardableResult
  package func transaction<Result>(isOwn: Bool = false, _ body: () throws -> Result) throws -> Result {
    try database.transaction(isOwn: isOwn, body)
  }

  package func reading<Result>(_ body: () throws -> Result) throws -> Result { try database.reading(body) }

  package func isOne(of place: String) -> String { database.isOne(of: place) }

  package var changeCount: Int { database.changeCount }

  /// Runs work for which the connection is prepared.
  package func preparing<Result>(for work: LongWork, _ body: () throws -> Result) throws -> Result {
    try begin(work)
    defer { try? end(work) }
    return try body()
  }
}
