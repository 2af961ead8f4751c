/// A value of a record's member, and how each format writes it.
package protocol FieldValue {
  /// The JSON Schema (json-schema.org, 2020-12) of a value that is not `nil`.
  static var schema: String { get }
  static var isOptional: Bool { get }
  func write(to object: inout ObjectWriter)
  /// The text in a table; `nil` leaves the cell empty.
  var cell: String? { get }
}

extension FieldValue {
  package static var isOptional: Bool { false }
}

extension String: FieldValue {
  package static var schema: String { #"{"type":"string"}"# }
  package func write(to object: inout ObjectWriter) { object.value(self) }
  package var cell: String? { self }
}

extension Int: FieldValue {
  package static var schema: String { #"{"type":"integer"}"# }
  package func write(to object: inout ObjectWriter) { object.value(self) }
  package var cell: String? { String(self) }
}

extension Double: FieldValue {
  package static var schema: String { #"{"type":"number"}"# }
  package func write(to object: inout ObjectWriter) { object.value(self) }
  package var cell: String? { "\(self)" }
}

extension Bool: FieldValue {
  package static var schema: String { #"{"type":"boolean"}"# }
  package func write(to object: inout ObjectWriter) { object.value(self) }
  package var cell: String? { self ? "true" : "false" }
}

extension Array: FieldValue where Element: FieldValue {
  package static var schema: String { #"{"type":"array","items":\#(Element.schema)}"# }
  package func write(to object: inout ObjectWriter) { object.value(self) }
  package var cell: String? { map { $0.cell ?? "" }.joined(separator: " ") }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  package static var schema: String { Wrapped.schema }
  package static var isOptional: Bool { true }
  package func write(to object: inout ObjectWriter) {
    if let self { self.write(to: &object) } else { object.null() }
  }
  package var cell: String? { self?.cell }
}
