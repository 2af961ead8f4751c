import NewsDomain

/// A translated article, for programs.
struct TranslationRecord: Record {
  static var type: StaticString { "translation" }

  let number: Int
  let article: Article
  let translation: Translation

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("id") { $0.article.id.description }
    fields.field("title", .column(2)) { $0.article.headline }
    fields.field("from", .column(3)) { $0.translation.from }
    fields.field("to", .column(4)) { $0.translation.to }
    // The title is the first paragraph of both.
    fields.field("text", .column(5)) { $0.translation.translated.joined(separator: "\n\n") }
    fields.field("original") { $0.translation.original.joined(separator: "\n\n") }
  }
}
