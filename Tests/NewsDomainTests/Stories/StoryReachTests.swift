import TestSupport
import Testing

@testable import NewsDomain

@Suite("The sources and countries of a story")
struct StoryReachTests {
  private let known = SourceCountries([
    NewsSource(
      id: "bbc-news", name: "BBC News", link: "https://www.bbc.co.uk", category: .general, languageCode: "en",
      countryCode: "gb")
  ])

  private func voice(_ name: String?, _ seenIn: Country..., link: String? = nil) -> StoryVoice {
    StoryVoice(Article.Source(name: name), link: link, seenIn: seenIn)
  }

  @Test("a source is in its own country, however many editions carry it")
  func editions() {
    let reach = StoryReach(
      [voice("BBC News", .unitedStates), voice("BBC News", .france, .japan), voice("WTOP", .unitedStates)], known)
    #expect(reach.sources == 2)
    #expect(reach.countries.map(\.code).sorted() == ["gb", "us"])
  }

  @Test("a source that several countries saw alike is in none that is known")
  func tie() {
    #expect(StoryReach([voice("Paper", .japan, .france)], known).countries.isEmpty)
    #expect(StoryReach([voice("Paper", .japan, .france), voice("Paper", .japan)], known).countries == [.japan])
  }

  @Test("a source that is not known is in the country that saw it most, so there are never more countries than sources")
  func unknown() {
    let voices = [
      voice("Paper", .japan), voice("Paper", .france), voice("Paper", .france, .japan, .unitedStates),
      voice("Paper", .france), voice("Nowhere"), voice(nil, .japan, link: "https://x.example/a"), voice(nil, .japan),
    ]
    let reach = StoryReach(voices, known)
    #expect(reach.sources == 3)
    #expect(reach.countries == [.france, .japan])
    let paper = Article(source: .init(name: "Paper"), provider: .feeds)
    #expect(reach.country(of: paper) == .france)
    #expect(reach.country(of: Article(source: .init(name: "Nowhere"), provider: .feeds)) == nil)
    #expect(StoryReach([], known).sources == 0)
  }

  @Test(
    "a source that is not known is in the country of its host, or of the sources with its initials",
    arguments: [
      ("BBC", "https://x.example", "gb"), ("Paper", "https://paper.fr/1", "fr"), ("Paper", "http://a.co.uk", "gb"),
      ("Paper", "https://paper.tv/1", nil), ("Paper", "https://paper.com/1", nil), ("Bbc", "https://x.example", nil),
    ])
  func evidence(name: String, link: String, code: String?) {
    #expect(known.country(of: Article.Source(name: name), link: link)?.code == code)
  }
}
