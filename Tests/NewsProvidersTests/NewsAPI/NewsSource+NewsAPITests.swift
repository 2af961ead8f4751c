import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Sources of NewsAPI")
struct NewsSourceNewsAPITests {
  private func entry(_ fields: [String: String]) throws -> NewsSource? {
    let json = try JSONEncoder().encode(fields)
    return NewsSource(newsAPI: try JSONDecoder().decode(NewsAPISource.self, from: json))
  }

  @Test("every field is read")
  func wholeSource() throws {
    let source = try entry([
      "id": "example-news", "name": "Example News", "description": "News of examples.",
      "url": "https://example.com", "category": "technology", "language": "en", "country": "us",
    ])
    #expect(
      source
        == NewsSource(
          id: "example-news", name: "Example News", summary: "News of examples.", link: "https://example.com",
          category: .technology, languageCode: "en", countryCode: "us"))
  }

  @Test("a country gets its ISO code", arguments: [("is", "il"), ("zh", "cn"), ("us", "us"), ("GB", "gb")])
  func country(code: String, expected: String) throws {
    let entry = try entry(["id": "a", "country": code])
    let source = try #require(entry)
    #expect(source.countryCode == expected)
  }

  @Test(
    "a language gets its ISO code",
    arguments: [("ud", "ur"), ("se", "sv"), ("sv", "sv"), ("zh", "zh"), ("he", "he"), ("EN", "en")])
  func language(code: String, expected: String) throws {
    let entry = try entry(["id": "a", "language": code])
    let source = try #require(entry)
    #expect(source.languageCode == expected)
  }

  static let withoutID: [[String: String]] = [[:], ["name": "A"], ["id": "", "name": "A"], ["id": "  "]]

  @Test("an entry without an id is not a source", arguments: NewsSourceNewsAPITests.withoutID)
  func noID(fields: [String: String]) throws {
    #expect(try entry(fields) == nil)
  }

  @Test("a source with only an id has it as its name")
  func idAlone() throws {
    #expect(try entry(["id": "a"]) == NewsSource(id: "a", name: "a"))
    #expect(try entry(["id": "a", "name": " "])?.name == "a")
  }

  @Test("an unknown category is absent, a known one is read in any case")
  func category() throws {
    let unknown = try entry(["id": "a", "category": "politics"])
    #expect(unknown?.id == "a")
    #expect(unknown?.category == nil)
    let known = try entry(["id": "a", "category": "Sports"])
    #expect(known?.category == .sports)
  }

  @Test("a code in another form is absent", arguments: ["", "e", "eng", "english"])
  func noCode(code: String) throws {
    let entry = try entry(["id": "a", "language": code, "country": code])
    let source = try #require(entry)
    #expect(source.languageCode == nil)
    #expect(source.countryCode == nil)
  }
}
