import NewsDomain

/// One of the reader's feeds, for programs.
struct FeedRecord: Record {
  static var type: StaticString { "feed" }

  let entry: ListedFeed

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.entry.number }
    fields.field("id", .column(2)) { $0.entry.feed.id }
    fields.field("name", .column(3)) { $0.entry.feed.name }
    fields.field("url", .column(4)) { $0.entry.feed.feed.withoutSecrets }
    fields.field("siteUrl") { RecordLink.page($0.entry.feed.site?.withoutSecrets) }
    fields.field("folder") { $0.entry.feed.folder?.path }
    fields.field("count") { $0.entry.reading?.count }
    fields.field("updatedAt") { $0.entry.reading?.readAt?.iso8601 }
    fields.field("problem") { $0.entry.reading?.trouble?.rawValue }
  }
}
