import FoundationEssentials

/// Folds the articles of a list that cover one story into one row.
///
/// A row shows the article that ``ReaderLanguages`` chooses. The rows of a front page are in the order of
/// `FrontPageOrder`. A list by date is so by the dates of the articles that its rows show; other lists keep their order.
package struct FoldStories: Sendable {
  private let archive: any StoryRepository & TextRepository
  private let terms: any TermReader
  private let countries: SourceCountries
  private let clock: WallClock

  /// - Parameter terms: reads the articles that are not in the archive.
  package init(
    archive: any StoryRepository & TextRepository, terms: any TermReader, countries: SourceCountries, clock: WallClock
  ) {
    self.archive = archive
    self.terms = terms
    self.countries = countries
    self.clock = clock
  }

  /// - Parameters:
  ///   - isFolding: `false` only determines the stories, and leaves the articles in order.
  ///   - isFrontPage: whether the rows are sorted by importance.
  ///   - isByDate: whether the page has the newest articles first.
  ///   - languages: the reader's.
  /// - Returns: the page with ``NewsPage/stories`` and ``NewsPage/folded``: first the articles of the rows, then the
  ///   others.
  package func callAsFunction(
    _ page: NewsPage, isFolding: Bool = true, isFrontPage: Bool, isByDate: Bool = false, languages: ReaderLanguages
  ) async -> NewsPage {
    guard !page.articles.isEmpty else { return page }
    let memberships = await memberships(of: page.articles)
    var groups: [(story: StoryID, articles: [Article])] = []
    var places: [StoryID: Int] = [:]
    for article in page.articles {
      let story = memberships[article.id]?.story ?? StoryID(article.id)
      if isFolding, let place = places[story] {
        groups[place].articles.append(article)
      } else {
        places[story] = groups.count
        groups.append((story, [article]))
      }
    }
    var page = page
    let importance = FrontPageOrder(now: clock.now)
    var rows: [(article: Article, story: ListedStory, place: Double)] = []
    for (place, group) in groups.enumerated() {
      let best = await best(of: group.articles, languages)
      // Counted as in `ReadStory`: what the archive has of the story, or else the list.
      let known = memberships[best.id]?.sources ?? []
      let listed = group.articles.flatMap { StorySource.sources(of: $0) }
      let sources = known.isEmpty ? listed : known
      // Most headlines are of one source, whose country need not be looked up.
      let reach = StoryReach.areSeveral(sources) ? StoryReach(sources, countries) : nil
      let own = ListedStory(
        id: group.story, others: group.articles.filter { $0.id != best.id }, sources: reach?.sources ?? 1,
        countries: reach?.countries.count ?? 0, articles: max(memberships[best.id]?.count ?? 1, group.articles.count))
      rows.append((best, own, importance.place(own, group.articles, at: place)))
    }
    if isFolding, isFrontPage {
      let order = rows.indices.sorted { rows[$0].place == rows[$1].place ? $0 < $1 : rows[$0].place < rows[$1].place }
      rows = order.map { rows[$0] }
    } else if isFolding, isByDate {
      // A row stands where its own article stood, so that the dates shown are in order.
      let order = Dictionary(
        zip(page.articles.map(\.id), page.articles.indices), uniquingKeysWith: { first, _ in first })
      rows.sort { order[$0.article.id] ?? 0 < order[$1.article.id] ?? 0 }
    }
    let others = rows.flatMap(\.story.others)
    page.folded = Set(others.map(\.id))
    page.articles = rows.map(\.article) + others
    for (article, story, _) in rows {
      page.stories[article.id] = story
      for other in story.others {
        page.stories[other.id] = ListedStory(
          id: story.id, sources: story.sources, countries: story.countries, articles: story.articles)
      }
    }
    return page
  }

  private func best(of articles: [Article], _ languages: ReaderLanguages) async -> Article {
    guard articles.count > 1 else { return articles[0] }
    let kept = (try? await archive.textTimes(of: articles.map(\.id))) ?? [:]
    return languages.representative(of: articles, kept: Set(kept.keys)) ?? articles[0]
  }

  /// The stories of articles: the archive's and, for articles that are in none, stories of this list alone.
  private func memberships(of articles: [Article]) async -> [ArticleID: StoryMembership] {
    let kept = articles.filter { $0.provider != .sample }.map(\.id)
    var memberships = kept.isEmpty ? [:] : await archive.memberships(of: kept)
    let others = articles.filter { memberships[$0.id] == nil }
    guard others.count > 1 else { return memberships }
    let dated = others.enumerated().map { number, article in
      UngroupedArticle(
        key: Int64(number), id: article.id, terms: terms.terms(of: article),
        publishedAt: article.publishedAt ?? clock.now, voice: article.voice)
    }
    // A list in memory has nothing that could fail; if cancelled, the list is shown as it came.
    guard let keys = try? GroupStories(StoryIndex())(dated) else { return memberships }
    // Stories are named after their first articles: the key of one that was parted is no place in the list.
    var stories: [Int64: StoryID] = [:]
    for (article, key) in zip(others, keys) {
      let story = stories[key] ?? StoryID(article.id)
      stories[key] = story
      memberships[article.id] = StoryMembership(story: story, count: 1, sources: [])
    }
    return memberships
  }
}
