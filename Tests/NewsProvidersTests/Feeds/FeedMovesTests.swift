import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Feeds that have moved for good", .serialized, .takesTurns)
struct FeedMovesTests {
  private let fixture = FeedFixture()
  private var inspector: FeedInspector { FeedInspector(fetcher: fixture.fetcher) }

  private static func redirect(_ status: Int, to url: String) -> LoopbackServer.Answer {
    .response(status: status, headers: [("Location", url)], body: [])
  }

  private func own(_ address: String) -> OwnFeed { OwnFeed(id: "tea", name: "Tea", feed: address) }

  /// Reads a feed in several rounds, six hours apart.
  private func read(_ feed: OwnFeed, rounds: Int, hours: Double = 6) async throws {
    for _ in 0..<rounds {
      _ = try await inspector.read(feed, .current)
      fixture.clock.advance(hours * 3600)
    }
  }

  @Test("a move counts after three rounds over a day", arguments: [301, 308])
  func held(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? Self.redirect(status, to: "/new") : .feed("One")
    }
    defer { server.stop() }
    let feed = own(server.url + "/old")
    try await read(feed, rounds: 4)
    #expect(await inspector.moves(of: [feed]).isEmpty)
    try await read(feed, rounds: 1)
    #expect(await inspector.moves(of: [feed]) == ["tea": server.url + "/new"])
    // Offline as well, and only for this feed.
    #expect(
      await FeedInspector(fetcher: fixture.offline.fetcher).moves(of: [
        feed, OwnFeed(id: "new", name: "", feed: server.url + "/new"),
      ]).count == 1)
  }

  @Test("two rounds are too few, however far apart, and an answer from the cache is no round")
  func tooFew() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? Self.redirect(301, to: "/new") : .feed("One")
    }
    defer { server.stop() }
    let feed = own(server.url + "/old")
    for _ in 0..<5 { _ = try await inspector.read(feed, .current) }
    fixture.clock.advance(2 * 86_400)
    for _ in 0..<5 { _ = try await inspector.read(feed, .current) }
    #expect(await inspector.moves(of: [feed]).isEmpty)
  }

  @Test("a move that is taken back or leads elsewhere begins anew")
  func changed() async throws {
    let target = Counter()
    let server = try LoopbackServer { request in
      guard request.path == "/old" else { return .feed("One") }
      let count = target.next()
      return count == 4 ? .feed("One") : Self.redirect(301, to: count < 12 ? "/new" : "/newer")
    }
    defer { server.stop() }
    let feed = own(server.url + "/old")
    try await read(feed, rounds: 8)
    #expect(await inspector.moves(of: [feed]).isEmpty)
    try await read(feed, rounds: 3)
    #expect(await inspector.moves(of: [feed]) == ["tea": server.url + "/new"])
    try await read(feed, rounds: 3)
    #expect(await inspector.moves(of: [feed]).isEmpty)
  }

  @Test("only what is permanent from the beginning counts, and only if there is a feed")
  func chains() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/temporary": Self.redirect(302, to: "/new")
      case "/first": Self.redirect(301, to: "/second")
      case "/second": Self.redirect(307, to: "/new")
      case "/login": Self.redirect(301, to: "/page")
      case "/page": .xml("<!DOCTYPE html><p>Log in", type: "text/html")
      case "/lost": Self.redirect(301, to: "/gone")
      case "/gone": .status(404)
      default: .feed("One")
      }
    }
    defer { server.stop() }
    let targets = ["/temporary": nil, "/first": "/second", "/login": nil, "/lost": nil, "/new": nil]
    for (path, target) in targets {
      let feed = own(server.url + path)
      for _ in 0..<6 {
        _ = try? await inspector.read(feed, .current)
        fixture.clock.advance(6 * 3600)
      }
      #expect(await inspector.moves(of: [feed])["tea"] == target.map { server.url + $0 }, "\(path)")
    }
  }

  @Test("a name and password stay with their own server, and are not stored with the move")
  func login() async throws {
    let other = try LoopbackServer(at: "127.0.0.2") { _ in .feed("One") }
    let server = try LoopbackServer { request in
      request.path == "/here"
        ? Self.redirect(301, to: "/new")
        : request.path == "/there" ? Self.redirect(301, to: other.url + "/new") : .feed("One")
    }
    defer { for server in [server, other] { server.stop() } }
    let typed = server.url.replacing("http://", with: "http://ann:tea@")
    for (path, target) in [("/here", typed + "/new"), ("/there", other.url + "/new")] {
      let feed = own(typed + path)
      try await read(feed, rounds: 6)
      #expect(await inspector.moves(of: [feed]) == ["tea": target])
    }
    #expect(fixture.cache.moves.allSatisfy { !"\($0)".contains("tea") })
    #expect(other.requests.allSatisfy { $0.headers["authorization"] == nil })
  }

  @Test("collecting sees moves as well")
  func collected() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? Self.redirect(301, to: "/new") : .feed("One")
    }
    defer { server.stop() }
    let feed = own(server.url + "/old")
    for _ in 0..<5 {
      _ = try await FeedService(fetcher: fixture.fetcher).refresh(CollectedFeed(address: feed.feed), Validators())
      fixture.clock.advance(6 * 3600)
    }
    #expect(await inspector.moves(of: [feed]) == ["tea": server.url + "/new"])
  }
}

@Suite("Permanent redirects")
struct PermanentMoveTests {
  /// The responses of a chain: status, address, and whether each is in the reader's own network.
  static let chains: [([(Int, String, Bool)], String?)] = [
    ([(200, "https://a.org/", false)], nil),
    ([(301, "http://a.org/", false), (200, "https://a.org/", false)], "https://a.org/"),
    (
      [(308, "https://a.org/", false), (301, "https://b.org/", false), (304, "https://c.org/", false)], "https://c.org/"
    ),
    (
      [(301, "https://a.org/", false), (302, "https://b.org/", false), (200, "https://c.org/", false)], "https://b.org/"
    ),
    ([(302, "https://a.org/", false), (301, "https://b.org/", false), (200, "https://c.org/", false)], nil),
    ([(301, "https://a.org/", false), (200, "http://b.org/", false)], nil),
    (
      [(301, "https://a.org/", false), (301, "https://b.org/", false), (200, "http://c.org/", false)], "https://b.org/"
    ),
    ([(301, "https://a.org/", false), (301, "http://b.org/", false), (200, "https://c.org/", false)], nil),
    ([(301, "http://a.org/", false), (200, "http://10.0.0.1/", true)], nil),
    ([(301, "http://10.0.0.1/", true), (200, "http://10.0.0.2/", true)], "http://10.0.0.2/"),
    ([(303, "https://a.org/", false), (200, "https://b.org/", false)], nil),
    ([(307, "https://a.org/", false), (200, "https://b.org/", false)], nil),
  ]

  @Test("a move ends before anything that is temporary or less safe", arguments: PermanentMoveTests.chains)
  func chain(responses: [(Int, String, Bool)], target: String?) {
    var move = PermanentMove()
    for (status, url, isLocal) in responses {
      var response = HTTPResponse.sample(status: status)
      (response.url, response.isLocal) = (url, isLocal)
      move.follow(response)
    }
    #expect(move.address == target)
  }
}
