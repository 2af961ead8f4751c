import NewsDomain
import TerminalKit

/// One article of a list in full.
package struct ArticleScreen: MarkedScreen, NewsScreen {
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
  private static let mostOthers = 5

  /// Other articles on the same story. Those in the list keep their numbers there; the others have the numbers after
  /// it.
  private let others: [(number: Int, article: Article)]
  /// The story, if several articles cover it.
  private let story: Story?
  private let firstOther: Int
  /// Articles that are not on the story, but whose titles mean nearly the same. Their numbers come after the others'.
  private var similar: [(number: Int, article: Article)] = []

  package init(
    _ article: Article, number: Int, in list: ResultList, story: Story? = nil, text: ArticleText? = nil,
    picture: Picture? = nil, hasHint: Bool
  ) {
    self.article = article
    self.text = text
    self.picture = picture
    self.number = number
    self.hasHint = hasHint
    position = number
    var own = list.news?.page.articles ?? []
    // A list of stories has an article of each.
    if list.news == nil, story != nil, case .articles(let articles) = list.items { own = articles }
    firstOther = own.count + 1
    guard list.news != nil || story != nil, number <= own.count else {
      // This is one of the others. They stay in the list, so that the next one can be opened.
      others = []
      self.story = nil
      self.list = list
      return
    }
    self.story = story
    let all = (story?.articlesByCountry ?? []) + article.related.map { Article($0, of: article) }
    guard !all.isEmpty else {
      others = []
      self.list = list.items.count == own.count ? list : list.with(own)
      return
    }
    let ids = Set(all.map(\.id))
    var numbers: [ArticleID: Int] = [:]
    for index in own.indices.reversed() where ids.contains(own[index].id) { numbers[own[index].id] = index + 1 }
    var new: [Article] = []
    others = Self.once(all, beside: article).map { other in
      if let number = numbers[other.id] { return (number, other) }
      new.append(other)
      return (own.count + new.count, other)
    }
    self.list = new.isEmpty && list.items.count == own.count ? list : list.with(own + new)
  }

  /// Adds articles that are not on the story, but whose titles mean nearly the same.
  package mutating func add(similar articles: [Article]) {
    guard !articles.isEmpty, let known = list, case .articles(let listed) = known.items else { return }
    similar = articles.enumerated().map { (listed.count + $0 + 1, $1) }
    list = known.with(listed + articles)
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
  private var shownOthers: [(number: Int, article: Article)] {
    var counts: [String?: Int] = [article.source.name: 1]
    let turns = others.map { other in
      defer { counts[other.article.source.name, default: 0] += 1 }
      return counts[other.article.source.name] ?? 0
    }
    let order = others.indices.sorted { turns[$0] == turns[$1] ? $0 < $1 : turns[$0] < turns[$1] }
    return order.prefix(Self.mostOthers).map { others[$0] }
  }

  package func completed(_ listing: NewsListing) -> any Screen {
    guard let list = list?.completed(by: listing) else { return self }
    var screen = self
    screen.list = list
    let own = listing.page.articles
    if own.indices.contains(number - 1) { screen.article = own[number - 1] }
    return screen
  }

  package var facts: Facts { Facts(count: 1 + others.count, origin: Origin(article.provider)) }

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
    if !state.shared.isEmpty { page.paragraphs(page.joined(state.shared), .quiet) }
    if state.isRevised { page.paragraphs((page.isAccessible ? "" : "✎ ") + texts.changedHint, .quiet) }
  }

  /// Whether the content only repeats the beginning of the summary.
  private func isRepeated(_ content: String) -> Bool {
    let start = content.hasSuffix("…") ? content.dropLast() : content[...]
    return article.summary?.hasPrefix(start) == true
  }

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
      page.paragraphs(texts.noContent, .quiet)
    }
  }

  private func drawOthers(on page: inout TextPage) {
    let texts = page.texts
    page.blank()
    page.line(Span(page.isAccessible ? texts.othersSpoken(others.count) : texts.others, .title))
    let shown = shownOthers
    let coverage = story?.coverageByArticle ?? [:]
    let widest = shown.map(\.number).max() ?? 0
    for (number, other) in shown {
      let item = coverage[other.id]
      var facts = [(ArticleFact.source, other.source.name ?? texts.unknownSource)]
      if let country = item?.country { facts.append((.country, texts.name(of: country))) }
      if item != nil, let date = other.publishedAt { facts.append((.date, page.dates.short(date))) }
      page.item(
        number, of: widest, title: other.headline ?? texts.noTitle,
        below: page.joined(facts), link: other.link.flatMap(WebLink.init))
    }
    if others.count > shown.count { page.hint(texts.moreOthers(others.count - shown.count, of: number), indent: 4) }
  }

  private func drawSimilar(on page: inout TextPage) {
    guard let widest = similar.last?.number else { return }
    let texts = page.texts
    page.blank()
    page.line(Span(texts.similar, .title))
    for (number, article) in similar {
      var facts = [(ArticleFact.source, article.source.name ?? texts.unknownSource)]
      if let date = article.publishedAt { facts.append((.date, page.dates.short(date))) }
      page.item(
        number, of: widest, title: article.headline ?? texts.noTitle, below: page.joined(facts),
        link: article.link.flatMap(WebLink.init))
    }
    page.hint(texts.moreSimilar(to: number), indent: 4)
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let webLink = article.link.flatMap(WebLink.init)
    let title = article.headline ?? texts.noTitle
    if let picture { page.picture(picture) }
    page.paragraphs(
      page.isAccessible ? texts.labelled(texts.label(ofFact: .title), title) : title, .title, link: webLink)
    var about = [(ArticleFact.source, article.source.name ?? texts.unknownSource)]
    if let country = article.event { about.append((.country, country.name(in: texts.language))) }
    // Feeds of aggregators name no authors.
    if article.provider != .sample, let author = article.author ?? (isOfFeed ? nil : texts.unknownAuthor) {
      about.append((.author, author))
    }
    if let date = article.publishedAt.map({ page.dates.long($0, hasTime: article.provider != .sample) })
      ?? (isOfFeed ? nil : texts.noDate)
    {
      about.append((.date, texts.date(date, of: article)))
    }
    if let duration = article.duration { about.append((.duration, texts.duration(seconds: duration))) }
    page.paragraphs(page.joined(about), .quiet)
    let editions: [String] =
      (article.edition.map { [texts.inEdition(of: $0)] } ?? [])
      + (article.alsoIn.isEmpty ? [] : [texts.alsoIn(article.alsoIn)])
    if !editions.isEmpty { page.paragraphs(page.joined(editions), .quiet) }
    drawMarks(on: &page)
    page.blank()
    drawText(on: &page)
    page.blank()
    let count = list?.count(around: number, isFolded: page.isAtTerminal) ?? 1
    page.foot(webLink, site: article.source.link, number, of: count)
    if !others.isEmpty {
      drawOthers(on: &page)
    }
    drawSimilar(on: &page)
    if hasHint { page.hint(text == nil && article.provider != .sample ? texts.readHint : texts.articleHint) }
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
