import TerminalKit

/// Writes JSON objects, one per line, as bytes. Members keep the order in which they are added.
///
/// Characters that could harm a terminal are escaped, so that nothing of the value is lost.
package struct ObjectWriter: Sendable {
  package private(set) var output: SafeOutput
  private var isFirst = true
  /// The id of the request that the records answer; `nil` if it has none.
  private let request: String?
  /// The members to write of records; `nil` for all.
  let fields: RecordFields?

  /// - Parameters:
  ///   - capacity: The number of bytes expected.
  ///   - request: The id of the request that the records answer, which each then names.
  ///   - fields: The members to write of records; `nil` for all.
  package init(capacity: Int = 0, request: String? = nil, fields: RecordFields? = nil) {
    output = SafeOutput(capacity: capacity)
    self.fields = fields
    self.request = request
  }

  package var text: String { output.text }

  package mutating func add(_ name: StaticString, _ value: some FieldValue) {
    key(name)
    value.write(to: &self)
  }

  package mutating func add(_ name: StaticString, _ type: StaticString) {
    key(name)
    output.append(literal: "\"")
    output.append(literal: type)
    output.append(literal: "\"")
  }

  package mutating func add(_ name: StaticString, _ object: (inout ObjectWriter) -> Void) {
    key(name)
    open()
    object(&self)
    close()
  }

  package mutating func write(_ record: any Record) {
    open()
    record.write(to: &self)
    if let request { add("request", request) }
    close()
    endLine()
  }

  mutating func line(_ members: (inout ObjectWriter) -> Void) {
    open()
    members(&self)
    close()
    endLine()
  }

  /// Moves the writer out and leaves an empty one in its place, so that its bytes are not copied.
  mutating func taken() -> ObjectWriter {
    var taken = ObjectWriter()
    swap(&taken, &self)
    return taken
  }

  private mutating func endLine() {
    output.append(literal: "\n")
    isFirst = true
  }

  mutating func open() {
    output.append(literal: "{")
    isFirst = true
  }

  mutating func close() {
    output.append(literal: "}")
    isFirst = false
  }

  mutating func key(_ name: StaticString) {
    output.append(literal: isFirst ? "\"" : ",\"")
    isFirst = false
    output.append(literal: name)
    output.append(literal: "\":")
  }

  mutating func null() { output.append(literal: "null") }

  mutating func value(_ value: Int) { output.append(value) }

  mutating func value(_ value: Double) { output.append(json: value) }

  mutating func value(_ value: Bool) { output.append(literal: value ? "true" : "false") }

  mutating func value(_ values: [some FieldValue]) {
    output.append(literal: "[")
    for (index, value) in values.enumerated() {
      if index > 0 { output.append(literal: ",") }
      value.write(to: &self)
    }
    output.append(literal: "]")
  }

  mutating func value(_ value: String) { output.append(json: value) }
}
