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

  @Test("before anything was fetched nothing is stored, and nobody is asked")
  func nothingIsKeptBeforeSomethingWasFetched() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let text = try await run(["heat"], server)
    #expect(text.status == 0)
    #expect(text.output.contains("No fresh headlines yet. To fetch them for many countries, type world."))
    let steps = try await run(["-F", "json", "-c", "heat; open 1"], server).steps()
    #expect(steps.map(\.outcome) == ["heat ok", "open noSuchItem"])
    #expect(steps.first?.status.count == 0)
    #expect(try await run(["-F", "tsv", "heat"], server).output.isEmpty)
    #expect(server.requests.isEmpty)
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

  @Test("the map is shaded, with letters as well and without colours")
  func shades() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await run(["world"], server)
    let map = try await run(["map", "--zoom", "0"], server)
    let heat = try await run(["heat"], server)
    func dots(_ text: String) -> Int { text.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) } }
    #expect(dots(heat.output) > dots(map.output) + 100)
    let letters = try await Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": server.url, "LC_ALL": "C"])
      .run(["--provider", "feeds", "heat"])
    #expect(letters.output.split(separator: "\n" as Character)[1].utf8.allSatisfy { $0 < 0x80 })
    #expect(letters.output.contains("107 headlines"))
  }

  @Test("a number opens the stored headlines of that country")
  func numberOpensThatCountrysHeadlines() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await run(["world"], server)
    let steps = try await run(["-F", "json", "-c", "heat; open 1; back; list"], server).steps()
    #expect(steps.map(\.outcome) == ["heat ok", "open ok", "back ok", "list ok"])
    try #require(steps.count == 4)
    #expect(Set(steps[1].titles) == Set(MadeUpGoogleNews.stories("JP:ja").map(\.title)))
    #expect(steps[3].records == steps[0].records)
  }
}
