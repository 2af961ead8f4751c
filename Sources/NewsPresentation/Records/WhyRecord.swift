import NewsDomain

/// Where an article came from, for programs.
struct WhyRecord: Record {
  static var type: StaticString { "why" }

  let number: Int
  let article: Article
  /// Why it belongs to its story; `nil` if no other article covers that.
  var reason: StoryReason?

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("id") { $0.article.id.description }
    fields.field("provider", .column(2)) { $0.article.provider.rawValue }
    fields.field("feed") { $0.article.provenance?.feed.title }
    fields.field("requestUrl", .column(3)) { $0.article.provenance?.request?.withoutSecrets }
    fields.field("receivedAt", .column(4)) { $0.article.provenance?.origin.receivedAt?.iso8601 }
    fields.field("summaryFrom") { $0.article.provenance?.supplement?.code }
    fields.field("cached") { $0.article.provenance?.origin.stored != nil }
    fields.field("url") { RecordLink.page($0.article.link) }
    fields.field("feedUrl", .column(5)) { RecordLink.page($0.article.givenLink ?? $0.article.link) }
    fields.field("linkWay") { $0.article.linkWay?.rawValue }
    fields.field("canonicalUrl", .column(6)) { $0.article.canonicalAddress }
    fields.field("siteUrl") { RecordLink.page($0.article.source.link) }
    fields.field("story") { $0.reason?.story.id.description }
    fields.field("tellings") { $0.reason?.count ?? 1 }
    fields.field("sharedWith") { $0.reason?.other.id.description }
    fields.field("shared") { record in (record.reason?.shared ?? []).map(\.code) }
    fields.field("latitude") { $0.article.place?.latitude }
    fields.field("longitude") { $0.article.place?.longitude }
  }
}

extension Supplement {
  /// Where the summary is from, for programs: the title of a feed, or `archive`.
  fileprivate var code: String {
    switch self {
    case .feed(let title): title
    case .archive: "archive"
    }
  }
}

extension Article {
  /// The address common to all links to its page.
  var canonicalAddress: String? { link.flatMap(WebLink.init).map { "https://" + $0.canonical } }
}

/// Why two articles are of one story or not, for programs.
struct PairRecord: Record {
  static var type: StaticString { "pair" }

  let reason: PairReason

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("first") { $0.reason.first.description }
    fields.field("second") { $0.reason.second.description }
    fields.field("isOneStory") { $0.reason.isOneStory }
    fields.field("similarity") { ($0.reason.value * 1_000).rounded() / 1_000 }
    fields.field("meaning") { $0.reason.meaning.map { ($0 * 1_000).rounded() / 1_000 } }
    fields.field("between") { $0.reason.between?.id.description }
    fields.field("shared") { record in record.reason.parts.map(\.term.code) }
    fields.field("shares") { record in record.reason.parts.map { ($0.share * 1_000).rounded() / 1_000 } }
  }
}

extension SharedTerm {
  /// Its kind and its words, for programs.
  var code: String { "\(kind.rawValue):" + (first == second ? first : "\(first)/\(second)") }
}
