import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Pictures over the network", .serialized, .takesTurns)
struct StoredPicturesTests {
  private static let week: TimeInterval = 7 * 86_400
  private static let limit = 4 << 20

  private let clock = TestClock()
  private let cache = Cache(path: nil)

  private func fetch(
    _ server: LoopbackServer, _ path: String = "/a.png", isOffline: Bool = false
  ) async throws -> [UInt8] {
    let http = isOffline ? nil : HTTPClient(userAgent: "t")
    return try await StoredPictures(fetcher: .quick(http: http, cache: cache, clock: clock))
      .picture(at: try #require(WebLink(server.url + path)), mayBeLocal: true)
  }

  private static func image(
    _ bytes: [UInt8] = SamplePicture.png, type: String? = "image/png"
  ) -> LoopbackServer.Answer {
    .response(headers: type.map { [("Content-Type", $0)] } ?? [], body: bytes)
  }

  @Test("a picture is fetched once and then stored, for other sessions as well")
  func kept() async throws {
    let server = try LoopbackServer.playing(Self.image())
    defer { server.stop() }
    for _ in 0..<3 { #expect(try await fetch(server) == SamplePicture.png) }
    clock.advance(Self.week - 1)
    #expect(try await fetch(server) == SamplePicture.png)
    #expect(server.requests.count == 1)
  }

  @Test("a local picture is only for local articles, and a refusal does not pause its address")
  func local() async throws {
    let server = try LoopbackServer.playing(Self.image())
    defer { server.stop() }
    let pictures = StoredPictures(fetcher: .quick(http: HTTPClient(userAgent: "t"), cache: cache, clock: clock))
    let link = try #require(WebLink(server.url + "/a.png"))
    await #expect(throws: NewsError.network(.privateNetwork(host: server.host))) {
      try await pictures.picture(at: link, mayBeLocal: false)
    }
    #expect(server.connectionCount == 0)
    #expect(try await pictures.picture(at: link, mayBeLocal: true) == SamplePicture.png)
  }

  @Test("after a week a picture is fetched again, and the old one is used if that fails")
  func old() async throws {
    let server = try LoopbackServer.playing(Self.image(), Self.image([1, 2]), .json("", status: 500))
    defer { server.stop() }
    #expect(try await fetch(server) == SamplePicture.png)
    clock.advance(Self.week)
    #expect(try await fetch(server) == [1, 2])
    clock.advance(Self.week)
    #expect(try await fetch(server) == [1, 2])
    #expect(server.requests.count == 3)
  }

  @Test("offline only stored pictures are available")
  func offline() async throws {
    let server = try LoopbackServer.playing(Self.image())
    defer { server.stop() }
    await #expect(throws: NewsError.network(.offline)) { try await fetch(server, isOffline: true) }
    #expect(server.requests.isEmpty)
    _ = try await fetch(server)
    #expect(try await fetch(server, isOffline: true) == SamplePicture.png)
    await #expect(throws: NewsError.network(.offline)) { try await fetch(server, "/b.png", isOffline: true) }
    #expect(server.requests.count == 1)
  }

  @Test("a picture of the largest size is accepted")
  func large() async throws {
    let server = try LoopbackServer.playing(Self.image([UInt8](repeating: 1, count: Self.limit)))
    defer { server.stop() }
    let count = try await fetch(server).count
    #expect(count == Self.limit)
  }

  @Test("a picture that is larger or endless is refused", arguments: [true, false])
  func tooLarge(isEndless: Bool) async throws {
    let piece = [UInt8](repeating: 1, count: 1 << 16)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nConnection: close\r\n\r\n"
    let server = try LoopbackServer.playing(
      isEndless ? .endless(head: head, piece: piece) : Self.image([UInt8](repeating: 1, count: Self.limit + 1)))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.tooLarge(host: server.host, limit: Self.limit))) {
      try await fetch(server)
    }
    await #expect(throws: NewsError.network(.offline)) { try await fetch(server, isOffline: true) }
    #expect(server.requests.count == 1)
  }

  @Test(
    "a file is a picture if the server says so or gives no type",
    arguments: ["image/png", "IMAGE/JPEG", "image/svg+xml; charset=utf-8", "image/webp", nil] as [String?])
  func types(type: String?) async throws {
    let server = try LoopbackServer.playing(Self.image([1, 2, 3], type: type))
    defer { server.stop() }
    #expect(try await fetch(server) == [1, 2, 3])
  }

  @Test(
    "a file that the server gives another type is refused and not stored",
    arguments: ["text/html", "text/html; charset=utf-8", "application/json", "video/mp4", "application/image/png"])
  func otherTypes(type: String) async throws {
    let server = try LoopbackServer.playing(Self.image(type: type))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.badResponse(host: server.host, detail: "not a picture"))) {
      try await fetch(server)
    }
    await #expect(throws: NewsError.network(.offline)) { try await fetch(server, isOffline: true) }
  }

  @Test("an address without a picture is an error, and nothing is stored", arguments: [403, 404, 410, 429, 500, 503])
  func status(status: Int) async throws {
    let server = try LoopbackServer.playing(
      .response(status: status, headers: [("Content-Type", "image/png")], body: SamplePicture.png))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.noSuchPage(host: server.host, status: status))) { try await fetch(server) }
    #expect(server.requests.count == 1)
    await #expect(throws: NewsError.network(.offline)) { try await fetch(server, isOffline: true) }
  }

  @Test("an address that gave no picture is paused for a minute, and others are not")
  func pause() async throws {
    let server = try LoopbackServer { $0.path == "/a.png" ? .json("", status: 404) : Self.image() }
    defer { server.stop() }
    await #expect(throws: NewsError.network(.noSuchPage(host: server.host, status: 404))) { try await fetch(server) }
    await #expect(throws: NewsError.network(.refused(host: server.host, .pausing(seconds: 60)))) {
      try await fetch(server)
    }
    #expect(server.requests.count == 1)
    #expect(try await fetch(server, "/b.png") == SamplePicture.png)
    clock.advance(61)
    await #expect(throws: NewsError.network(.noSuchPage(host: server.host, status: 404))) { try await fetch(server) }
    #expect(server.requestCounts == ["/a.png": 2, "/b.png": 1])
  }

  @Test("a picture that has moved is followed")
  func redirect() async throws {
    let server = try LoopbackServer { $0.path == "/a.png" ? .redirect(to: "/b.png") : Self.image() }
    defer { server.stop() }
    #expect(try await fetch(server) == SamplePicture.png)
    #expect(server.requestCounts == ["/a.png": 1, "/b.png": 1])
  }
}
