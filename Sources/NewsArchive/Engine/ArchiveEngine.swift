import FoundationEssentials
import NewsDomain
import SQLKit

/// An open database of an archive. What all engines do in the same words of SQL stands in extensions of it; what they do
/// in words of their own is asked of it here, for sets of rows wherever that is possible.
///
/// A call is not a transaction unless it says so: the archive begins and ends them.
package protocol ArchiveEngine: AnyObject {
  typealias Value = Database.Value
  typealias Row = Database.Row
  typealias Failure = Database.Failure

  /// The connection, for statements that all engines understand.
  var database: Database { get }
  /// What the engines call by different names.
  var dialect: Dialect { get }
  /// The most articles of one transaction, so that other sessions do not wait long.
  var portion: Int { get }
  /// What readers share; `nil` if the archive is one reader's.
  var shared: (any SharedArchive)? { get }

  // MARK: Sessions

  /// Whether the reader may write what all readers share.
  func mayCollect() throws -> Bool
  /// A number that changes whenever another session may have changed the database.
  func version() throws -> Int64
  /// Prepares the connection for work that goes on for a while.
  func begin(_ work: LongWork) throws
  /// Prepares it for everything else again.
  func end(_ work: LongWork) throws

  // MARK: Articles

  /// The rows of those articles that are there, by their ids and aliases.
  func rows(of ids: [ArticleID]) throws -> [ArticleID: Int64]
  /// The rows of articles with an id or an alias of a span, in any order.
  func rows(of ids: ClosedRange<ArticleID>, most: Int) throws -> [Int64]
  /// Adds articles with their words, each to its row, which is free and has no text.
  func insert(_ articles: [NewRow]) throws
  /// Keeps other ids of articles, unless they are their own or another article's.
  func keep(aliases: [(id: ArticleID, row: Int64)]) throws
  /// Terms as they stand with an article: without marks, if these belong to several readers.
  func kept(_ terms: Terms) -> Terms
  /// Adds the words of a row, and those of its text, to the index.
  func index(_ archived: ArchivedArticle) throws
  /// Removes them. Call it before the row changes: an index may read the words that it removes there.
  func unindex(_ row: Int64) throws
  /// Adds the words of a row's text to the index, together with those of its article, so that one search finds both.
  ///
  /// - Returns: whether there is a text that can be read.
  @discardableResult
  func indexText(_ row: Int64) throws -> Bool
  /// Removes them. Call it before the row, its article or its text changes.
  func unindexText(_ row: Int64) throws
  /// Deletes those of some articles that nobody has saved, with all that belongs to them.
  ///
  /// - Returns: how many were deleted.
  func remove(_ rows: [Int64]) throws -> Int
  /// Deletes everything that is the reader's, in a transaction.
  ///
  /// - Returns: how much that was; `nil` for articles that others share, which stay.
  func removeAll() throws -> (articles: Int?, marks: MarkCounts)
  /// Counts articles that are added, and tells other sessions of them when the transaction ends.
  ///
  /// - Returns: the number of the last one.
  func takeArrivals(_ count: Int) throws -> Int64

  // MARK: Marks

  /// Changes the reader's marks of some rows.
  func mark(_ rows: [Int64], _ change: MarkChange, at now: Date) throws
  func keep(label: String, of rows: [Int64]) throws
  /// Gives a row other marks.
  func setMarks(of row: Int64, read: Date?, shown: Date?, saved: Date?) throws
  /// Those of some rows that are saved: by any reader, of which only collectors may ask.
  func saved(among rows: [Int64]) throws -> Set<Int64>
  /// What others share of some rows: the row, the label and the reader.
  func sharedLabels(of rows: [Int64]) throws -> [(row: Int64, label: String)]
  /// How many articles the reader has not read.
  func unreadCount() throws -> Int
  /// What stands for an article in the tables of what follows found; `nil` if it is gone.
  func followedKey(of row: Int64) throws -> Value?
  /// Waits in a transaction until no other session of the reader compares articles with follows, or tells of them.
  func lockFollows() throws
  /// Brings numbers of mutes or follows back that lead to the end of all integers. Call it in a transaction, before one is
  /// added.
  func mendNumbers(of table: NumberedTable) throws

  // MARK: Finding and collecting

  /// The articles that a request asks for.
  func page(_ request: FindRequest, _ expression: FindExpression?) throws -> NewsPage
  /// Waits in a transaction until no other collector takes or releases a feed of the same host.
  func lockHost(of feed: String) throws
  /// Adds pairs of integers to a table.
  ///
  /// - Parameter conflict: what is done where a pair is there already, such as `DO NOTHING`.
  func insert(_ pairs: [(Int64, Int64)], into table: String, conflict: String) throws
  /// Adds rows to a table, all with values for the same columns.
  func insert(_ rows: [[Value]], into table: String, conflict: String) throws

  // MARK: Stories

  /// The keys of the stories with each of some terms, in ascending order.
  ///
  /// - Parameters:
  ///   - keys: those that a story may have.
  ///   - most: of the stories of one term, those with the greatest keys.
  func stories(with terms: [UInt32], in keys: ClosedRange<Int64>, most: Int) throws -> [UInt32: [Int64]]
  /// Reads what a change of stories begins with, and writes it in a transaction.
  ///
  /// - Parameter prepare: work that other sessions do not wait for, as it may take long.
  /// - Returns: what writing returns; `nil` if another session is changing stories.
  func changeStories<Work, Result>(_ prepare: () throws -> Work, _ write: (Work) throws -> Result?) throws -> Result?

  // MARK: Upkeep

  /// What is wrong, in the words of the database; empty if all is well.
  func faults() throws -> [String]
  /// Gives back what nothing uses.
  func compact() throws
  /// The bytes that it takes.
  func size() throws -> Int
}

/// An archive of several readers, some of whom collect for all.
package protocol SharedArchive: AnyObject {
  /// All readers, by name, for a collector.
  func readers() throws -> [ArchiveReader]
  /// Makes a reader whose role was made again or renamed the reader of its name.
  ///
  /// - Parameter name: `nil` for all of them.
  /// - Returns: how many there were.
  func keepReader(_ name: String?) throws -> Int
  /// - Returns: how many were removed.
  func removeReader(_ name: String) throws -> Int
  /// Asks collectors for a list, without a name.
  func want(_ list: ArchivedList, at now: Date) throws
  /// The lists that readers have asked for since a time, the last ones first; those asked for before are asked for no
  /// more.
  func wantedLists(since: Date, most: Int) throws -> [ArchivedList]
  /// Takes statistics of the tables after many articles have come: without them, plans are made as for small ones.
  func takeStatistics() throws
  /// Whether other sessions have added articles since the last call, `nil` if that is not told; and what to wait for if
  /// they have not.
  func arrivals() throws -> (isTold: Bool?, input: DescriptorInput?)
}

/// What the engines call by different names.
package struct Dialect: Sendable {
  /// The table with the columns of articles that are no marks, and that with their marks.
  package let articles, marks: String
  /// The table that has the row of each article, and is the fastest to be asked for it.
  package let rows: String
  /// The column of the labels of the reader, and that of all labels that the reader sees.
  package let ownLabels, labels: String
  /// The table of rounds, which has the form of that of visits.
  package let rounds: String
  /// The table of numbers that belong to the reader.
  package let ownCounters: String
  /// Where what follows found, and the alerts of it, are written, and the column that names an article there.
  package let followed, alerts, followedKey: String
  /// The tables that say something of an article by its row, with it.
  package let tablesOfRows: [String]
  /// The end of a statement that passes over rows which another session is working with.
  package let skippingLocked: String
  /// Joins the table that was named first with the next one, in this order.
  package let orderedJoin: String

  package init(
    articles: String, marks: String, rows: String, ownLabels: String, labels: String, rounds: String,
    ownCounters: String,
    followed: String, alerts: String, followedKey: String, tablesOfRows: [String], skippingLocked: String,
    orderedJoin: String
  ) {
    self.articles = articles
    self.marks = marks
    self.rows = rows
    self.ownLabels = ownLabels
    self.labels = labels
    self.rounds = rounds
    self.ownCounters = ownCounters
    self.followed = followed
    self.alerts = alerts
    self.followedKey = followedKey
    self.tablesOfRows = tablesOfRows
    self.skippingLocked = skippingLocked
    self.orderedJoin = orderedJoin
  }
}

/// Work for which a connection is prepared.
package enum LongWork: Sendable {
  /// Adding very many articles.
  case importing
  /// Deleting, so that nobody finds in the file what was deleted.
  case forgetting
  /// Deleting everything, after which the file is written anew.
  case emptying
  /// Writing marks, which must survive a power cut: the disk is waited for.
  case marking
}

/// The tables whose rows have numbers by which a reader names them.
package enum NumberedTable: String, Sendable {
  case mute
  case follow
}

/// The words of an article as an index has them; empty for an engine that finds them when they are written.
package typealias IndexedWords = [String]

/// An article that is to be added.
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
