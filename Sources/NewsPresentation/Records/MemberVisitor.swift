/// Writes the members of a record as members of a JSON object.
struct MemberVisitor<Subject: Record>: FieldVisitor {
  private let subject: Subject
  private(set) var object: ObjectWriter

  init(of subject: Subject, to object: consuming ObjectWriter) {
    self.subject = subject
    // Moved, so that the bytes written so far are not copied.
    self.object = consume object
    self.object.add("type", Subject.type)
  }

  /// Moves the object out.
  mutating func taken() -> ObjectWriter { object.taken() }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    guard place.isMember, isThere?(subject) ?? true else { return }
    object.key(name)
    value(subject).write(to: &object)
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    guard isThere?(subject) ?? true else { return }
    object.key(name)
    if let isPresent, !isPresent(subject) { return object.null() }
    object.open()
    members(&self)
    object.close()
  }

  mutating func cells(_ values: (Subject) -> [String]) {}
}
