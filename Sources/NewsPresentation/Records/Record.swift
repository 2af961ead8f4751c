/// One thing that a program reads: it says its members once, and every format visits them.
package protocol Record: Sendable {
  /// What `type` says of it in JSON.
  static var type: StaticString { get }

  /// Says each member: its name, its place in tables, and its value.
  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self

  // Of every record as ``write(to:)`` and the others below have them, as requirements so that each kind has its own,
  // made for it by the compiler.
  func write(to object: inout ObjectWriter)
  func write(to row: inout RowWriter)
}

/// A format: takes the members of a kind of record one after the other. `when` says whether a record has the member at
/// all, and is left out where each has it; one that is there may be `nil`.
package protocol FieldVisitor<Subject> {
  associatedtype Subject

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value)

  /// A member that has members of its own; `nil` where `present` says so.
  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void)

  /// Cells of a row that are no members in JSON.
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

/// Where a member stands: in JSON in the order in which it is said, in tables where this says.
package struct Place: Sendable {
  /// The column of a row of tab-separated values, counted from 1; 0 for none.
  let column: Int
  /// The column of an exported table, counted from 1; 0 for none.
  let cell: Int
  /// Its title there, where that is not its name.
  let title: StaticString?
  /// Whether JSON has it.
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

  /// Of rows alone.
  static func onlyColumn(_ column: Int) -> Place { Place(column: column, isMember: false) }
}

extension Record {
  package func write(to object: inout ObjectWriter) {
    var members = MemberVisitor(of: self, to: object.taken())
    Self.visit(&members)
    object = members.object
  }

  package func write(to row: inout RowWriter) {
    var columns = ColumnVisitor(of: self)
    Self.visit(&columns)
    columns.write(to: &row)
  }
}
