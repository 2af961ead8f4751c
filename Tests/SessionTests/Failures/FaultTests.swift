import TestSupport
import TestTraits
import Testing

@Suite("A network that cannot be trusted", .takesTurns)
struct FaultTests {
  private static let key = "sesame"
  private static let before = ["Before one", "Before two"]
  /// A command that succeeds, one that fails, and two that use the result of the first.
  private static let session = "top; business; list; open 1"

  private let home = TemporaryFolder()

  private func run(
    _ arguments: [String], at base: String, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    // A missing name server must not cause a long wait (resolv.conf(5)). No proxy is used: names and addresses must
    // fail by themselves, and only the server at the base is asked.
    let own = [
      "NEWSAPI_KEY": Self.key, "SUPERNEWS_NEWSAPI_URL": base, "RES_OPTIONS": "timeout:1 attempts:1", "no_proxy": "*",
    ]
    return try await Program(home: home, environment: own.merging(environment) { _, new in new })
      .run(["-F", "json", "--provider", "newsapi"] + arguments)
  }

  /// Answers the front page normally, and a category with the fault.
  private static func server(_ fault: Fault) throws -> LoopbackServer {
    let tally = Tally()
    return try LoopbackServer { request in
      request.query["category"] == nil ? .page(before) : fault.answer(request, tally.add(1))
    }
  }

  /// Checks the result of ``session``.
  private func check(_ result: Program.Result, _ code: String?) throws {
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "top \(code ?? "ok")", "list ok", "open ok"])
    #expect(result.status == (code == nil ? 0 : 1))
    #expect(result.errors.isEmpty)
    try #require(steps.count == 4)
    #expect(steps[0].titles == Self.before)
    let list = steps[code == nil ? 1 : 0].records
    #expect(steps[2].records == list)
    #expect(steps[3].records == Array(list.prefix(1)))
  }

  /// Checks that the next process finds the front page and the settings.
  private func checkKept(at base: String) async throws {
    let steps = try await run(["--offline", "-c", "top; settings"], at: base).steps()
    #expect(steps.map(\.outcome) == ["top ok", "settings ok"])
    #expect(steps.first?.titles == Self.before)
    #expect(steps.first?.status.cached == true)
    #expect(steps.last?.records.first { $0.key == "language" }?.value == "de")
  }

  @Test("a fault has its code, the shell goes on, and stored pages stay", arguments: Fault.all)
  func fault(fault: Fault) async throws {
    let server = try Self.server(fault)
    defer { server.stop() }
    #expect(try await run(["language", "de"], at: server.url).status == 0)
    try check(try await run(["-c", Self.session], at: server.url), fault.code)
    if let count = fault.requests { #expect(server.requests.count == 1 + count) }
    #expect(try home.requestListCount() == (fault.code == nil ? 2 : 1))
    try await checkKept(at: server.url)
  }

  @Test("the process never uses much more memory than the body limit", arguments: Fault.endless)
  func memory(fault: Fault) async throws {
    let server = try Self.server(fault)
    defer { server.stop() }
    let program = Program(home: home, environment: ["NEWSAPI_KEY": Self.key, "SUPERNEWS_NEWSAPI_URL": server.url])
    let peak = try await program.peakMemory(
      ["-F", "json", "--provider", "newsapi"], "top\nbusiness\nlist", until: #""command":"list""#, in: home)
    #expect(try home.read("output").contains(#""code":"tooLarge""#))
    // The limit is 4 MiB; a small session of a debug build takes 30.
    #expect(peak < 120 << 20)
  }

  @Test(
    "a redirect to another host is followed, and the key stays behind",
    arguments: [
      Fault("one that gives news", nil) { _, _ in .page(["Elsewhere"]) },
      Fault("one that wants a key", "apiKeyMissing") { _, _ in .refusal("apiKeyMissing", status: 401) },
    ])
  func redirectToAnotherHostIsFollowed(fault: Fault) async throws {
    let other = try LoopbackServer { fault.answer($0, 1) }
    defer { other.stop() }
    let server = try Self.server(
      Fault("a redirect", fault.code) { _, _ in .redirect(to: other.url + "/news?page=1") })
    defer { server.stop() }
    #expect(try await run(["language", "de"], at: server.url).status == 0)
    try check(try await run(["-c", Self.session], at: server.url), fault.code)
    #expect(server.requests.map { $0.headers["x-api-key"] } == [Self.key, Self.key])
    #expect(other.requests.map(\.target) == ["/news?page=1"])
    #expect(other.requests.allSatisfy { !$0.headers.values.contains { $0.contains(Self.key) } })
    try await checkKept(at: server.url)
  }

  /// Fills the store as if its answers came from an address where nobody answers, and checks a session there.
  private func checkUnreachable(_ base: String, _ code: String, _ environment: [String: String] = [:]) async throws {
    let server = try LoopbackServer { _ in .page(Self.before) }
    defer { server.stop() }
    #expect(try await run(["-c", "language de; top"], at: server.url).status == 0)
    try home.moveAnswers(of: server.url, to: base)
    try check(try await run(["-c", Self.session], at: base, environment), code)
    #expect(try home.requestListCount() == 1)
    try await checkKept(at: base)

    // An old page is requested again, and is shown if that fails.
    try home.age(by: 2 * 3600 + 60)
    let result = try await run(["top"], at: base, environment)
    let step = try #require(try result.steps().first)
    #expect(step.outcome == "top ok")
    #expect(step.titles == Self.before)
    #expect(step.status.cached == true)
    #expect(result.errors.wholeMatch(of: #/Showing a list 2 h old: [^\n]+\.\n/#) != nil)
    #expect(result.status == 0)
  }

  @Test(
    "an unreachable host has its code, and costs no request",
    arguments: ["http://127.0.0.1:1", "http://nowhere.invalid"])
  func unreachable(base: String) async throws {
    try await checkUnreachable(base, "network")
    // The request that filled the store.
    let quota = try await run(["quota"], at: base).steps().first?.records.first
    #expect(quota?.requests == 1)
  }

  @Test(
    "an untrusted certificate has its code",
    .enabled(if: TLSBehaviour.isAvailable, Comment(rawValue: TLSBehaviour.absence)))
  func certificate() async throws {
    let server = try await LoopbackServer.tls(.selfSigned, responses: [:])
    defer { server.stop() }
    try await checkUnreachable(server.url, "tls", ["CURL_CA_BUNDLE": TLSBehaviour.authorityPath])
  }

  @Test(
    "a certificate of a trusted authority is accepted",
    .enabled(if: TLSBehaviour.isAvailable, Comment(rawValue: TLSBehaviour.absence)))
  func goodCertificate() async throws {
    let page = LoopbackServer.Answer.pageBody(Self.before)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(page.count)\r\n\r\n"
    let target = "/top-headlines?country=us&pageSize=100&page=1"
    let server = try await LoopbackServer.tls(.good, responses: [target: Array(head.utf8) + page])
    defer { server.stop() }
    let steps = try await run(["top"], at: server.url, ["CURL_CA_BUNDLE": TLSBehaviour.authorityPath]).steps()
    #expect(steps.map(\.outcome) == ["top ok"])
    #expect(steps.first?.titles == Self.before)
    #expect(steps.first?.status.cached == false)
    // Without that authority, the same certificate is not trusted.
    let other = try await run(["--no-config", "top"], at: server.url)
    #expect(try other.steps().map(\.outcome) == ["top tls"])
  }

  @Test(
    "if the provider fails, the stored page is shown with the reason and its age",
    arguments: Fault.broken + Fault.endless + Fault.foreign + Fault.redirects
      + Fault.refusals.filter { ["rateLimited", "serverError"].contains($0.code) })
  func standIn(fault: Fault) async throws {
    let tally = Tally()
    let server = try LoopbackServer { request in
      let number = tally.add(1)
      return number == 1 ? .page(Self.before) : fault.answer(request, number - 1)
    }
    defer { server.stop() }
    #expect(try await run(["top"], at: server.url).status == 0)
    try home.age(by: 2 * 3600 + 60)
    let result = try await run(["-c", "top; open 1"], at: server.url)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "open ok"])
    #expect(steps.first?.titles == Self.before)
    #expect(steps.first?.status.cached == true)
    #expect(steps.first?.status.age.map { (7260..<10_800).contains($0) } == true)
    #expect(result.errors.wholeMatch(of: #/Showing a list 2 h old: [^\n]+\.\n/#) != nil)
    #expect(result.errors.split(separator: "\n" as Character).count == 1)
    #expect(result.status == 0)
  }

  @Test(
    "an error that only the reader can solve is reported although there is a stored page",
    arguments: Fault.refusals.filter { ["apiKeyInvalid", "resultsLimit"].contains($0.code) })
  func noStandIn(fault: Fault) async throws {
    let tally = Tally()
    let server = try LoopbackServer { request in
      tally.add(1) == 1 ? .page(Self.before) : fault.answer(request, 1)
    }
    defer { server.stop() }
    #expect(try await run(["language", "de"], at: server.url).status == 0)
    #expect(try await run(["top"], at: server.url).status == 0)
    try home.age(by: 2 * 3600)
    let code = try #require(fault.code)
    #expect(try await run(["top"], at: server.url).steps().map(\.outcome) == ["top \(code)"])
    try await checkKept(at: server.url)
  }
}
