import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("country and language")
struct CountryCommandTests {
  @Test(
    "alone they show the choice and change nothing",
    arguments: [("country", "country\tus\n"), ("langue", "language\ten\n")])
  func aloneTheyShowWhatIsChosenAndChangeNothing(line: String, output: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .tsv))
    #expect(transcript.output == output)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test(
    "a country is chosen by code or name, in either language, and kept",
    arguments: ["country jp", "country Japan", "pays japon", "country JAPON"])
  func countryIsChosenByCodeOrName(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line, "top"])
    let changes: [SettingsChange] = [.init(CountrySetting.self, .japan)]
    let scopes: [HeadlineRequest.Scope] = [.local(.japan)]
    #expect(transcript.session.edition.country == .japan)
    #expect(newsroom.settings.changes == changes)
    #expect(newsroom.news.requests.map(\.scope) == scopes)
    #expect(transcript.session.edition.language == .english)
  }

  static let names: [(String, String)] = [
    ("country united arab emirates", "ae"), ("pays \u{C9}mirats arabes unis", "ae"), ("country 'South Africa'", "za"),
    ("pays cor\u{E9}e du sud", "kr"), ("country etats-unis", "us"), ("country il", "il"), ("country algeria", "dz"),
  ]

  @Test("names of several words need no quotes", arguments: CountryCommandTests.names)
  func severalWords(line: String, code: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    #expect(transcript.session.edition.country.code == code)
  }

  static let languages: [(String, String)] = [
    ("language fr", "fr"), ("language French", "fr"), ("langue fran\u{E7}ais", "fr"), ("langue arabe", "ar"),
    ("language ud", "ur"), ("language ur", "ur"), ("langue hebreu", "he"),
  ]

  @Test("a language is chosen by code or name, and kept", arguments: CountryCommandTests.languages)
  func language(line: String, code: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line])
    let chosen = try #require(Language(code: code))
    let changes: [SettingsChange] = [.init(LanguageSetting.self, chosen)]
    #expect(transcript.session.edition.language == chosen)
    #expect(newsroom.settings.changes == changes)
    #expect(transcript.session.edition.country == .unitedStates)
  }

  static let wrong: [(String, String)] = [
    ("country atlantis", "unknownCountry"), ("country qa", "unknownCountry"), ("country united", "usage"),
    ("language klingon", "unknownLanguage"), ("language ja", "unknownLanguage"), ("country --code jp", "usage"),
  ]

  @Test("an unknown or ambiguous name changes nothing", arguments: CountryCommandTests.wrong)
  func whatIsUnknownOrAmbiguousChangesNothing(line: String, code: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(transcript.session.edition == Session.fresh().edition)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("several countries that begin alike are reported by name")
  func candidates() async throws {
    let transcript = try await FakeNewsroom().run(["country united"])
    for name in ["United Arab Emirates", "United Kingdom", "United States"] {
      #expect(transcript.errors.contains(name))
    }
  }

  static let interfaces: [(String, InterfaceLanguage, String?)] = [
    ("language fr", .english, "--lang fr"), ("settings language fr", .english, "--lang fr"),
    ("langue anglais", .french, "--lang en"), ("language de", .english, nil), ("language en", .english, nil),
  ]

  @Test("that the interface keeps its language is said once, where it has the other one", arguments: interfaces)
  func interface(line: String, language: InterfaceLanguage, words: String?) async throws {
    let person = Session.fresh(language: language, isInteractive: true)
    let transcript = try await FakeNewsroom().run([line, line], in: person, name: nil, isInteractive: true)
    #expect(transcript.errors.ranges(of: words ?? "--lang").count == (words == nil ? 0 : 1), "\(transcript.errors)")
    let script = try await FakeNewsroom().run([line], in: .fresh(language: language))
    #expect(!script.errors.contains("--lang"))
  }
}
