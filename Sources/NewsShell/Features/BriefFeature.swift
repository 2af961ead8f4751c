import FoundationEssentials
import NewsDomain
import NewsPresentation
import TerminalKit

/// The brief: one page of what is new.
package struct BriefFeature: Feature {
  let compose: ComposeBrief
  let archive: any MarkRepository & CollectionRepository
  /// For how long after a round nobody is advised to collect, in seconds.
  private static let justNow: TimeInterval = 3_600
  let feeds: ManageFeeds
  let sender: any MailSender
  let lists: ListPresenter
  let clock: WallClock

  package init(_ ports: any Ports) {
    compose = ComposeBrief(
      archive: ports.archive, fold: FoldStories(ports), trends: FindTrends(ports), clock: ports.clock)
    archive = ports.archive
    feeds = ManageFeeds(ports)
    sender = ports.mailSender
    lists = ListPresenter(ports)
    clock = ports.clock
  }

  /// The brief for the reader of a session.
  ///
  /// - Parameters:
  ///   - minutes: how long reading it may take; if `nil`, it fills the reader's window or, without one, the usual minutes.
  ///   - country: the only country whose stories are included; all of the reader's own if `nil`.
  ///   - scope: the scope of its changes and trends.
  func listing(
    minutes: Int?, country: Country? = nil, in scope: ReadingScope, _ session: Session
  ) async throws -> NewsListing {
    let mine = country == nil ? session.settings[MineSetting.self] : [.country]
    var edition = session.edition
    edition.country = country ?? edition.country
    edition.isSourceChosen = edition.isSourceChosen && mine.contains(.source)
    let sections = session.settings[BriefSetting.self].filter { section in
      switch section {
      case .top: mine.contains(.country)
      case .follows: mine.contains(.follows)
      case .favourites, .feeds, .changes, .trends: true
      }
    }
    let request = BriefRequest(
      sections: sections, minutes: minutes ?? BriefRequest.usualMinutes, edition: edition,
      topics: mine.contains(.topics) ? session.favourites : [], feeds: mine.contains(.feeds) ? feeds().feeds : [],
      scope: scope, languages: session.readerLanguages)
    let new = try await countNew(in: scope, session)
    let (page, brief) = try await compose(request, fits: minutes == nil ? fits(in: session, new: new) : nil)
    return Self.listing(page, brief, new: new)
  }

  /// How many articles `new` would list; 0 for news that it lists only with an option, and where nobody could type it.
  private func countNew(in scope: ReadingScope, _ session: Session) async throws -> Int {
    guard case .mine = scope, session.format.isForPeople, lists.isSeen(in: session) else { return 0 }
    return try await archive.countUnread(in: scope, since: await lists.visits.last(to: scope))
  }

  /// - Parameter new: how many articles are new in the reader's lists, with those of the brief.
  private static func listing(_ page: NewsPage, _ brief: Brief, new: Int) -> NewsListing {
    let shown = page.articles.flatMap { [$0] + (page.stories[$0.id]?.others ?? []) }
    var brief = brief
    brief.hasMoreNew = new > Set(shown.map(\.id)).count
    return NewsListing(.archive(FindRequest(.brief)), page, brief: brief)
  }

  /// Tells whether a brief fits into the reader's window; `nil` if there is none, or for another program.
  private func fits(in session: Session, new: Int) -> (@Sendable (NewsPage, Brief) -> Bool)? {
    guard session.format.isForPeople, lists.isSeen(in: session) else { return nil }
    let window = lists.window()
    let rows = max(1, window.rows - SessionTerminal.linesAround)
    let empty = TextPage(
      texts: session.language.texts, style: Style(isColoured: false), columns: window.columns,
      isAccessible: session.isAccessible, now: clock.now, dates: session.settings[DatesSetting.self])
    let hasHint = session.hintsLeft > 0
    return { page, brief in
      var screen = HeadlinesScreen(Self.listing(page, brief, new: new), isWhole: true, hasHint: hasHint)
      // All of them are unread, which takes a sign.
      screen.take(
        Dictionary(page.articles.map { ($0.id, ArticleState(firstSeen: .distantPast)) }) { first, _ in first })
      var drawn = empty
      screen.draw(on: &drawn)
      return drawn.output.lineCount <= rows
    }
  }

  /// When a collector was last here, if that was just now: collecting again would bring nothing.
  func collected() async -> Date? {
    let last = try? await archive.collectionFacts(in: .all).last
    return last.flatMap { clock.now.timeIntervalSince($0) < Self.justNow ? $0 : nil }
  }

  /// Sends a brief, unless the address has had one today.
  ///
  /// - Returns: whether it was sent.
  /// - Throws: `NewsError`.
  func send(_ listing: NewsListing, to address: String, in language: InterfaceLanguage) async throws -> Bool {
    let scope = ReadingScope.brief(address: address)
    if try await isSentToday(to: address) { return false }
    guard let document = document(of: listing, in: language) else { return false }
    let today = LocalTime(clock.now)
    let id = "brief-\(today.year)-\(today.month)-\(today.day)-\(Int(clock.now.timeIntervalSince1970))"
    try await sender.send(DocumentMail.message(document, to: address, list: "brief.supernews.localhost", id: id))
    try await archive.keepVisit(to: scope, at: clock.now)
    return true
  }

  func isSentToday(to address: String) async throws -> Bool {
    guard let last = try await archive.lastVisit(to: .brief(address: address))?.at else { return false }
    return LocalTime(last).isSameDay(as: LocalTime(clock.now))
  }

  /// The brief as a page to write to a file.
  func document(of listing: NewsListing, in language: InterfaceLanguage) -> Document? {
    let list = ResultList(.articles(listing.page.articles), news: listing)
    return Document(list, madeAt: clock.now, texts: language.texts)
  }
}
