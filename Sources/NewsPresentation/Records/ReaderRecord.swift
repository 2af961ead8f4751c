import NewsDomain

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
