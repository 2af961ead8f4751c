import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Commands in hints")
struct HintTests {
  @Test("text quoted in a hint is a command, as it is typed in that language", arguments: InterfaceLanguage.all)
  func commands(language: InterfaceLanguage) throws {
    let words = texts(in: language)
    let hints =
      TextsTests.newsErrors.map { words.explain($0.0).hint } + TextsTests.shellErrors.map { words.explain($0.0).hint }
    // In English a command is unquoted after "type", in French in quotes. A name, an id or a line is not a command.
    let pattern = #/"([^"]+)"|«\u{202F}([^»]+)\u{202F}»|\b[Tt]ype (?!more of |the id |the line )([^,;.]+)/#
    var count = 0
    for hint in hints.compactMap(\.self) + [words.notice(.listBefore), words.quotaWithoutKey] {
      let quoted = hint.matches(of: pattern).compactMap { $0.1 ?? $0.2 ?? $0.3 }
      for text in quoted {
        let phrase = try #require(ParsedLine(String(text)).commands.first)
        let match = try #require(try CommandTable.standard.match(phrase.words), "\(hint)")
        #expect(match.declaration.names.contains(phrase.words[0].text), "\(hint)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test("read aloud, every command in a sentence is in quotation marks, and nothing else is")
  func marked() throws {
    let words = texts(in: .standard)
    let hints =
      TextsTests.newsErrors.map { words.explain($0.0).hint } + TextsTests.shellErrors.map { words.explain($0.0).hint }
      + TextsTests.notices.map { words.notice($0) } + [
        words.noContent(inView: false), words.quotaWithoutKey, words.accessibleHint,
      ]
    var count = 0
    for hint in hints.compactMap(\.self) where !hint.contains("\"") {
      let marked = words.marked(hint)
      #expect(marked.replacing("\"", with: "") == hint)
      for text in marked.matches(of: #/"([^"]+)"/#) {
        let phrase = try #require(ParsedLine(String(text.1)).commands.first)
        let match = try #require(try CommandTable.standard.match(phrase.words), "\(marked)")
        #expect(match.declaration.names.contains(phrase.words[0].text), "\(marked)")
        count += 1
      }
      let isAsked = hint.contains(#/\b[Tt]ype (?!more of |the |a |y )/#)
      #expect(!isAsked || marked != hint, "\(hint)")
    }
    #expect(count > 40)
  }

  @Test("an option of the process is suggested with the call that it belongs to", arguments: InterfaceLanguage.all)
  func options(language: InterfaceLanguage) {
    let words = texts(in: language)
    let starts =
      language == .french
      ? ["démarrez avec --", "démarrez sans --"] : ["start with --", "start without --"]
    let errors = TextsTests.newsErrors.compactMap { words.explain($0.0).hint }
    let notices = TextsTests.notices.map { words.notice($0) }
    let mentions = (errors + notices + [words.advice(for: .provider)]).filter { $0.contains("--provider") }
    // The notice of headlines for the United States alone names it in French only.
    #expect(mentions.count >= (language == .french ? 4 : 3))
    for text in mentions { #expect(starts.contains { text.contains($0) }, "\(text)") }
    #expect(!words.others(than: 5).contains("-F"))
  }
}
