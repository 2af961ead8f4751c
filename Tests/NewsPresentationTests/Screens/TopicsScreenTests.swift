import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The screen of topics")
struct TopicsScreenTests {
  private let screen = TopicsScreen(FakeTopics().topics(), favourites: ["boston"], hasHint: true)

  @Test("topics stand under their groups, regions and cities under their own; favourites stand first, with a sign")
  func groups() {
    let lines = screen.lines()
    #expect(lines.first?.hasPrefix("Topics") == true)
    let headings = ["Favourites", "Science", "Sports", "World regions", "Regions", "Cities"]
    #expect(lines.filter(headings.contains) == headings)
    #expect(lines.contains { $0.hasPrefix("●  1  Boston") && $0.contains("United States") })
    #expect(lines.last?.contains("open 1") == true)
  }

  @Test("they are told in the language of the interface, and aloud in words", arguments: InterfaceLanguage.all)
  func languages(language: InterfaceLanguage) {
    let lines = screen.lines(language: language)
    #expect(lines.contains { $0.contains(FakeTopics.space.name(in: language)) })
    #expect(lines.contains(texts(in: language).topicGroup("cities")))
  }

  @Test("a narrow window shows names alone, and no line is wider than it", arguments: [20, 40, 80])
  func narrow(columns: Int) {
    let lines = screen.lines(columns: columns)
    #expect(lines.contains { $0.contains("Boston") && $0.contains("boston") == (columns >= 60) })
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(lines)")
  }

  @Test("programs get all of them, with their group, country and whether they are favourites")
  func records() {
    #expect(screen.rows[0] == "1\tboston\tBoston\tcity\tplaces\tus")
    let json =
      #"{"type":"newsTopic","n":1,"id":"boston","name":"Boston","kind":"city","group":"places","country":"us","isFavourite":true}"#
    #expect(screen.objects[0] == json)
  }
}
