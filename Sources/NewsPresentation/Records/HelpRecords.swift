/// A command for programs, in the standard language.
struct CommandRecord: Record {
  static var type: StaticString { "command" }

  let command: CommandHelp

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name", .column(1)) { $0.command.name.text(in: .standard) }
    fields.field("usage", .column(2)) { $0.command.usage.text(in: .standard) }
    fields.field("summary", .column(3)) { $0.command.summary.text(in: .standard) }
    fields.field("related") { $0.command.command.related.map { $0.own.text(in: .standard) } }
  }
}

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
