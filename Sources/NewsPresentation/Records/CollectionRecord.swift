import NewsDomain

/// A round of collecting, for programs.
struct CollectionRecord: Record {
  static var type: StaticString { "collection" }

  let round: CollectionRound

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("feeds", .column(1)) { $0.round.feeds }
    fields.field("asked", .column(2)) { $0.round.asked }
    fields.field("unchanged", .column(3)) { $0.round.unchanged }
    fields.field("failed", .column(4)) { $0.round.failed }
    fields.field("failures") { record in
      record.round.failures.isEmpty ? nil : record.round.failures.map { "\($0.error.code.rawValue): \($0.address)" }
    }
    fields.field("left") { $0.round.left }
    fields.field("new", .column(5)) { $0.round.new }
    fields.field("followed", .column(6)) { $0.round.followed }
    fields.field("texts", .column(7)) { $0.round.texts }
    fields.field("gone", .column(8)) { $0.round.gone.isEmpty ? nil : $0.round.gone }
    fields.field("moved") { $0.round.moved.isEmpty ? nil : $0.round.moved.map(\.feed.name) }
    fields.field("saving", .column(9)) { $0.round.saving?.rawValue }
    fields.field("seconds", .column(10)) { $0.round.seconds.hundredths }
    fields.field("nextAt", .column(11)) { $0.round.nextAt?.iso8601 }
  }
}

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
