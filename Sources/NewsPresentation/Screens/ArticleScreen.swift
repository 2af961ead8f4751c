import NewsDomain
import TerminalKit

/// One article of a list in full.
package struct ArticleScreen: NewsScreen, ReadingScreen {
  package private(set) var list: ResultList?
  package let position: Int?
  private var article: Article
  private let number: Int
  private let hasHint: Bool
  private let picture: Picture?
  /// The text of its page, if stored.
  private let text: ArticleText?
  private var states: [ArticleID: ArticleState] = [:]

  /// The most other articles of its story shown.
  private static let maxOthers = 5

  /// Other articles on the same story, by their numbers. Those that have a number already keep it; the others have the
  /// numbers after it.
  private var others: [(number: Int, article: Article)]
  /// The number of other articles that are not shown.
  private let othersLeft: Int
  /// The story, if several articles cover it.
  private let story: Story?
  /// Articles that are not on the story, but whose titles mean nearly the same. Their numbers come after the others'.
  private var similar: [(number: Int, article: Article)] = []

  /// - Parameters:
  ///   - list: the list, with the articles that were shown beside another of its articles.
  ///   - isWhole: whether all other articles of the story are shown.
  package init(
    _ article: Article, number: Int, in list: ResultList, story: Story? = nil, isWhole: Bool = false,
    text: ArticleText? = nil, picture: Picture? = nil, hasHint: Bool
  ) {
    self.article = article
    self.text = text
    self.picture = picture
    self.number = number
    self.hasHint = hasHint
    position = number
    // A list of stories has an article of each.
    let own = list.news?.page.articles.count ?? (story == nil ? 0 : list.items.count)
    // One of the others shows none itself.
    let isOwn = number <= own
    self.story = isOwn ? story : nil
    let all =
      isOwn
      ? Self.once((story?.articlesByCountry ?? []) + article.related.map { Article($0, of: article) }, beside: article)
      : []
    let shown = isWhole ? all : Self.first(of: all, beside: article)
    othersLeft = all.count - shown.count + (self.story?.further ?? 0)
    let numbered = Self.numbered(shown, in: list)
    others = numbered.articles
    self.list = numbered.list
  }

  /// Adds articles that are not on the story, but whose titles mean nearly the same.
  package mutating func add(similar articles: [Article]) {
    guard let known = list else { return }
    let numbered = Self.numbered(articles, in: known)
    similar = numbered.articles
    list = numbered.list
  }

  /// Articles by their numbers, and the list with those that had none. A number once shown stays with its article.
  private static func numbered(
    _ articles: [Article], in list: ResultList
  ) -> (articles: [(number: Int, article: Article)], list: ResultList) {
    guard !articles.isEmpty, case .articles(var listed) = list.items else { return ([], list) }
    let ids = Set(articles.map(\.id))
    let count = listed.count
    var numbers: [ArticleID: Int] = [:]
    for (index, article) in listed.enumerated().reversed() where ids.contains(article.id) {
      numbers[article.id] = index + 1
    }
    let numbered = articles.map { article in
      if let number = numbers[article.id] { return (number: number, article: article) }
      listed.append(article)
      return (number: listed.count, article: article)
    }
    return (numbered.sorted { $0.number < $1.number }, listed.count == count ? list : list.with(listed))
  }

  /// Articles without repetitions: each one once, and of those with one title from one source only the first.
  private static func once(_ articles: [Article], beside shown: Article) -> [Article] {
    var ids: Set<ArticleID> = [shown.id]
    var words: Set<[String?]> = [[shown.headline, shown.source.name]]
    return articles.filter { article in
      let isNew = words.insert([article.headline, article.source.name]).inserted
      return ids.insert(article.id).inserted && isNew
    }
  }

  /// The other articles to show: the sources take turns.
  private static func first(of others: [Article], beside shown: Article) -> [Article] {
    guard others.count > maxOthers else { return others }
    var counts: [String?: Int] = [shown.source.name: 1]
    let turns = others.map { other in
      defer { counts[other.source.name, default: 0] += 1 }
      return counts[other.source.name] ?? 0
    }
    let order = others.indices.sorted { turns[$0] == turns[$1] ? $0 < $1 : turns[$0] < turns[$1] }
    return order.prefix(maxOthers).map { others[$0] }
  }

  package func completed(_ listing: NewsListing) -> any Screen {
    guard let before = self.list, let list = before.completed(by: listing) else { return self }
    let added = list.ownCount - before.ownCount
    // An article shown beside the shorter list keeps that list, and its number.
    guard added == 0 || number <= before.ownCount else { return self }
    var screen = self
    screen.list = list
    if added > 0 {
      func moved(_ shown: (number: Int, article: Article)) -> (number: Int, article: Article) {
        (shown.number > before.ownCount ? shown.number + added : shown.number, shown.article)
      }
      screen.others = others.map(moved)
      screen.similar = similar.map(moved)
    }
    let own = listing.page.articles
    if own.indices.contains(number - 1) { screen.article = own[number - 1] }
    return screen
  }

  package func title(_ texts: any Texts) -> String { article.headline ?? texts.noTitle }

  package var isRead: Bool { states[article.id]?.isRead ?? true }

  package var links: [String] { text?.links ?? [] }

  package var shownNumbers: [Int] { (others + similar).map(\.number) }

  package var facts: Facts {
    let count = 1 + others.count
    return Facts(count: count, total: othersLeft > 0 ? count + othersLeft : nil, origin: Origin(article.provider))
  }

  package var records: [any Record] {
    let listed = list?.news?.page.stories[article.id] ?? story.map { ListedStory(id: $0.id) }
    let coverage = story?.coverageByArticle ?? [:]
    return [ArticleRecord(number: number, article: article, state: states[article.id], story: listed)]
      + others.map { number, other -> any Record in
        guard let story, let item = coverage[other.id] else {
          return ArticleRecord(number: number, article: other, state: states[other.id])
        }
        return CoverageRecord(number: number, story: story.id, coverage: item)
      }
  }

  package var markedArticles: [Article] { [article] + (others + similar).map(\.article) }

  package mutating func take(_ states: [ArticleID: ArticleState]) {
    self.states = states
  }

  private func drawMarks(on page: inout TextPage) {
    guard let state = states[article.id] else { return }
    let texts = page.texts
    if state.isSaved {
      let word = texts.word(of: .saved)
      page.paragraphs(page.joined([page.isAccessible ? word : "★ " + word] + state.labels), .quiet)
    }
    if !state.shared.isEmpty { page.paragraphs(page.joined(state.shared.map(\.description)), .quiet) }
    if state.isRevised { page.paragraphs((page.isAccessible ? "" : "✎ ") + texts.changedHint, .quiet) }
  }

  /// Whether the content only repeats the beginning of the summary.
  private func isRepeated(_ content: String) -> Bool {
    let start = content.hasSuffix("…") ? content.dropLast() : content[...]
    return article.summary?.hasPrefix(start) == true
  }

  /// Whether there is nothing to read behind its link.
  private var isRecording: Bool { article.link.flatMap(WebLink.init)?.isRecording == true }

  private var isOfFeed: Bool { article.provider == .feeds }

  private func drawText(on page: inout TextPage) {
    let texts = page.texts
    if let text, !text.blocks.isEmpty {
      page.text(text, item: number)
      page.links(of: text)
      return
    }
    var isBegun = false
    let summary = article.summaryBelowHeadline
    if summary != nil || (article.summary == nil && !isOfFeed) {
      page.paragraphs(summary ?? texts.noDescription, summary == nil ? .quiet : .plain)
      isBegun = true
    }
    if let content = article.content, !isRepeated(content) {
      if isBegun { page.blank() }
      page.paragraphs(content)
    } else if article.provider != .sample {
      if isBegun { page.blank() }
      page.paragraphs(
        isRecording ? texts.playAdvice(inView: page.isInView) : texts.noContent(inView: page.isInView), .quiet)
    }
  }

  private func drawOthers(on page: inout TextPage) {
    let texts = page.texts
    page.blank()
    page.line(Span(page.isAccessible ? texts.othersSpoken(others.count + othersLeft) : texts.others, .title))
    let coverage = story?.coverageByArticle ?? [:]
    let widest = others.last?.number ?? 0
    for (number, other) in others {
      let item = coverage[other.id]
      var facts = page.languageFact(of: other)
      facts.append((.source, other.source.name ?? texts.unknownSource))
      if let country = item?.country { facts.append((.country, texts.name(of: country))) }
      if item != nil, let date = other.publishedAt {
        facts.append((.date, page.dates.short(date, hasTime: other.hasTime)))
      }
      page.item(
        number, of: widest, title: other.headline ?? texts.noTitle,
        below: page.joined(facts), link: other.link.flatMap(WebLink.init))
    }
    if othersLeft > 0 { page.hint(texts.moreOthers(othersLeft, of: page.isInView ? nil : number), indent: 4) }
  }

  private func drawSimilar(on page: inout TextPage) {
    guard let widest = similar.last?.number else { return }
    let texts = page.texts
    page.blank()
    page.line(Span(texts.similar, .title))
    for (number, article) in similar {
      var facts = page.languageFact(of: article)
      facts.append((.source, article.source.name ?? texts.unknownSource))
      if let date = article.publishedAt { facts.append((.date, page.dates.short(date, hasTime: article.hasTime))) }
      page.item(
        number, of: widest, title: article.headline ?? texts.noTitle, below: page.joined(facts),
        link: article.link.flatMap(WebLink.init))
    }
    if !page.isInView { page.hint(texts.moreSimilar(to: number), indent: 4) }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let webLink = article.link.flatMap(WebLink.init)
    let title = title(texts)
    if let picture { page.picture(picture) }
    page.paragraphs(
      page.isAccessible ? texts.labelled(texts.label(ofFact: .title), title) : title, .title, link: webLink)
    var about = page.languageFact(of: article)
    about.append((.source, article.source.name ?? texts.unknownSource))
    if let country = article.event { about.append((.country, country.name(in: texts.language))) }
    // Feeds of aggregators name no authors.
    if article.provider != .sample, let author = article.author ?? (isOfFeed ? nil : texts.unknownAuthor) {
      about.append((.author, author))
    }
    if let date = article.publishedAt.map({ page.dates.long($0, hasTime: article.hasTime) })
      ?? (isOfFeed ? nil : texts.noDate)
    {
      about.append((.date, texts.date(date, of: article)))
    }
    if let duration = article.duration { about.append((.duration, page.length(seconds: duration))) }
    page.paragraphs(page.joined(about), .quiet)
    let editions: [String] =
      (article.edition.map { [texts.inEdition(of: $0)] } ?? [])
      + (article.alsoIn.isEmpty ? [] : [texts.alsoIn(article.alsoIn)])
    if !editions.isEmpty { page.paragraphs(page.joined(editions), .quiet) }
    drawMarks(on: &page)
    page.blank()
    drawText(on: &page)
    let count = list?.count(around: number, isFolded: page.isAtTerminal)
    page.foot(webLink, site: article.source.link, number, of: count)
    if !others.isEmpty {
      drawOthers(on: &page)
    }
    drawSimilar(on: &page)
    if hasHint {
      let hasText = text == nil && article.provider != .sample && !isRecording
      page.hint(hasText ? texts.readHint : texts.articleHint)
    }
  }
}

extension Article {
  /// Another article on a story, whose facts came together with that story.
  fileprivate init(_ related: RelatedArticle, of story: Article) {
    self.init(
      title: related.title, source: Source(name: related.source), link: related.link,
      provider: story.provider, provenance: story.provenance)
  }
}
