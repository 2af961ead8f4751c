import FoundationEssentials
import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Alerts outside of the shell", .takesTurns)
struct SystemAlertsTests {
  private let folder = TemporaryFolder()

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func alerts(_ variables: [String: String] = [:], patience: Duration = .seconds(60)) -> SystemAlerts {
    SystemAlerts(
      environment: folder.ownPrograms.merging(["NEWSAPI_KEY": "secret"]) { _, new in new }
        .merging(variables) { _, new in new },
      patience: patience, patienceOfDesktop: patience)
  }

  private func failure(_ body: () async throws -> Void) async -> ProgramFailure? {
    do {
      try await body()
      return nil
    } catch NewsError.follow(.alertProgramFailed(_, let failure)) {
      return failure
    } catch {
      return nil
    }
  }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder.path + "/" + name)), as: UTF8.self)
  }

  @Test("the program gets one line of JSON, its arguments as they are, and no key")
  func program() async throws {
    try await folder.makeProgram(
      "take", "/bin/cat >\(folder.path)/json; printf '<%s>' \"$@\" \"$NEWSAPI_KEY\" >\(folder.path)/words")
    try await alerts().run(["take", "$HOME; `id`"], json: "{\"title\":\"A\"}")
    #expect(try text(of: "json") == "{\"title\":\"A\"}\n")
    #expect(try text(of: "words") == "<$HOME; `id`><>")
  }

  @Test("a program that fails, does not exist or hangs is told, and a hanging one is ended")
  func failures() async throws {
    try await folder.makeProgram("fail", "exit 3")
    try await folder.makeProgram("hang", "exec /bin/sleep 600")
    #expect(await failure { try await alerts().run(["fail"], json: "{}") } == .ended(status: 3))
    let missing = await failure { try await alerts().run(["missing"], json: "{}") }
    guard case .notStarted? = missing else {
      Issue.record("\(String(describing: missing))")
      return
    }
    let start = ContinuousClock.now
    let slow = await failure { try await alerts(patience: .seconds(1)).run(["hang"], json: "{}") }
    #expect(slow == .tooSlow(seconds: 1))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("what a hanging program has started is ended with it", .enabled(if: access("/proc/self/stat", R_OK) == 0))
  func children() async throws {
    try await folder.makeProgram("hang", "/bin/sleep 600 & echo $! >\"$0.child\"; wait")
    var child: pid_t?
    // On a busy machine it may not even have started.
    for seconds in [1, 10, 60] where child == nil {
      let slow = await failure { try await alerts(patience: .seconds(seconds)).run(["hang"], json: "{}") }
      #expect(slow == .tooSlow(seconds: seconds))
      child = folder.process("bin/hang.child")
    }
    let process = try #require(child)
    #expect(try await eventually { !isRunning(process) })
  }

  @Test("Ctrl-C ends a script while it waits for another program")
  func cancelled() async throws {
    try await folder.makeProgram("hang", "echo $$ >\"$0.process\"; /bin/sleep 600; exit 0")
    let task = Task { [self] in try await alerts(patience: .seconds(600)).run(["hang"], json: "{}") }
    #expect(try await eventually { folder.process("bin/hang.process") != nil })
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(60))
    let process = try #require(folder.process("bin/hang.process"))
    #expect(!isThere(process))
  }

  @Test("one that takes no notice of Ctrl-C is ended, too, and so is what it has started")
  func obstinate() async throws {
    try await folder.makeProgram(
      "hang", "trap '' INT TERM HUP\n/bin/sleep 600 & echo $! >\"$0.child\"; while :; do wait; done")
    let isOver = Mutex(false)
    let task = Task { [self] in
      defer { isOver.withLock { $0 = true } }
      try await alerts(patience: .seconds(100_000)).run(["hang"], json: "{}")
    }
    #expect(try await eventually { folder.process("bin/hang.child") != nil })
    task.cancel()
    #expect(try await eventually { isOver.withLock(\.self) })
    let process = try #require(folder.process("bin/hang.child"))
    #expect(try await eventually { !isRunning(process) })
    kill(process, SIGKILL)
  }

  @Test("a program that does not read a long alert has taken it")
  func unread() async throws {
    try await folder.makeProgram("take", "exit 0")
    try await alerts().run(["take"], json: String(repeating: "text ", count: 100_000))
  }

  @Test("a notification has no markup and no control characters of a source")
  func notification() async throws {
    try await folder.makeProgram("notify-send", "printf '<%s>' \"$@\" >\(folder.path)/words")
    let alerts = alerts(["DISPLAY": ":0"])
    #expect(alerts.canTell)
    await alerts.notify(title: "--help\u{1B}[31m", body: "<b>A & B</b>\u{202E}\nC")
    #expect(try text(of: "words") == "<--app-name=supernews><--><--help[31m><&lt;b&gt;A &amp; B&lt;/b&gt;\nC>")
  }

  @Test("a sign of markup with a mark on it is escaped as well", arguments: ["\u{301}", "\u{FE0F}", "\u{200D}"])
  func markedMarkup(mark: String) async throws {
    try await folder.makeProgram("notify-send", "printf '<%s>' \"$@\" >\(folder.path)/words")
    await alerts(["DISPLAY": ":0"]).notify(title: "A", body: "<\(mark)b>\(mark) &\(mark)\nC")
    let words = try text(of: "words")
    #expect(
      Array(words.utf8)
        == Array("<--app-name=supernews><--><A><&lt;\(mark)b&gt;\(mark) &amp;\(mark)\nC>".utf8), "\(words)")
  }

  @Test("a text of letters with any number of marks still fits into an argument")
  func manyMarks() async throws {
    try await folder.makeProgram("notify-send", "printf '%s' \"$4\" >\(folder.path)/words")
    let body = "e" + String(repeating: "\u{301}", count: 200_000)
    await alerts(["DISPLAY": ":0"]).notify(title: "A", body: body)
    #expect(try text(of: "words").unicodeScalars.count == 500)
  }

  @Test("joiners of words and emoji stay, and tabs become blanks")
  func joiners() async throws {
    try await folder.makeProgram("notify-send", "printf '<%s>' \"$@\" >\(folder.path)/words")
    let words = "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645} \u{1F468}\u{200D}\u{1F33E}"
    await alerts(["DISPLAY": ":0"]).notify(title: "A\tB\u{2028}C", body: words)
    #expect(try text(of: "words") == "<--app-name=supernews><--><A B C><\(words)>")
  }

  @Test("a desktop that fails or does not answer stops nothing", arguments: ["exit 1", "exec /bin/sleep 600"])
  func desktop(script: String) async throws {
    try await folder.makeProgram("notify-send", script)
    let start = ContinuousClock.now
    await alerts(["WAYLAND_DISPLAY": "wayland-0"], patience: .seconds(1)).notify(title: "A", body: "B")
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("without a desktop or without the program nothing is shown")
  func noDesktop() async throws {
    #expect(!alerts(["DISPLAY": ":0"]).canTell)
    try await folder.makeProgram("notify-send", "printf x >\(folder.path)/words")
    #expect(!alerts().canTell)
    await alerts().notify(title: "A", body: "B")
    #expect(!folder.hasFile("words"))
  }
}
