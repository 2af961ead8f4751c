import NewsDomain

/// A category for programs.
struct CategoryRecord: Record {
  static var type: StaticString { "category" }

  let category: NewsDomain.Category

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(1)) { $0.category.code }
    fields.names { $0.name(of: $1.category) }
  }
}
