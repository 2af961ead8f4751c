import NewsDomain

/// A shared article, for programs.
struct ShareRecord: Record {
  static var type: StaticString { "share" }

  let article: SharedArticle
  /// The shared text.
  let text: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.article.number }
    fields.field("id") { $0.article.id.description }
    fields.field("title", .column(2)) { $0.article.title }
    fields.field("url", .column(3)) { $0.article.link.address }
    fields.field("text") { $0.text }
  }
}
