import NewsDomain

/// An article for programs.
struct ArticleRecord: Record {
  static var type: StaticString { "article" }

  let number: Int
  let article: Article
  /// Whether a row has a column for the country, as in a list of many countries.
  var namesCountry = false
  /// The marks and facts from the archive; `nil` if the article is not in it.
  var state: ArticleState?
  /// The story that it represents in its list; `nil` if stories were not looked up.
  var story: ListedStory?
  /// Whether the other articles of its story share its row.
  var isFolded = true
  /// The section of a brief that it is in, with its heading.
  var part: (section: BriefSection, heading: String)?

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1, cell: 1)) { $0.number }
    fields.field("id") { $0.article.id.description }
    fields.field("id", .onlyColumn(6), when: { !$0.namesCountry }) { $0.article.id.description }
    fields.field("id", .onlyColumn(7), when: { $0.namesCountry }) { $0.article.id.description }
    fields.field("title", .column(4, cell: 4)) { $0.article.title }
    fields.object("source") { fields in
      fields.field("id") { $0.article.source.id }
      fields.field("name", .column(3, cell: 3, title: "source")) { $0.article.sourceName }
    }
    fields.field("author", .cell(6)) { $0.article.author }
    fields.field("description", .cell(7)) { $0.article.summary }
    fields.field("content") { $0.article.content }
    fields.field("url", .column(5, cell: 5)) { RecordLink.page($0.article.link) }
    fields.field("imageUrl", .cell(8)) { RecordLink.file($0.article.imageLink) }
    fields.field("publishedAt", .column(2, cell: 2)) { $0.article.publishedAt?.iso8601 }
    fields.field("provider", .cell(9)) { $0.article.provider.rawValue }
    fields.field("country") { $0.article.country?.code }
    fields.field("country", .onlyColumn(6), when: { $0.namesCountry }) { $0.article.country?.code }
    fields.field("language") { $0.article.language }
    fields.field("others") { $0.article.alsoIn.map(\.code) }
    fields.field("story") { $0.story?.id.description }
    fields.field("folded") { $0.isFolded ? $0.story?.others.map(\.id.description) ?? [] : [] }
    fields.field("section") { $0.part?.section.rawValue }
    fields.field("heading") { $0.part?.heading }
    fields.field("isRead") { $0.state?.isRead ?? false }
    fields.field("isShown") { $0.state?.isShown ?? false }
    fields.field("isSaved") { $0.state?.isSaved ?? false }
    fields.field("labels") { RecordLabel.all(of: $0.state) }
    fields.field("firstSeen") { $0.state?.firstSeen.iso8601 }
    fields.field("duration") { $0.article.duration }
  }
}

extension Article {
  /// The name of its source for programs. For a sample article it says so, as nothing else in a row does.
  var sourceName: String? {
    provider == .sample ? source.name.map { $0 + " (sample)" } : source.name
  }
}
