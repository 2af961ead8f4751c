import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Words of digests")
struct DigestTextsTests {
  struct Count: Sendable {
    let count: Int
    let total: Int?
    let english: String
    let french: String
  }

  static let counts = [
    Count(count: 0, total: nil, english: "0 articles", french: "0 article"),
    Count(count: 1, total: nil, english: "1 article", french: "1 article"),
    Count(count: 2, total: 2, english: "2 articles", french: "2 articles"),
    Count(count: 5, total: 3, english: "5 articles", french: "5 articles"),
    Count(count: 1, total: 34, english: "1 of 34 articles", french: "1 article sur 34"),
    Count(count: 18, total: 34, english: "18 of 34 articles", french: "18 articles sur 34"),
  ]

  @Test("articles are counted", arguments: DigestTextsTests.counts)
  func articles(count: Count) {
    #expect(texts(in: .english).articles(count.count, of: count.total) == count.english)
    #expect(texts(in: .french).articles(count.count, of: count.total) == count.french)
  }

  @Test(
    "sources are counted",
    arguments: [(0, "0 sources", "0 source"), (1, "1 source", "1 source"), (2, "2 sources", "2 sources")])
  func sourcesAreCounted(count: Int, english: String, french: String) {
    #expect(texts(in: .english).sourceCount(count) == english)
    #expect(texts(in: .french).sourceCount(count) == french)
  }

  @Test("a digest says which program wrote it, and when")
  func imprint() {
    let moment = { (language: InterfaceLanguage) in texts(in: language).dayAndTime(LocalTime(Digest.moment)) }
    #expect(Digest([Article]()).imprint == "Written by supernews, \(moment(.english))")
    #expect(Digest([Article](), in: .french).imprint == "Produit par supernews le \(moment(.french))")
  }
}
