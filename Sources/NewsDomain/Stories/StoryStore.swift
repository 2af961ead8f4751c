import FoundationEssentials

/// Stores stories between two groupings.
///
/// A story has a key: that of its first article. Keys grow with the time of publication.
package protocol StoryStore {
  /// The keys of the stories with each of some terms, in ascending order; no more than can be used.
  func stories(with terms: [UInt32]) throws -> [UInt32: [Int64]]

  /// The profiles of the given stories that exist.
  func profiles(of keys: [Int64]) throws -> [Int64: StoryProfile]

  /// The keys that stories in a span of time can have.
  func keys(in span: ClosedRange<Date>) -> ClosedRange<Int64>

  /// When a story with a key began, to the second.
  func date(of key: Int64) -> Date

  /// The most stories returned for a term: the latest ones.
  var maxOfTerm: Int { get }

  /// How many stories began on each of some days.
  func storyCounts(on days: ClosedRange<Int>) throws -> [StoryDay: Int]

  /// The articles of a story, the earliest first.
  func articles(of key: Int64, most: Int) throws -> [UngroupedArticle]
}

/// A day on which stories in a language began.
package struct StoryDay: Sendable, Hashable {
  /// ISO 639-1; `nil` for stories in whatever language.
  package let language: String?
  /// The number of the day since 1970, in UTC.
  package let day: Int

  package init(language: String?, day: Int) {
    self.language = language
    self.day = day
  }

  init(_ language: String?, _ date: Date) {
    self.init(language: language, day: Self.day(of: date))
  }

  static func day(of date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}
