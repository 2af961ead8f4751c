/// Writes JSON objects, one a line, members in the order they are added, as bytes.
///
/// What could harm a terminal is escaped, so that nothing of the value is lost.
package struct ObjectWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// - Parameter capacity: bytes that are likely to come.
  package init(capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func add(_ name: StaticString, _ value: some FieldValue) {
    key(name)
    value.write(to: &self)
  }

  package mutating func add(_ name: StaticString, _ type: StaticString) {
    key(name)
    append("\"" as Unicode.Scalar)
    append(type)
    append("\"" as Unicode.Scalar)
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
    close()
    endLine()
  }

  mutating func line(_ members: (inout ObjectWriter) -> Void) {
    open()
    members(&self)
    close()
    endLine()
  }

  /// The writer itself, an empty one left in its place: what it holds is not copied.
  mutating func taken() -> ObjectWriter {
    var taken = ObjectWriter()
    swap(&taken, &self)
    return taken
  }

  private mutating func endLine() {
    append("\n" as Unicode.Scalar)
    isFirst = true
  }

  mutating func open() {
    append("{" as Unicode.Scalar)
    isFirst = true
  }

  mutating func close() {
    append("}" as Unicode.Scalar)
    isFirst = false
  }

  mutating func key(_ name: StaticString) {
    if !isFirst { append("," as Unicode.Scalar) }
    isFirst = false
    append("\"" as Unicode.Scalar)
    append(name)
    append("\"" as Unicode.Scalar)
    append(":" as Unicode.Scalar)
  }

  mutating func null() { append("null" as StaticString) }

  mutating func value(_ value: Int) { append(String(value)) }

  mutating func value(_ value: Double) {
    if value.isFinite { append("\(value)") } else { null() }
  }

  mutating func value(_ value: Bool) { append(value ? "true" : "false" as StaticString) }

  mutating func value(_ values: [String]) {
    append("[" as Unicode.Scalar)
    for (index, value) in values.enumerated() {
      if index > 0 { append("," as Unicode.Scalar) }
      self.value(value)
    }
    append("]" as Unicode.Scalar)
  }

  mutating func value(_ value: String) {
    var value = value
    append("\"" as Unicode.Scalar)
    value.withUTF8 { text in
      // Nearly all of a text stands for itself: copied in long pieces.
      var start = 0
      var position = 0
      while position < text.count {
        let length = PlainCharacters.length(at: position, in: text)
        if length > 0 {
          position += length
          continue
        }
        bytes.append(contentsOf: text[start..<position])
        let end = (position + 1..<text.count).first { text[$0] & 0xC0 != 0x80 } ?? text.count
        for scalar in String(decoding: text[position..<end], as: UTF8.self).unicodeScalars { escape(scalar) }
        position = end
        start = end
      }
      bytes.append(contentsOf: text[start...])
    }
    append("\"" as Unicode.Scalar)
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"" as StaticString)
    case "\\": append("\\\\" as StaticString)
    case "\n": append("\\n" as StaticString)
    case "\r": append("\\r" as StaticString)
    case "\t": append("\\t" as StaticString)
    case _ where !PlainCharacters.isEscaped(scalar): append(String(scalar))
    default:
      // Beyond the first plane JSON wants a surrogate pair.
      for unit in scalar.utf16 { append(Self.escaped(unit)) }
    }
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private mutating func append(_ mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
