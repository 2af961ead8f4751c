import TestSupport
import TestTraits
import Testing

/// A proxy plays the internet here, where `paper.example` is; the reader's own network is this machine, reached
/// directly.
@Suite("Links from the internet into the local network", .takesTurns)
struct PrivateNetworkTests {
  private let home = TemporaryFolder()
  private let inside: LoopbackServer
  private let internet: LoopbackServer

  init() throws {
    let inside = try LoopbackServer { $0.path == "/on" ? .redirect(to: "/feed.xml") : .feed("Router", ["Secret"]) }
    let local = inside.url
    internet = try LoopbackServer { request in
      switch request.target {
      case "http://paper.example/moved": .redirect(to: local + "/feed.xml")
      case "http://paper.example/page":
        .html(
          "<html><head><link rel=\"alternate\" type=\"application/rss+xml\" href=\"\(local)/feed.xml\"></head></html>")
      default: .feed("Paper", ["Bread rises"])
      }
    }
    self.inside = inside
  }

  private func session(_ script: String, _ options: [String] = []) async throws -> Program.Result {
    try await Program(home: home, environment: ["http_proxy": internet.url]).run(options + ["-c", script])
  }

  private func stop() {
    inside.stop()
    internet.stop()
  }

  @Test(
    "a redirect or a page that leads there is refused, with a code and a remedy",
    arguments: ["feeds check http://paper.example/moved", "feeds add http://paper.example/page"])
  func redirectsAndPagesThatLeadThereAreRefused(line: String) async throws {
    defer { stop() }
    let english = try await session(line)
    #expect(english.status == 1)
    #expect(english.errors.contains(#/a public address led to \S+, which is on your private network; /#))
    #expect(english.errors.contains("to allow this, type settings private-network on\n"))
    let steps = try await session(line, ["-F", "json"]).steps()
    #expect(steps.map(\.outcome) == ["feeds privateNetwork"])
    #expect(inside.connectionCount == 0)
  }

  @Test("what the reader names there is fetched, and follows within")
  func addressesOfTheReaderAreFetched() async throws {
    defer { stop() }
    let steps = try await session("feeds check \(inside.url)/on; feeds add \(inside.url)/feed.xml", ["-F", "json"])
      .steps()
    #expect(steps.map(\.outcome) == ["feeds ok", "feeds ok"])
  }

  @Test("settings private-network on allows it at once and in later sessions, off forbids it again")
  func setting() async throws {
    defer { stop() }
    let check = "feeds check http://paper.example/moved"
    let first = try await session("\(check); settings private-network on; \(check)", ["-F", "json"]).steps()
    #expect(first.map(\.outcome) == ["feeds privateNetwork", "settings ok", "feeds ok"])
    #expect(first.count > 1 && first[1].records.map(\.value) == ["yes"])
    #expect(try home.read(".config/supernews/config").contains("private-network = yes\n"))
    // Another address, because the last answer is stored.
    let add = "feeds add http://paper.example/page"
    let later = try await session("settings private-network; \(add); réglages réseau-privé non", ["-F", "json"]).steps()
    #expect(later.map(\.outcome) == ["settings ok", "feeds ok", "settings ok"])
    #expect(try await session("settings").output.contains(#/(?m)^private-network +off\b/#))
    let explained = try await session("settings private-network").output
    #expect(explained.contains("to change it: settings private-network on|off"))
    #expect(try home.read(".config/supernews/config").contains("private-network = no\n"))
  }
}
