import NewsDomain
import TerminalKit

/// The reader's feeds, by folder, and below them the follows, which are read like feeds.
package struct FeedsScreen: ListScreen {
  package var skipped = 0
  private let feeds: [ListedFeed]
  private let chosen: String
  private let hasHint: Bool
  private let unread: UnreadFeeds?
  private let queries: [QueryFeed]

  /// - Parameter unread: how many articles are unread; `nil` if they were not counted.
  package init(
    _ feeds: [ListedFeed], chosen: String, hasHint: Bool, unread: UnreadFeeds? = nil, queries: [QueryFeed] = []
  ) {
    self.feeds = feeds
    self.chosen = chosen
    self.hasHint = hasHint
    self.unread = unread
    self.queries = queries
  }

  package var list: ResultList? {
    ResultList(
      .feeds(feeds.map(\.feed.source), queries: queries.map(\.follow)),
      sources: SourceListing(request: SourceRequest(), origin: Origin(.feeds)))
  }

  package func numbers(isFolded: Bool) -> [Int] {
    Array(1..<feeds.count + (unread == nil ? 0 : queries.count) + 1)
  }

  /// Whether a feed or a follow has nothing unread; `nil` if that was not counted.
  package func isRead(_ number: Int) -> Bool? {
    let counts = feeds.map(\.unread) + queries.map(\.unread)
    return counts.indices.contains(number - 1) ? counts[number - 1].map { $0 == 0 } : nil
  }

  package var records: [any Record] {
    feeds.map(FeedRecord.init)
      + queries.enumerated().map { QueryFeedRecord(place: feeds.count + $0 + 1, feed: $1) }
  }

  /// The follows have lists of their own.
  package var facts: Facts { Facts(count: feeds.count) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let unread = page.hasHeads ? unread : nil
    let queries = unread == nil ? [] : queries
    // One table for all folders, so that their columns are aligned.
    let rows =
      (unread == nil ? [] : [FeedRow(texts.feedHeads)]) + FeedRow.rows(of: feeds, queries, chosen: chosen, on: page)
    let lines = page.aligned(
      FeedColumns(rows, indent: FeedRow.indent(of: feeds, queries), isHeaded: unread != nil, on: page).rows)
    let heads = unread == nil ? 0 : 1
    page.list(
      skipped..<feeds.count + queries.count,
      above: { page, _ in
        page.header(texts.feeds, about: about(unread, page))
        if feeds.isEmpty { page.paragraphs(texts.feedsAdvice, .quiet) }
        if heads > 0, !feeds.isEmpty || !queries.isEmpty { page.line(lines[0]) }
      },
      below: { page, left in
        let folder = feeds.lazy.compactMap(\.feed.folder?.path).first
        page.listHint(hasMore: left > 0, count: left, hasHint && !feeds.isEmpty ? texts.feedsHint(folder: folder) : nil)
      },
      entry: { page, index in
        if index == feeds.count {
          page.line(
            Span(texts.queryFeeds, .title), Span(page.joined(["", texts.queryFeedsAdvice]), .quiet))
        }
        guard index < feeds.count else { return page.line(lines[heads + index]) }
        let entry = feeds[index]
        if let folder = entry.feed.folder, index == 0 || feeds[index - 1].feed.folder != folder {
          page.line(Span(folder.path, .title), Span(page.joined([""] + about(folder, unread, texts)), .quiet))
        }
        page.line(lines[heads + index])
        if let trouble = entry.trouble(texts), !page.isAccessible {
          page.line(
            Span(String(repeating: " ", count: FeedRow.indent(of: feeds, queries))),
            Span(trouble, .trouble))
        }
      })
  }

  /// The summary beside a folder: how many feeds it has itself or, with the unread articles, how many are in it.
  private func about(_ folder: FeedFolder, _ unread: UnreadFeeds?, _ texts: any Texts) -> [String] {
    guard let unread else { return ["\(feeds.count { $0.feed.folder == folder })"] }
    let count = unread.byFolder[folder] ?? 0
    return (count > 0 ? [texts.unread(count)] : []) + [texts.feedCount(feeds.count { folder.holds($0.feed.folder) })]
  }

  /// The summary beside the title, such as `3 folders · 41 feeds · all well`.
  private func about(_ unread: UnreadFeeds?, _ page: TextPage) -> String {
    let texts = page.texts
    // Those that have a heading: a folder that has only folders has none.
    let folders = Set(feeds.compactMap(\.feed.folder)).count
    // A long feed is well: its row says what is left out.
    let troubled = feeds.count { $0.reading?.trouble?.isHarmless == false }
    let isAllRead = !feeds.isEmpty && feeds.allSatisfy { $0.reading != nil }
    let health = troubled > 0 ? [texts.inTrouble(troubled)] : isAllRead ? [texts.allWell] : []
    let total = unread.map { $0.total > 0 ? [texts.unread($0.total)] : [] } ?? []
    return page.joined(
      (folders > 0 ? [texts.folderCount(folders)] : []) + [texts.feedCount(feeds.count)] + total + health)
  }
}

/// Some of the reader's feeds after a change.
package struct FeedRowsScreen: Screen {
  private let feeds: [ListedFeed]
  private let isNew: Bool
  private let found: FoundFeed?
  private let lines: [ImportedLine]

  /// - Parameters:
  ///   - isNew: Whether to say how the feeds are read.
  ///   - found: What was found at the address of a new feed.
  ///   - lines: What became of the lines of an imported list.
  package init(
    _ feeds: [ListedFeed], isNew: Bool = false, found: FoundFeed? = nil, lines: [ImportedLine] = []
  ) {
    self.feeds = feeds
    self.isNew = isNew
    self.found = found
    self.lines = lines
  }

  package var records: [any Record] {
    feeds.map(FeedRecord.init) + others.map { CandidateRecord(candidate: $0.candidate, page: $0.page) }
      + lines.map(ImportedLineRecord.init)
  }

  /// The lines of an imported list are no results of their own.
  package var facts: Facts { Facts(count: feeds.count + others.count) }

  private var others: [(candidate: FoundFeed.Candidate, page: String)] {
    guard let found, let page = found.page else { return [] }
    return found.others.map { ($0, page) }
  }

  package func draw(on page: inout TextPage) {
    let hasFolders = feeds.contains { $0.feed.folder != nil }
    // No numbers, because those belong to the list.
    page.table(
      feeds.map { entry in
        [Span(entry.feed.name), Span(entry.feed.id, .quiet)]
          + (hasFolders ? [Span(entry.feed.folder?.path ?? "", .quiet)] : [])
          + [Span(entry.feed.host ?? "", .quiet)]
      })
    if isNew { for entry in feeds { page.hint(page.texts.reading(entry.feed.id)) } }
    guard !others.isEmpty else { return }
    page.paragraphs(page.texts.otherFeeds, .quiet)
    for (candidate, address) in others {
      let shown = candidate.feed.withoutSecrets
      let place = WebLink(shown)?.display ?? shown
      page.paragraphs([candidate.name, place].compactMap(\.self).joined(separator: "  "))
      page.hint(page.texts.adding(candidate.number, of: address), indent: 4)
    }
  }
}

/// The reader's feeds as a file for other feed readers (OPML).
package struct FeedListScreen: Screen {
  private let lines: [String]

  package init(_ text: String) {
    lines = text.lines.filter { !$0.isEmpty }.map(String.init)
  }

  /// It is copied into another program.
  package var isUndivided: Bool { true }

  package var records: [any Record] { lines.map(OutlineRecord.init) }

  package func draw(on page: inout TextPage) {
    for line in lines { page.whole(line) }
  }
}
