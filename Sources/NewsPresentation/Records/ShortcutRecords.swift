import NewsDomain

/// An alias for programs.
struct AliasRecord: Record {
  static var type: StaticString { "alias" }

  let name: String
  let line: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name", .column(1)) { $0.name }
    fields.field("line", .column(2)) { $0.line }
  }
}

/// A key of the reader's own, for programs.
struct BindingRecord: Record {
  static var type: StaticString { "binding" }

  let key: String
  let line: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("key", .column(1)) { $0.key }
    fields.field("line", .column(2)) { $0.line }
  }
}
