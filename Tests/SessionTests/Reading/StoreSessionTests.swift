import TestSupport
import TestTraits
import Testing

@Suite("The store between sessions", .takesTurns)
struct StoreSessionTests {
  private let home = TemporaryFolder()

  private func run(
    _ arguments: [String], at base: String, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    let own = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": base]
    return try await Program(home: home, environment: own.merging(environment) { _, new in new })
      .run(["-F", "json"] + arguments)
  }

  private func step(_ arguments: [String], at base: String) async throws -> Step {
    try #require(try await run(arguments, at: base).steps().first)
  }

  @Test("for five minutes a page is current, in this session and the next")
  func recent() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    let first = try await run(["-c", "top; top; search moon; search moon"], at: server.url).steps()
    #expect(first.map(\.status.cached) == [false, true, false, true])
    let second = try await run(["-c", "search moon; top"], at: server.url).steps()
    #expect(second.map(\.status.cached) == [true, true])
    #expect(second.map(\.titles) == [["Moon"], ["Moon"]])
    #expect(server.requests.count == 2)
    try home.age(by: 5 * 60 + 1)
    #expect(try await step(["top"], at: server.url).status.cached == false)
    #expect(server.requests.count == 3)
  }

  @Test("a list never seen gives the code offline; searches find articles of any list")
  func unseen() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    _ = try await run(["search", "moon"], at: server.url)
    let script = ["-c", "search moon; search sun; top; search moon --page 2; search moon --sort popularity"]
    for provider in ["auto", "newsapi"] {
      let result = try await run(["--offline", "--provider", provider] + script, at: server.url)
      let steps = try result.steps()
      #expect(steps.map(\.outcome) == ["search ok", "search ok", "top offline", "search ok", "search ok"])
      #expect(steps.map(\.titles) == [["Moon"], [], [], [], ["Moon"]])
      #expect(result.status == 1)
    }
    #expect(server.requests.count == 1)
  }

  @Test("no answer is kept as it came, and one with withdrawn articles still has its pages", arguments: ["on", "off"])
  func lists(archive: String) async throws {
    let server = try LoopbackServer { request in
      request.path.hasSuffix("/sources")
        ? .json(#"{"status":"ok","sources":[{"id":"one","name":"One","language":"en","country":"us"}]}"#)
        : .page(["Moon", "[Removed]", "Mars"])
    }
    defer { server.stop() }
    _ = try await run(
      ["-c", "settings archive \(archive); sources; top; search moon --flat --limit 2"], at: server.url)
    #expect(try home.answerCount() == 0)
    #expect(try home.requestListCount() == 2)
    #expect(server.requests.count == 3)
    let again = try await run(
      ["-c", "top; search moon --flat --limit 2; search moon --flat --limit 2 --page 2"], at: server.url
    )
    .steps()
    #expect(again.map(\.titles) == [["Moon", "Mars"], ["Moon"], ["Mars"]])
    #expect(again.map(\.status.cached) == [true, true, true])
    #expect(server.requests.count == 3)
  }

  @Test("an old page is revalidated with the server, and stays if nothing has changed")
  func conditional() async throws {
    let (condition, value) = ("if-none-match", #"W/"v 1""#)
    let server = try LoopbackServer { request in
      guard request.headers[condition] == nil else { return .response(status: 304, headers: [], body: []) }
      return .page(["Moon"], headers: [("ETag", value)])
    }
    defer { server.stop() }
    let first = try await step(["search", "moon"], at: server.url)
    try home.age(by: 3600)
    let second = try await step(["search", "moon"], at: server.url)
    #expect(server.requests.map { $0.headers[condition] } == [nil, value])
    #expect(second.records == first.records)
    // The server has just confirmed it, so it does not count as cached.
    #expect(second.status.cached == false)
    #expect(try await step(["search", "moon"], at: server.url).status.cached == true)
    #expect(server.requests.count == 2)
  }

  @Test("requests are counted across sessions, answers from the store are not")
  func requestsAreCountedAcrossSessions() async throws {
    let server = try LoopbackServer { request in
      request.path.hasSuffix("/sources") ? .json(#"{"status":"ok","sources":[]}"#) : .page(["Moon"])
    }
    defer { server.stop() }
    _ = try await run(["-c", "top; top; search moon"], at: server.url)
    _ = try await run(["-c", "search moon; search sun; sources"], at: server.url)
    let quota = try #require(try await run(["quota"], at: server.url).steps().first?.records.first)
    #expect(quota.requests == 4)
    #expect([quota.headlines, quota.search, quota.sources, quota.left] == [1, 2, 1, 96])
    #expect(server.requests.count == 4)
  }

  @Test("--no-config counts and stores only in memory")
  func noConfig() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    let steps = try await run(["--no-config", "-c", "top; top; quota"], at: server.url).steps()
    #expect(steps.map(\.status.cached) == [false, true, false])
    #expect(steps.last?.records.first?.requests == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
    #expect(try await step(["quota"], at: server.url).records.first?.requests == 0)
  }

  @Test("a damaged store is set aside, reported once, and begun again")
  func damage() async throws {
    try home.write(Array(repeating: 0x67, count: 9000), to: ".cache/supernews/store.sqlite")
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    let result = try await run(["-c", "top; top; quota"], at: server.url)
    #expect(try result.steps().map(\.outcome) == ["top ok", "top ok", "quota ok"])
    #expect(result.status == 0)
    #expect(result.errors.split(separator: "\n" as Character).count == 1)
    #expect(result.errors.contains("was damaged and has been replaced"))
    let next = try await run(["top"], at: server.url)
    #expect(next.errors.isEmpty)
    #expect(try next.steps().first?.status.cached == true)
  }
}
