/// A line of a list of feeds (OPML), for programs.
struct OutlineRecord: Record {
  static var type: StaticString { "opml" }

  let line: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("text", .column(1)) { $0.line }
  }
}
