import NewsDomain

/// How many articles that filters found were marked, for programs.
struct MarkedRecord: Record {
  static var type: StaticString { "marked" }

  let change: MarkChange
  let count: Int

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("mark", .column(1)) { $0.mark }
    fields.field("count", .column(2)) { $0.count }
    fields.field("label", .column(3)) { $0.label }
  }

  private var mark: String {
    switch change {
    case .read: "read"
    case .unread: "unread"
    case .shown: "shown"
    case .save: "saved"
    case .unsave: "unsaved"
    }
  }

  private var label: String? { if case .save(let label, _) = change { label } else { nil } }
}
