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
    fields.field("unread", when: { $0.entry.unread != nil }) { $0.entry.unread }
  }
}

/// A follow in the list of feeds, for programs: `feeds open TEXT` lists what it finds. It writes no row, because rows
/// are feeds.
struct QueryFeedRecord: Record {
  static var type: StaticString { "queryFeed" }

  /// Its number in the list, after those of the feeds.
  let place: Int
  let feed: QueryFeed

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n") { $0.place }
    fields.field("number") { $0.feed.follow.number }
    fields.field("text") { $0.feed.follow.request.text.nonBlank }
    fields.field("meaning") { $0.feed.follow.request.meaning?.text }
    fields.field("unread") { $0.feed.unread }
  }
}

/// What became of a line of an imported list, for programs. It writes no row, because rows are feeds.
struct ImportedLineRecord: Record {
  static var type: StaticString { "import" }

  let line: ImportedLine

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("line") { $0.line.number }
    fields.field("text") { $0.line.text }
    fields.field("result") { $0.result.name }
    fields.field("reason") { $0.result.reason }
    fields.field("id") { $0.result.feed?.id }
    fields.field("name") { $0.result.feed?.name }
    fields.field("folder") { $0.result.feed?.folder?.path }
    fields.field("otherTags") { $0.line.otherTags.isEmpty ? nil : $0.line.otherTags }
    fields.field("isHidden") { $0.line.isHidden }
  }

  private var result: (name: String, reason: String?, feed: OwnFeed?) {
    switch line.result {
    case .added(let feed): ("added", nil, feed)
    case .known(let feed): ("known", nil, feed)
    case .leftOut(let reason): ("leftOut", reason.rawValue, nil)
    }
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
