import NewsDomain
import TestSupport
import TestTraits
import Testing

@Suite("Marks of a process that is killed", .takesTurns)
struct ArchiveKillTests {
  private static let kills = 50
  /// The number of processes that share the archive at the same time.
  private static let atOnce = 5
  /// The number of articles of each process.
  private static let articles = 15

  /// A mark that a process has reported.
  private struct Mark: Sendable {
    let id: String
    /// The label of a saved article; `nil` if it was marked as read.
    let label: String?
  }

  private let home = TemporaryFolder()

  init() throws {
    try home.unfoldLists()
  }

  private func program(_ server: LoopbackServer, _ name: String) -> Program {
    Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": "\(server.url)/\(name)"])
  }

  /// Each process gets its own articles, and one that all of them get.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let name = request.path.split(separator: "/").first.map(String.init) ?? ""
      return .page(["Article of all"] + (2...articles).map { "Article \($0) of \(name)" })
    }
  }

  @Test("after 50 kills at any moment every reported mark is there, and the archive has no fault")
  func kills() async throws {
    let server = try Self.server()
    defer { server.stop() }
    var marks: [Mark] = []
    for first in stride(from: 0, to: Self.kills, by: Self.atOnce) {
      marks += try await withThrowingTaskGroup(of: [Mark].self) { group in
        for number in first..<(first + Self.atOnce) {
          group.addTask { try await killOne(number, server) }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
    #expect(marks.count > Self.kills)
    try await check(marks, server)
  }

  /// Runs a script that marks all its articles, and kills it after some of them and a little longer: over all kills
  /// every moment of the process is hit.
  private func killOne(_ number: Int, _ server: LoopbackServer) async throws -> [Mark] {
    let label = "of-\(number)"
    let script = "top; " + (1...Self.articles).map { "mark \($0) read; save \($0) --as \(label); " }.joined()
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let errors = open(home.path + "/errors", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let output = open(home.path + "/output-\(number)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for end in [null, errors, output] { close(end) } }

    let process = try program(server, "n\(number)").start(["-F", "json", "-c", script], [null, output, errors])
    let count = number * 7 % (2 * Self.articles + 2)
    let hasReported = try await eventually { try statuses(of: number) >= count }
    try await Task.sleep(for: .milliseconds(number % 9))
    kill(process, SIGKILL)
    #expect(hasReported)
    let status = try await Program.wait(for: process, seconds: 20)
    // It may have finished before the signal arrived.
    #expect(status == 128 + SIGKILL || status == 0)
    return try marks(of: number, label)
  }

  private func statuses(of number: Int) throws -> Int {
    try home.read("output-\(number)").ranges(of: #"{"type":"status""#).count
  }

  private func marks(of number: Int, _ label: String) throws -> [Mark] {
    let output = try home.read("output-\(number)")
    // The kill may have cut the last line.
    let whole = output.lastIndex(of: "\n").map { String(output[...$0]) } ?? ""
    return try Step.all(in: whole).dropFirst().flatMap { step -> [Mark] in
      #expect(["mark ok", "save ok"].contains(step.outcome))
      return step.records.compactMap(\.id).map { Mark(id: $0, label: step.outcome == "save ok" ? label : nil) }
    }
  }

  private func check(_ marks: [Mark], _ server: LoopbackServer) async throws {
    let ids = Set(marks.map(\.id)).sorted()
    let lines = ids.map { "open \($0)\n" }.joined() + "archive check\n"
    let result = try await program(server, "check").run(["--offline", "-F", "json"], input: lines)
    let steps = try result.steps()
    #expect(steps.count == ids.count + 1)
    #expect(steps.last?.outcome == "archive ok")
    var articles: [String: OutputLine] = [:]
    for record in steps.flatMap(\.records) { if let id = record.id { articles[id] = record } }
    for mark in marks {
      let article = try #require(articles[mark.id])
      if let label = mark.label {
        #expect(article.isSaved == true && article.labels?.contains { $0.name == label } == true, "\(mark)")
      } else {
        #expect(article.isRead == true, "\(mark)")
      }
    }
    #expect(!result.errors.contains("archive.sqlite"))
    #expect(try !home.read("errors").contains("archive.sqlite"))
    #expect(try home.names(of: ".local/share/supernews").allSatisfy { !$0.contains("damaged") })
  }
}
