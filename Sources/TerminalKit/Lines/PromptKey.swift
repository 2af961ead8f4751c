/// A key of the prompt that the reader has given to a line.
package struct PromptKey: Sendable, Equatable {
  package enum Name: Sendable, Equatable {
    case control(Character)
    case alt(Character)
    /// F1 to F12.
    case function(Int)
  }

  package let name: Name
  package let line: String

  package init(_ name: Name, line: String) {
    self.name = name
    self.line = line
  }
}
