/// A help topic for programs, in the standard language.
struct TopicRecord: Record {
  static var type: StaticString { "topic" }

  let topic: HelpTopic

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name") { $0.topic.name.text(in: .standard) }
    fields.field("title") { $0.topic.title.text(in: .standard) }
    fields.field("text") { $0.lines.joined(separator: "\n") }
    fields.cells { $0.lines }
  }
}

extension TopicRecord {
  private var lines: [String] {
    topic.rows.map { $0.typed.text(in: .standard) + ": " + $0.meaning.text(in: .standard) }
  }
}
