import NewsDomain
import TerminalKit

/// A list of articles.
package struct HeadlinesScreen: ListScreen, NewsScreen {
  private(set) var listing: NewsListing
  /// The number of rows already shown.
  package var skipped = 0
  /// The number of articles that the list had before; a further page shows only the new ones.
  private let first: Int
  /// Whether all articles asked for are shown, even if the window has no room for them.
  package let isWhole: Bool
  private let hasHint: Bool
  /// How many of its articles are new since the previous visit; `nil` if there was none.
  package let new: NewCount?
  /// The labels of saved articles, listed below them.
  package let labels: [LabelCount]
  var states: [ArticleID: ArticleState] = [:]
  /// Whether one of its articles is saved.
  var hasSaved = false

  package init(
    _ listing: NewsListing, first: Int = 0, isWhole: Bool = false, hasHint: Bool, new: NewCount? = nil,
    labels: [LabelCount] = []
  ) {
    self.listing = listing
    self.new = new
    self.labels = labels
    self.first = first
    self.isWhole = isWhole
    self.hasHint = hasHint
  }

  /// How many rows are read aloud at a time: as many as a listener remembers.
  static let spoken = 10

  private var articles: [Article] { listing.page.articles }
  private var page: NewsPage { listing.page }
  /// How many articles have a row, or are folded into one.
  private var shownCount: Int { page.shownArticles.count }

  package var list: ResultList? { ResultList(.articles(articles), news: listing) }

  package func completed(_ listing: NewsListing) -> any Screen {
    var screen = self
    screen.listing = listing
    return screen
  }

  package var facts: Facts {
    var facts = Facts(
      count: recorded.count, total: page.total, origin: page.origin, removed: page.removed,
      failed: page.failures.countries.count + page.failures.feeds.count, new: newFact, hidden: page.hiddenCount,
      brief: brief.map { BriefFacts(minutes: $0.minutes, leftOut: $0.leftOut) })
    facts.missing = page.missing
    return facts
  }

  package var records: [any Record] {
    recorded.map {
      ArticleRecord(
        number: $0 + 1, article: articles[$0], namesCountry: isOfWorld, state: states[articles[$0].id],
        story: page.stories[articles[$0].id], isFolded: listing.fold == true || brief != nil, part: part(of: $0))
    }
      + (brief?.trends ?? []).map { TrendRecord(number: nil, trend: $0) }
      + page.failures.countries.map { FailureRecord($0) } + page.failures.feeds.map { FailureRecord($0) }
  }

  /// The indices of the articles written for programs.
  private var recorded: [Int] { page.rows(isFolded: listing.fold == true).filter { $0 >= first } }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let isFolded = listing.fold ?? page.isAtTerminal
    let rows = self.page.rows(isFolded: isFolded)
    let start = max(skipped, rows.count { $0 < first })
    page.list(
      start..<rows.count, isWhole: isWhole, spoken: Self.spoken,
      above: { page, shown in
        page.header(texts.title(of: listing.request), about: about(shown, of: rows.count, page))
        drawNew(on: &page)
        if self.page.hits?.isPartlyRanked == true {
          page.hint(texts.ranked(FindRequest.maxRanked))
        }
        if articles.isEmpty, self.page.hidden.isEmpty { page.line(Span(nothing(page), .quiet)) }
      },
      below: { page, left in
        // A list that goes on ends with them, once.
        if left == 0 { drawTrends(on: &page) }
        drawFailures(on: &page)
        drawFeeds(on: &page)
        drawMarks(on: &page)
        drawMore(left, of: rows.count, on: &page)
      },
      entry: { page, row in
        let index = rows[row]
        drawHeading(above: index, on: &page)
        let article = articles[index]
        let matches = matches(in: article)
        if page.layout == .one {
          return page.shortEntry(
            index + 1, of: articles.count, signs: signs(of: article), title: title(of: article, texts),
            link: article.link.flatMap(WebLink.init), matches: matches, lineFacts(of: article, texts))
        }
        page.item(
          index + 1, of: articles.count, signs: signs(of: article), title: title(of: article, texts),
          below: below(article, page),
          more: more(article, isFolded: isFolded, texts), link: article.link.flatMap(WebLink.init),
          matches: matches)
        if let matches { drawExcerpt(of: article, matches, on: &page) }
      })
  }

  /// Draws how the list goes on.
  ///
  /// - Parameter left: the number of rows that the window had no room for.
  private func drawMore(_ left: Int, of rows: Int, on page: inout TextPage) {
    let texts = page.texts
    // If nobody can type `more`, the number of further articles is not shown.
    let later = page.isAtPrompt && brief == nil ? self.later : 0
    let isAdvised = hasHint && !articles.isEmpty
    let advice = isAdvised ? texts.headlinesHint : nil
    if let text = brief.flatMap({ moreText(of: $0, left, texts) }) {
      page.hint([text, advice].compactMap(\.self).joined(separator: " · "), indent: 4)
    } else if left == 0, later > 0, rows < shownCount {
      // Stories are not counted together with headlines.
      page.hint([texts.moreHeadlines(later), advice].compactMap(\.self).joined(separator: " · "), indent: 4)
    } else {
      page.listHint(hasMore: left + later > 0, count: rows < shownCount ? left : left + later, advice)
    }
  }

  /// Says what follows in a brief, how to get a longer one, or what else is new; `nil` if there is nothing more.
  private func moreText(of brief: Brief, _ left: Int, _ texts: any Texts) -> String? {
    if left > 0 { return texts.moreOfBrief(left, of: articles.count) }
    if brief.leftOut > 0 { return brief.isOnePage ? texts.longerBrief : nil }
    return brief.hasMoreNew ? texts.newBesidesBrief : nil
  }

  private var brief: Brief? { listing.brief }

  /// How many articles of the list are on later pages. Some of the earlier ones may have been left out.
  private var later: Int {
    let total = page.total ?? 0
    return total > listing.request.reach ? max(0, total - page.before - articles.count - page.hidden.count) : 0
  }

  /// Draws the heading above an article of a brief, and how many articles it has.
  private func drawHeading(above index: Int, on page: inout TextPage) {
    func isHidden(_ index: Int) -> Bool { self.page.hiddenSince[articles[index].id] != nil }
    guard let parts = brief?.parts, let place = parts.lastIndex(where: { $0.start <= index }),
      (parts[place].start..<index).allSatisfy(isHidden)
    else { return }
    let end = parts.indices.contains(place + 1) ? parts[place + 1].start : articles.count
    let count = (index..<max(index, end)).count { !isHidden($0) }
    page.line(Span(page.texts.heading(of: parts[place]), .title), Span(page.joined(["", "\(count)"]), .quiet))
  }

  /// The section and the heading of an article of a brief, in English for programs.
  private func part(of index: Int) -> (section: BriefSection, heading: String)? {
    brief?.parts.last { $0.start <= index }.map { ($0.section, InterfaceLanguage.standard.texts.heading(of: $0)) }
  }

  /// The title of an article, in a list of several countries after the country whose headlines have it.
  private func title(of article: Article, _ texts: any Texts) -> String {
    let title = article.headline ?? texts.noTitle
    guard isOfWorld, let country = article.country else { return title }
    return texts.labelled(texts.name(of: country), title)
  }

  /// The text below an article: in a brief its summary, in a list of several countries the others that have it.
  private func more(_ article: Article, isFolded: Bool, _ texts: any Texts) -> String? {
    if brief != nil { return article.summaryBelowHeadline.map { $0.beginning(atMost: ComposeBrief.longestSummary) } }
    let countries = alsoIn(article, isFolded: isFolded)
    return countries.isEmpty ? nil : texts.alsoIn(countries)
  }

  /// The other countries whose headlines have an article or, if each story is one row, another article of its row.
  private func alsoIn(_ article: Article, isFolded: Bool) -> [Country] {
    guard isOfWorld, isFolded, let others = page.stories[article.id]?.others else { return article.alsoIn }
    var countries = article.alsoIn
    for country in others.flatMap({ [$0.country].compactMap(\.self) + $0.alsoIn })
    where country != article.country && !countries.contains(country) {
      countries.append(country)
    }
    return countries
  }

  private func drawTrends(on page: inout TextPage) {
    guard let trends = brief?.trends, !trends.isEmpty else { return }
    page.line(Span(page.texts.trends, .title))
    page.paragraphs(page.joined(trends.map(\.phrase)))
  }

  private func matches(in article: Article) -> MatchedWords? {
    page.hits?.matches[article.id].map(MatchedWords.init)
  }

  /// Draws the part of the text with the matching words, unless the title shows them.
  private func drawExcerpt(of article: Article, _ matches: MatchedWords, on page: inout TextPage) {
    guard !matches.areIn(article.headline ?? "") else { return }
    for text in [article.summaryBelowHeadline, article.content].compactMap(\.self) {
      if page.excerpt(of: text, matches, below: articles.count, signs: signs(of: article)) { return }
    }
  }

  /// Draws how many feeds of sources have completed the list.
  private func drawFeeds(on page: inout TextPage) {
    let feeds = Set(
      articles.compactMap { article -> Supplement? in
        guard case .feed? = article.provenance?.supplement else { return nil }
        return article.provenance?.supplement
      })
    if !feeds.isEmpty { page.hint(page.texts.enriched(by: feeds.count), indent: 4) }
  }

  private func drawFailures(on page: inout TextPage) {
    let texts = page.texts
    // Failures with the same reason are shown together.
    var reasons: [(message: String, names: [String])] = []
    let failures =
      self.page.failures.countries.map { (name: $0.country.name(in: texts.language), error: $0.error) }
      + self.page.failures.feeds.map { (name: $0.name, error: $0.error) }
    for (name, error) in failures {
      let message = texts.explain(error).message
      if let index = reasons.firstIndex(where: { $0.message == message }) {
        reasons[index].names.append(name)
      } else {
        reasons.append((message, [name]))
      }
    }
    // They are about no row.
    if !reasons.isEmpty { page.blank() }
    for (message, names) in reasons {
      // A feed without a name is called by its host, which the reason names as well.
      if let name = names.first, names.count == 1, message.hasPrefix(name) {
        page.table([[Span("    "), Span(message, .trouble)]])
        continue
      }
      page.table([[Span("    "), Span(names.joined(separator: ", "), .trouble)]])
      page.table([[Span("    "), Span(message, .quiet)]])
    }
  }

  /// The summary beside the title, such as `NewsAPI · 18 of 34 · 2 removed · 2 h old`.
  private func about(_ shown: Int, of rows: Int, _ page: TextPage) -> String {
    let texts = page.texts
    if let brief {
      return page.joined([page.dates.day(LocalTime(page.dates.now)), texts.length(of: brief, stories: articles.count)])
    }
    var parts = [texts.origin(of: self.page)] + counts(shown, of: rows, texts)
    if self.page.removed > 0 { parts.append(texts.removed(self.page.removed)) }
    parts += visitAndFilters(page)
    let age = age(page)
    let (whole, ageless) = (page.joined(parts + age), page.joined(parts))
    // That a list is of this minute is worth no line of its own.
    let title = texts.title(of: listing.request)
    let isShorter = age == [texts.justNow] && page.gap(title, whole) < 2 && page.gap(title, ageless) >= 2
    return isShorter && !page.isAccessible ? ageless : whole
  }

  /// The age of the list. Results from the archive have various ages.
  private func age(_ page: TextPage) -> [String] {
    if case .archive = listing.request { return [] }
    return page.age(of: self.page.origin)
  }

  private func below(_ article: Article, _ page: TextPage) -> String {
    var facts = page.languageFact(of: article)
    facts.append((.source, article.source.name ?? page.texts.unknownSource))
    if !isOfWorld, let country = article.event, country != askedCountry {
      facts.append((.country, country.name(in: page.texts.language)))
    }
    let date = article.publishedAt.map { page.dates.short($0, hasTime: article.hasTime) } ?? page.texts.noDate
    facts.append((.date, page.texts.date(date, of: article)))
    if let story = self.page.stories[article.id], story.sources > 1 {
      if page.isAccessible {
        facts.append((.others, page.texts.coverage(sources: story.sources, countries: story.countries)))
      } else {
        facts.append((.others, page.texts.sourceCount(story.sources)))
        if story.countries > 1 { facts.append((.others, page.texts.countryCount(story.countries))) }
      }
    } else if !article.related.isEmpty {
      facts.append((.others, page.texts.others(article.related.count)))
    }
    if let state = state(of: article, page) { facts.append((.state, state)) }
    return page.joined(facts)
  }

  private func lineFacts(of article: Article, _ texts: any Texts) -> TextPage.LineFacts {
    let sources = self.page.stories[article.id]?.sources ?? 1
    return TextPage.LineFacts(
      source: article.source.name ?? texts.unknownSource, others: sources > 1 ? sources - 1 : article.related.count,
      publishedAt: article.publishedAt)
  }

  /// How many stories of how many are shown, and how many headlines cover them; only headlines if each is a row.
  private func counts(_ shown: Int, of rows: Int, _ texts: any Texts) -> [String] {
    guard rows < shownCount else { return [texts.count(shown, of: page, isOfArchive)] }
    return [texts.stories(shown, of: rows), texts.count(shownCount, of: page, isOfArchive)]
  }

  private var isOfArchive: Bool { if case .archive = listing.request { true } else { false } }

  private var isOfWorld: Bool {
    if case .world = listing.request { true } else { false }
  }

  private var askedCountry: Country? {
    guard case .headlines(let request) = listing.request else { return nil }
    return switch request.scope {
    case .local(let country), .category(_, let country): country
    case .source, .topic: nil
    }
  }
}
