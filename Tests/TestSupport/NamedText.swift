/// A text with a name. As the argument of a test only its name is printed: a text of megabytes says nothing.
package struct NamedText: Sendable, CustomStringConvertible {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  package var description: String { name }
}
