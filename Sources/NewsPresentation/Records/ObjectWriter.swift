import TerminalKit

/// Writes records as JSON objects, one a line, members in the order they are added.
///
/// What could harm a terminal is escaped, so that nothing of the value is lost.
package struct ObjectWriter: Sendable {
  package private(set) var text = ""
  private var isFirst = true

  package init() {}

  package mutating func add(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { text += "null" }
  }

  package mutating func add(_ name: StaticString, _ value: Int?) {
    key(name)
    text += value.map(String.init) ?? "null"
  }

  package mutating func add(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value, value.isFinite { text += "\(value)" } else { text += "null" }
  }

  package mutating func add(_ name: StaticString, _ value: Bool) {
    key(name)
    text += value ? "true" : "false"
  }

  package mutating func add(_ name: StaticString, _ values: [String]) {
    key(name)
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      string(value)
    }
    text += "]"
  }

  package mutating func add(_ name: StaticString, _ object: (inout ObjectWriter) -> Void) {
    key(name)
    open()
    object(&self)
    close()
  }

  package mutating func write(_ record: any Record) {
    line { record.write(to: &$0) }
  }

  mutating func line(_ members: (inout ObjectWriter) -> Void) {
    open()
    members(&self)
    close()
    text += "\n"
    isFirst = true
  }

  private mutating func open() {
    text += "{"
    isFirst = true
  }

  private mutating func close() {
    text += "}"
    isFirst = false
  }

  private mutating func key(_ name: StaticString) {
    if !isFirst { text += "," }
    isFirst = false
    text += "\""
    text += name.description
    text += "\":"
  }

  private mutating func string(_ value: String) {
    var value = value
    text += "\""
    value.withUTF8 { bytes in
      var start = 0
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        let length =
          byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 0 : HarmlessText.length(at: position, in: bytes)
        if length > 0 {
          position += length
          continue
        }
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        let end = (position + 1..<bytes.count).first { bytes[$0] & 0xC0 != 0x80 } ?? bytes.count
        for scalar in String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars { escape(scalar) }
        position = end
        start = end
      }
      text += String(decoding: bytes[start...], as: UTF8.self)
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x7F && scalar.value >= 0x20:
      text.unicodeScalars.append(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        // Beyond the first plane JSON wants a surrogate pair.
        for unit in scalar.utf16 { text += Self.escaped(unit) }
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
