/// A command for programs, in English.
struct CommandRecord: Record {
  static var type: StaticString { "command" }

  let command: CommandHelp

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name", .column(1)) { $0.command.name.english }
    fields.field("usage", .column(2)) { $0.command.usage.english }
    fields.field("summary", .column(3)) { $0.command.summary.english }
  }
}
