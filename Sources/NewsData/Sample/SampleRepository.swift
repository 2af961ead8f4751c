import NewsDomain

/// News and sources of the embedded sample edition.
public struct SampleRepository: NewsRepository, SourceRepository {
  private let language: InterfaceLanguage

  /// - Parameter language: the language the events are told in.
  public init(language: InterfaceLanguage) {
    self.language = language
  }

  /// A country's own events first, then the world's; of a source, the events of its country.
  ///
  /// - Throws: `NewsError.unknownSource`.
  public func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    page(request.page, of: try events(for: request.scope), limit: request.limit)
  }

  /// The events in whose words all that is searched for stands, newest first whatever order is wanted.
  ///
  /// - Throws: `NewsError.unknownSource`.
  public func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let terms = SampleTerms(request.text, in: request.fields)
    let countries = try request.sources.map { try country(ofSource: $0) }
    let events = SampleEdition.events.filter { event in
      let host = WebLink(telling(event).link)?.host ?? ""
      return terms.match(event)
        && (countries.isEmpty || countries.contains(event.country.code))
        && (request.domains.isEmpty || request.domains.contains { host.isWithin($0) })
        && !request.excludedDomains.contains { host.isWithin($0) }
        && (request.from.map { event.date >= $0 } ?? true) && (request.to.map { event.date <= $0 } ?? true)
    }
    return page(request.page, of: events, limit: request.limit)
  }

  public func sources(_ request: SourceRequest) async -> SourceList {
    SourceList(sources: media.filter(request.admits), provider: .sample)
  }

  /// Every medium of the catalogue, described in the language of the events.
  public var media: [NewsSource] {
    SampleEdition.media.map { medium in
      var source = medium.source
      source.summary = language == .french ? medium.french : medium.english
      return source
    }
  }

  private func events(for scope: HeadlineRequest.Scope) throws -> [SampleEdition.Event] {
    let all = SampleEdition.events
    switch scope {
    case .local(let country):
      return all.filter { $0.country == country } + all.filter { $0.country != country }
    case .category(let category, let country):
      let section = all.filter { $0.category == category }
      return section.filter { $0.country == country } + section.filter { $0.country != country }
    case .source(let reference):
      let country = try country(ofSource: reference.id)
      return all.filter { $0.country.code == country }
    }
  }

  private func country(ofSource id: String) throws -> String? {
    guard let medium = SampleEdition.media.first(where: { $0.source.id == id }) else {
      throw NewsError.unknownSource(id, nearest: nil)
    }
    return medium.source.countryCode
  }

  private func page(_ number: Int, of events: [SampleEdition.Event], limit: Int) -> NewsPage {
    let start = min((number - 1) * limit, events.count)
    return NewsPage(articles: events[start...].prefix(limit).map(article), total: events.count, provider: .sample)
  }

  private func telling(_ event: SampleEdition.Event) -> SampleEdition.Event.Telling {
    language == .french ? event.french : event.english
  }

  private func article(_ event: SampleEdition.Event) -> Article {
    let telling = telling(event)
    return Article(
      title: telling.title, publisher: Article.Publisher(name: "Wikipedia (sample)"),
      summary: telling.summary, link: telling.link, publishedAt: event.date, country: event.country,
      provider: .sample)
  }
}

/// What is searched for in the sample edition: words that stand there, and after a minus some that do not.
private struct SampleTerms {
  private var wanted: [FoldedName] = []
  private var unwanted: [FoldedName] = []
  private let isOfTitles: Bool

  init(_ text: String, in fields: [SearchRequest.Field]) {
    isOfTitles = fields == [.title]
    var isNegated = false
    for word in text.split(whereSeparator: \.isWhitespace) where !["AND", "OR"].contains(word) {
      if word == "NOT" {
        isNegated = true
        continue
      }
      let term = FoldedName(word.filter { !"\"()+-".contains($0) })
      if isNegated || word.hasPrefix("-") { unwanted.append(term) } else { wanted.append(term) }
      isNegated = false
    }
  }

  func match(_ event: SampleEdition.Event) -> Bool {
    let words = [event.english, event.french].flatMap { telling in
      [FoldedName(telling.title)] + (isOfTitles ? [] : [FoldedName(telling.summary)])
    }
    return wanted.allSatisfy { term in words.contains { $0.contains(term) } }
      && !unwanted.contains { term in !term.text.isEmpty && words.contains { $0.contains(term) } }
  }
}

extension String {
  /// Whether the host is the domain or of it.
  fileprivate func isWithin(_ domain: String) -> Bool {
    lowercased() == domain.lowercased() || lowercased().hasSuffix("." + domain.lowercased())
  }
}
