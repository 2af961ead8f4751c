import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("countries, languages and categories")
struct CountriesCommandTests {
  private func codes(_ line: String, language: InterfaceLanguage = .english) async throws -> [String] {
    let transcript = try await FakeNewsroom().run([line], in: .fresh(language: language, format: .json))
    return try transcript.objects().compactMap(\.code)
  }

  @Test("all of them are listed")
  func allOfThemAreThere() async throws {
    #expect(try await codes("countries").count == 89)
    #expect(try await codes("languages").count == 14)
    let categories = ["business", "entertainment", "general", "health", "science", "sports", "technology"]
    #expect(try await codes("categories") == categories)
  }

  static let searches: [(String, [String])] = [
    ("countries united", ["ae", "gb", "us"]), ("countries japon", ["jp"]), ("countries JAPAN", ["jp"]),
    ("countries \u{E9}mirats", ["ae"]), ("countries atlantis", []), ("languages hebr", ["he"]),
    ("languages ourd", ["ur"]),
    ("categories sant", ["health"]), ("categories sport", ["sports"]),
  ]

  @Test(
    "a text is searched for in their names, in both languages, accents optional",
    arguments: CountriesCommandTests.searches)
  func searched(line: String, expected: [String]) async throws {
    #expect(try await codes(line).sorted() == expected)
  }

  @Test("countries are listed in the alphabetical order of the interface language")
  func countriesStandInTheAlphabeticalOrderOfTheLanguageOfTheInterface() async throws {
    let english = try await codes("countries")
    let french = try await codes("countries", language: .french)
    #expect(Array(english.prefix(3)) == ["al", "dz", "ar"])
    #expect(Array(french.prefix(3)) == ["za", "al", "dz"])
    #expect(english.sorted() == french.sorted())
  }

  @Test("a country has its place")
  func countryComesWithItsPlace() async throws {
    let transcript = try await FakeNewsroom().run(["countries japan"], in: .fresh(format: .json))
    let line = try #require(transcript.output.split(separator: "\n").first)
    #expect(line.hasPrefix(#"{"type":"country","code":"jp","name":"Japan","latitude":36.77,"longitude":137.47,"#))
  }

  @Test("the chosen one is marked for people", arguments: ["countries", "languages"])
  func marked(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    let marked = transcript.output.split(separator: "\n").filter { $0.contains("\u{25CF}") }
    #expect(marked.count == 1)
  }
}
