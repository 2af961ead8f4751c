import NewsDomain
import NewsParsing

/// Finds a feed: at an address itself, among those that its page names, and where sites usually have theirs.
struct FeedFinder {
  /// The most requests to one host, with all redirects, as the page on privacy says.
  static let maxRequests = 8
  /// The most pages whose links are followed: the page itself, one that it forwards to, and pages about its feeds.
  private static let maxPages = 3

  /// After so many hosts that do not respond, no other one is asked: a page may name hundreds.
  private static let maxLostHosts = 4

  private let feeds: FeedService
  /// The number of the wanted feed; `nil` for the first that can be read.
  private let choice: Int?
  private let allowance = RequestAllowance(most: Self.maxRequests)
  private var tried: Set<String> = []
  private var pages = 0
  /// Hosts that refuse requests or do not respond.
  private var lostHosts: Set<String> = []
  /// Why the first feed that a page names cannot be read.
  private var failure: NewsError?

  init(feeds: FeedService, choice: Int?) {
    self.feeds = feeds
    self.choice = choice
  }

  /// - Parameter mayBePlain: whether http will do if there is no https, because the reader named neither.
  /// - Throws: `NewsError`; `NewsError.feed(.noFeed)` if there is none.
  mutating func find(_ address: String, mayBePlain: Bool = false) async throws -> FoundFeed {
    if choice == nil, let feed = ServiceFeeds.feed(of: address),
      case .feed(let contents)? = try await document(at: feed, mayBeLocal: true)
    {
      return FoundFeed(FeedList.Entry(name: contents.title, feed: feed, site: contents.site ?? address))
    }
    failure = nil
    let (document, opened) = try await open(address, mayBePlain: mayBePlain)
    tried.formUnion([address, opened].map(Self.key))
    var found = try await find(in: document, at: opened)
    if opened != address, found.entry.feed.hasPrefix("http://") { found.plainHost = WebLink(opened)?.host }
    return found
  }

  private func open(
    _ address: String, mayBePlain: Bool
  ) async throws -> (document: FeedDocument, address: String) {
    do {
      return (try await feeds.document(at: address, allowance), address)
    } catch let error as NewsError {
      guard mayBePlain, let plain = Self.plain(address, after: error) else { throw error }
      do {
        return (try await feeds.document(at: plain, allowance), plain)
      } catch NewsError.network(.unreachable) {
        throw error
      }
    }
  }

  /// The address over http, if its server seems to have no https; `nil` if that is not so, or if a password would be
  /// sent without protection.
  static func plain(_ address: String, after error: NewsError) -> String? {
    guard address.hasPrefix("https://"), WebLink(address)?.reference.login == nil else { return nil }
    switch error {
    case .network(.unreachable): break
    // On the internet, that may be somebody who wants to read along.
    case .network(.tls) where HostPolicy().isLocal(WebHost(of: address)): break
    default: return nil
    }
    return "http" + address.dropFirst("https".count)
  }

  private mutating func find(in document: FeedDocument, at address: String) async throws -> FoundFeed {
    switch document {
    case .feed(let contents):
      if let choice, choice != 1 { throw NewsError.feed(.noSuchChoice(choice, count: 1)) }
      return FoundFeed(FeedList.Entry(name: contents.title, feed: address, site: contents.site))
    case .page(let page, let isLocal):
      let login = WebLink(address)
      if let found = try await find(in: page, isLocal: isLocal, login) { return found }
      // A reader should learn of a page that leads into their own network, and none is chosen where none is named.
      if !leadsInside, choice ?? 1 == 1, let found = try await guess(page, isLocal: isLocal, login) { return found }
      throw failure ?? NewsError.feed(.noFeed(host: WebLink(address)?.host ?? address))
    }
  }

  private var leadsInside: Bool {
    if case .network(.privateNetwork)? = failure { true } else { false }
  }

  /// - Parameter login: an address whose name and password are for its own server.
  private mutating func find(
    in page: DiscoveredPage, isLocal: Bool, _ login: WebLink?
  ) async throws -> FoundFeed? {
    pages += 1
    if let choice, !page.feeds.isEmpty {
      guard page.feeds.indices.contains(choice - 1) else {
        throw NewsError.feed(.noSuchChoice(choice, count: page.feeds.count))
      }
      let entry = page.feeds[choice - 1]
      let address = Self.address(entry.feed, with: login)
      guard case .feed(let contents) = try await feeds.document(at: address, mayBeLocal: isLocal, allowance) else {
        throw Self.isPage(entry.feed)
      }
      return found(contents, entry, at: address, on: page)
    }
    var further: [(page: DiscoveredPage, isLocal: Bool)] = []
    for candidate in page.candidates {
      let address = Self.address(candidate.entry.feed, with: login)
      let before = failure
      switch try await document(at: address, mayBeLocal: isLocal) {
      case .feed(let contents)?: return found(contents, candidate.entry, at: address, on: page)
      case .page(let other, let isLocal)?:
        further.append((other, isLocal))
        failure = failure ?? Self.isPage(candidate.entry.feed)
      case nil: break
      }
      // The text of a link promises nothing.
      if !candidate.isCertain { failure = before }
    }
    if let next = page.next.map({ Self.address($0, with: login) }), pages < Self.maxPages {
      switch try await document(at: next, mayBeLocal: isLocal) {
      case .feed(let contents)?:
        return FoundFeed(FeedList.Entry(name: contents.title, feed: next, site: contents.site ?? page.address))
      case .page(let other, let isLocal)?: further.insert((other, isLocal), at: 0)
      case nil: break
      }
    }
    for (other, isLocal) in further where pages < Self.maxPages {
      if let found = try await find(in: other, isLocal: isLocal, login) { return found }
    }
    return nil
  }

  private mutating func guess(_ page: DiscoveredPage, isLocal: Bool, _ login: WebLink?) async throws -> FoundFeed? {
    let before = failure
    defer { failure = before }
    for guess in ServiceFeeds.guesses(for: page.address) {
      let address = Self.address(guess, with: login)
      guard case .feed(let contents)? = try await document(at: address, mayBeLocal: isLocal) else { continue }
      return FoundFeed(FeedList.Entry(name: contents.title, feed: address, site: contents.site ?? page.address))
    }
    return nil
  }

  /// - Returns: `nil` if it was tried before, cannot be read, or its host has had enough requests.
  /// - Throws: `NewsError` if trying others is no use.
  private mutating func document(at address: String, mayBeLocal: Bool) async throws -> FeedDocument? {
    let host = WebLink(address)?.host.lowercased() ?? ""
    guard tried.insert(Self.key(address)).inserted, !lostHosts.contains(host), allowance.isLeft(host),
      lostHosts.count < Self.maxLostHosts
    else { return nil }
    do {
      return try await feeds.document(at: address, mayBeLocal: mayBeLocal, isPatient: false, allowance)
    } catch let error as NewsError {
      switch error {
      case .network(.offline), .cancelled, .shortage: throw error
      case .network(.unreachable), .network(.timeout), .network(.tls), .network(.refused): lostHosts.insert(host)
      default: break
      }
      failure = failure ?? error
      return nil
    }
  }

  /// The feed states its own name and site; if not, those from the page are used.
  private func found(
    _ contents: FeedContents, _ entry: FeedList.Entry, at address: String, on page: DiscoveredPage
  ) -> FoundFeed {
    let link = WebLink(page.address)
    let others = page.feeds.enumerated().filter { $0.element != entry && !isLost($0.element) }
    return FoundFeed(
      FeedList.Entry(
        name: contents.title ?? entry.name, feed: address, site: contents.site ?? page.address,
        namedBy: link?.member == nil ? link?.siteHost : nil),
      page: page.address,
      others: others.map { .init(number: $0.offset + 1, name: $0.element.name, feed: $0.element.feed) })
  }

  /// Whether a feed was tried and cannot be read.
  private func isLost(_ entry: FeedList.Entry) -> Bool { tried.contains(Self.key(entry.feed)) }

  private static func isPage(_ address: String) -> NewsError {
    .feed(.unreadable(place: WebLink(address)?.host ?? address, .webPage))
  }

  private static func key(_ address: String) -> String { WebLink(address)?.withoutLogin ?? address }

  /// An address with the name and password that the reader gave for the same server.
  private static func address(_ address: String, with login: WebLink?) -> String {
    guard let login, login.reference.login != nil, let link = WebLink(address) else { return address }
    return link.reference.login == nil ? link.withLogin(of: login) : address
  }
}
