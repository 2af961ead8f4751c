import NewsDomain

/// The reader's own feeds.
struct FeedsScreen: Screen {
  private let feeds: [Subscription]
  private let chosen: String
  private let hasHint: Bool

  init(_ feeds: [Subscription], chosen: String, hasHint: Bool) {
    self.feeds = feeds
    self.chosen = chosen
    self.hasHint = hasHint
  }

  var list: ResultList? {
    ResultList(
      .sources(feeds.map(\.source)), sources: SourceListing(request: SourceRequest(), origin: Origin(.feeds)))
  }

  var records: [any Record] { FeedRecord.records(of: feeds, from: 1) }

  func draw(on page: inout TextPage) {
    page.header(page.texts.feeds, about: page.texts.count(feeds.count, of: nil))
    if feeds.isEmpty { page.paragraphs(page.texts.feedsAdvice, .quiet) }
    page.feeds(feeds, from: 1, chosen: chosen)
    if hasHint, !feeds.isEmpty { page.hint(page.texts.sourcesHint, indent: 4) }
  }
}

/// Some of the reader's own feeds, as they have become.
struct FeedRowsScreen: Screen {
  private let feeds: [Subscription]
  private let first: Int

  /// - Parameter first: the number of the first of them in the list of all.
  init(_ feeds: [Subscription], from first: Int) {
    self.feeds = feeds
    self.first = first
  }

  var records: [any Record] { FeedRecord.records(of: feeds, from: first) }

  func draw(on page: inout TextPage) {
    // Without numbers, which belong to a list.
    page.table(
      feeds.map { [Span($0.name), Span($0.id, .quiet), Span(WebLink($0.feed)?.display ?? $0.shownFeed, .quiet)] })
  }
}

/// One's feeds as the file that other readers take.
struct FeedListScreen: Screen {
  private let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n").map(String.init)
  }

  var records: [any Record] { lines.map(LineRecord.init) }

  func draw(on page: inout TextPage) {
    for line in lines { page.whole(line) }
  }

  private struct LineRecord: Record {
    let line: String

    func write(to row: inout RowWriter) {
      row.add(line)
    }

    func write(to object: inout ObjectWriter) {
      object.add("type", "opml")
      object.add("text", line)
    }
  }
}

/// A feed for programs.
private struct FeedRecord: Record {
  let number: Int
  let feed: Subscription

  static func records(of feeds: [Subscription], from first: Int) -> [any Record] {
    feeds.enumerated().map { FeedRecord(number: first + $0, feed: $1) }
  }

  func write(to row: inout RowWriter) {
    row.add(number)
    row.add(feed.id)
    row.add(feed.name)
    row.add(feed.shownFeed)
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "feed")
    object.add("n", number)
    object.add("id", feed.id)
    object.add("name", feed.name)
    object.add("url", feed.shownFeed)
    object.add("siteUrl", feed.shownSite)
  }
}

extension TextPage {
  fileprivate mutating func feeds(_ feeds: [Subscription], from first: Int, chosen: String?) {
    let digits = max(2, String(first + feeds.count).count)
    table(
      feeds.enumerated().map { index, feed in
        let isChosen = feed.id == chosen
        return [
          number(first + index, digits: digits, isChosen: isChosen),
          Span(feed.name, isChosen ? .accent : .plain),
          Span(feed.id, .quiet),
          Span(WebLink(feed.feed)?.display ?? feed.feed, .quiet),
        ]
      })
  }
}
