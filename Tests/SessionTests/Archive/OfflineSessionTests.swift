import TestSupport
import TestTraits
import Testing

@Suite("Everything off the network, in whole sessions", .takesTurns)
struct OfflineSessionTests {
  private static let online = "top; top --country jp; sports; search rain; source own; feeds open; world --limit 2"

  private let home = TemporaryFolder()

  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.path == "/own" ? .feed("Own", ["Map of bicycles", "Bread"]) : MadeUpGoogleNews.answer(request)
    }
  }

  private func run(
    _ arguments: [String], at now: Date, _ server: LoopbackServer
  ) async throws -> Program.Result {
    let environment = [
      "SUPERNEWS_FEEDS_URL": server.url, "SUPERNEWS_NOW": String(Int(now.timeIntervalSince1970)),
    ]
    return try await Program(home: home, environment: environment).run(arguments)
  }

  @Test("lists, searches, sources, the world and feeds are shown as they were seen last, with their age")
  func all() async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await run(["feeds", "add", server.url + "/own"], at: .day(0, 7), server).status == 0)
    let online = try await run(["-F", "json", "-c", Self.online], at: .day(0), server).steps()
    #expect(online.allSatisfy { $0.status.error == nil }, "\(online.map(\.outcome))")
    let asked = server.requests.count
    // Only the archive is left.
    try FileManager.default.removeItem(atPath: home.path + "/.cache")

    let offline = try await run(["--offline", "-F", "json", "-c", Self.online + "; heat"], at: .day(0, 10), server)
      .steps()
    #expect(offline.allSatisfy { $0.status.error == nil }, "\(offline.map(\.outcome))")
    try #require(online.count == 7 && offline.count == 8)
    #expect(server.requests.count == asked)
    // The search finds less: only articles with the word.
    for index in [0, 1, 2, 4, 5] {
      #expect(offline[index].titles == online[index].titles, "\(offline[index].outcome)")
      #expect(offline[index].status.age == 7200, "\(offline[index].outcome)")
    }
    #expect(Set(offline[6].titles) == Set(online[6].titles) && !offline[6].titles.isEmpty)
    #expect(!offline[3].titles.isEmpty && offline[3].titles.allSatisfy { $0.lowercased().contains("rain") })
    #expect(offline.prefix(6).allSatisfy { $0.status.cached == true })

    let text = try await run(["--offline", "-c", "top; feeds open"], at: .day(2), server)
    #expect(text.status == 0)
    #expect(text.lines.first?.hasSuffix(" 2 days old · offline") == true)
  }

  @Test("if the network fails the archive answers, and the reason is told")
  func failure() async throws {
    let server = try Self.server()
    #expect(try await run(["feeds", "add", server.url + "/own"], at: .day(0, 7), server).status == 0)
    #expect(try await run(["-c", "top; feeds open"], at: .day(0), server).status == 0)
    try FileManager.default.removeItem(atPath: home.path + "/.cache")
    server.stop()
    let result = try await run(["-F", "json", "-c", "top; feeds open; search rain"], at: .day(0, 9), server)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "feeds ok", "search ok"])
    #expect(steps.allSatisfy { !$0.records.isEmpty && $0.status.cached == true })
    #expect(result.errors.contains(": cannot reach 127.0.0.1:\(server.port) ("))
  }

  @Test("a feed that was opened right after it was added is among them")
  func added() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let script = "feeds add \(server.url)/own; feeds open; source own; new own"
    let online = try await run(["-F", "json", "-c", script], at: .day(0), server).steps()
    try #require(online.count == 4)
    #expect(online.dropFirst().map(\.records.count) == [2, 2, 2])
    try FileManager.default.removeItem(atPath: home.path + "/.cache")
    let offline = try await run(["--offline", "-F", "json", "-c", "feeds open; source own"], at: .day(1), server)
      .steps()
    #expect(offline.map(\.titles) == [online[1].titles, online[2].titles])
  }

  @Test("what was never seen is still an error")
  func unseen() async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await run(["top"], at: .day(0), server).status == 0)
    let steps = try await run(
      ["--offline", "-F", "json", "-c", "top --country jp; sports; search comet"], at: .day(0), server
    ).steps()
    #expect(steps.map(\.outcome) == ["top offline", "top offline", "search ok"])
    #expect(steps.last?.records.isEmpty == true)
  }
}
