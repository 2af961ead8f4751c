import TestSupport
import TestTraits
import Testing

@Suite("A process that is killed", .takesTurns)
struct KillTests {
  private static let kills = 50
  /// The number of processes that share the folders at the same time.
  private static let atOnce = 5
  /// Sends seven requests and saves a setting six times; the last request gets no answer.
  private static let script = """
    top; search comet; country fr; source bbc-news; language de; search moon; sports --limit 5; country jp;
    source cnn; reset; search end
    """
  private static let requests = 7
  /// Large enough to be written in several steps.
  private static let page = LoopbackServer.Answer.pageBody((1...300).map { "Article number \($0) of a long page" })

  private let home = TemporaryFolder()
  /// The number of requests that have reached a server.
  private let received = Tally()

  /// - Parameter name: part of every address: another server may get the same port later, and stored answers of the
  ///   first must not be used for the second.
  private func program(_ server: LoopbackServer, _ name: String) -> Program {
    Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": "\(server.url)/\(name)"])
  }

  @Test("after 50 kills at any moment the settings can be read and the store opens")
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
    let errors = try home.read("errors")
    #expect(errors.isEmpty, "\(errors)")
  }

  /// Runs the script until the server has had some number of requests, and a little longer: over all kills every moment
  /// of the process is hit, however fast the machine is.
  private func killOne(_ number: Int) async throws {
    // A new server, whose answers are not in the store yet.
    let server = try LoopbackServer { $0.query["q"] == "end" ? .silence : .response(body: Self.page) }
    defer { server.stop() }
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let errors = open(home.path + "/errors", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { for end in [null, errors] { close(end) } }

    let process = try program(server, "kill-\(number)").start(["-c", Self.script], [null, null, errors])
    let count = number % (Self.requests + 1)
    let wasAsked = await Self.end(process, askedAtLeast: count, then: UInt32(6_000 * (number / (Self.requests + 1)))) {
      server.requests.count
    }
    #expect(wasAsked)
    let status = try await Program.wait(for: process, seconds: 20)
    #expect(status == 128 + SIGKILL, "number \(number) ended with \(status)")
    received.add(server.requests.count)
    #expect(home.settings.load().problems.isEmpty)
  }

  /// Kills a process some microseconds after it has made a number of requests. A separate thread does so: while other
  /// tests keep all threads of tasks busy, the process would wait too long for its answer and end by itself.
  ///
  /// - Returns: whether it made that many.
  private static func end(
    _ process: pid_t, askedAtLeast count: Int, then pause: UInt32, asked: @escaping @Sendable () -> Int
  ) async -> Bool {
    await withCheckedContinuation { done in
      let isStarted = LoopbackThread.start {
        var left = 60_000
        while asked() < count, left > 0 {
          usleep(1_000)
          left -= 1
        }
        usleep(pause)
        kill(process, SIGKILL)
        done.resume(returning: asked() >= count)
      }
      if !isStarted { done.resume(returning: false) }
    }
  }

  /// Checks the files that the killed processes left, and uses them.
  private func checkFolders(after number: Int) async throws {
    #expect(try home.storeFaults() == ["ok"])
    let counted = try home.requestCount()
    // A request is counted before it is sent, so no kill makes one free.
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
