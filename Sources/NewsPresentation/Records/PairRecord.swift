import NewsDomain

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
