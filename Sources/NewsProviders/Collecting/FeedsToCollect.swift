import NewsDomain

/// The feeds of countries, sources, topics and searches.
package struct FeedsToCollect: CollectableFeeds {
  private let googleNews: GoogleNewsRepository
  private let sources: SourceFeedsRepository

  package init(googleNews: GoogleNewsRepository, sources: SourceFeedsRepository) {
    self.googleNews = googleNews
    self.sources = sources
  }

  package func feeds(of part: CollectionPart, in edition: Edition, topics: [String]) -> [CollectedFeed] {
    switch part {
    case .country: return headlines(.local(edition.country), in: edition.language)
    case .source: return edition.favourite.map { headlines(.source($0), in: edition.language) } ?? []
    case .topics:
      let known = EmbeddedTopics().topics().filter { topics.contains($0.id) }
      return known.flatMap { headlines(.topic($0), in: edition.language) }
    case .countries: return Country.all.flatMap { headlines(.local($0), in: edition.language) }
    case .catalogue: return catalogue
    // These are the reader's own, and come from elsewhere.
    case .feeds, .follows: return []
    }
  }

  package func feeds(of list: ArchivedList, in language: Language) -> [CollectedFeed] {
    switch list {
    case .local(let country): headlines(.local(country), in: language)
    case .category(let category, let country): headlines(.category(category, country), in: language)
    case .source(let id): (try? sources.feed(ofSource: id)).map { [$0] } ?? []
    case .topic(let id):
      EmbeddedTopics().topics().filter { $0.id == id }.flatMap { headlines(.topic($0), in: language) }
    }
  }

  package func feed(searching request: FindRequest, in edition: Edition) -> CollectedFeed? {
    googleNews.feed(searching: request, in: edition)
  }

  private func headlines(_ scope: HeadlineRequest.Scope, in language: Language) -> [CollectedFeed] {
    let request = HeadlineRequest(scope: scope, language: language)
    if case .source(let source) = scope, let feed = try? sources.feed(ofSource: source.id) { return [feed] }
    if let feed = googleNews.feed(for: request) { return [feed] }
    if case .source = scope { return [] }
    return sources.sourceFeeds(for: request).map { feed in
      var feed = feed
      // Each of them is only a part of the list.
      (feed.list, feed.front) = (ArchivedList(request), .none)
      return feed
    }
  }

  private var catalogue: [CollectedFeed] {
    let ofTopics = FeedCatalogue.current.entries { _ in true }.map { entry in
      let source = entry.source.flatMap(SourceCatalogue.entry)?.source
      return CollectedFeed(
        address: entry.feed, source: Article.Source(id: source?.id, name: source?.name), language: source?.languageCode)
    }
    return SourceCatalogue.entries.compactMap(\.collectedFeed) + ofTopics
  }
}

extension GoogleNewsRepository {
  /// The feed of a search for the newest articles; `nil` if it has no words or no edition fits.
  func feed(searching request: FindRequest, in edition: Edition) -> CollectedFeed? {
    guard let text = request.text.nonBlank, request.filter.sources.isEmpty else { return nil }
    let language = request.filter.language.flatMap(Language.init(code:)) ?? edition.language
    guard let found = directory.edition(for: language, in: request.filter.country ?? edition.country) else {
      return nil
    }
    let search = SearchRequest(
      text: text, fields: request.fields == [.title] ? [.title] : [], domains: request.domains)
    // Without a time, so that the address stays the same.
    let query = GoogleNewsQuery.text(of: search, sites: [], now: clock.now) + " when:7d"
    return feed(of: .search(q: query, found))
  }
}
