import TerminalKit

/// Writes records as lines of tab-separated values.
package struct RowWriter: Sendable {
  package private(set) var output = SafeOutput()
  private var isAtStart = true
  /// The members that are the columns of records; `nil` for those of each kind.
  let fields: RecordFields?

  /// - Parameter fields: The members that are the columns of records; `nil` for those of each kind.
  package init(fields: RecordFields? = nil) {
    self.fields = fields
  }

  package var text: String { output.text }

  package mutating func add(_ value: String?) {
    if !isAtStart { output.append(literal: "\t") }
    isAtStart = false
    if let value { output.append(SafeText(value)) }
  }

  package mutating func add(_ value: Int) {
    if !isAtStart { output.append(literal: "\t") }
    isAtStart = false
    output.append(value)
  }

  package mutating func write(_ records: [any Record]) {
    for record in records {
      record.write(to: &self)
      // A record that has no row has written nothing.
      if !isAtStart { output.endLine() }
      isAtStart = true
    }
  }
}
