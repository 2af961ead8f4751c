import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("How countries tell a story")
struct CompareScreenTests {
  private static let rows = [
    StoryComparison.Row(
      country: .unitedStates, first: StorySamples.american, count: 27, ownWords: ["acres", "land management"],
      language: "en"),
    StoryComparison.Row(country: .france, first: StorySamples.french, count: 2, ownWords: [], language: "fr"),
    StoryComparison.Row(country: nil, first: StorySamples.unknown, count: 1, ownWords: []),
  ]

  private static let silences = [
    StoryComparison.Silence(country: .japan, count: 1212),
    StoryComparison.Silence(country: Country(code: "gb") ?? .france, count: 88),
  ]

  private static let checked = StorySamples.start.addingTimeInterval(-43_200)...StorySamples.now
  private static let screen = screen(in: "en")

  /// The countries without coverage, after the time in which their other articles were counted.
  private static func silent(_ language: InterfaceLanguage, _ countries: [String]) -> String {
    texts(in: language).silent(countries, from: LocalTime(checked.lowerBound), to: LocalTime(checked.upperBound))
  }

  /// The screen for a reader of a language.
  private static func screen(in language: String) -> CompareScreen {
    CompareScreen(
      StoryComparison(story: StorySamples.story, rows: rows, silences: silences, checked: checked),
      languages: ReaderLanguages([language]),
      translations: [StorySamples.french.article.id: "Trump reduces the size of two monuments"])
  }

  @Test(
    "each country has a row with its source, time, title and translation, and its language if it is not the reader's")
  func plain() {
    let lines = StorySamples.lines(Self.screen)
    #expect(lines[0].hasPrefix("Trump shrinks two monuments in Utah  "))
    #expect(lines[0].hasSuffix("  4 sources · 2 countries · English, French"))
    #expect(
      Array(lines.dropFirst().prefix(8)) == [
        " 1  United States · The Washington Post · 50 min ago · 27 articles",
        "    Trump shrinks two monuments in Utah", "    only here: acres, land management",
        " 2  France · Le Monde · 40 min ago · French · 2 articles",
        "    Trump r\u{E9}duit la taille de deux monuments", "    Trump reduces the size of two monuments",
        " 3  Unknown country · Wire · No date · 1 article", "    Utah",
      ])
    let silent = lines.dropFirst(10).joined(separator: " ")
    #expect(silent == Self.silent(.english, ["Japan (1,212)", "United Kingdom (88)"]))
    let words = texts(in: .english)
    let (start, end) = (LocalTime(Self.checked.lowerBound), LocalTime(Self.checked.upperBound))
    #expect(silent.contains("(articles checked: \(words.span(from: start, to: end, .dayAndTime)))"))
  }

  @Test("a narrow window wraps what does not fit, and cuts only long titles", arguments: [20, 40])
  func narrow(columns: Int) {
    let lines = StorySamples.lines(Self.screen, columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(lines)")
    let flowing = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(flowing.contains("The Washington Post · 50 min ago · 27 articles"))
    #expect(flowing.contains(Self.silent(.english, ["Japan (1,212)", "United Kingdom (88)"])))
    #expect(lines.contains { $0.hasPrefix(" 2  France") })
  }

  @Test("in French it is told with French names and spaces")
  func french() {
    let lines = StorySamples.lines(Self.screen(in: "fr"), language: .french)
    #expect(lines[0].hasPrefix("Trump r\u{E9}duit la taille de deux monuments  "))
    #expect(lines[0].hasSuffix("  4 sources · 2 pays · anglais, français"))
    #expect(
      lines[1] == " 1  \u{C9}tats-Unis · The Washington Post · il y a 50\u{202F}min · anglais · 27 articles")
    #expect(lines.contains { $0.hasPrefix(" 2  France · Le Monde · ") && $0.hasSuffix("min · 2 articles") })
    #expect(lines.contains("    mots propres \u{E0} ce pays\u{202F}: acres, land management"))
    #expect(
      lines.dropFirst(10).joined(separator: " ")
        == Self.silent(.french, ["Japon (1\u{202F}212)", "Royaume-Uni (88)"]))
  }

  @Test("read aloud, each fact has its label")
  func aloud() {
    let lines = StorySamples.lines(Self.screen, columns: nil, isAccessible: true)
    #expect(
      Array(lines.prefix(8)) == [
        "Trump shrinks two monuments in Utah", "4 sources in 2 countries, English, French",
        "1: Trump shrinks two monuments in Utah",
        "Country: United States, Source: The Washington Post, Date: 50 minutes ago, 27 articles",
        "only here: acres, land management",
        "2: Trump r\u{E9}duit la taille de deux monuments",
        "Country: France, Source: Le Monde, Date: 40 minutes ago, Language: French, 2 articles",
        "Translation: Trump reduces the size of two monuments",
      ])
    #expect(!lines.joined().contains("·"))
  }

  @Test("the numbers open the first article of each country")
  func numbers() throws {
    guard case .articles(let articles) = try #require(Self.screen.list).items else {
      Issue.record("not a list of articles")
      return
    }
    #expect(articles.map(\.source.name) == ["The Washington Post", "Le Monde", "Wire"])
    #expect(Self.screen.facts.count == 3)
  }

  @Test("a list longer than the window goes on, and the silent countries come at its end")
  func pages() {
    let first = StorySamples.lines(Self.screen, rows: 8)
    #expect(first.contains { $0.hasPrefix(" 1  United States") })
    #expect(!first.contains { $0.hasPrefix("No coverage found in") })
    var rest = Self.screen
    rest.skipped = 2
    let last = StorySamples.lines(rest, rows: 8)
    #expect(last.contains(" 3  Unknown country · Wire · No date · 1 article"))
    #expect(last.contains { $0.hasPrefix("No coverage found in") })
  }

  @Test("programs get a record of each article and each silence, in the same columns")
  func records() {
    let story = StorySamples.story.id.description
    let time = StorySamples.start.iso8601
    let id = StorySamples.american.article.id.description
    let item =
      #"{"type":"telling","n":1,"story":"\#(story)","country":"us","id":"\#(id)","#
      + #""title":"Trump shrinks two monuments in Utah","source":"The Washington Post","language":"en","#
      + #""publishedAt":"\#(time)","url":"https://example.com/the-washington-post","count":27,"#
      + #""ownWords":["acres","land management"],"translation":null}"#
    let objects = Self.screen.objects
    #expect(objects.count == 5)
    #expect(objects[0] == item)
    #expect(objects[1].hasSuffix(#""ownWords":[],"translation":"Trump reduces the size of two monuments"}"#))
    #expect(objects[3] == #"{"type":"silence","country":"jp","count":1212,"story":"\#(story)"}"#)
    let row = [
      "1", time, "The Washington Post", "Trump shrinks two monuments in Utah",
      "https://example.com/the-washington-post", "us", "en", "27", "",
    ]
    #expect(Self.screen.rows[0] == row.joined(separator: "\t"))
    #expect(Self.screen.rows[3] == "\t\t\t\t\tjp\t\t1212")
  }

  @Test("texts from elsewhere cannot harm the terminal", arguments: [80, nil])
  func hostile(columns: Int?) {
    for text in HostileTexts.all {
      let item = Coverage(.saying(text), country: .france)
      let row = StoryComparison.Row(country: .france, first: item, count: 1, ownWords: [text])
      let story = Story(id: StoryID(item.article.id), coverage: [item])
      let screen = CompareScreen(
        StoryComparison(story: story, rows: [row], silences: []), languages: ReaderLanguages(["en"]),
        translations: [item.article.id: text])
      let shown = StorySamples.lines(screen, columns: columns, isAccessible: columns == nil).joined()
      #expect(!shown.unicodeScalars.contains { isHarmful($0) })
    }
  }
}
