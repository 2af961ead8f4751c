import NewsDomain

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
