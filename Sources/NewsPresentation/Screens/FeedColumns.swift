import NewsDomain
import TerminalKit

extension TextPage {
  /// Whether its columns have heads: only where a person sees it on a terminal, as programs know it without them.
  var hasHeads: Bool { isAtTerminal && !isAccessible && style.canPaint }
}

/// A row of a list of feeds: its heads, a feed or a follow.
struct FeedRow {
  var number = Span("")
  var name: SafeText
  var role = Role.plain
  var unread: SafeText = ""
  var count: SafeText = ""
  var age: SafeText = ""
  var trouble: SafeText = ""
  var host: SafeText = ""

  init(_ heads: FeedHeads) {
    name = SafeText(heads.name)
    role = .quiet
    unread = SafeText(heads.unread)
    count = SafeText(heads.count)
    age = SafeText(heads.age)
    host = SafeText(heads.host)
  }

  private init(_ query: QueryFeed, number: Int, digits: Int, on page: TextPage) {
    self.number = page.number(number, digits: digits, isChosen: false)
    name = SafeText(page.texts.name(of: query.follow))
    unread = query.unread.map { Self.unread($0, page) } ?? ""
    if query.unread ?? 0 > 0 { role = .title }
  }

  private init(_ entry: ListedFeed, name: String, digits: Int, isChosen: Bool, on page: TextPage) {
    let texts = page.texts
    number = page.number(entry.number, digits: digits, isChosen: isChosen)
    self.name = SafeText(name)
    role = isChosen ? .accent : entry.unread ?? 0 > 0 && page.hasHeads ? .title : .plain
    unread = entry.unread.map { Self.unread($0, page) } ?? ""
    let never = entry.reading?.trouble == nil ? texts.neverRead : texts.neverReadable
    age = SafeText(entry.reading?.readAt.map(page.dates.short) ?? never)
    if let read = entry.reading?.count {
      count = SafeText(page.isAccessible ? texts.articles(read) : texts.grouped(read))
    }
    trouble = SafeText(entry.trouble(texts) ?? "")
    host = SafeText(entry.feed.host ?? "")
  }

  /// The rows of feeds, and of the follows whose numbers come after theirs.
  static func rows(of feeds: [ListedFeed], _ queries: [QueryFeed], chosen: String, on page: TextPage) -> [FeedRow] {
    // A name that does not tell a feed apart has its id beside it, to be typed instead.
    let namesakes = feeds.map(\.feed).idsOfNamesakes
    let digits = digits(of: feeds, queries)
    return feeds.map { entry in
      let name = namesakes.contains(entry.feed.id) ? "\(entry.feed.name) (\(entry.feed.id))" : entry.feed.name
      return FeedRow(entry, name: name, digits: digits, isChosen: entry.feed.id == chosen, on: page)
    } + queries.enumerated().map { FeedRow($1, number: feeds.count + $0 + 1, digits: digits, on: page) }
  }

  /// Feeds without anything unread are not to draw the eye.
  private static func unread(_ count: Int, _ page: TextPage) -> SafeText {
    count == 0 ? "\u{2013}" : SafeText(page.texts.grouped(count))
  }

  /// The width before the names: a mark, the number and two spaces.
  static func indent(of feeds: [ListedFeed], _ queries: [QueryFeed]) -> Int { 2 + digits(of: feeds, queries) + 2 }

  private static func digits(of feeds: [ListedFeed], _ queries: [QueryFeed]) -> Int {
    max(2, String((feeds.map(\.number).max() ?? 0) + queries.count).count)
  }
}

/// The columns of a list of feeds: as many as the window has room for, the most important ones first.
struct FeedColumns {
  /// The width in cells below which a name is not cut.
  private static let narrowestName = 12

  private(set) var rows: [[Span]] = []

  /// - Parameters:
  ///   - indent: the width before the names.
  ///   - isHeaded: whether the first row has the heads, and all the numbers of unread articles.
  init(_ entries: [FeedRow], indent: Int, isHeaded: Bool, on page: TextPage) {
    let names = entries.map(\.name)
    let unread = isHeaded ? entries.map(\.unread) : []
    var counts = entries.map(\.count)
    var ages = entries.map(\.age)
    var hosts = entries.map(\.host)
    var room = Int.max
    if let columns = page.columns {
      // The gaps after the columns are included; the last one has none.
      let ageWidth = Self.widest(ages) + 2
      room = columns - indent - ageWidth
      if isHeaded {
        room -= Self.widest(unread) + 2
        if room < Self.narrowestName {
          room += ageWidth
          ages = []
        }
      }
      if room - Self.widest(counts) - 2 < Self.narrowestName { counts = [] } else { room -= Self.widest(counts) + 2 }
      let name = min(Self.widest(names) + 2, max(Self.narrowestName, columns * 2 / 5))
      // A host is shown in full or not at all.
      hosts = hosts.map { $0.width <= room - name ? $0 : "" }
      if hosts.dropFirst(isHeaded ? 1 : 0).allSatisfy(\.isEmpty) { hosts = [] } else { room = name - 2 }
    }
    let widths = (unread: Self.widest(unread), count: Self.widest(counts))
    rows = entries.enumerated().map { index, entry in
      var row = [entry.number, Span(TextWrap.cut(entry.name, to: room), entry.role)]
      if !unread.isEmpty { row.append(Span(Self.right(unread[index], widths.unread), entry.unreadRole)) }
      if !counts.isEmpty { row.append(Span(Self.right(counts[index], widths.count), .quiet)) }
      if !ages.isEmpty { row.append(Span(ages[index], .quiet)) }
      if page.isAccessible { row.append(Span(entry.trouble, .trouble)) }
      if !hosts.isEmpty, !hosts[index].isEmpty { row.append(Span(hosts[index], .quiet)) }
      // A follow has neither a time nor a site.
      while isHeaded, row.count > 2, row.last?.text.isEmpty == true { row.removeLast() }
      return row
    }
  }

  private static func right(_ text: SafeText, _ width: Int) -> SafeText {
    text.isEmpty ? text : SafeText(repeating: " ", count: width - text.width) + text
  }

  private static func widest(_ texts: [SafeText]) -> Int { texts.map(\.width).max() ?? 0 }
}

extension FeedRow {
  /// The role of the number of unread articles.
  fileprivate var unreadRole: Role { role == .title || role == .accent ? .plain : .quiet }
}

extension ListedFeed {
  /// What is wrong with the feed; `nil` if nothing is.
  func trouble(_ texts: any Texts) -> String? {
    reading?.trouble.map { texts.trouble($0, wasRead: reading?.readAt != nil) }
  }
}
