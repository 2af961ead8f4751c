/// Writes the JSON Schema of a kind of record (json-schema.org, 2020-12).
struct SchemaVisitor<Subject: Record>: FieldVisitor {
  private var properties: [String] = []
  private var required: [String] = []

  static var schema: String {
    var visitor = Self()
    visitor.properties.append(#""type":{"const":"\#(Subject.type)"}"#)
    visitor.required.append("type")
    Subject.visit(&visitor)
    // Every line that answers a request with an id has it.
    visitor.add("request", String.schema, isOptional: false, isAlways: false)
    return visitor.object
  }

  private var object: String {
    let names = required.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"type":"object","properties":{\#(properties.joined(separator: ","))},"#
      + #""required":[\#(names)],"additionalProperties":false}"#
  }

  private mutating func add(_ name: StaticString, _ schema: String, isOptional: Bool, isAlways: Bool) {
    let whole = isOptional ? #"{"anyOf":[\#(schema),{"type":"null"}]}"# : schema
    properties.append("\"\(name)\":\(whole)")
    if isAlways { required.append(name.description) }
  }

  mutating func field<Value: FieldValue>(
    _ name: StaticString, _ place: Place, when isThere: ((Subject) -> Bool)?, _ value: (Subject) -> Value
  ) {
    guard place.isMember else { return }
    add(name, Value.schema, isOptional: Value.isOptional, isAlways: isThere == nil)
  }

  mutating func object(
    _ name: StaticString, when isThere: ((Subject) -> Bool)?, isPresent: ((Subject) -> Bool)?,
    _ members: (inout Self) -> Void
  ) {
    var inner = Self()
    members(&inner)
    add(name, inner.object, isOptional: isPresent != nil, isAlways: isThere == nil)
  }

  mutating func cells(_ values: (Subject) -> [String]) {}
}
