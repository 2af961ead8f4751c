extension Article {
  /// Who wrote its words.
  package var attribution: Attribution {
    guard let provenance else { return .others }
    if let known = provenance.attribution { return known }
    if provider == .newsapi { return .service }
    guard let feed = provenance.request.flatMap(WebLink.init), let page = link.flatMap(WebLink.init) else {
      return .others
    }
    if provenance.feed.isOfService || feed.isOpaque { return .service }
    return feed.isFeed(of: page, sites: provenance.feed.sites) ? .source : .others
  }

  /// The country that its source's own feed states. A feed of others says nothing about the source.
  package var statedCountry: Country? {
    guard let country = provenance?.feed.country, attribution == .source else { return nil }
    return country
  }

  /// Who an article speaks for: within a story each voice counts once. `nil` if unknown.
  ///
  /// The source, if it published the words itself or a service attributes them to it. Other words of a feed are the
  /// feed's alone, whatever sources it names.
  ///
  /// - Parameter origin: where its words came from: a host, perhaps with a path and a fragment.
  package func voice(from origin: String?) -> String? {
    let page = link.flatMap(WebLink.init).flatMap { $0.isOpaque ? nil : $0.siteHost }
    switch attribution {
    case .source: return page
    case .others:
      if let feed = origin.flatMap({ WebLink("https://" + $0) }), feed.host.contains("."), !feed.isOpaque {
        return feed.feedHost
      }
      fallthrough
    case .service: return source.link.flatMap(WebLink.init)?.siteHost ?? source.name?.nonBlank ?? page
    }
  }

  /// The voice of an article that was just fetched.
  package var voice: String? { voice(from: provenance?.request.flatMap(WebLink.init)?.feedHost) }
}
