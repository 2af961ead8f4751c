import NewsDomain

/// The size and content of the archive, for programs.
struct ArchiveRecord: Record {
  static var type: StaticString { "archive" }

  let facts: ArchiveFacts
  let isOn: Bool

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("file", .column(1)) { $0.facts.path }
    fields.field("isOn") { $0.isOn }
    fields.field("bytes", .column(2)) { $0.facts.bytes }
    fields.field("articles", .column(3)) { $0.facts.articles }
    fields.field("unread", .column(4)) { $0.facts.unread }
    fields.field("saved", .column(5)) { $0.facts.saved }
    fields.field("changed") { $0.facts.revised }
    fields.field("texts") { $0.facts.texts }
    fields.field("textBytes") { $0.facts.textBytes }
    fields.field("labels") { $0.facts.labels.map(\.label) }
    fields.field("sources") { $0.facts.sources }
    fields.field("mutes") { $0.facts.mutes }
    fields.field("since") { $0.facts.since?.iso8601 }
    fields.field("oldest") { $0.facts.oldest?.iso8601 }
    fields.field("newest") { $0.facts.newest?.iso8601 }
    fields.field("articlesPerDay") { $0.facts.articlesPerDay }
    fields.field("imported") { $0.facts.imported }
  }
}

/// A reader of an archive on a server for programs.
struct ReaderRecord: Record {
  static var type: StaticString { "reader" }

  let reader: ArchiveReader

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name", .column(1)) { $0.reader.name }
    fields.field("login", .column(2)) { $0.reader.login.rawValue }
    fields.field("saved", .column(3)) { $0.reader.marks.saved }
    fields.field("read", .column(4)) { $0.reader.marks.read }
    fields.field("labels", .column(5)) { $0.reader.marks.labels }
    fields.field("follows", .column(6)) { $0.reader.marks.follows }
    fields.field("mutes", .column(7)) { $0.reader.marks.mutes }
  }
}
