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
  /// The text of its page, if it is kept.
  private let text: ArticleText?
  private var states: [ArticleID: ArticleState] = [:]

  /// Other articles on the same story; their numbers follow those of the list.
  private let others: [Article]
  /// The story, if several articles tell it.
  private let story: Story?
  private let firstOther: Int

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
    let own = list.news?.page.articles ?? []
    firstOther = own.count + 1
    guard list.news != nil, number <= own.count else {
      // This is one of the others. They stay in the list, so that the next one can be opened.
      others = []
      self.story = nil
      self.list = list
      return
    }
    self.story = story
    let tellings = story?.articlesByCountry.filter { $0.id != article.id } ?? []
    let known = Set(tellings.map(\.id))
    others = tellings + article.related.map { Article($0, of: article) }.filter { !known.contains($0.id) }
    self.list = others.isEmpty && list.items.count == own.count ? list : list.with(own + others)
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
    return [ArticleRecord(number: number, article: article, state: states[article.id], story: listed)]
      + others.enumerated().map { index, other -> any Record in
        guard let story, let telling = story.telling(of: other) else {
          return ArticleRecord(number: firstOther + index, article: other, state: states[other.id])
        }
        return TellingRecord(number: firstOther + index, story: story.id, telling: telling)
      }
  }

  package var markedArticles: [Article] { [article] + others }

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
    page.line(Span(texts.others, .title))
    var heading: String?
    for (index, other) in others.enumerated() {
      let telling = story?.telling(of: other)
      let country = telling?.country.map { texts.name(of: $0) } ?? texts.unknownCountry
      if let story, !story.countries.isEmpty, country != heading {
        heading = country
        page.line(Span(country, .quiet))
      }
      var facts = [(ArticleFact.source, other.source.name ?? texts.unknownSource)]
      if telling != nil, let date = other.publishedAt { facts.append((.date, page.dates.short(date))) }
      page.item(
        firstOther + index, of: firstOther + others.count - 1, title: other.headline ?? texts.noTitle,
        below: page.joined(facts), link: other.link.flatMap(WebLink.init))
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let webLink = article.link.flatMap(WebLink.init)
    let title = article.headline ?? texts.noTitle
    if let picture { page.picture(picture) }
    page.paragraphs(
      page.isAccessible ? texts.labelled(texts.label(ofFact: .title), title) : title, .title, link: webLink)
    var about = [(ArticleFact.source, article.source.name ?? texts.unknownSource)]
    if let country = article.country { about.append((.country, country.name(in: texts.language))) }
    // Feeds of aggregators name no authors.
    if article.provider != .sample, let author = article.author ?? (isOfFeed ? nil : texts.unknownAuthor) {
      about.append((.author, author))
    }
    if let date = article.publishedAt.map({ page.dates.long($0, hasTime: article.provider != .sample) })
      ?? (isOfFeed ? nil : texts.noDate)
    {
      about.append((.date, texts.date(date, of: article)))
    }
    page.paragraphs(page.joined(about), .quiet)
    if !article.alsoIn.isEmpty { page.paragraphs(texts.alsoIn(article.alsoIn), .quiet) }
    drawMarks(on: &page)
    page.blank()
    drawText(on: &page)
    page.blank()
    let count = number < firstOther ? firstOther - 1 : list?.items.count ?? 1
    page.foot(webLink, site: article.source.link, number, of: count)
    if !others.isEmpty {
      drawOthers(on: &page)
    }
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
