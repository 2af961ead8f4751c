extension ArchivedList {
  /// The list that a request for headlines asks for.
  package init(_ request: HeadlineRequest) {
    self =
      switch request.scope {
      case .local(let country): .local(country)
      case .category(let category, let country): .category(category, country)
      case .source(let source): .source(id: source.id)
      case .topic(let topic): .topic(id: topic.id)
      }
  }
}

extension ReadingScope {
  /// The scope of a query; `nil` for searches and for lists of the archive.
  package init?(_ query: NewsQuery) {
    switch query {
    case .headlines(let request): self = .list(ArchivedList(request))
    case .feeds(let request):
      // A single feed is the same list as that of the source.
      self =
        request.feeds.count == 1 && request.feeds.first?.name == request.name
        ? .list(.source(id: request.feeds[0].id)) : .feeds(name: request.name, ids: request.feeds.map(\.id))
    case .archive(let request):
      guard case .new(let scope, _) = request.purpose else { return nil }
      self = scope
    case .search, .world, .front: return nil
    }
  }
}
