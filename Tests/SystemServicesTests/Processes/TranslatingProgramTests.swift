import FoundationEssentials
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The reader's own program that translates", .takesTurns)
struct TranslatingProgramTests {
  private let folder = TemporaryFolder()

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func translate(
    _ text: String = "One\n\nTwo", by command: [String] = ["translate"], from: String? = "fr",
    patience: Duration = .seconds(60)
  ) async throws -> String {
    let environment = folder.ownPrograms.merging(["NEWSAPI_KEY": "secret"]) { _, new in new }
    return try await TranslatingProgram(environment: environment, patience: patience)
      .translate(text, by: command, from: from, to: "en")
  }

  private func failure(_ body: () async throws -> String) async -> ProgramFailure? {
    do {
      _ = try await body()
      return nil
    } catch NewsError.text(.translatorFailed(_, let failure)) {
      return failure
    } catch {
      return nil
    }
  }

  @Test("it reads the text, and what it writes is the translation")
  func text() async throws {
    try await folder.makeProgram("translate", "exec /usr/bin/tr a-z A-Z")
    #expect(try await translate() == "ONE\n\nTWO")
  }

  @Test("%l is the language wanted, %s that of the text, and no shell reads the words")
  func words() async throws {
    try await folder.makeProgram("translate", "printf '<%s>' \"$@\"")
    let command = ["translate", ":%l", "%s:%l", "100%%", "%x", "$HOME; `id`", "%"]
    #expect(try await translate(by: command) == "<:en><fr:en><100%><%x><$HOME; `id`><%>")
    #expect(try await translate(by: ["translate", "%s"], from: nil) == "<auto>")
  }

  @Test("it does not see the key")
  func key() async throws {
    try await folder.makeProgram("translate", "echo \"key: ${NEWSAPI_KEY-none}\"")
    #expect(try await translate() == "key: none")
  }

  @Test("one that fails, is missing or writes nothing is an error")
  func failures() async throws {
    try await folder.makeProgram("translate", "echo half; exit 3")
    try await folder.makeProgram("silent", "exit 0")
    #expect(await failure { try await translate() } == .ended(status: 3))
    #expect(await failure { try await translate(by: ["silent"]) } == .nothing)
    #expect(
      await failure { try await translate(by: ["missing"]) }
        == .notStarted(detail: String(cString: strerror(ENOENT))))
  }

  @Test("one that takes too long or writes too much is ended")
  func limits() async throws {
    try await folder.makeProgram("translate", "exec /bin/sleep 60")
    try await folder.makeProgram("flood", "exec /usr/bin/yes")
    #expect(await failure { try await translate(patience: .seconds(1)) } == .tooSlow(seconds: 1))
    #expect(await failure { try await translate(by: ["flood"]) } == .tooMuch(limit: 4 << 20))
  }

  @Test("one that does not read its input still translates")
  func unread() async throws {
    try await folder.makeProgram("translate", "echo done")
    #expect(try await translate(String(repeating: "text ", count: 100_000)) == "done")
  }

  @Test("what it has started ends with it, in whatever way it ends", arguments: ["", "wait", "exec /usr/bin/yes"])
  func children(ending: String) async throws {
    try await folder.makeProgram(
      "translate", "/bin/sleep 600 </dev/null & echo $! >\"$0.child\"; echo done; \(ending)")
    if ending == "wait" {
      let task = Task { [self] in try await translate() }
      #expect(try await eventually { folder.process("bin/translate.child") != nil })
      task.cancel()
      await #expect(throws: NewsError.cancelled) { try await task.value }
    } else {
      let translation = try? await translate()
      #expect(translation == (ending.isEmpty ? "done" : nil))
    }
    let child = try #require(folder.process("bin/translate.child"))
    #expect(try await eventually { !isRunning(child) })
    kill(child, SIGKILL)
  }

  @Test("a language may be any text, and a mark after a % leaves it what it is")
  func markedPercent() async throws {
    try await folder.makeProgram("translate", "printf '<%s>' \"$@\"")
    let words = try await translate(by: ["translate", "%l\u{301}", "a%\u{301}l"])
    #expect(Array(words.utf8) == Array("<en\u{301}><a%\u{301}l>".utf8))
  }

  @Test("Ctrl-C ends it")
  func cancelled() async throws {
    try await folder.makeProgram("translate", "echo $$ >\"$0.process\"; exec /bin/sleep 60")
    let task = Task { [self] in try await translate() }
    #expect(try await eventually { folder.process("bin/translate.process") != nil })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    let process = try #require(folder.process("bin/translate.process"))
    #expect(!isThere(process))
  }
}
