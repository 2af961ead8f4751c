import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Whether news came from one's own network")
struct ProvenanceLocalTests {
  private let store = Store(path: nil)

  private func check(_ address: String) async throws -> Bool? {
    let http = HTTPClient(userAgent: "t", policy: HostPolicy(public: ["127.0.0.2"]))
    let desk = FeedDesk(fetcher: .quick(http: http, store: store))
    return try await desk.check(address).page.articles.first?.provenance?.isLocal
  }

  @Test("it is where the answer was found that counts, kept answers included")
  func itIsWhereTheAnswerWasFoundThatCounts() async throws {
    let outside = try LoopbackServer(at: "127.0.0.2") { _ in .feed("One") }
    defer { outside.stop() }
    let inside = try LoopbackServer { [url = outside.url] in $0.path == "/away" ? .redirect(to: url) : .feed("One") }
    defer { inside.stop() }
    for _ in 0..<2 {
      #expect(try await check(inside.url + "/feed") == true)
      #expect(try await check(inside.url + "/away") == false)
      #expect(try await check(outside.url) == false)
    }
    #expect(inside.requests.count == 2)
  }
}
