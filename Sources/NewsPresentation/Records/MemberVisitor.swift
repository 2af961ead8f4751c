/// Writes the members of a record as members of a JSON object.
struct MemberVisitor<Subject: Record>: FieldVisitor {
  private let subject: Subject
  private(set) var object: ObjectWriter
  /// The members to write; `nil` for all.
  private let names: [String]?
  /// Whether the members of an object are visited, which are written together.
  private var isInside = false

  /// - Parameter names: The members to write; `nil` for all.
  init(of subject: Subject, to object: consuming ObjectWriter, names: [String]?) {
    self.subject = subject
    self.names = names
    // Moved, so that the bytes written so far are not copied.
    self.object = consume object
    self.object.add("type", Subject.type)
  }

  /// Moves the object out.
  mutating func taken() -> ObjectWriter { object.taken() }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    guard place.isMember, isThere?(subject) ?? true, isWanted(name) else { return }
    object.key(name)
    value(subject).write(to: &object)
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    guard isThere?(subject) ?? true, isWanted(name) else { return }
    object.key(name)
    if let isPresent, !isPresent(subject) { return object.null() }
    object.open()
    let wasInside = isInside
    isInside = true
    members(&self)
    isInside = wasInside
    object.close()
  }

  private func isWanted(_ name: StaticString) -> Bool {
    guard let names, !isInside else { return true }
    return names.contains(name.description)
  }

  mutating func cells(_ values: (Subject) -> [String]) {}
}
