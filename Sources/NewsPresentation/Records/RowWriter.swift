import TerminalKit

/// Writes records as lines of tab-separated values.
package struct RowWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var isAtStart = true

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func add(_ value: String?) {
    if !isAtStart { bytes.append(UInt8(ascii: "\t")) }
    isAtStart = false
    if let value { bytes.append(contentsOf: Sanitiser.line(value).utf8) }
  }

  package mutating func add(_ value: Int) {
    if !isAtStart { bytes.append(UInt8(ascii: "\t")) }
    isAtStart = false
    bytes.append(contentsOf: String(value).utf8)
  }

  package mutating func write(_ records: [any Record]) {
    for record in records {
      record.write(to: &self)
      // A record that is no row has written nothing.
      if !isAtStart { bytes.append(UInt8(ascii: "\n")) }
      isAtStart = true
    }
  }
}
