import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("News from the local network", .takesTurns)
struct ProvenanceLocalTests {
  private let lists = ListsInMemory()

  private func check(_ address: String) async throws -> Bool? {
    let http = HTTPClient(userAgent: "t", policy: HostPolicy(public: ["127.0.0.2"]))
    let inspector = FeedInspector(fetcher: .quick(http: http, lists: lists))
    return try await inspector.check(address).page.articles.first?.provenance?.isLocal
  }

  @Test("the address at which the answer was found counts, also for stored answers")
  func found() async throws {
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
