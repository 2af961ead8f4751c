import NewsDomain

/// A source for programs.
struct SourceRecord: Record {
  static var type: StaticString { "source" }

  let number: Int
  let source: NewsSource
  let group: String?

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1, cell: 1)) { $0.number }
    fields.field("id", .column(2, cell: 2)) { $0.source.id }
    fields.field("name", .column(3, cell: 3)) { $0.source.name }
    fields.field("description", .cell(9)) { $0.source.summary }
    fields.field("url", .cell(7)) { RecordLink.page($0.source.link) }
    fields.field("category", .column(4, cell: 4)) { $0.source.category?.code }
    fields.field("language", .column(5, cell: 5)) { $0.source.languageCode }
    fields.field("country", .column(6, cell: 6)) { $0.source.countryCode }
    fields.field("feedUrl", .cell(8, isMember: false)) { RecordLink.file($0.source.feed) }
    fields.field("group") { $0.group }
  }
}
