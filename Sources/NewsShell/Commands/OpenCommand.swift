import NewsDomain

/// The detail of an article, or what stands behind an item of another list.
enum OpenCommand: Command {
  private static let item = Argument<Int>(
    Localized("ITEM", "NUMÉRO"), isRequired: true,
    help: Localized("its number in the list", "son numéro dans la liste"),
    complete: { $0.itemCandidates() }
  ) { text in
    guard let number = Int(text), number >= 0 else { throw ShellError.notAnItem(text) }
    return number
  }

  static let declaration = Declaration(
    "open", french: "ouvre", group: .read,
    summary: Localized(
      "Opens an item of the list: an article, or the headlines of a source, country or category.",
      "Ouvre un élément de la liste : un article, ou les titres d’une source, d’un pays, d’une catégorie."),
    arguments: [item], needs: [.list, .networkForOtherLists, .picture], examples: ["top", "open 3", "4"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    let number = call[item] ?? 0
    let items = try session.list().items
    guard number >= 1, number <= items.count else {
      throw NewsError.noSuchItem(number, count: items.count)
    }
    switch items {
    case .articles:
      return try await session.showArticle(number, from: newsroom)
    case .sources(let sources):
      let scope = HeadlineRequest.Scope.source(SourceReference(sources[number - 1]))
      return try await session.showHeadlines(
        HeadlineRequest(scope: scope, language: session.edition.language), from: newsroom)
    case .countries(let countries):
      return try await session.showHeadlines(of: countries[number - 1], from: newsroom)
    case .markers(let clusters, let view):
      let cluster = clusters[number - 1]
      if let country = cluster.single { return try await session.showHeadlines(of: country, from: newsroom) }
      return session.showMap(
        MapSubject(cluster), newsroom.clusterCountries.view(into: cluster, from: view.fitting(newsroom.window())),
        from: newsroom)
    case .languages(let languages):
      return try await session.showSources(SourceRequest(language: languages[number - 1]), from: newsroom)
    case .categories(let categories):
      let scope = HeadlineRequest.Scope.category(categories[number - 1], session.edition.country)
      return try await session.showHeadlines(
        HeadlineRequest(scope: scope, language: session.edition.language), from: newsroom)
    }
  }
}
