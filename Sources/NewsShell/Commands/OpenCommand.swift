import NewsDomain
import NewsPresentation

/// Shows articles in detail, or the headlines of items of another list.
enum OpenCommand: Command {
  private static let items = Argument<ItemSelection>.items(
    .words, isRequired: true, help: .argument(.openItemsHelp))
  private static let all = Argument<Bool>.flag("all", help: .argument(.openAllHelp))

  static let declaration = Declaration(
    .open, group: .read, arguments: [items, all], needs: [.items, .networkForOtherLists, .picture])

  static func run(_ call: Call, in session: inout Session, with opening: OpeningFeature) async throws -> Outcome {
    let items = try await session.items(call.all(Self.items), orOf: opening.archive)
    let isWhole = call.has(all)
    if items.count == 1 {
      return try await open(items[0].number, of: items[0].list, isWhole, in: &session, with: opening)
    }
    var lists = LearnedLists()
    return try await session.opened(items) { item, session in
      let outcome = try await open(item.number, of: lists.now(item.list), isWhole, in: &session, with: opening)
      lists.take(outcome.screen, after: item.list)
      return outcome
    }
  }

  /// - Parameter isWhole: whether all other articles of a story are shown.
  private static func open(
    _ number: Int, of list: ResultList, _ isWhole: Bool, in session: inout Session, with opening: OpeningFeature
  ) async throws -> Outcome {
    switch list.items {
    case .articles:
      return try await opening.articles.showArticle(number, of: list, isWhole: isWhole, in: &session)
    case .sources(let sources):
      let scope = HeadlineRequest.Scope.source(SourceReference(sources[number - 1]))
      return try await opening.lists.showHeadlines(
        HeadlineRequest(scope: scope, language: session.edition.language), in: &session)
    case .countries(let countries):
      return try await opening.lists.showHeadlines(of: countries[number - 1], in: &session)
    case .markers(let clusters, let view):
      let cluster = clusters[number - 1]
      if let country = cluster.single { return try await opening.lists.showHeadlines(of: country, in: &session) }
      let places = opening.map
      let within = places.clusterCountries.view(into: cluster, from: view.fitting(places.terminal.window()))
      return places.showMap(MapSubject(cluster), within, in: &session)
    case .languages(let languages):
      return try await opening.sources.show(SourceRequest(language: languages[number - 1]), in: &session)
    case .topics(let topics):
      return try await opening.lists.showHeadlines(
        HeadlineRequest(scope: .topic(topics[number - 1]), language: session.edition.language), in: &session)
    case .follows(let follows):
      return try await opening.lists.show(follows[number - 1], from: opening.archive, in: &session)
    case .feeds(let feeds, _):
      if let follow = list.items.query(number) {
        return try await opening.lists.show(follow, from: opening.archive, in: &session)
      }
      return try await FeedsCommand.open(id: feeds[number - 1].id, in: &session, with: opening.feeds)
    case .trends(let trends): return try await opening.stories.show(trends[number - 1], in: &session)
    case .categories(let categories):
      let scope = HeadlineRequest.Scope.category(categories[number - 1], session.edition.country)
      return try await opening.lists.showHeadlines(
        HeadlineRequest(scope: scope, language: session.edition.language), in: &session)
    }
  }
}
