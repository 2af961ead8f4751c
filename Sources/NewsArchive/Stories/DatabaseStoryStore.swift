import FoundationEssentials
import NewsDomain
import SQLKit

/// The archive's stories, for grouping articles.
struct DatabaseStoryStore: StoryStore {
  /// How long articles can join a story after it began, in seconds: later ones begin another story.
  private static let longestStory = 30 * 86_400.0
  /// The most stories read for a term: for each article to group, and in all.
  private static let mostOfTerm = (each: 10, least: 100, all: 20_000)

  let database: any ArchiveEngine
  /// The keys of stories near the articles to group.
  private let near: ClosedRange<Int64>
  private let most: Int

  /// - Parameter rows: the rows of the articles to group.
  init(_ database: any ArchiveEngine, for rows: [Int64]) {
    self.database = database
    let (first, last) = (rows.min() ?? 0, rows.max() ?? 0)
    near = Self.keys(
      from: Date(row: first).addingTimeInterval(-8 * 86_400), to: Date(row: last).addingTimeInterval(8 * 86_400))
    most = min(max(Self.mostOfTerm.least, rows.count * Self.mostOfTerm.each), Self.mostOfTerm.all)
  }

  func stories(with terms: [UInt32]) throws -> [UInt32: [Int64]] {
    try database.stories(with: Array(Set(terms)).sorted(), in: near, most: most)
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

  func keys(in span: ClosedRange<Date>) -> ClosedRange<Int64> {
    Self.keys(from: span.lowerBound, to: span.upperBound)
  }

  private static func keys(from first: Date, to last: Date) -> ClosedRange<Int64> {
    let lowest = RowNumber.at(first.addingTimeInterval(-longestStory))
    return lowest...max(lowest, RowNumber.at(last.addingTimeInterval(1)))
  }
}

extension Date {
  /// The time of a row.
  init(row: Int64) { self.init(timeIntervalSince1970: Double(row)) }
}
