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
  public func headlines(_ request: HeadlineRequest) async throws -> NewsPage {
    let events = try events(for: request.scope)
    let start = min((request.page - 1) * request.limit, events.count)
    return NewsPage(
      articles: events[start...].prefix(request.limit).map(article), total: events.count, provider: .sample)
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
      guard let medium = SampleEdition.media.first(where: { $0.source.id == reference.id }) else {
        throw NewsError.unknownSource(reference.id, nearest: nil)
      }
      return all.filter { $0.country.code == medium.source.countryCode }
    }
  }

  private func article(_ event: SampleEdition.Event) -> Article {
    let telling = language == .french ? event.french : event.english
    return Article(
      title: telling.title, publisher: Article.Publisher(name: "Wikipedia (sample)"),
      summary: telling.summary, link: telling.link, publishedAt: event.date, country: event.country,
      provider: .sample)
  }
}
