import NewsDomain
import NewsPresentation

/// The reader's marks, labels and mutes, and how articles changed.
package struct MarksFeature: Feature {
  let archive: any ArticleArchive & MarkRepository & StoryRepository
  let changeMarks: ChangeMarks
  let changeFoundMarks: ChangeFoundMarks
  let mutes: ManageMutes
  let mutedRows: MutedRows
  let compareRevisions: CompareRevisions
  let settings: LiveSettings
  let lists: ListPresenter
  let filters: FindFilters
  let terminal: SessionTerminal
  let clock: WallClock

  package init(_ ports: any Ports) {
    archive = ports.archive
    changeMarks = ChangeMarks(
      archive: ports.archive, history: ports.undoHistory, settings: ports.settings, clock: ports.clock)
    changeFoundMarks = ChangeFoundMarks(archive: ports.archive, history: ports.undoHistory, clock: ports.clock)
    mutes = ManageMutes(mutes: ports.archive, history: ports.undoHistory, clock: ports.clock)
    mutedRows = MutedRows(ports)
    compareRevisions = CompareRevisions(archive: ports.archive, settings: ports.settings)
    settings = ports.settings
    lists = ListPresenter(ports)
    filters = FindFilters(ports)
    terminal = SessionTerminal(ports)
    clock = ports.clock
  }
}

extension MarksFeature {
  /// Changes the marks of articles.
  ///
  /// - Parameters:
  ///   - selections: the articles; the open one if empty.
  ///   - reach: which other articles change too.
  ///   - notice: creates the notice about what was changed.
  func mark(
    _ selections: [ItemSelection], _ change: MarkChange, reach: MarkReach = .article, in session: Session,
    notice: (MarkedCount) -> Notice
  ) async throws -> Outcome {
    var rows = try await session.rows(selections, orOf: archive)
    var marked = MarkedCount()
    if selections.contains(.all) { marked.total = session.totalOfPart }
    if reach == .row, selections.contains(.all), let list = session.coordinator.list {
      if let listing = list.news {
        let others = try await restOfList(listing, in: session)
        rows += others.enumerated().map { Session.Row(number: rows.count + $0 + 1, article: $1, folded: []) }
        marked.total = listing.page.total
      }
      marked.stories = list.stories?.total
    }
    let articles = try await reached(from: rows, reach)
    let (result, failure) = try await changeMarks(articles, change)
    (marked.rows, marked.articles) = (rows.count, result.count)
    (marked.changed, marked.unshown) = (result.changed, result.unshown)
    return Outcome(
      MarksScreen(articles), notices: [notice(marked)] + undoHint(result.undoable, in: session), failure: failure)
  }

  /// How many articles a command may change without saying how to take that back.
  private static let unhintedArticles = 20

  /// Says how to take back a change of many articles, to the person who made it.
  func undoHint(_ articles: Int, in session: Session) -> [Notice] {
    articles > Self.unhintedArticles && session.isAtPrompt ? [.undoable] : []
  }

  /// The articles of a list that were not loaded, unless the reader has said how many the list is to have: a script gets
  /// the first ones, and lists of the archive have pages.
  private func restOfList(_ listing: NewsListing, in session: Session) async throws -> [Article] {
    guard listing.request.reach < listing.page.total ?? .max,
      (session.coordinator.current as? HeadlinesScreen)?.isWhole != true
    else { return [] }
    var request = listing.request.longest
    if case .archive(var whole) = request {
      whole.paging = Paging(limit: FindRequest.maxCounted)
      request = .archive(whole)
    } else if listing.request.paging != Paging() {
      return []
    }
    let (whole, _) = try await lists.page(after: listing, request, in: session)
    guard (whole.origin.provider, whole.service) == (listing.page.origin.provider, listing.page.service) else {
      return []
    }
    let known = Set(listing.page.articles.map(\.id))
    return whole.articles.filter { !known.contains($0.id) }
  }

  /// The articles and those that change with them, each under the number of the selected article.
  private func reached(
    from rows: [Session.Row], _ reach: MarkReach
  ) async throws -> [(number: Int, article: Article)] {
    if reach == .article { return rows.map { (number: $0.number, article: $0.article) } }
    var reached: [(number: Int, article: Article)] = []
    var seen: Set<ArticleID> = []
    for row in rows {
      for article in try await all(of: row, reach) where seen.insert(article.id).inserted {
        reached.append((row.number, article))
      }
    }
    return reached
  }

  /// The article of a row with those of the others that are in the archive, or with its whole story.
  private func all(of row: Session.Row, _ reach: MarkReach) async throws -> [Article] {
    if reach == .story, row.article.provider != .sample,
      let id = await archive.memberships(of: [row.article.id])[row.article.id]?.story,
      let story = try await archive.stories([id], most: .max).first
    {
      return story.entries.map(\.article)
    }
    guard !row.folded.isEmpty else { return [row.article] }
    // An article that is not shown may fail to be marked without an error.
    let known = await archive.states(of: row.folded.map(\.id))
    return [row.article] + row.folded.filter { known[$0.id] != nil }
  }
}

/// What a change of marks has reached.
struct MarkedCount: Sendable {
  var rows = 0
  var articles = 0
  /// How many of the articles did not have the mark before.
  var changed = 0
  /// How many were unread before, and only no longer count as shown.
  var unshown = 0
  /// If the whole list was meant: how many articles it has, and how many stories if each row is one.
  var total: Int?
  var stories: Int?
}

/// The articles to which a change of marks applies.
enum MarkReach: Sendable {
  /// The article alone.
  case article
  /// All articles of its row in the list.
  case row
  /// All articles of its story.
  case story
}
