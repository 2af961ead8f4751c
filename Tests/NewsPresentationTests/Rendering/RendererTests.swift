import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The renderer")
struct RendererTests {
  private func renderer(
    _ language: InterfaceLanguage = .english, columns: Int? = nil, errorColumns: Int? = nil, isColoured: Bool = false
  ) -> Renderer {
    Renderer(
      texts: texts(in: language),
      styles: Renderer.Styles(output: Style(isColoured: isColoured), errors: Style(isColoured: isColoured)),
      columns: { columns }, errorColumns: { errorColumns })
  }

  private func headlines(_ articles: [Article], total: Int? = nil) -> HeadlinesScreen {
    HeadlinesScreen(.headlines(articles, total: total), hasHint: false)
  }

  @Test("a command that succeeds ends with its status")
  func success() {
    let facts = Facts(count: 20, total: 34, origin: Origin(.newsapi, receivedAt: Date()))
    let expected =
      #"{"type":"status","command":"top","ok":true,"#
      + #""line":2,"count":20,"total":34,"provider":"newsapi","cached":false}"# + "\n"
    #expect(renderer().statusLine(of: "top", line: 2, facts) == expected)
  }

  static let reasons: [StoredReason] = [
    .recent, .renewing, .offline, .failure(.network(.timeout(host: "news.example", seconds: 5))),
  ]

  @Test("the status of a stored list says so, and has its age in seconds", arguments: RendererTests.reasons)
  func cached(reason: StoredReason) throws {
    let origin = Origin(.newsapi, receivedAt: Date().addingTimeInterval(-7200), stored: reason)
    let text = renderer().statusLine(of: "top", Facts(count: 20, total: 34, origin: origin))
    #expect(text.contains(#""provider":"newsapi","cached":true,"age":72"#))
    let status = try JSONDecoder().decode(JSONLine.self, from: Data(text.utf8))
    #expect(status.cached == true)
    #expect((7200..<7260).contains(try #require(status.age)))
  }

  @Test("a list from the future has age 0, and one without a date has no age")
  func strangeAges() {
    let ahead = Origin(.newsapi, receivedAt: Date().addingTimeInterval(3600), stored: .recent)
    #expect(renderer().statusLine(of: "top", Facts(origin: ahead)).contains(#""cached":true,"age":0}"#))
    let dateless = renderer().statusLine(of: "top", Facts(origin: Origin(.newsapi, stored: .offline)))
    #expect(dateless.hasSuffix(#""cached":true}"# + "\n"))
  }

  @Test("omissions and failures are counted, if there are any")
  func whatWasLeftOutAndWhatFailedIsCounted() {
    let all = renderer().statusLine(of: "world", Facts(count: 3, origin: Origin(.newsapi), removed: 2, failed: 1))
    #expect(all.hasSuffix(#""cached":false,"removed":2,"failed":1}"# + "\n"))
    let removed = renderer().statusLine(of: "top", Facts(origin: Origin(.newsapi), removed: 2))
    #expect(removed.hasSuffix(#""cached":false,"removed":2}"# + "\n"))
  }

  @Test("a command without a list names no provider")
  func bareSuccess() {
    let expected =
      #"{"type":"status","command":"web","ok":true,"#
      + #""line":null,"count":null,"total":null,"provider":null,"cached":false}"# + "\n"
    #expect(renderer().statusLine(of: "web", Facts()) == expected)
  }

  @Test("a command that fails ends with its status, in the language of the interface")
  func commandThatFailsEndsWithItsStatus() throws {
    let error = NewsError.list(.noSuchItem(30, count: 20))
    let text = renderer().statusLine(of: "open", line: 3, error)
    let prefix =
      #"{"type":"status","command":"open","ok":false,"line":3,"error":{"code":"noSuchItem","message":""#
    #expect(text.hasPrefix(prefix))
    #expect(text.hasSuffix("\"}}\n"))
    let english = try JSONDecoder().decode(JSONLine.self, from: Data(text.utf8))
    let inFrench = renderer(.french).statusLine(of: "open", line: 3, error)
    let french = try JSONDecoder().decode(JSONLine.self, from: Data(inFrench.utf8))
    #expect(english.error?.code == french.error?.code)
    #expect(english.error?.message != french.error?.message)
    #expect(english.error?.hint?.isEmpty == false)
  }

  @Test("unknown facts about a failure are null")
  func bareFailure() throws {
    let text = renderer().statusLine(of: nil, line: nil, NewsError.cancelled)
    #expect(text.hasPrefix(#"{"type":"status","command":null,"ok":false,"line":null,"error":{"code":"cancelled","#))
    let line = try JSONDecoder().decode(JSONLine.self, from: Data(text.utf8))
    #expect(line.error?.message?.isEmpty == false)
  }

  @Test("an error in a script names script, line and command, then the problem and the remedy")
  func trouble() {
    let text = renderer().trouble(NewsError.list(.noSuchItem(30, count: 20)), command: "open", place: "stdin:3").text
    #expect(text == "supernews: stdin:3: open: there is no item 30 in this list of 20; type list to see it\n")
  }

  @Test("an error at the prompt names neither script nor line")
  func troubleAtPrompt() {
    let error = NewsError.list(.noSuchItem(30, count: 20))
    #expect(renderer().trouble(error, command: "open", place: nil).text.hasPrefix("open: there is no item 30"))
    #expect(renderer().trouble(error, command: "open", place: "").text.hasPrefix("supernews: open: "))
    #expect(renderer().trouble(error, command: nil, place: "-c:1").text.hasPrefix("supernews: -c:1: there is"))
  }

  @Test(
    "the colon after a command's name has the space before it that its language wants", arguments: [nil, "stdin:3"])
  func colon(place: String?) {
    let french = Renderer(texts: texts(in: .french), styles: .plain, columns: { nil })
    let text = french.trouble(NewsError.list(.noResults), command: "garder", place: place).text
    #expect(text.hasPrefix((place.map { "supernews: \($0): " } ?? "") + "garder\u{202F}: "))
  }

  @Test("an error in a script is one harmless line, whatever a server says")
  func cleanTrouble() {
    let error = NewsError.network(.broken(host: "evil\u{1B}[31m.example", detail: "a\nb\u{202E}\u{7}"))
    let text = renderer(columns: 20).trouble(error, command: "top", place: "stdin:1").text
    #expect(text.split(separator: "\n").count == 1)
    let isHarmless = !text.dropLast().unicodeScalars.contains { isHarmful($0) }
    #expect(isHarmless)
    #expect(text.contains("evil.example"))
  }

  @Test("an error in JSON is as clean as its text")
  func cleanFailure() throws {
    let error = NewsError.service(.parameterInvalid(message: "a\u{1B}[31mb\u{202E}c\nd"))
    let text = renderer().statusLine(of: "top", line: 1, error)
    let message = try #require(try JSONDecoder().decode(JSONLine.self, from: Data(text.utf8)).error?.message)
    #expect(message.contains("(abc d)"))
  }

  @Test("an escape sequence that was typed swallows nothing of the sentence about it")
  func unfinishedSequence() {
    let typed = "xyz\u{1B}]0;p"
    let error = NewsError.name(.unknownFeed(typed, nearest: typed))
    let text = renderer().trouble(error, command: typed, place: "stdin:1").text
    let clean = NewsError.name(.unknownFeed("xyz0;p", nearest: "xyz0;p"))
    #expect(text == renderer().trouble(clean, command: "xyz0;p", place: "stdin:1").text)
  }

  @Test("an error at the prompt is wrapped to the window", arguments: [20, 40, 80])
  func wrappedTrouble(columns: Int) {
    let error = NewsError.network(.badResponse(host: "example.com", detail: "no JSON"))
    let text = renderer(errorColumns: columns).trouble(error, command: "top", place: nil).text
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= columns) }
  }

  @Test("a notice is a harmless line of its own")
  func notice() {
    let text = renderer().notice(.opened(host: "example.com\u{1B}[31m")).text
    #expect(text.contains("example.com"))
    #expect(text.hasSuffix("\n"))
    let isHarmless = !text.dropLast().unicodeScalars.contains { isHarmful($0) }
    #expect(isHarmless)
  }

  @Test("each format writes a screen in its own way")
  func formats() {
    let screen = headlines([.numbered(1), .numbered(2)], total: 34)
    let text = renderer().rendered(screen, as: .text)
    #expect(text.contains("Headline 2"))
    #expect(text.contains("2 of 34"))
    let rows = renderer().rendered(screen, as: .tsv)
    #expect(
      rows == """
        1\t2026-11-21T08:00:00Z\tExample News\tHeadline 1\thttps://example.com/1\t\(Article.numbered(1).id)
        2\t2026-11-21T08:00:00Z\tExample News\tHeadline 2\thttps://example.com/2\t\(Article.numbered(2).id)

        """)
    let objects = renderer().rendered(screen, as: .json).split(separator: "\n")
    #expect(objects.count == 2)
    #expect(objects.first?.hasPrefix(#"{"type":"article","n":1,"#) == true)
  }

  @Test("only the text format has colour, and without it the text is the same")
  func colour() {
    let screen = headlines([.numbered(1)])
    let plain = renderer(columns: 80).rendered(screen, as: .text)
    let coloured = renderer(columns: 80, isColoured: true).rendered(screen, as: .text)
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}["))
    let lines = coloured.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText($0).string }
    #expect(lines.joined(separator: "\n") == plain)
    for format in [OutputFormat.tsv, .json] {
      #expect(!renderer(isColoured: true).rendered(screen, as: format).contains("\u{1B}"))
    }
  }

  @Test("what a person reads at a terminal wraps between words, also in a script", arguments: [nil, "", "stdin:3"])
  func wrapped(place: String?) {
    let renderer = Renderer(texts: texts(in: .english), styles: .plain, columns: { nil }, errorColumns: { 30 })
    let error = NewsError.list(.noSuchItem(30, count: 20))
    let lines = renderer.trouble(error, command: "open", place: place).text.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 30 })
    let whole = Renderer(texts: texts(in: .english), styles: .plain, columns: { 30 })
    #expect(lines.joined(separator: " ") + "\n" == whole.trouble(error, command: "open", place: place).text)
    #expect(renderer.notice(.history).text.split(separator: "\n").count > 1)
  }
}
