import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("!")
struct ShellCommandTests {
  static let lines: [(String, String)] = [
    ("!date", "date"), ("! date -u", "date -u"), ("!a 'b;c' | d > e; f # g", "a 'b;c' | d > e; f # g"),
    ("!it's", "it's"), ("!echo \"$HOME\" \\; --x", "echo \"$HOME\" \\; --x"), ("'!' date", "date"),
    ("!! true", "! true"),
  ]

  @Test("the rest of the line is run unchanged, with the whole terminal", arguments: ShellCommandTests.lines)
  func runs(line: String, command: String) async throws {
    for language in InterfaceLanguage.all {
      let newsroom = FakeNewsroom()
      let transcript = try await newsroom.run([line], in: .fresh(language: language))
      #expect(newsroom.runner.runs.count == 1)
      #expect(newsroom.runner.runs.first?.isOf(command, input: nil) == true)
      #expect(transcript.status == .success)
      #expect(transcript.output.isEmpty)
      #expect(transcript.errors.isEmpty)
    }
  }

  @Test("it leaves the session as it was")
  func keepsSession() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 3", "2", "!date", "next"])
    #expect(transcript.status == .success)
    #expect(transcript.session.position == 3)
  }

  @Test("programs get its status line and nothing else")
  func objects() async throws {
    let transcript = try await FakeNewsroom().run(["!date"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.map(\.type) == ["status"])
    #expect(objects.first?.command == "!")
    #expect(objects.first?.ok == true)
  }

  @Test("an empty command is refused", arguments: ["!", "!  ", "'!'", "! \t"])
  func aloneItIsNothingToRun(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.runner.runs.isEmpty)
  }

  @Test("a command that fails is reported", arguments: [1, 127, 130, 139] as [Int32])
  func commandThatFailsIsTold(status: Int32) async throws {
    let newsroom = FakeNewsroom(runner: FakeRunner { _ in status })
    let transcript = try await newsroom.run(["top --limit 3", "!x"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io"])
    #expect(transcript.session.titles.count == 3)
    // No list was passed to it.
    #expect(try transcript.statuses().last?.error?.hint == nil)
  }
}
