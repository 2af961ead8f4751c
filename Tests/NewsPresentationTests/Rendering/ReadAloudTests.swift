import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Output that is read aloud")
struct ReadAloudTests {
  private static let moment = Date(timeIntervalSince1970: 1_795_248_000 + 7200)

  private func page(
    _ language: InterfaceLanguage = .english, rows: Int? = nil, isAccessible: Bool = true
  ) -> TextPage {
    TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: 40, rows: rows, isAccessible: isAccessible,
      now: Self.moment)
  }

  private func drawn(
    _ screen: any Screen, _ language: InterfaceLanguage = .english, rows: Int? = nil
  ) -> (page: TextPage, lines: [String]) {
    var page = page(language, rows: rows)
    screen.draw(on: &page)
    return (page, page.text.split(separator: "\n").map(String.init))
  }

  @Test("a list stops after ten rows and says how it continues")
  func ten() {
    let articles = (1...25).map { Article.numbered($0) }
    var screen = HeadlinesScreen(.headlines(articles), hasHint: false)
    let first = drawn(screen, rows: 20)
    #expect(first.page.shown == 10)
    #expect(first.lines.contains("10: Headline 10") && !first.lines.contains("11: Headline 11"))
    #expect(first.lines.last == texts(in: .english).moreHint(15))
    screen.skipped = 20
    let last = drawn(screen, rows: 20)
    #expect(last.lines.contains("21: Headline 21") && last.lines.contains("25: Headline 25"))
    #expect(last.page.shown == nil)
  }

  @Test("--limit asks for another number, and where nobody can type more everything is said")
  func whole() {
    let articles = (1...25).map { Article.numbered($0) }
    let asked = HeadlinesScreen(.headlines(articles), isWhole: true, hasHint: false)
    #expect(drawn(asked, rows: 20).lines.contains("25: Headline 25"))
    let usual = HeadlinesScreen(.headlines(articles), hasHint: false)
    #expect(drawn(usual).lines.contains("25: Headline 25"))
  }

  @Test("ages have no abbreviations, and one is singular")
  func ages() {
    func words(_ language: InterfaceLanguage) -> DateWords {
      DateWords(texts: texts(in: language), now: Self.moment, isSpelled: true)
    }
    let hour = Self.moment.addingTimeInterval(-3600)
    #expect(words(.english).age(hour) == "1 hour old")
    #expect(words(.french).age(hour) == "relevé il y a 1 heure")
    let minutes = Self.moment.addingTimeInterval(-600)
    #expect(words(.english).short(minutes) == "10 minutes ago")
    #expect(words(.french).short(minutes) == "il y a 10 minutes")
    #expect(words(.english).long(minutes, hasTime: false).hasSuffix("(10 minutes ago)"))
    #expect(texts(in: .english).ago(texts(in: .english).spelled(.hours(10))) == "10 hours ago")
  }

  @Test("an episode's length is in whole words")
  func lengths() {
    #expect(page().length(seconds: 3900) == "1 hour 5 minutes")
    #expect(page(.french).length(seconds: 60) == "1 minute")
    #expect(page(isAccessible: false).length(seconds: 60) == texts(in: .english).duration(seconds: 60))
  }

  @Test("a headline in another language carries its language", arguments: InterfaceLanguage.all)
  func languages(language: InterfaceLanguage) {
    var (own, foreign) = (Article.numbered(1), Article.numbered(2))
    own.detectedLanguage = language.code
    foreign.detectedLanguage = "de"
    let words = texts(in: language)
    let lines = drawn(HeadlinesScreen(.headlines([own, foreign]), hasHint: false), language).lines
    let told = words.labelled(words.label(ofFact: .language), words.name(ofLanguage: "de"))
    #expect(lines.count { $0.contains(told) } == 1)
    #expect(lines.last { $0.contains("Example News") }?.hasPrefix(told) == true)
    var seen = page(language, isAccessible: false)
    HeadlinesScreen(.headlines([own, foreign]), hasHint: false).draw(on: &seen)
    #expect(!seen.text.contains(words.name(ofLanguage: "de")))
  }

  private static let follow = Follow(
    number: 1, request: FindRequest(text: "Apple", filter: .init(country: .japan, language: "en")), notifies: true,
    quiet: nil, madeAt: moment)

  @Test("an alert is one sentence without the filters of its follow")
  func alert() {
    var article = Article.numbered(1)
    article.title = "Respawn quick to fix Titanfall server problems"
    article.source.name = "lwn.net"
    let alert = Alert(follow: Self.follow, story: StoryID(1), article: article)
    #expect(
      texts(in: .english).alert(alert)
        == "Follow Apple: Respawn quick to fix Titanfall server problems, from lwn.net")
    #expect(
      texts(in: .french).alert(alert)
        == "Suivi Apple\u{202F}: Respawn quick to fix Titanfall server problems, par lwn.net")
    for isAccessible in [true, false] {
      let line = renderer(columns: 30).notice(.alert(alert), isAccessible: isAccessible).text
      #expect(line == texts(in: .english).alert(alert) + "\n")
      #expect(!line.contains("·"))
    }
  }

  private func renderer(_ language: InterfaceLanguage = .english, columns: Int?) -> Renderer {
    Renderer(
      texts: texts(in: language),
      styles: Renderer.Styles(output: Style(isColoured: false), errors: Style(isColoured: false)),
      columns: { columns }, errorColumns: { columns })
  }

  @Test("errors and notices are not wrapped", arguments: InterfaceLanguage.all)
  func lines(language: InterfaceLanguage) {
    let renderer = renderer(language, columns: 20)
    let error = NewsError.list(.noResults)
    for isAccessible in [true, false] {
      let trouble = renderer.trouble(error, command: "open", place: nil, isAccessible: isAccessible)
      #expect((trouble.lineCount == 1) == isAccessible)
      #expect((renderer.notice(.listBefore, isAccessible: isAccessible).lineCount == 1) == isAccessible)
    }
  }

  @Test("a title and its facts are a line each, however narrow the window")
  func header() {
    var page = page()
    let long = String(repeating: "word ", count: 20).trimmed
    page.header(long, about: long)
    #expect(page.text == "\(long)\n\(long)\n")
  }

  static let sentences: [(String, String)] = [
    ("Type read for the full text.", #"Type "read" for the full text."#),
    ("to turn it on, type settings archive on", #"to turn it on, type "settings archive on""#),
    ("type key set to replace it, or key forget to go on", #"type "key set" to replace it, or "key forget" to go on"#),
    (
      "type countries, categories, sources or topics to list them",
      #"type "countries", "categories", "sources" or "topics" to list them"#
    ),
    ("type top first, or back to return", #"type "top" first, or "back" to return"#),
    ("To open it, type web 3.1.", #"To open it, type "web 3.1"."#),
    (
      "type stories to list stories, or use search for more",
      #"type "stories" to list stories, or use "search" for more"#
    ),
    ("type format tsv, then heat", #"type "format tsv", then "heat""#),
    ("to hide its story, type mute --story 3", #"to hide its story, type "mute --story 3""#),
    ("type more of the name", "type more of the name"), ("type a number to open one:", "type a number to open one:"),
    ("Please type y or n. ", "Please type y or n. "), ("Type 2 diabetes, or more", "Type 2 diabetes, or more"),
    ("use one of: top, list", "use one of: top, list"), ("", ""), ("type", "type"),
  ]

  @Test("commands in sentences are marked", arguments: sentences)
  func marked(sentence: String, expected: String) {
    #expect(texts(in: .english).marked(sentence) == expected)
    // They are in quotation marks already.
    #expect(texts(in: .french).marked(sentence) == sentence)
  }

  @Test("commands are marked in errors, notices and hints, only if they are read aloud")
  func markedEverywhere() {
    let renderer = renderer(columns: nil)
    #expect(renderer.notice(.listBefore, isAccessible: true).text.contains(#"type "back"."#))
    #expect(!renderer.notice(.listBefore).text.contains("\""))
    let error = NewsError.list(.noResults)
    let trouble = renderer.trouble(error, command: "open", place: nil, isAccessible: true).text
    #expect(trouble.contains(#"type "top" first"#))
    var page = page()
    page.paragraphs(texts(in: .english).noContent(inView: false), .quiet)
    page.line(Span(texts(in: .english).nothingSaved, .quiet))
    // The words of an article are left alone.
    page.paragraphs("They type read for fun.")
    #expect(page.text.contains(#"Type "read" for"#) && page.text.contains(#"type "save 1"."#))
    #expect(page.text.contains("They type read for fun."))
  }
}
