import NewsDomain

/// A news topic for programs. Help also has topics, so the type has another name.
struct NewsTopicRecord: Record {
  static var type: StaticString { "newsTopic" }

  let number: Int
  let topic: Topic
  let isFavourite: Bool

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("id", .column(2)) { $0.topic.id }
    fields.field("name", .column(3)) { $0.topic.name(in: .standard) }
    fields.field("kind", .column(4)) { $0.topic.kind.rawValue }
    fields.field("group", .column(5)) { $0.topic.group }
    fields.field("country", .column(6)) { $0.topic.countryCode }
    fields.field("isFavourite") { $0.isFavourite }
  }
}
