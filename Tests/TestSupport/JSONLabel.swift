/// A label in a line of JSON: of an article, or as the archive names it.
package struct JSONLabel: Decodable, Sendable, Equatable, ExpressibleByStringLiteral {
  private enum Key: String, CodingKey {
    case name
    case reader
  }

  package let name: String
  /// Another reader, whose label it is.
  package let reader: String?

  package init(_ name: String, by reader: String? = nil) {
    self.name = name
    self.reader = reader
  }

  package init(stringLiteral name: String) { self.init(name) }

  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      try members.decode(String.self, forKey: .name), by: try members.decodeIfPresent(String.self, forKey: .reader))
  }
}
