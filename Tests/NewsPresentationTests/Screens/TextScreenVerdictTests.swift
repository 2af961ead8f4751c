import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("What is said about a text that is not whole")
struct TextScreenVerdictTests {
  /// The screen in one line, so that line breaks do not matter.
  private func flat(_ screen: TextScreen, _ language: InterfaceLanguage = .english) -> String {
    screen.text(language: language).replacing("\n", with: " ")
  }

  private static let paragraph = TextBlock.paragraph([TextSpan("The first words.")])

  @Test("a beginning ends with a sentence that says why, and how to read on", arguments: TextEnd.allCases)
  func beginning(end: TextEnd) {
    let screen = TextScreenTests.screen(TextScreenTests.text([Self.paragraph], .beginning(end)))
    for language in InterfaceLanguage.all {
      let shown = flat(screen, language)
      #expect(shown.contains("The first words.  " + texts(in: language).ending(end, item: 1) + " "))
    }
    #expect(flat(screen).contains(", type web 1.  "))
  }

  @Test("without a text there are title, summary, the reason and the way to the page", arguments: NoText.allCases)
  func nothing(reason: NoText) {
    let screen = TextScreenTests.screen(TextScreenTests.text([], .none(reason)), of: .numbered(1))
    for language in InterfaceLanguage.all {
      let words = texts(in: language)
      let shown = flat(screen, language)
      #expect(shown.hasPrefix("Headline 1 Example News · "))
      #expect(shown.contains(" Summary 1.  " + words.noText(reason, item: 1) + " "))
      #expect(!shown.contains(" · " + words.readingTime(1)) && !shown.contains(words.linksOfText))
    }
    #expect(screen.facts.count == 1)
  }

  @Test(
    "the address of an aggregator is not shown, but the site of the source",
    arguments: ["https://paper.example/", nil] as [String?])
  func opaque(site: String?) {
    let link = "https://news.google.com/rss/articles/CBMiAB"
    var text = TextScreenTests.text([], .none(.notFound))
    text.url = link
    let article = Article(
      title: "Storm", source: Article.Source(name: "The Paper", link: site), link: link, provider: .feeds)
    let lines = TextScreenTests.screen(text, of: article).lines()
    #expect(lines.last?.hasPrefix(site == nil ? "  " : "paper.example  ") == true)
    #expect(!lines.joined().contains("google"))
  }

  @Test("each reason has its own sentence", arguments: InterfaceLanguage.all)
  func sentences(language: InterfaceLanguage) {
    let words = texts(in: language)
    let sentences =
      NoText.allCases.map { words.noText($0, item: 3) } + TextEnd.allCases.map { words.ending($0, item: 3) }
    #expect(Set(sentences).count == NoText.allCases.count + TextEnd.allCases.count)
    #expect(sentences.allSatisfy { $0.contains(" 3") && $0.hasSuffix(".") })
  }

  @Test("a text of the feed says so, and nothing is said of a whole text of the page", arguments: InterfaceLanguage.all)
  func origin(language: InterfaceLanguage) {
    let words = texts(in: language)
    var text = TextScreenTests.text([Self.paragraph])
    #expect(!flat(TextScreenTests.screen(text), language).contains(words.textOfFeed))
    text.origin = .feed
    #expect(flat(TextScreenTests.screen(text), language).contains("The first words.  " + words.textOfFeed))
  }

  @Test("title, source, author and date are the article's, or else the page's")
  func facts() {
    var text = TextScreenTests.text([Self.paragraph])
    (text.title, text.site) = ("Of the page", "The Site")
    #expect(
      flat(TextScreenTests.screen(text, of: Article(provider: .feeds))).hasPrefix("Of the page The Site · Ann Ink "))
    #expect(flat(TextScreenTests.screen(text)).hasPrefix("Bridge Example News · Ann Ink "))
    (text.title, text.site, text.author) = (nil, nil, nil)
    let bare = flat(TextScreenTests.screen(text, of: Article(provider: .feeds)))
    #expect(bare.hasPrefix(texts(in: .english).noTitle + " example.com · 1\u{A0}min "))
    #expect(!bare.contains("nil"))
  }
}
