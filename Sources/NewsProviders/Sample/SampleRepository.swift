import NewsDomain

/// News and sources of the embedded sample edition.
package struct SampleRepository: NewsRepository, SourceRepository {
  private let languageCode: String

  /// - Parameter languageCode: the language of the articles, if the edition has it.
  package init(languageCode: String) {
    self.languageCode = languageCode
  }

  /// Returns the events of a country before those of others. For a source, it returns the events of its country.
  ///
  /// - Throws: `NewsError.name(.unknownSource)`.
  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    page(request.paging, of: try events(for: request.scope))
  }

  /// Returns the events that match the search, always newest first.
  ///
  /// - Throws: `NewsError.name(.unknownSource)`.
  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let countries = try request.sources.map { try country(ofSource: $0) }
    let domains = request.domains.lowercased
    let search = ParsedSearch(request.text)
    let events = SampleEdition.events.filter { event in
      let words = event.versions.flatMap { [$0.title] + (request.isOfTitles ? [] : [$0.summary]) }
      return search.matches(words)
        && (countries.isEmpty || countries.contains(event.country.code))
        && domains.admits(Domains.hosts(of: [event.version(in: languageCode).link]))
        && request.dates.contains(event.date)
    }
    return page(request.paging, of: events)
  }

  package func sources(_ request: SourceRequest) async -> SourceList {
    SourceList(sources: allSources.filter(request.admits), provider: .sample)
  }

  /// All sources of the catalogue, described in the language of the events.
  package var allSources: [NewsSource] {
    SourceCatalogue.entries.map { $0.source(in: languageCode) }
  }

  /// Whether there are events for the request: there are none for topics and younger countries.
  func has(_ scope: HeadlineRequest.Scope) -> Bool {
    switch scope {
    case .local(let country), .category(_, let country): country.isMain
    case .source: true
    case .topic: false
    }
  }

  private func events(for scope: HeadlineRequest.Scope) throws -> [SampleEdition.Event] {
    let all = SampleEdition.events
    switch scope {
    case .local(let country) where !country.isMain, .category(_, let country) where !country.isMain:
      throw NewsError.feed(.noFeedKnown)
    case .local(let country):
      return all.filter { $0.country == country } + all.filter { $0.country != country }
    case .category(let category, let country):
      let section = all.filter { $0.category == category }
      return section.filter { $0.country == country } + section.filter { $0.country != country }
    case .topic: throw NewsError.feed(.noFeedKnown)
    case .source(let reference):
      let country = try country(ofSource: reference.id)
      return all.filter { $0.country.code == country }
    }
  }

  private func country(ofSource id: String) throws -> String? {
    guard let entry = SourceCatalogue.entry(id) else {
      throw NewsError.name(.unknownSource(id, nearest: nil))
    }
    return entry.source.countryCode
  }

  private func page(_ paging: Paging, of events: [SampleEdition.Event]) -> NewsPage {
    NewsPage(articles: paging.slice(of: events).map(article), total: events.count, provider: .sample)
  }

  private func article(_ event: SampleEdition.Event) -> Article {
    let version = event.version(in: languageCode)
    var article = Article(
      title: version.title, source: Article.Source(name: "Wikipedia"), summary: version.summary, link: version.link,
      publishedAt: event.date, provider: .sample, provenance: provenance)
    article.country = event.country
    return article
  }

  private var provenance: Provenance {
    Provenance(Origin(.sample), language: EmbeddedTable.languageCodes[EmbeddedTable.place(ofLanguage: languageCode)])
  }
}
