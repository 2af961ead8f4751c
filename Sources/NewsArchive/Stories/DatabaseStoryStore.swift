import FoundationEssentials
import NewsDomain
import SQLKit

/// The stories of the archive, as articles are grouped among them.
struct DatabaseStoryStore: StoryStore {
  /// How long a story is looked for after it began, in seconds: what comes later begins another one.
  private static let longestStory = 30 * 86_400.0
  /// The most stories that are read for a term for each article that is grouped, and at all.
  private static let mostOfTerm = (each: 10, least: 100, all: 20_000)

  let database: any ArchiveEngine
  /// The keys of stories near the articles that are grouped.
  private let near: ClosedRange<Int64>
  private let most: Int

  /// - Parameter rows: those of the articles that are grouped.
  init(_ database: any ArchiveEngine, for rows: [Int64]) {
    self.database = database
    let (first, last) = (rows.min() ?? 0, rows.max() ?? 0)
    near = Self.keys(
      from: Date(row: first).addingTimeInterval(-8 * 86_400), to: Date(row: last).addingTimeInterval(8 * 86_400))
    most = min(max(Self.mostOfTerm.least, rows.count * Self.mostOfTerm.each), Self.mostOfTerm.all)
  }

  func stories(with term: UInt32) throws -> [Int64] {
    try database.run(
      "SELECT story FROM story_term WHERE term = ?1 AND story BETWEEN ?2 AND ?3 ORDER BY story DESC LIMIT ?4",
      [.integer(Int64(term)), .integer(near.lowerBound), .integer(near.upperBound), .integer(Int64(most))]
    ) { $0.integer(0) }.reversed()
  }

  func profile(of key: Int64) throws -> StoryProfile? {
    try database.run("SELECT id, first, last, profile FROM story WHERE key = ?1", [.integer(key)]) { columns in
      let id = StoryID(UInt64(bitPattern: columns.integer(0)))
      let (first, last) = (columns.date(1) ?? .distantPast, columns.date(2) ?? .distantPast)
      // A damaged profile still is the story's: it begins anew.
      return StoryProfile(id: id, columns.blob(3), first: first, last: last) ?? StoryProfile(id: id, at: first)
    }.first
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
  /// The time that a row stands for.
  init(row: Int64) { self.init(timeIntervalSince1970: Double(row)) }
}
