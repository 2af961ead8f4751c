import TerminalKit

/// Writes records as lines of tab-separated values.
package struct RowWriter: Sendable {
  package private(set) var text = ""
  private var isAtStart = true

  package init() {}

  package mutating func add(_ value: String?) {
    if !isAtStart { text += "\t" }
    isAtStart = false
    if let value { text += Sanitiser.line(value) }
  }

  package mutating func add(_ value: Int) {
    if !isAtStart { text += "\t" }
    isAtStart = false
    text += String(value)
  }

  package mutating func write(_ records: [any Record]) {
    for record in records {
      record.write(to: &self)
      // A record that is no row has written nothing.
      if !isAtStart { text += "\n" }
      isAtStart = true
    }
  }
}
