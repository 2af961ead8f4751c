import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("bind and unbind")
struct BindCommandTests {
  private func run(_ lines: [String], _ newsroom: FakeNewsroom = FakeNewsroom(), format: OutputFormat = .text)
    async throws -> Transcript
  {
    try await newsroom.run(lines, in: .fresh(format: format, isInteractive: true), isInteractive: true)
  }

  @Test("keys are given lines, listed, shown and freed")
  func listed() async throws {
    let newsroom = FakeNewsroom()
    let lines = [
      "bind f5 top --limit 5", "bind ^T 'top; new'", "bind j next", "bind", "bind J", "unbind ctrl-t", "bind",
    ]
    let transcript = try await run(lines, newsroom, format: .tsv)
    let all = "j\tnext\nctrl-t\ttop; new\nf5\ttop --limit 5\n"
    #expect(transcript.output.contains(all), "\(transcript.output)")
    #expect(transcript.output.hasSuffix("ctrl-t\ttop; new\nj\tnext\nf5\ttop --limit 5\n"))
    #expect(transcript.errors.contains("J has no line of yours; type bind to list your keys"))
    #expect(newsroom.settings.changes.last == SettingsChange(.bind, "ctrl-t", nil))
    #expect(transcript.session.settings.boundLetters == ["j": "next"])
  }

  @Test(
    "keys that the terminal or the prompt needs are refused with a sentence",
    arguments: ["ctrl-c", "ctrl-d", "^Z", "enter", "Tab", "esc", "ctrl-m", "ctrl-i"])
  func reserved(key: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(["bind \(key) top"], newsroom)
    #expect(
      transcript.errors.contains("is needed by the terminal or the prompt, so it cannot be bound"),
      "\(transcript.errors)")
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test(
    "what is no key, and what is no line, is refused",
    arguments: ["bind hot top", "bind 1 top", "bind f13 top", "bind j ''", "bind j \"find 'x\""])
  func refused(line: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await run([line], newsroom, format: .json).codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("a letter alone on a line runs its line at the prompt, in its case, and begins other words as before")
  func letters() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(["bind j 'top --limit 3'", " j ", "bind J 'open 2'", "J"], newsroom)
    #expect(transcript.status == .success, "\(transcript.errors)")
    #expect(transcript.session.position == 2)
    #expect(try await newsroom.run(["j"], in: transcript.session).status == .failure)
    // "jp" is still Japan, "j 3" is not the key.
    let others = try await newsroom.run(["j 3"], in: transcript.session, isInteractive: true)
    #expect(others.status == .failure)
  }

  @Test("a letter of the prompt may get another meaning, which is said, and gets its own back")
  func replaced() async throws {
    let transcript = try await run(["top --limit 3", "bind n 'open 3'", "n", "unbind n", "open 1", "n"])
    #expect(transcript.errors.contains("n no longer means next; to change that back, type unbind n."))
    #expect(transcript.errors.contains("n has its usual meaning again."))
    #expect(transcript.session.position == 2)
  }

  @Test("the prompt gets keys other than letters")
  func prompt() async throws {
    let session = try await run(["bind j next", "bind alt-x 'top'", "bind f5 'new'", "bind ctrl-t find moon"]).session
    let typing = Typing(session: session, folders: NoFolders())
    #expect(
      typing.keys == [
        PromptKey(.control("t"), line: "find moon"), PromptKey(.alt("x"), line: "top"),
        PromptKey(.function(5), line: "new"),
      ])
  }

  @Test("y and Space mean yes to the question before a long list; in French o does, too")
  func yes() {
    for language in InterfaceLanguage.all {
      let typing = Typing(session: .fresh(language: language), folders: NoFolders())
      #expect(typing.isYes("y") && typing.isYes("Y") && typing.isYes(" ") && !typing.isYes("n") && !typing.isYes("\n"))
      #expect(typing.question(listing: 1570).contains(language == .english ? "1,570" : "1\u{202F}570"))
    }
    #expect(Typing(session: .fresh(language: .french), folders: NoFolders()).isYes("o"))
  }

  @Test("without any, it says how to bind one", arguments: InterfaceLanguage.all)
  func none(language: InterfaceLanguage) async throws {
    let transcript = try await FakeNewsroom(locale: language).run(["bind"], in: .fresh(language: language))
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(texts(in: language).ownKeysAdvice.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
  }

  @Test("a line that begins with nothing known is refused, with what may be meant; an alias is known")
  func unknownLine() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(["bind G end", "bind G 'top; opne 3'"], newsroom)
    #expect(transcript.errors.ranges(of: "bind: unknown command").count == 2, "\(transcript.errors)")
    #expect(transcript.errors.contains("\"open\""))
    #expect(newsroom.settings.changes.isEmpty)
    let alias = try await run(["alias end='top --limit 3'", "bind G end", "bind H '!date'", "bind j 3"])
    #expect(alias.status == .success, "\(alias.errors)")
  }
}
