/// A topic of help for programs, in English.
struct TopicRecord: Record {
  static var type: StaticString { "topic" }

  let topic: HelpTopic

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name") { $0.topic.name.english }
    fields.field("title") { $0.topic.title.english }
    fields.field("text") { $0.lines.joined(separator: "\n") }
    fields.cells { $0.lines }
  }
}

extension TopicRecord {
  private var lines: [String] { topic.rows.map { "\($0.typed.english): \($0.meaning.english)" } }
}
