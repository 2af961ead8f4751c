import NewsDomain

/// An article of a story, for programs: the coverage in a country, or when a source published it.
struct CoverageRecord: Record {
  static var type: StaticString { "telling" }

  let number: Int
  let story: StoryID
  let coverage: Coverage
  /// The coverage in its country; `nil` if articles are not compared by country.
  var row: StoryComparison.Row?
  /// Its title in the reader's language.
  var translation: String?

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("story") { $0.story.description }
    fields.field("country", .column(6)) { ($0.coverage.country ?? $0.row?.country)?.code }
    fields.field("id") { $0.coverage.article.id.description }
    fields.field("title", .column(4)) { $0.coverage.article.title }
    fields.field("source", .column(3)) { $0.coverage.article.sourceName }
    fields.field("language", .column(7)) { $0.coverage.article.language }
    fields.field("publishedAt", .column(2)) { $0.coverage.article.publishedAt?.iso8601 }
    fields.field("url", .column(5)) { RecordLink.page($0.coverage.article.link) }
    fields.field("count", .column(8)) { $0.row?.count }
    fields.field("ownWords") { $0.row?.ownWords ?? [] }
    fields.field("translation", .column(9)) { $0.translation }
  }
}

/// A country that has news on the days of a story but does not cover it, for programs. Its columns are those of
/// ``CoverageRecord``.
struct SilenceRecord: Record {
  static var type: StaticString { "silence" }

  let story: StoryID
  let silence: StoryComparison.Silence

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("country", .column(6)) { $0.silence.country.code }
    fields.field("count", .column(8)) { $0.silence.count }
    fields.field("story") { $0.story.description }
  }
}
