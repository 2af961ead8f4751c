import NewsDomain

/// An alert as sent to the reader's program: the article, and the follow that found it.
package struct AlertRecord: Record {
  package static var type: StaticString { "alert" }

  let alert: Alert

  package init(_ alert: Alert) {
    self.alert = alert
  }

  /// The alert as one JSON object, without a line break.
  package var json: String {
    var writer = ObjectWriter()
    writer.write(self)
    return writer.text.trimmed
  }

  package static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("follow") { $0.alert.follow.request.text.nonBlank }
    fields.field("number") { $0.alert.follow.number }
    fields.field("alert") { $0.alert.id }
    fields.field("id") { $0.article.id.description }
    fields.field("title") { $0.article.headline }
    fields.field("source") { $0.article.source.name ?? $0.article.source.id }
    fields.field("publishedAt") { $0.article.publishedAt?.iso8601 }
    fields.field("summary") { $0.article.summary }
    fields.field("url") { RecordLink.page($0.article.link) }
    fields.field("language") { $0.article.language }
  }

  private var article: Article { alert.article }
}
