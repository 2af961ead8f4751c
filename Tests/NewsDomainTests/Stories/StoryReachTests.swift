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

  private func source(_ name: String?, link: String? = nil, stating country: Country? = nil) -> StorySource {
    StorySource(Article.Source(name: name), link: link, stated: country)
  }

  @Test("a source is in its own country, however many editions carry it")
  func editions() {
    let reach = StoryReach(
      [source("BBC News"), source("BBC News"), source("WTOP", link: "https://wtop.example/1")], known)
    #expect(reach.sources == 2)
    #expect(reach.countries.map(\.code) == ["gb"])
  }

  @Test("a source is in the country that its own feed states, unless the catalogue or its host says another")
  func stated() {
    let sources = [
      source("Paper"), source("Paper", stating: .france), source("BBC News", stating: .japan),
      source("Blatt", link: "https://blatt.ch/1", stating: .japan),
    ]
    let reach = StoryReach(sources, known)
    #expect(reach.countries.map(\.code).sorted() == ["ch", "fr", "gb"])
    #expect(reach.country(of: Article(source: .init(name: "Paper"), provider: .feeds)) == .france)
  }

  @Test("a source of which nothing says where it is counts as a source and in no country")
  func unknown() {
    let sources = [
      source("Paper"), source("Paper"), source("Nowhere"), source(nil, link: "https://x.example/a"), source(nil),
    ]
    let reach = StoryReach(sources, known)
    #expect(reach.sources == 3)
    #expect(reach.countries.isEmpty)
    #expect(reach.country(of: Article(source: .init(name: "Paper"), provider: .feeds)) == nil)
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
