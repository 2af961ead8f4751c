import NewsDomain

/// A follow for programs.
struct FollowRecord: Record {
  static var type: StaticString { "follow" }

  let listed: ListedFollow
  let position: Int

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.position }
    fields.field("number", .column(2)) { $0.follow.number }
    fields.field("text", .column(3)) { $0.follow.request.text.nonBlank }
    fields.field("new", .column(4)) { $0.listed.new }
    fields.field("in") { $0.follow.request.fields.isEmpty ? nil : $0.follow.request.fields.map(\.rawValue) }
    fields.field("meaning") { $0.follow.request.meaning?.text }
    fields.field("country") { $0.follow.request.filter.country?.code }
    fields.field("language") { $0.follow.request.filter.language }
    fields.field("sources") { $0.follow.request.filter.sources.isEmpty ? nil : $0.follow.request.filter.sources }
    fields.field("category") { $0.follow.request.filter.category?.code }
    fields.field("notifies", .column(5)) { $0.follow.notifies }
    fields.field("quiet", .column(6)) { $0.follow.quiet?.text }
    fields.field("madeAt") { $0.follow.madeAt.iso8601 }
  }

  private var follow: Follow { listed.follow }
}
