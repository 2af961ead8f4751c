import NewsDomain

/// A story and the ids of its articles, for programs.
struct StoryRecord: Record {
  static var type: StaticString { "story" }

  let number: Int
  let story: Story
  /// The article that represents it.
  let best: Article

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("id", .column(8)) { $0.story.id.description }
    fields.field("title", .column(4)) { $0.best.headline }
    fields.field("count", .column(5)) { $0.story.articles.count }
    fields.field("sources") { $0.story.sources.sorted() }
    fields.field("sources", .onlyColumn(6)) { $0.story.sources.count }
    fields.field("countries", .column(7)) { $0.story.countries.map(\.code).sorted() }
    fields.field("languages") { $0.story.languages.sorted() }
    fields.field("first", .column(2)) { $0.story.times?.lowerBound.iso8601 }
    fields.field("last", .column(3)) { $0.story.times?.upperBound.iso8601 }
    fields.field("formerIds") { $0.story.formerIDs.map(\.description) }
    fields.field("articles") { $0.story.articles.map(\.id.description) }
  }
}
