import NewsDomain
import NewsPresentation

extension Session {
  /// An item of a list, by its number in it.
  struct Item: Sendable {
    let list: ResultList
    let number: Int
  }

  /// An article by its number, with those that its list shows in the same row.
  struct Row: Sendable {
    let number: Int
    let article: Article
    let folded: [Article]
  }

  /// The selected items: numbers refer to the current list, ids to any list seen.
  ///
  /// - Throws: `NewsError.list` or `NewsError.name(.ambiguous)`.
  func items(_ selections: [ItemSelection]) throws -> [Item] {
    try selections.flatMap { selection -> [Item] in
      if case .id(let prefix) = selection { return [try item(prefix)] }
      let list = try list()
      let count = selection == .all ? list.ownCount : list.items.count
      var numbers = selection.numbers(count: count)
      if selection == .all, let page = list.news?.page, !page.hiddenSince.isEmpty {
        numbers.removeAll {
          page.articles.indices.contains($0 - 1) && page.hiddenSince[page.articles[$0 - 1].id] != nil
        }
      }
      // An empty list has no item 1, so even `all` is an error.
      if let missing = numbers.isEmpty ? 1 : numbers.first(where: { $0 < 1 || $0 > count }) {
        // Articles that were shown beside one of this list keep their numbers.
        let extended = coordinator.extended(list)
        let further = selection == .all ? [] : selection.numbers(count: extended.items.count)
        if !further.isEmpty, further.allSatisfy({ $0 > 0 && $0 <= extended.items.count }) {
          return further.map { Item(list: extended, number: $0) }
        }
        throw NewsError.list(.noSuchItem(missing, count: count))
      }
      return numbers.map { Item(list: list, number: $0) }
    }
  }

  /// The selected items, where ids also refer to articles in the archive that are in no list of the session.
  ///
  /// - Throws: `NewsError.list`, `NewsError.name(.ambiguous)` or `NewsError.archive`.
  func items(_ selections: [ItemSelection], orOf archive: any ArticleArchive) async throws -> [Item] {
    var found: [Item] = []
    for selection in selections {
      do {
        found += try items([selection])
      } catch NewsError.list(.noSuchArticle(let text)) {
        guard case .id(let prefix) = selection else { throw NewsError.list(.noSuchArticle(text)) }
        found.append(Item(list: ResultList(.articles([try await archive.article(prefix)])), number: 1))
      }
    }
    return found
  }

  /// The article whose id begins with the prefix, in the newest list that has it.
  private func item(_ prefix: ArticleIDPrefix) throws -> Item {
    var found: [ArticleID: Item] = [:]
    for list in coordinator.lists {
      guard case .articles(let articles) = list.items else { continue }
      for (index, article) in articles.enumerated() {
        let id = article.id
        if prefix.begins(id), found[id] == nil { found[id] = Item(list: list, number: index + 1) }
      }
    }
    guard let first = found.first else { throw NewsError.list(.noSuchArticle(prefix.text)) }
    guard found.count == 1 else {
      throw NewsError.name(.ambiguous(prefix.text, candidates: found.keys.sorted().map(\.description)))
    }
    return first.value
  }

  /// The selected articles, with their numbers; without words, the one being read.
  ///
  /// - Throws: `NewsError.list`, `NewsError.name(.ambiguous)` or `ShellError`.
  func articles(_ selections: [ItemSelection]) throws -> [(number: Int, article: Article)] {
    if selections.isEmpty { return [try Self.article(openItem())] }
    try check(selections)
    return try items(selections).map(Self.article)
  }

  /// The selected articles, where ids also refer to articles in the archive that are in no list of the session.
  ///
  /// - Throws: `NewsError.list`, `NewsError.name(.ambiguous)`, `NewsError.archive` or `ShellError`.
  func articles(
    _ selections: [ItemSelection], orOf archive: any ArticleArchive
  ) async throws -> [(number: Int, article: Article)] {
    try await rows(selections, orOf: archive).map { (number: $0.number, article: $0.article) }
  }

  /// The selected articles, with those folded into their rows.
  ///
  /// - Throws: the errors of ``articles(_:orOf:)``.
  func rows(_ selections: [ItemSelection], orOf archive: any ArticleArchive) async throws -> [Row] {
    try check(selections)
    let found = try await selections.isEmpty ? [openItem()] : items(selections, orOf: archive)
    return try found.map { item in
      let (number, article) = try Self.article(item)
      return Row(number: number, article: article, folded: item.list.folded(into: article, in: self))
    }
  }

  /// How many articles the current list has, if `all` means only the part of it that was loaded. Not if the reader has
  /// chosen the part.
  var totalOfPart: Int? {
    guard let page = coordinator.list?.news?.page, let total = page.total,
      total > page.before + page.articles.count + page.hidden.count,
      (coordinator.current as? HeadlinesScreen)?.isWhole != true
    else { return nil }
    return total
  }

  /// Checks that numbers refer to articles.
  private func check(_ selections: [ItemSelection]) throws {
    guard selections.contains(where: { !$0.isID }) else { return }
    guard case .articles = try list().items else { throw ShellError.screen(.wrongKind) }
  }

  /// The article being read, or the one that the marker of a view is on.
  private func openItem() throws -> Item {
    let list = try list()
    guard case .articles = list.items else { throw ShellError.screen(.wrongKind) }
    guard let position = markedItem ?? coordinator.current?.position else { throw ShellError.screen(.noArticleOpen) }
    return Item(list: list, number: position)
  }

  private static func article(_ item: Item) throws -> (number: Int, article: Article) {
    guard case .articles(let articles) = item.list.items else { throw ShellError.screen(.wrongKind) }
    return (item.number, try articles.numbered(item.number))
  }
}

extension ResultList {
  /// The other articles of an article's row, without those of the sample edition, which have no marks.
  func folded(into article: Article, in session: Session) -> [Article] {
    var others = stories?.others[article.id]
    if let news, news.brief != nil || session.isFolding(news) { others = news.page.stories[article.id]?.others }
    return others?.filter { $0.provider != .sample } ?? []
  }
}

extension ItemSelection {
  var isID: Bool {
    if case .id = self { true } else { false }
  }
}
