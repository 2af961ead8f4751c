import FoundationEssentials

/// Composes a brief from the archive, without any request.
///
/// Each article and each story occurs once. What takes longer than the reader wants is left out: the headings take
/// turns to get a row, until the time is used up.
package struct ComposeBrief: Sendable {
  /// The most rows that a heading gets before every heading has had its turn.
  private static let most = (top: 20, others: 10)
  /// The longest text shown below a title, in characters.
  package static let longestSummary = 220
  /// The most articles considered for a heading.
  private static let maxRead = 60
  /// The same for a folder or a follow, so that a busy feed or a large story does not hide the others.
  private static let maxOfMany = 500
  private static let maxTrends = 6
  private static let trendDays = 14
  /// The shortest and the longest time to look back, in seconds.
  private static let times: ClosedRange<TimeInterval> = 86_400...(3 * 86_400)
  /// For how long stories are updated after the reader has read them, in seconds.
  private static let memory: TimeInterval = 7 * 86_400

  package typealias BriefArchive = ArticleArchive & MarkRepository & MuteRepository & StoryRepository & FollowRepository

  private let archive: any BriefArchive
  private let fold: FoldStories
  private let trends: FindTrends
  private let clock: WallClock

  package init(archive: any BriefArchive, fold: FoldStories, trends: FindTrends, clock: WallClock) {
    self.archive = archive
    self.fold = fold
    self.trends = trends
    self.clock = clock
  }

  /// - Parameter fits: whether a brief fits on the reader's page; the longest one that does is chosen. If `nil`, only
  ///   the minutes limit it.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    _ request: BriefRequest, fits: (@Sendable (NewsPage, Brief) -> Bool)? = nil
  ) async throws -> (page: NewsPage, brief: Brief) {
    let now = clock.now
    let last = try await archive.lastVisit(to: .brief(address: nil))?.at
    let back = min(max(last.map { now.timeIntervalSince($0) } ?? 0, Self.times.lowerBound), Self.times.upperBound)
    let since = now.addingTimeInterval(-back)
    // Articles that arrived since the last brief are new, even if their source dated them earlier. At the first brief
    // all of the archive has just arrived, so the dates decide.
    let span = last == nil ? since : now.addingTimeInterval(-Self.times.upperBound)
    try await archive.matchFollows(at: now)
    var groups: [CutBrief.Group] = []
    for section in request.sections where section != .trends {
      for (subject, articles) in try await articles(of: section, request, since: since) {
        let rows = try await rows(articles, of: section, since: since, publishedSince: span, request)
        let most = section == .top ? Self.most.top : Self.most.others
        if !rows.isEmpty { groups.append(CutBrief.Group(section: section, subject: subject, rows: rows, most: most)) }
        if Task.isCancelled { throw NewsError.cancelled }
      }
    }
    var found: [Trend] = []
    if request.sections.contains(.trends), !groups.isEmpty {
      let all = try await trends(days: Self.trendDays, in: request.scope)
      // Those of a language that the reader asks for need not be in theirs.
      let read = request.scope.language == nil ? all.filter { $0.isIn(request.languages) } : all
      found = Array(read.prefix(Self.maxTrends))
    }
    return Self.cut(groups, request, trends: found, hours: Int((back / 3_600).rounded(.up)), fits)
  }

  /// The rows of a brief, as many as its minutes and its page allow, but at least one.
  private static func cut(
    _ groups: [CutBrief.Group], _ request: BriefRequest, trends: [Trend], hours: Int,
    _ fits: (@Sendable (NewsPage, Brief) -> Bool)?
  ) -> (page: NewsPage, brief: Brief) {
    func cut(most: Int) -> (page: NewsPage, brief: Brief) {
      let (page, composed) = CutBrief(minutes: request.minutes)(groups, most: most)
      var brief = composed
      brief.trends = trends
      brief.hours = hours
      brief.isOnePage = most < .max
      return (page, brief)
    }
    let whole = cut(most: .max)
    guard let fits, !fits(whole.page, whole.brief) else { return whole }
    var fitting = cut(most: 1)
    for most in 2..<max(2, whole.page.articles.count) {
      let longer = cut(most: most)
      guard fits(longer.page, longer.brief) else { break }
      fitting = longer
    }
    return fitting
  }

  // MARK: - Articles

  private func articles(
    of section: BriefSection, _ request: BriefRequest, since: Date
  ) async throws -> [(BriefPart.Subject, [Article])] {
    switch section {
    case .top:
      let country = request.edition.country
      let front = try await archive.front(of: .local(country), in: since...clock.now)
      return [(.country(country), front?.articles ?? [])]
    case .follows:
      var found: [(BriefPart.Subject, [Article])] = []
      for listed in try await archive.follows() where listed.new > 0 {
        found.append(
          (.follow(listed.follow), try await archive.followed(listed.follow.number, limit: Self.maxOfMany)))
      }
      return found
    case .favourites:
      var found: [(BriefPart.Subject, [Article])] = []
      if let source = request.edition.favourite {
        found.append((.source(source.name), try await newest(of: [.source(id: source.id)])))
      }
      for topic in request.topics { found.append((.topic(topic), try await newest(of: [.topic(id: topic.id)]))) }
      return found
    case .feeds:
      var found: [(BriefPart.Subject, [Article])] = []
      let folders = request.feeds.reduce(into: [String?]()) { folders, feed in
        if !folders.contains(feed.folder?.path) { folders.append(feed.folder?.path) }
      }
      for folder in folders {
        let lists = request.feeds.filter { $0.folder?.path == folder }.map { ArchivedList.source(id: $0.id) }
        found.append((.folder(folder), try await newest(of: lists)))
      }
      return found
    case .changes:
      let span = clock.now.addingTimeInterval(-Self.memory)...clock.now
      return [(.changes, try await archive.newsOfReadStories(in: span, of: request.scope, limit: Self.maxRead))]
    case .trends: return []
    }
  }

  /// The newest articles of lists.
  private func newest(of lists: [ArchivedList]) async throws -> [Article] {
    let ids = lists.compactMap { list in if case .source(let id) = list { id } else { nil } }
    let scope: ReadingScope = lists.count == 1 ? .list(lists[0]) : .feeds(name: nil, ids: ids)
    let limit = lists.count == 1 ? Self.maxRead : Self.maxOfMany
    return try await archive.find(FindRequest(.new(scope, since: nil), paging: Paging(limit: limit))).articles
  }

  /// The articles with the sources taking turns, so that a busy source does not hide the others.
  private static func inTurn(_ articles: [Article]) -> [Article] {
    var sources: [String: Int] = [:]
    let turns = articles.map { article in
      let name = article.source.id ?? article.source.name ?? ""
      defer { sources[name, default: 0] += 1 }
      return sources[name] ?? 0
    }
    return articles.indices.sorted { turns[$0] == turns[$1] ? $0 < $1 : turns[$0] < turns[$1] }.map { articles[$0] }
  }

  /// The rows of articles that are new: neither read, shown nor muted.
  private func rows(
    _ articles: [Article], of section: BriefSection, since: Date, publishedSince: Date, _ request: BriefRequest
  ) async throws -> [CutBrief.Row] {
    let states = await archive.states(of: articles.map(\.id))
    let unread = articles.filter { article in
      if let language = request.scope.language, article.language ?? language != language { return false }
      let state = states[article.id]
      let arrived = state?.firstSeen ?? clock.now
      return state?.isRead != true && state?.isShown != true && arrived >= since
        && (article.publishedAt ?? arrived) >= publishedSince
    }
    guard !unread.isEmpty else { return [] }
    let page = await HideMuted(mutes: archive)(
      NewsPage(
        articles: section == .feeds ? Self.inTurn(unread) : unread, total: nil, provider: .feeds, stored: .archived),
      at: clock.now)
    let folded = await fold(page, isFrontPage: section == .top, languages: request.languages)
    return folded.rows(isFolded: true).map { folded.articles[$0] }.map { article in
      let story =
        folded.stories[article.id] ?? ListedStory(id: StoryID(article.id), others: [], sources: 1, countries: 0)
      let summary = article.summaryBelowHeadline.map { String($0.prefix(Self.longestSummary)) }
      let text = [article.headline, summary].compactMap(\.self).joined(separator: " ")
      return CutBrief.Row(article: article, story: story, seconds: ReadingTime.seconds(of: text))
    }
  }
}
