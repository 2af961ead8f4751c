import NewsDomain

/// The members of records that a program asked for.
package struct RecordFields: Sendable, Equatable {
  /// In the order asked for, which is that of columns.
  let names: [String]

  /// Reads names such as `id,title,source`.
  ///
  /// - Returns: `nil` if one of them is not a member of any record, or there is none.
  package init?(_ text: String) {
    names = Self.names(in: text)
    guard names.allSatisfy(RecordSchema.memberNames.contains) else { return nil }
  }

  /// The first name of a text that is not a member of any record.
  package static func unknown(in text: String) -> String? {
    names(in: text).first { !RecordSchema.memberNames.contains($0) }
  }

  private static func names(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
  }

  /// The names to write of a kind of record; `nil` to write it whole, because it has none of them.
  func chosen<Kind: Record>(of kind: Kind.Type) -> [String]? {
    let members = NameVisitor<Kind>.names
    return names.contains(where: members.contains) ? names : nil
  }
}

/// Collects the names of a record's members.
struct NameVisitor<Subject: Record>: FieldVisitor {
  private var names: Set<String> = []

  static var names: Set<String> {
    var visitor = Self()
    Subject.visit(&visitor)
    return visitor.names
  }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    if place.isMember { names.insert(name.description) }
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    names.insert(name.description)
  }

  mutating func cells(_ values: (Subject) -> [String]) {}
}

/// Collects the members of a record by name, as texts of a row. Of an object it is the name, or else the first member
/// that has a value.
struct NamedCellVisitor<Subject: Record>: FieldVisitor {
  private let subject: Subject
  private(set) var texts: [String: String] = [:]
  /// The object whose members are visited.
  private var owner: String?

  init(of subject: Subject) {
    self.subject = subject
  }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    guard place.isMember, isThere?(subject) ?? true, let cell = value(subject).cell else { return }
    let name = name.description
    if let owner {
      if name == "name" || texts[owner] == nil { texts[owner] = cell }
    } else {
      texts[name] = cell
    }
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    guard isThere?(subject) ?? true, isPresent?(subject) ?? true else { return }
    owner = name.description
    members(&self)
    owner = nil
  }

  mutating func cells(_ values: (Subject) -> [String]) {}
}
