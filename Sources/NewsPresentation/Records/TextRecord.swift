import NewsDomain

/// The text of an article, for programs.
struct TextRecord: Record {
  static var type: StaticString { "text" }

  let number: Int
  let article: Article
  let text: ArticleText

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("id") { $0.article.id.description }
    fields.field("title", .column(3)) { $0.article.headline ?? $0.text.title }
    fields.field("source") { $0.article.source.name ?? $0.text.site }
    fields.field("author") { $0.text.author ?? $0.article.author }
    fields.field("publishedAt") { ($0.article.publishedAt ?? $0.text.publishedAt)?.iso8601 }
    fields.field("language") { $0.text.language ?? $0.article.language }
    fields.field("words", .column(4)) { $0.text.words }
    fields.field("minutes") { $0.text.blocks.isEmpty ? 0 : $0.text.minutes }
    fields.field("verdict", .column(2)) { $0.text.verdict.name }
    fields.field("reason") { $0.text.verdict.reason }
    fields.field("origin") { $0.text.origin.rawValue }
    fields.field("url", .column(5)) { RecordLink.pageOrPath($0.text.url) }
    fields.field("text", .column(6)) { $0.text.plain }
    fields.field("links") { $0.text.links.compactMap { WebLink($0)?.address } }
    fields.field("fetchedAt") { $0.text.fetchedAt.iso8601 }
  }
}

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

/// The result of downloading the text of an article, for programs.
struct DownloadRecord: Record {
  static var type: StaticString { "download" }

  let download: Download

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.download.number }
    fields.field("id") { $0.download.article.id.description }
    fields.field("title", .column(2)) { $0.download.article.headline }
    fields.field("verdict", .column(3)) { $0.download.text?.verdict.name }
    fields.field("reason") { $0.download.text?.verdict.reason }
    fields.field("words", .column(4)) { $0.download.text?.words }
    fields.object("error", when: { $0.download.error != nil }, isPresent: nil) { fields in
      fields.field("code", .column(5)) { $0.download.error?.code.rawValue ?? "" }
    }
  }
}
