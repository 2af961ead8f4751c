/// Collects the members of a record that are columns of a row.
struct ColumnVisitor<Subject: Record>: FieldVisitor {
  private let subject: Subject
  /// The columns by position; the members come in the order of JSON.
  private var columns: [String?] = []
  private var count = 0

  init(of subject: Subject) {
    self.subject = subject
  }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    guard place.column > 0, isThere?(subject) ?? true else { return }
    if columns.count < place.column { columns += Array(repeating: nil, count: place.column - columns.count) }
    columns[place.column - 1] = value(subject).cell
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    members(&self)
  }

  mutating func cells(_ values: (Subject) -> [String]) { columns += values(subject) }

  var isEmpty: Bool { columns.isEmpty }

  func write(to row: inout RowWriter) {
    for column in columns { row.add(column) }
  }
}
