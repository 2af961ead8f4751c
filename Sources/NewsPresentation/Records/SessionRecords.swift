import NewsDomain

/// A line of the history, for programs.
struct HistoryRecord: Record {
  static var type: StaticString { "history" }

  let number: Int
  let line: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n") { $0.number }
    fields.field("line", .column(1)) { $0.line }
  }
}

/// The requests made with the API key, for programs.
struct QuotaRecord: Record {
  static var type: StaticString { "quota" }

  let quota: Quota

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("provider") { _ in Provider.newsapi.rawValue }
    fields.field("requests", .column(1)) { $0.quota.total }
    fields.field("headlines") { $0.quota.sent[.headlines] ?? 0 }
    fields.field("search") { $0.quota.sent[.search] ?? 0 }
    fields.field("sources") { $0.quota.sent[.sources] ?? 0 }
    fields.field("limit") { $0.quota.left == nil ? nil : Quota.limit }
    fields.field("left", .column(2)) { $0.quota.left }
    fields.field("since") { $0.quota.first?.iso8601 }
  }
}
