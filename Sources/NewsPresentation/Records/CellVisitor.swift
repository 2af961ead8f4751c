/// Collects the members of a record that are columns of an exported table, with their titles.
struct CellVisitor<Subject: Record>: FieldVisitor {
  /// The record; `nil` to collect only the titles.
  private let subject: Subject?
  private var cells: [(place: Int, text: String?)] = []

  private init(of subject: Subject?) {
    self.subject = subject
  }

  /// The column titles, in the order of the table.
  static var titles: [String?] {
    var visitor = Self(of: nil)
    Subject.visit(&visitor)
    return visitor.row
  }

  static func row(of subject: Subject) -> [String?] {
    var visitor = Self(of: subject)
    Subject.visit(&visitor)
    return visitor.row
  }

  private var row: [String?] { cells.sorted { $0.place < $1.place }.map(\.text) }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    guard place.cell > 0 else { return }
    guard let subject else { return cells.append((place.cell, (place.title ?? name).description)) }
    var text: String?
    if isThere?(subject) ?? true {
      let value = value(subject)
      text = if let link = value as? RecordLink { link.exported?.address } else { value.cell }
    }
    cells.append((place.cell, text))
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    members(&self)
  }

  mutating func cells(_ values: (Subject) -> [String]) {}
}
