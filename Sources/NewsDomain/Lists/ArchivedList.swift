/// A list whose articles the archive stores together: a front page, a category, or the headlines of a source or topic.
/// The reader's own feeds count as sources.
package enum ArchivedList: Sendable, Hashable {
  case local(Country)
  case category(Category, Country)
  case source(id: String)
  case topic(id: String)

  package var country: Country? {
    switch self {
    case .local(let country), .category(_, let country): country
    case .source, .topic: nil
    }
  }

  package var category: Category? {
    if case .category(let category, _) = self { category } else { nil }
  }
}

extension ArchivedList: CustomStringConvertible {
  /// The stored form: `local fr`, `category sports fr`, `source bbc-news`, `topic space`.
  package var description: String {
    switch self {
    case .local(let country): "local \(country.code)"
    case .category(let category, let country): "category \(category.code) \(country.code)"
    case .source(let id): "source \(id)"
    case .topic(let id): "topic \(id)"
    }
  }

  /// - Returns: `nil` if the text is not the ``description`` of a list.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "local":
      guard let country = Country(code: parts[1]) else { return nil }
      self = .local(country)
    case "category":
      let words = parts[1].split(separator: " ").map(String.init)
      guard words.count == 2, let category = Category(rawValue: words[0]), let country = Country(code: words[1]) else {
        return nil
      }
      self = .category(category, country)
    case "source": self = .source(id: parts[1])
    case "topic": self = .topic(id: parts[1])
    default: return nil
    }
  }
}
