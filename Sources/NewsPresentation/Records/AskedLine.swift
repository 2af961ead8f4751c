/// The line that a command is on, which its answer for programs names.
package struct AskedLine: Sendable, Equatable {
  /// The number of the line in its script, from 1; `nil` at the prompt and for the words of the command line.
  package var number: Int?
  /// The id that the script gave the line, as in `@17 top`; `nil` without one.
  package var request: String?

  package init(number: Int? = nil, request: String? = nil) {
    self.number = number
    self.request = request
  }
}
