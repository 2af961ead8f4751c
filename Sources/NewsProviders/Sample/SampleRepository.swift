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
    page(request.page, of: try events(for: request.scope), limit: request.limit)
  }

  /// Returns the events that match the search, always newest first.
  ///
  /// - Throws: `NewsError.name(.unknownSource)`.
  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let countries = try request.sources.map { try country(ofSource: $0) }
    let events = SampleEdition.events.filter { event in
      let host = WebLink(event.version(in: languageCode).link)?.host ?? ""
      let words = event.versions.flatMap { [$0.title] + (request.isOfTitles ? [] : [$0.summary]) }
      return SearchExpression.isMatch(request.text, words)
        && (countries.isEmpty || countries.contains(event.country.code))
        && (request.domains.isEmpty || request.domains.contains { host.isWithin($0) })
        && !request.excludedDomains.contains { host.isWithin($0) }
        && (request.from.map { event.date >= $0 } ?? true) && (request.to.map { event.date <= $0 } ?? true)
    }
    return page(request.page, of: events, limit: request.limit)
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

  private func page(_ number: Int, of events: [SampleEdition.Event], limit: Int) -> NewsPage {
    let start = min((number - 1) * limit, events.count)
    return NewsPage(articles: events[start...].prefix(limit).map(article), total: events.count, provider: .sample)
  }

  private func article(_ event: SampleEdition.Event) -> Article {
    let version = event.version(in: languageCode)
    return Article(
      title: version.title, source: Article.Source(name: "Wikipedia"),
      summary: version.summary, link: version.link, publishedAt: event.date, country: event.country,
      provider: .sample, provenance: provenance)
  }

  private var provenance: Provenance {
    Provenance(.sample, language: EmbeddedTable.languageCodes[EmbeddedTable.place(ofLanguage: languageCode)])
  }
}
