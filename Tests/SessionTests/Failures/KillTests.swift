import TestSupport
import TestTraits
import Testing

@Suite("A process that is killed", .takesTurns)
struct KillTests {
  private static let kills = 100
  /// So many processes share the folders at the same time.
  private static let atOnce = 5
  /// Asks seven times and keeps a setting six times; to its last question there is no answer.
  private static let script = """
    top; search comet; country fr; source bbc-news; language de; search moon; sports --limit 5; country jp;
    source cnn; reset; search end
    """
  private static let requests = 7
  /// Large enough to be written in several steps.
  private static let page = LoopbackServer.Answer.pageBody((1...300).map { "Article number \($0) of a long page" })

  private let home = TemporaryFolder()
  /// How many questions have reached a server.
  private let received = Tally()

  /// - Parameter name: stands in every address: the port of one server may become another's, and what is in the store
  ///   of the first must not answer for the second.
  private func program(_ server: LoopbackServer, _ name: String) -> Program {
    Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": "\(server.url)/\(name)"])
  }

  @Test("100 kills at any moment leave settings that read and a store that opens")
  func kills() async throws {
    for first in stride(from: 0, to: Self.kills, by: Self.atOnce) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in first..<(first + Self.atOnce) {
          group.addTask { try await killOne(number) }
        }
        try await group.waitForAll()
      }
      if (first + Self.atOnce) % 10 == 0 { try await checkFolders(after: first) }
    }
    #expect(try home.keptNames().allSatisfy { !$0.contains("damaged") })
    #expect(try home.read("errors").isEmpty)
  }

  /// Runs the script until the server has been asked so often and some time beyond: so that of all kills together
  /// each moment of its life gets its share, however fast the machine is.
  private func killOne(_ number: Int) async throws {
    // A server of its own: its answers are not in the store yet.
    let server = try LoopbackServer { $0.query["q"] == "end" ? .silence : .response(body: Self.page) }
    defer { server.stop() }
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let errors = open(home.path + "/errors", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { for end in [null, errors] { close(end) } }

    let process = try program(server, "kill-\(number)").start(["-c", Self.script], [null, null, errors])
    let count = number % (Self.requests + 1)
    let wasAsked = try await eventually { server.requests.count >= count }
    try await Task.sleep(for: .milliseconds(3 * (number / (Self.requests + 1))))
    kill(process, SIGKILL)
    #expect(wasAsked)
    #expect(try await Program.wait(for: process, seconds: 20) == 128 + SIGKILL)
    received.add(server.requests.count)
    #expect(home.settings.load().problems.isEmpty)
  }

  /// Looks at what the killed have left, and works with it.
  private func checkFolders(after number: Int) async throws {
    #expect(try home.storeFaults() == ["ok"])
    let counted = try home.requestCount()
    // Counted before it is sent: no kill makes a request free.
    #expect(counted >= received.count)

    let server = try LoopbackServer { _ in .response(body: Self.page) }
    defer { server.stop() }
    let result = try await program(server, "check-\(number)")
      .run(["-F", "json", "-c", "quota; top; top; settings"])
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["quota ok", "top ok", "top ok", "settings ok"])
    #expect(steps.first?.records.first?.requests == counted)
    #expect(steps.map(\.status.cached) == [false, false, true, false])
    #expect(result.errors.isEmpty)
    received.add(server.requests.count)
  }
}
