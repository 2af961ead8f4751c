/// The line that a command is on, which its answer for programs names.
package struct AskedLine: Sendable, Equatable {
  /// The number of the line in its script, from 1; `nil` at the prompt and for the words of the command line.
  package var number: Int?

  package init(number: Int? = nil) {
    self.number = number
  }
}
