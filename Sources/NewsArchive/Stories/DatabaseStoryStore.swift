import FoundationEssentials
import NewsDomain
import SQLKit

/// The archive's stories, for grouping articles.
struct DatabaseStoryStore: StoryStore {
  /// How long articles can join a story after it began, in seconds: later ones begin another story.
  private static let longestStory = 30 * 86_400.0
  /// The most stories read for a term: for each article to group, and in all.
  private static let limits = (each: 10, least: 100, all: 20_000)

  let database: any ArchiveEngine
  /// The keys of stories near the articles to group.
  private let near: ClosedRange<Int64>
  let maxOfTerm: Int

  private let terms: (any TermReader)?

  /// - Parameters:
  ///   - rows: the rows of the articles to group.
  ///   - terms: reads the words of articles that are grouped already; without it, no story is parted.
  init(_ database: any ArchiveEngine, for rows: [Int64], _ terms: (any TermReader)? = nil) {
    self.database = database
    self.terms = terms
    let (first, last) = (rows.min() ?? 0, rows.max() ?? 0)
    near = Self.keys(
      from: Date(row: first).addingTimeInterval(-8 * 86_400), to: Date(row: last).addingTimeInterval(8 * 86_400))
    maxOfTerm = min(max(Self.limits.least, rows.count * Self.limits.each), Self.limits.all)
  }

  func stories(with terms: [UInt32]) throws -> [UInt32: [Int64]] {
    try database.stories(with: Array(Set(terms)).sorted(), in: near, most: maxOfTerm)
  }

  func profiles(of keys: [Int64]) throws -> [Int64: StoryProfile] {
    let found = try database.run(
      "SELECT key, id, first, last, profile FROM story WHERE key \(database.isOne(of: "?1"))", [.integers(keys)]
    ) { columns in
      let id = StoryID(UInt64(bitPattern: columns.integer(1)))
      let (first, last) = (columns.date(2) ?? .distantPast, columns.date(3) ?? .distantPast)
      // A story with a damaged profile gets a new one.
      let profile =
        StoryProfile(id: id, columns.blob(4), first: first, last: last) ?? StoryProfile(id: id, at: first)
      return (columns.integer(0), profile)
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  func date(of key: Int64) -> Date { Date(row: key) }

  func storyCounts(on days: ClosedRange<Int>) throws -> [StoryDay: Int] {
    let found = try database.run(
      "SELECT name, value FROM counter WHERE name BETWEEN ?1 AND ?2",
      [.text(StoryDay.counter(days.lowerBound)), .text(StoryDay.counter(days.upperBound) + "~")]
    ) { (StoryDay(counter: $0.text(0) ?? ""), $0.count(1)) }
    return found.reduce(into: [:]) { counts, item in if let day = item.0 { counts[day] = item.1 } }
  }

  func articles(of key: Int64, most: Int) throws -> [UngroupedArticle] {
    guard let terms else { return [] }
    let rows = try database.run(
      "SELECT row FROM story_article WHERE story = ?1 ORDER BY row LIMIT ?2", [.integer(key), .integer(Int64(most))]
    ) { $0.integer(0) }
    return try database.archived(rows).map { archived in
      UngroupedArticle(
        key: archived.row, id: archived.beginning, terms: terms.terms(of: archived.article),
        publishedAt: Date(row: archived.row), voice: archived.voice)
    }
  }

  func keys(in span: ClosedRange<Date>) -> ClosedRange<Int64> {
    Self.keys(from: span.lowerBound, to: span.upperBound)
  }

  private static func keys(from first: Date, to last: Date) -> ClosedRange<Int64> {
    let lowest = RowNumber.at(first.addingTimeInterval(-longestStory))
    return lowest...max(lowest, RowNumber.at(last.addingTimeInterval(1)))
  }
}

/// The names of the counters of stories, such as `begun 20783 en`; `begun 20783 *` counts those in whatever language.
extension StoryDay {
  /// The beginning of the names of a day.
  static func counter(_ day: Int) -> String { "begun \(day) " }

  var counter: String { Self.counter(day) + (language ?? "*") }

  init?(counter: String) {
    let parts = counter.split(separator: " ")
    guard parts.count == 3, let day = Int(parts[1]) else { return nil }
    self.init(language: parts[2] == "*" ? nil : String(parts[2]), day: day)
  }
}

extension Date {
  /// The time of a row.
  init(row: Int64) { self.init(timeIntervalSince1970: Double(row)) }
}
