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
