import NewsDomain

/// A category for programs.
struct CategoryRecord: Record {
  static var type: StaticString { "category" }

  let category: NewsDomain.Category

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(1)) { $0.category.code }
    fields.field("name", .column(2)) { $0.category.name(in: .english) }
    fields.field("frenchName", .onlyColumn(3)) { $0.category.name(in: .french) }
  }
}
