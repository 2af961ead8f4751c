import NewsDomain

/// An article for programs.
struct ArticleRecord: Record {
  let number: Int
  let article: Article
  /// Whether a row names the country: of a list of many countries.
  var namesCountry = false

  func write(to row: inout RowWriter) {
    row.add(number)
    row.add(article.publishedAt?.iso8601)
    row.add(article.sourceName)
    row.add(article.title)
    row.add(article.link)
    if namesCountry { row.add(article.country?.code) }
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "article")
    object.add("n", number)
    object.add("title", article.title)
    object.add("source") { object in
      object.add("id", article.publisher.id)
      object.add("name", article.sourceName)
    }
    object.add("author", article.author)
    object.add("description", article.summary)
    object.add("content", article.content)
    object.add("url", article.link)
    object.add("imageUrl", article.imageLink)
    object.add("publishedAt", article.publishedAt?.iso8601)
    object.add("provider", article.provider.rawValue)
    object.add("country", article.country?.code)
    object.add("others", article.alsoIn.map(\.code))
  }
}

extension Article {
  /// The name of its source for programs, of which a row shows nothing else that tells history from news.
  var sourceName: String? {
    provider == .sample ? publisher.name.map { $0 + " (sample)" } : publisher.name
  }
}
