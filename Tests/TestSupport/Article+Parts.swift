import NewsDomain

extension Article {
  /// The article with another value for one of its parts.
  package func with<Part>(_ part: WritableKeyPath<Article, Part>, _ value: Part) -> Article {
    var article = self
    article[keyPath: part] = value
    return article
  }
}
