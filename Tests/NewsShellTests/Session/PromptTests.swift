import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The prompt")
struct PromptTests {
  private func prompt(_ session: Session, columns: Int = 80) -> String {
    Prompt.spans(session, columns: columns).map(\.string).joined()
  }

  /// A session of a reader who has chosen a source.
  private func session(of name: String, language: InterfaceLanguage = .english) -> Session {
    var session = Session.fresh(language: language)
    (session.edition.source, session.edition.isSourceChosen) = (SourceReference(id: "x", name: name), true)
    return session
  }

  @Test("it is the edition: country and language")
  func edition() {
    #expect(prompt(.fresh(language: .french)) == "fr \u{B7} fran\u{E7}ais \u{203A}  ")
    #expect(prompt(.fresh()) == "us \u{B7} English \u{203A}  ")
  }

  @Test("the favourite source is named, whatever list is shown")
  func favourite() {
    var session = session(of: "Le Monde")
    #expect(prompt(session) == "us \u{B7} English \u{B7} Le Monde \u{203A}  ")
    session.coordinator.push(HeadlinesScreen(.headlines([.numbered(1)]), hasHint: false))
    #expect(prompt(session) == "us \u{B7} English \u{B7} Le Monde \u{203A}  ")
  }

  @Test("a list looked at once does not change it", arguments: ["top france", "top le-monde", "top sports jp"])
  func lookedAtOnce(line: String) async throws {
    let known = [NewsSource(id: "le-monde", name: "Le Monde")]
    let transcript = try await FakeNewsroom().run([line], in: .fresh(known: known, isInteractive: true))
    #expect(transcript.status == .success)
    #expect(prompt(transcript.session) == "us \u{B7} English \u{203A}  ")
  }

  @Test("it names the chosen source until that is taken back", arguments: ["source none", "reset"])
  func favouriteTakenBack(line: String) async throws {
    let lines = TypedLines([.line("source bbc-news"), .line("top"), .line(line), .line("top")])
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(isInteractive: true))
    #expect(
      lines.sessions.map { prompt($0) } == [
        "us \u{B7} English \u{203A}  ", "us \u{B7} English \u{B7} BBC News \u{203A}  ",
        "us \u{B7} English \u{B7} BBC News \u{203A}  ", "us \u{B7} English \u{203A}  ", "us \u{B7} English \u{203A}  ",
      ])
    #expect(transcript.status == .success)
  }

  @Test("a source's name cannot harm the terminal")
  func sourcesNameCannotHarmTheTerminal() {
    #expect(prompt(session(of: "A\u{1B}[31mB\u{202E}\nC")) == "us \u{B7} English \u{B7} AB C \u{203A}  ")
  }

  @Test("a long name is cut to leave room for typing, the country never is", arguments: [8, 20, 40, 60])
  func longNameIsCutToLeaveRoomToType(columns: Int) {
    let name = "A source with a name that is far too long for a prompt"
    let shown = prompt(session(of: name), columns: columns)
    #expect(DisplayWidth.of(shown) <= max(6, columns / 2))
    #expect(shown.hasPrefix("us"))
    #expect(shown.contains("\u{2026}") == (columns > 40))
    #expect(prompt(session(of: "\u{65E5}\u{672C}"), columns: 40) == "us \u{B7} English \u{203A}  ")
  }

  static let rests: [(Int?, String)] = [
    (nil, ""), (100, ""), (21, ""), (20, ""), (19, " \u{B7} 19 left"), (1, " \u{B7} 1 left"), (0, " \u{B7} 0 left"),
  ]

  @Test("the number of requests left is shown when it is low", arguments: PromptTests.rests)
  func requestsLeft(left: Int?, told: String) {
    var session = Session.fresh()
    session.requestsLeft = left
    #expect(prompt(session) == "us \u{B7} English\(told) \u{203A}  ")
    #expect(prompt(session, columns: 20) == "us\(told) \u{203A}  ")
  }

  static let formats: [(String, String)] = [
    ("%c %l %s>", "us en ABC News>"), ("%c%l", "usen"), ("[%n]", "[3]"), ("%q", "42"), ("%u", "7"),
    ("%%c 100%%", "%c 100%"),
    ("%x %C", "%x %C"), ("50%", "50%"), ("%", "%"), ("plain >", "plain >"), ("%\u{301}c", "%\u{301}c"),
    ("\u{65E5}%c\u{1F1EB}\u{1F1F7}", "\u{65E5}us\u{1F1EB}\u{1F1F7}"), ("a\u{1B}[31mb\u{202E}\nc", "ab c"), (" ", " "),
  ]

  @Test("an empty prompt of the reader's own is none")
  func emptyPrompt() {
    var session = Session.fresh()
    session.settings[PromptSetting.self] = ""
    #expect(prompt(session) == prompt(.fresh()))
  }

  @Test("the signs in a reader's own prompt are replaced by their values", arguments: PromptTests.formats)
  func ownPrompt(format: String, expected: String) {
    var session = Session.fresh()
    session.settings[PromptSetting.self] = format
    session.requestsLeft = 42
    session.newCount = 7
    session.coordinator.push(HeadlinesScreen(.headlines((1...3).map { Article.numbered($0) }), hasHint: false))
    #expect(prompt(session) == expected + " ")
    // The width of the window does not change the reader's own prompt.
    #expect(prompt(session, columns: 20) == expected + " ")
  }

  @Test("without a list or a key, the counts are empty")
  func nothingToCount() {
    var session = Session.fresh(language: .french)
    session.settings[PromptSetting.self] = "%c %n %q%u>"
    #expect(prompt(session) == "fr 0 > ")
  }

  @Test("nor can a source's name in a reader's own prompt", arguments: NaughtyStrings.some)
  func cleanOwnPrompt(name: String) {
    var session = Session.fresh()
    session.settings[PromptSetting.self] = "%s"
    session.edition.source = SourceReference(id: "x", name: name)
    #expect(prompt(session) == SafeText(name).string + " ")
    #expect(!prompt(session).unicodeScalars.contains(where: isHarmful))
  }

  @Test("when read aloud it has neither dots nor arrows", arguments: [80, 20])
  func accessible(columns: Int) {
    var session = Session.fresh()
    session.settings[AccessibleSetting.self] = true
    session.requestsLeft = 2
    #expect(
      prompt(session, columns: columns) == (columns == 80 ? "us, English, 2 left >  " : "us, 2 left >  "))
  }

  @Test("the number of requests left is in the interface language")
  func requestsLeftInFrench() {
    var session = Session.fresh(language: .french)
    session.requestsLeft = 2
    #expect(prompt(session).hasSuffix(" fran\u{E7}ais \u{B7} 2 requ\u{EA}tes restantes \u{203A}  "))
    session.requestsLeft = 1
    #expect(prompt(session).hasSuffix(" fran\u{E7}ais \u{B7} 1 requ\u{EA}te restante \u{203A}  "))
  }
}
