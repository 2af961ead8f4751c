import NewsDomain
import TerminalKit

/// Shows the reader's marks on the articles of a list, and the number of new ones.
extension HeadlinesScreen {
  package var markedArticles: [Article] { listing.page.articles }

  package mutating func take(_ states: [ArticleID: ArticleState]) {
    self.states = states
    hasSaved = states.values.contains(where: \.isSaved)
  }

  package func numbers(isFolded: Bool) -> [Int] {
    listing.page.rows(isFolded: listing.fold ?? isFolded).map { $0 + 1 }
  }

  package func isRead(_ number: Int) -> Bool? {
    let articles = listing.page.articles
    return articles.indices.contains(number - 1) ? states[articles[number - 1].id]?.isRead : nil
  }

  /// The signs of an article; `nil` if no article of the list is in the archive.
  func signs(of article: Article) -> ItemSigns? {
    states.isEmpty ? nil : ItemSigns(states[article.id], hasSaved: hasSaved)
  }

  /// The part of an article's state that no sign beside its title shows; `nil` if there is none.
  func state(of article: Article, _ page: TextPage) -> String? {
    guard let state = states[article.id] else { return nil }
    let texts = page.texts
    guard page.isAccessible else {
      let signs = (state.isRevised ? ["✎ " + texts.word(of: .changed)] : []) + state.shared.map(\.description)
      return signs.isEmpty ? nil : page.joined(signs)
    }
    var words: [MarkWord] = []
    if state.isRead { words.append(.read) }
    if state.isSaved { words.append(.saved) }
    if state.isRevised { words.append(.changed) }
    let all = words.map { texts.word(of: $0) } + state.shared.map(\.description)
    return all.isEmpty ? nil : page.joined(all)
  }

  /// Draws how many articles are new.
  func drawNew(on page: inout TextPage) {
    guard let new, new.count > 0, skipped == 0 else { return }
    page.hint(page.texts.new(new.count, page.dates.since(new.since)))
  }

  /// Draws what belongs to the list besides its articles: the number of hidden ones, and the labels of saved ones.
  func drawMarks(on page: inout TextPage) {
    let since = listing.page.hiddenSince
    let hidden = listing.page.hidden.filter { since[$0.article.id] == nil }
    if !hidden.isEmpty || !since.isEmpty {
      let mutes = Set(hidden.map(\.mute)).union(since.values)
      page.hint(page.texts.hidden(hidden.count + since.count, mutes: mutes.count), indent: 4)
    }
    if !labels.isEmpty { page.hint(page.texts.labels(labels), indent: 4) }
  }

  /// The text for an empty list.
  func nothing(_ page: TextPage) -> String {
    guard case .archive(let request) = listing.request else { return page.texts.nothingHere }
    switch request.purpose {
    case .saved(label: nil): return page.texts.nothingSaved
    case .new(_, since: let visit?): return page.texts.new(0, page.dates.since(visit.at))
    case .saved, .new, .find, .brief: return page.texts.nothingHere
    }
  }

  /// The parts of the summary beside the title that say which articles are shown.
  func visitAndFilters(_ page: TextPage) -> [String] {
    var parts: [String] = []
    if case .archive(let request) = listing.request, case .new(_, since: let visit?) = request.purpose {
      parts.append(page.dates.since(visit.at))
    }
    return parts + listing.filters.map { page.texts.only($0) }
  }

  /// The number of new articles for programs; `nil` if there was no previous visit.
  var newFact: Int? {
    if case .archive(let request) = listing.request, case .new(_, since: _?) = request.purpose {
      return listing.page.total ?? listing.page.articles.count
    }
    return new?.count
  }
}
