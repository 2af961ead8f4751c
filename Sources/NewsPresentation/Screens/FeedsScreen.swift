import NewsDomain
import TerminalKit

/// The reader's feeds, by folder.
package struct FeedsScreen: ListScreen {
  package var skipped = 0
  private let feeds: [ListedFeed]
  private let chosen: String
  private let hasHint: Bool

  package init(_ feeds: [ListedFeed], chosen: String, hasHint: Bool) {
    self.feeds = feeds
    self.chosen = chosen
    self.hasHint = hasHint
  }

  package var list: ResultList? {
    ResultList(
      .sources(feeds.map(\.feed.source)), sources: SourceListing(request: SourceRequest(), origin: Origin(.feeds)))
  }

  package var records: [any Record] { feeds.map(FeedRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    // One table for all folders, so that their columns are aligned.
    let lines = page.aligned(FeedColumns(feeds, chosen: chosen, on: page).rows)
    let counts = Dictionary(feeds.map { ($0.feed.folder, 1) }, uniquingKeysWith: +)
    page.list(
      skipped..<feeds.count,
      above: { page, _ in
        page.header(texts.feeds, about: about(page))
        if feeds.isEmpty { page.paragraphs(texts.feedsAdvice, .quiet) }
      },
      below: { page, left in
        let folder = feeds.lazy.compactMap(\.feed.folder?.path).first
        page.listHint(hasMore: left > 0, count: left, hasHint && !feeds.isEmpty ? texts.feedsHint(folder: folder) : nil)
      },
      entry: { page, index in
        let entry = feeds[index]
        if let folder = entry.feed.folder, index == 0 || feeds[index - 1].feed.folder != folder {
          page.line(Span(folder.path, .title), Span(page.joined(["", "\(counts[folder] ?? 0)"]), .quiet))
        }
        page.line(lines[index])
        if let trouble = entry.reading?.trouble, !page.isAccessible {
          page.line(
            Span(String(repeating: " ", count: FeedColumns.indent(of: feeds))), Span(texts.trouble(trouble), .trouble))
        }
      })
  }

  /// The summary beside the title, such as `3 folders · 41 feeds · all well`.
  private func about(_ page: TextPage) -> String {
    let texts = page.texts
    let folders = feeds.map(\.feed).folders.count
    // A long feed is well: its row says what is left out.
    let troubled = feeds.count { $0.reading?.trouble.map { $0 != .cut } ?? false }
    let isAllRead = !feeds.isEmpty && feeds.allSatisfy { $0.reading != nil }
    let health = troubled > 0 ? [texts.inTrouble(troubled)] : isAllRead ? [texts.allWell] : []
    return page.joined((folders > 0 ? [texts.folderCount(folders)] : []) + [texts.feedCount(feeds.count)] + health)
  }
}

/// The columns of a list of feeds: as many as the window has room for, the most important ones first.
private struct FeedColumns {
  /// The width in cells below which a name is not cut.
  private static let narrowestName = 12

  private(set) var rows: [[Span]] = []

  /// The width before the names: a mark, the number and two spaces.
  static func indent(of feeds: [ListedFeed]) -> Int { 2 + digits(of: feeds) + 2 }

  private static func digits(of feeds: [ListedFeed]) -> Int { max(2, String(feeds.last?.number ?? 0).count) }

  init(_ feeds: [ListedFeed], chosen: String, on page: TextPage) {
    let texts = page.texts
    // A name that does not tell a feed apart has its id beside it, to be typed instead.
    let namesakes = feeds.map(\.feed).idsOfNamesakes
    let names = feeds.map { entry in
      SafeText(namesakes.contains(entry.feed.id) ? "\(entry.feed.name) (\(entry.feed.id))" : entry.feed.name)
    }
    let ages = feeds.map { SafeText($0.reading?.readAt.map(page.dates.short) ?? texts.neverRead) }
    var counts: [SafeText] = feeds.map { entry in
      guard let count = entry.reading?.count else { return page.isAccessible ? "" : "\u{2014}" }
      return SafeText(page.isAccessible ? texts.articles(count) : texts.grouped(count))
    }
    var hosts = feeds.map { SafeText($0.feed.host ?? "") }
    var room = Int.max
    if let columns = page.columns {
      // The gaps after counts and ages are included; the last column has none.
      let ageWidth = Self.widest(ages) + 2
      room = columns - Self.indent(of: feeds) - ageWidth
      if room - Self.widest(counts) - 2 < Self.narrowestName { counts = [] } else { room -= Self.widest(counts) + 2 }
      let name = min(Self.widest(names) + 2, max(Self.narrowestName, columns * 2 / 5))
      // A host is shown in full or not at all.
      hosts = hosts.map { $0.width <= room - name ? $0 : "" }
      if hosts.allSatisfy(\.isEmpty) { hosts = [] } else { room = name - 2 }
    }
    let width = Self.widest(counts)
    rows = feeds.indices.map { index in
      let isChosen = feeds[index].feed.id == chosen
      var row = [
        page.number(feeds[index].number, digits: Self.digits(of: feeds), isChosen: isChosen),
        Span(TextWrap.cut(names[index], to: room), isChosen ? .accent : .plain),
      ]
      if !counts.isEmpty {
        row.append(Span(SafeText(repeating: " ", count: width - counts[index].width) + counts[index], .quiet))
      }
      row.append(Span(ages[index], .quiet))
      if page.isAccessible { row.append(Span(feeds[index].reading?.trouble.map(texts.trouble) ?? "", .trouble)) }
      if !hosts.isEmpty, !hosts[index].isEmpty { row.append(Span(hosts[index], .quiet)) }
      return row
    }
  }

  private static func widest(_ texts: [SafeText]) -> Int { texts.map(\.width).max() ?? 0 }
}

/// Some of the reader's feeds after a change.
package struct FeedRowsScreen: Screen {
  private let feeds: [ListedFeed]
  private let isNew: Bool
  private let found: FoundFeed?

  /// - Parameters:
  ///   - isNew: Whether to say how the feeds are read.
  ///   - found: What was found at the address of a new feed.
  package init(_ feeds: [ListedFeed], isNew: Bool = false, found: FoundFeed? = nil) {
    self.feeds = feeds
    self.isNew = isNew
    self.found = found
  }

  package var records: [any Record] {
    feeds.map(FeedRecord.init) + others.map { CandidateRecord(candidate: $0.candidate, page: $0.page) }
  }

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

  package var records: [any Record] { lines.map(OutlineRecord.init) }

  package func draw(on page: inout TextPage) {
    for line in lines { page.whole(line) }
  }
}
