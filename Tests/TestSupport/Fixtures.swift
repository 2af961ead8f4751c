import NewsDomain

extension Article {
  /// An article whose number is visible in all its members.
  package static func numbered(_ number: Int) -> Article {
    Article(
      title: "Headline \(number)", source: Source(id: "example", name: "Example News"), summary: "Summary \(number).",
      content: "Content \(number).", link: "https://example.com/\(number)",
      publishedAt: Date(timeIntervalSince1970: 1_795_248_000), provider: .newsapi
    )
    .with(\.author, "Author \(number)")
    .with(\.imageLink, "https://example.com/\(number).jpg")
  }

  /// An article on a separate page, distinguished from others by its title.
  package static func titled(_ title: String) -> Article {
    Article(
      title: title, source: Source(name: "Example News"),
      link: "https://example.com/" + title.replacing(" ", with: "-"), provider: .newsapi)
  }
}

extension NewsPage {
  /// A page from NewsAPI with these titles.
  package static func titled(
    _ titles: [String], total: Int? = nil, receivedAt: Date? = nil, stored: StoredReason? = nil, removed: Int = 0
  ) -> NewsPage {
    NewsPage(
      articles: titles.map { Article.titled($0) }, total: total ?? titles.count, provider: .newsapi,
      receivedAt: receivedAt, stored: stored, removed: removed)
  }
}

extension NewsListing {
  /// These articles as headlines of France.
  package static func headlines(_ articles: [Article], total: Int? = nil) -> NewsListing {
    NewsListing(
      .headlines(HeadlineRequest(scope: .local(.france))),
      NewsPage(articles: articles, total: total, provider: .newsapi))
  }
}

extension Country {
  package static let japan = Country(code: "jp") ?? .france
}

extension NewsSource {
  /// Sources of several languages, categories and countries, unsorted; the last has only an id and a name.
  package static let samples: [NewsSource] = [
    NewsSource(id: "le-monde", name: "Le Monde", category: .general, languageCode: "fr", countryCode: "fr"),
    NewsSource(id: "bbc-sport", name: "BBC Sport", category: .sports, languageCode: "en", countryCode: "gb"),
    NewsSource(id: "al-jazeera", name: "Al Jazeera", category: .general, languageCode: "ar", countryCode: "qa"),
    NewsSource(
      id: "bbc-news", name: "BBC News", summary: "News.", link: "https://example.com/bbc", category: .general,
      languageCode: "en", countryCode: "gb"),
    NewsSource(id: "abc-news", name: "ABC News", category: .general, languageCode: "en", countryCode: "us"),
    NewsSource(id: "unsaid", name: "Unsaid Times"),
  ]
}
