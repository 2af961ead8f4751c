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

/// Another feed that the page of a new feed names, for programs: `feeds add PAGE --choose N` adds it. It writes no row,
/// because rows are feeds.
struct CandidateRecord: Record {
  static var type: StaticString { "candidate" }

  let candidate: FoundFeed.Candidate
  let page: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n") { $0.candidate.number }
    fields.field("name") { $0.candidate.name }
    fields.field("url") { $0.candidate.feed.withoutSecrets }
    fields.field("page") { $0.page.withoutSecrets }
  }
}

/// A line of a list of feeds (OPML), for programs.
struct OutlineRecord: Record {
  static var type: StaticString { "opml" }

  let line: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("text", .column(1)) { $0.line }
  }
}
