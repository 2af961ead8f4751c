import NewsDomain

/// A mute for programs.
struct MuteRecord: Record {
  static var type: StaticString { "mute" }

  let mute: Mute
  let isExpired: Bool

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.mute.number }
    fields.field("text", .column(2)) { $0.mute.text }
    fields.field("in", .column(3)) { $0.mute.isOfTitles ? FindRequest.Field.title.rawValue : nil }
    fields.field("source", .column(4)) { $0.mute.source }
    fields.field("story", .column(7)) { $0.mute.story?.id.description }
    fields.field("title", .column(8)) { $0.mute.story?.title }
    fields.field("madeAt") { $0.mute.madeAt.iso8601 }
    fields.field("until", .column(5)) { $0.mute.until?.iso8601 }
    fields.field("isExpired", .column(6)) { $0.isExpired }
  }
}
