import NewsDomain

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
