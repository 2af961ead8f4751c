/// Who wrote the words of an article. If two have written about it, the words of the greater one are shown.
package enum Attribution: Int, Sendable, Comparable, CaseIterable {
  /// Somebody who links to its page, such as a feed that collects from others.
  case others
  /// A service that lists headlines under the names of their sources: Google News and NewsAPI.
  case service
  /// The source of the page.
  case source

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The name in exported files.
  package var name: String { String(describing: self) }

  package init?(name: String) {
    guard let attribution = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = attribution
  }
}
