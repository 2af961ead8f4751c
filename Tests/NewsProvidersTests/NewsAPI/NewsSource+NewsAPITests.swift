import FoundationEssentials
import ParsingTestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Sources of NewsAPI")
struct NewsSourceNewsAPITests {
  private func entry(_ fields: [String: String]) async throws -> NewsSource? {
    let json = try JSONEncoder().encode(fields)
    let wire = try JSONDecoder().decode(NewsAPISource.self, from: json)
    return try await [wire].plain(by: DirectParser(), of: "h").first.flatMap(NewsSource.init(newsAPI:))
  }

  @Test("every field is read")
  func wholeSource() async throws {
    let source = try await entry([
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
  func country(code: String, expected: String) async throws {
    let entry = try await entry(["id": "a", "country": code])
    let source = try #require(entry)
    #expect(source.countryCode == expected)
  }

  @Test(
    "a language gets its ISO code",
    arguments: [("ud", "ur"), ("se", "sv"), ("sv", "sv"), ("zh", "zh"), ("he", "he"), ("EN", "en")])
  func language(code: String, expected: String) async throws {
    let entry = try await entry(["id": "a", "language": code])
    let source = try #require(entry)
    #expect(source.languageCode == expected)
  }

  static let withoutID: [[String: String]] = [[:], ["name": "A"], ["id": "", "name": "A"], ["id": "  "]]

  @Test("an entry without an id is not a source", arguments: NewsSourceNewsAPITests.withoutID)
  func noID(fields: [String: String]) async throws {
    #expect(try await entry(fields) == nil)
  }

  @Test("a source with only an id has it as its name")
  func idAlone() async throws {
    #expect(try await entry(["id": "a"]) == NewsSource(id: "a", name: "a"))
    #expect(try await entry(["id": "a", "name": " "])?.name == "a")
  }

  @Test("an unknown category is absent, a known one is read in any case")
  func category() async throws {
    let unknown = try await entry(["id": "a", "category": "politics"])
    #expect(unknown?.id == "a")
    #expect(unknown?.category == nil)
    let known = try await entry(["id": "a", "category": "Sports"])
    #expect(known?.category == .sports)
  }

  @Test("a code in another form is absent", arguments: ["", "e", "eng", "english"])
  func noCode(code: String) async throws {
    let entry = try await entry(["id": "a", "language": code, "country": code])
    let source = try #require(entry)
    #expect(source.languageCode == nil)
    #expect(source.countryCode == nil)
  }
}
