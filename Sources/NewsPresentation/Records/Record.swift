/// A thing as programs read it. It lists its members once, and every format visits them.
package protocol Record: Sendable {
  /// The value of the member `type` in JSON.
  static var type: StaticString { get }

  /// Visits each member, with its name, its position in tables and its value.
  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self

  // The extension below implements these for every record. They are also requirements, so that the compiler creates a
  // version for each kind of record.
  func write(to object: inout ObjectWriter)
  func write(to row: inout RowWriter)
}

/// A format. It visits the members of a record one after the other.
///
/// `when` says whether a record has the member; without it every record has the member. The value of a member may still
/// be `nil`.
package protocol FieldVisitor<Subject> {
  associatedtype Subject

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value)

  /// Visits a member that has members itself; it is `nil` unless `isPresent` says that it exists.
  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void)

  /// Adds cells to a row that are not members in JSON.
  mutating func cells(_ values: (Subject) -> [String])
}

extension FieldVisitor {
  package mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place = .member, _ value: (Subject) -> Value
  ) {
    field(name, place, when: nil, value)
  }

  package mutating func field<Value: FieldValue>(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    field(name, .member, when: isThere, value)
  }

  package mutating func object(_ name: StaticString, _ members: (inout Self) -> Void) {
    object(name, when: nil, isPresent: nil, members)
  }
}

/// The position of a member in tables. In JSON, members keep the order in which they are visited.
package struct Place: Sendable {
  /// The column in a row of tab-separated values, from 1; 0 for none.
  let column: Int
  /// The column in an exported table, from 1; 0 for none.
  let cell: Int
  /// The column's title in an exported table; `nil` if it is the member's name.
  let title: StaticString?
  /// Whether it is a member in JSON.
  let isMember: Bool

  init(column: Int = 0, cell: Int = 0, title: StaticString? = nil, isMember: Bool = true) {
    self.column = column
    self.cell = cell
    self.title = title
    self.isMember = isMember
  }

  static let member = Place()

  static func column(_ column: Int, cell: Int = 0, title: StaticString? = nil) -> Place {
    Place(column: column, cell: cell, title: title)
  }

  static func cell(_ cell: Int, isMember: Bool = true) -> Place { Place(cell: cell, isMember: isMember) }

  /// A column of rows that is not a member in JSON.
  static func onlyColumn(_ column: Int) -> Place { Place(column: column, isMember: false) }
}

extension Record {
  package func write(to object: inout ObjectWriter) {
    let names = object.fields?.chosen(of: Self.self)
    var members = MemberVisitor(of: self, to: object.taken(), names: names)
    Self.visit(&members)
    object = members.taken()
  }

  package func write(to row: inout RowWriter) {
    var columns = ColumnVisitor(of: self)
    Self.visit(&columns)
    // A record without columns has no row, whatever its members.
    guard !columns.isEmpty, let names = row.fields?.chosen(of: Self.self) else { return columns.write(to: &row) }
    var cells = NamedCellVisitor(of: self)
    Self.visit(&cells)
    for name in names { row.add(cells.texts[name]) }
  }
}
