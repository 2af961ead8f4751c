import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("English sentences")
struct EnglishTextsTests {
  private let words = EnglishTexts()

  @Test("of one thing a sentence speaks in the singular")
  func singular() {
    #expect(words.othersSpoken(1) == "1 other article on this story; type its number to open it:")
    #expect(words.othersSpoken(2) == "2 other articles on this story; type a number to open one:")
    let text = ArticleText(
      .beginning(.paywall), blocks: [.code("a")], url: "https://example.com/", fetchedAt: .distantPast)
    let article = Article(title: "Moon", link: "https://example.com/", provider: .feeds)
    let part = Download(number: 1, article: article, result: .success(text))
    #expect(words.words(for: Downloads([part])) == "Saved 1 article for offline reading, only in part.")
    #expect(
      words.words(for: Downloads([part, part]))
        == "Saved 2 articles for offline reading, 2 of them only in part.")
  }

  @Test("the line of a round says what it counts", arguments: [(0, "0 new articles"), (1, "1 new article")])
  func round(new: Int, expected: String) {
    var round = CollectionRound()
    (round.new, round.asked, round.unchanged) = (new, 1, 2_663)
    #expect(words.collected(round) == [expected, "1 feed checked", "2,663 unchanged", "1 s"])
  }

  @Test("quiet hours are written as other times of the day")
  func quiet() throws {
    #expect(try words.quiet(#require(QuietHours(from: 22, to: 7))) == "quiet from 22:00 to 07:00")
  }

  @Test("within a sentence, some countries have an article")
  func countries() throws {
    let emirates = try #require(Country(code: "ae"))
    let notices: [Notice] = [.servesOnlyUnitedStates(asked: emirates), .searched(emirates)]
    for notice in notices { #expect(words.notice(notice).contains(" for the United Arab Emirates")) }
    #expect(words.notice(.searched(.japan)).contains(" for Japan;"))
  }

  @Test("a notice says that the reader wanted to be offline")
  func offline() {
    let reason = ": you started with --offline."
    let error = NewsError.network(.offline)
    let notices: [Notice] = [
      .instead(of: [error], by: .sample), .older(because: error, receivedAt: nil), .notRefreshed(because: error),
      .withoutText(because: error),
    ]
    for notice in notices { #expect(words.notice(notice).hasSuffix(reason)) }
  }

  @Test("nobody at the prompt is sent to a command of the system shell alone")
  func collect() {
    let errors = TextsTests.newsErrors.map { words.explain($0.0).hint ?? "" }
    for text in TextsTests.notices.map({ words.notice($0) }) + errors {
      #expect(!text.contains("type collect"), "\(text)")
    }
  }

  @Test("commands in these sentences are marked when they are read aloud")
  func marked() {
    let place = words.explain(NewsError.place(.notAllowed)).hint ?? ""
    #expect(words.marked(place).contains(#"type "settings location on"; to give a place, type "near LAT LON" or "#))
    let sources = words.notice(.servesOnlyUnitedStates(asked: .france))
    #expect(words.marked(sources).hasSuffix(#"type "sources --country fr"."#))
    #expect(words.marked(words.notice(.sourceChosen(name: "Times"))).hasSuffix(#"type "source none"."#))
  }
}
