import NewsDomain
import NewsPresentation
import NewsShell
import SystemServices
import TestSupport
import TestTraits
import Testing
import supernews

@Suite("heat in whole sessions", .takesTurns)
struct HeatSessionTests {
  private let home = TemporaryFolder()

  private func run(_ arguments: [String], _ server: LoopbackServer) async throws -> Program.Result {
    try await Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": server.url])
      .run(["--provider", "feeds"] + arguments)
  }

  /// Two stories of each edition are from the last hour, the third is old; in the Japanese edition all are new, in the
  /// Greek one none.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let edition = request.query["ceid"] ?? "?"
      var feed = MadeUpGoogleNews.feed(edition)
      let times =
        switch edition {
        case "JP:ja": ["03:00:00", "05:00:00", "04:00:00"]
        case "GR:el": [String]()
        default: ["03:00:00", "05:00:00"]
        }
      for time in times { feed = feed.replacing("Thu, 02 Jan 2020 \(time) GMT", with: lastHour) }
      return .xml(feed)
    }
  }

  /// Half an hour ago, in the format of feeds.
  private static var lastHour: String {
    var seconds = time(nil) - 1_800
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("after world it counts the articles of the last day, the highest count first, without new requests")
  func afterWorldItCountsWhatIsOfTheLastDay() async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await run(["world"], server).status == 0)
    let requests = server.requests.count
    let step = try #require(try await run(["-F", "json", "heat"], server).steps().first)
    #expect(step.records.first?.code == "jp")
    #expect(step.records.first?.headlines == 3)
    #expect(step.records.dropFirst().allSatisfy { $0.headlines == 2 })
    #expect(Set(step.records.compactMap(\.code)) == Set(Country.main.map(\.code)).subtracting(["gr"]))
    #expect(step.numbers == Array(1...54))

    let text = try await run(["--color", "always", "heat"], server)
    #expect(text.output.contains("107 headlines"))
    #expect(text.output.contains("Japan 3"))
    #expect(!text.output.contains("Greece"))
    // With twelve names the map is still visible; the rest are only counted.
    let plain = try await run(["heat"], server)
    #expect(plain.output.matches(of: #/\p{Letter} [23](?!\d)/#).count == 12)
    #expect(plain.output.hasSuffix("\nand 42 more; to list them, type format tsv, then heat\n"))
    #expect(server.requests.count == requests)
  }
}
