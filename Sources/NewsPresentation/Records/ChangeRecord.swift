import NewsDomain

/// The change of one part of an article between two versions, for programs.
struct ChangeRecord: Record {
  static var type: StaticString { "change" }

  /// `nil` if the article is not in the list.
  let number: Int?
  let article: Article
  let change: RevisionChange
  let field: FindRequest.Field
  let words: [WordChange]

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("id") { $0.article.id.description }
    fields.field("from", .column(2)) { $0.change.from.iso8601 }
    fields.field("to", .column(3)) { $0.change.to.iso8601 }
    fields.field("field", .column(4)) { $0.field.rawValue }
    fields.field("removed", .column(5)) { $0.words.compactMap(\.removed) }
    fields.field("added", .column(6)) { $0.words.compactMap(\.added) }
  }
}

extension WordChange {
  /// The words that only the old text has, without the white space around them.
  var removed: String? {
    if case .removed(let text) = self { text.nonBlank } else { nil }
  }

  /// The words that only the new text has, without the white space around them.
  var added: String? {
    if case .added(let text) = self { text.nonBlank } else { nil }
  }
}
