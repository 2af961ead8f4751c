import NewsDomain

/// A language for programs.
struct LanguageRecord: Record {
  static var type: StaticString { "language" }

  let language: Language

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(1)) { $0.language.code }
    fields.names { $0.name(of: $1.language) }
  }
}
