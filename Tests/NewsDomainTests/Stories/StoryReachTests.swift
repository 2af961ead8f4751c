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

  private func source(_ name: String?, _ seenIn: Country..., link: String? = nil) -> StorySource {
    StorySource(Article.Source(name: name), link: link, seenIn: seenIn)
  }

  @Test("a source is in its own country, however many editions carry it")
  func editions() {
    let reach = StoryReach(
      [source("BBC News", .unitedStates), source("BBC News", .france, .japan), source("WTOP", .unitedStates)], known)
    #expect(reach.sources == 2)
    #expect(reach.countries.map(\.code).sorted() == ["gb", "us"])
  }

  @Test("a source that several countries saw alike is in none that is known")
  func tie() {
    #expect(StoryReach([source("Paper", .japan, .france)], known).countries.isEmpty)
    #expect(StoryReach([source("Paper", .japan, .france), source("Paper", .japan)], known).countries == [.japan])
  }

  @Test("a source that is not known is in the country that saw it most, so there are never more countries than sources")
  func unknown() {
    let sources = [
      source("Paper", .japan), source("Paper", .france), source("Paper", .france, .japan, .unitedStates),
      source("Paper", .france), source("Nowhere"), source(nil, .japan, link: "https://x.example/a"),
      source(nil, .japan),
    ]
    let reach = StoryReach(sources, known)
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
