import NewsDomain

/// The numbers of new articles, for programs.
struct SummaryRecord: Record {
  static var type: StaticString { "summary" }

  let facts: CollectionFacts

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("unread", .column(1)) { $0.facts.unread }
    fields.field("followed", .column(2)) { $0.facts.followed }
    fields.field("collectedAt", .column(3)) { $0.facts.last?.iso8601 }
    fields.field("nextAt", .column(4)) { $0.facts.next?.iso8601 }
  }
}
