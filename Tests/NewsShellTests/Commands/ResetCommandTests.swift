import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("reset")
struct ResetCommandTests {
  @Test("country, language and source are the defaults again", arguments: InterfaceLanguage.all)
  func countryLanguageAndSourceAreTheDefaultsAgain(locale: InterfaceLanguage) async throws {
    let newsroom = FakeNewsroom(locale: locale)
    let lines = ["country japan", "language de", "source bbc-news", "reset"]
    let transcript = try await newsroom.run(lines, in: .fresh(language: locale))
    #expect(transcript.status == .success)
    #expect(transcript.session.edition == Edition.standard(for: locale))
    #expect(Array(newsroom.settings.changes.suffix(4)) == .standardEdition)
  }

  @Test("the defaults follow the locale, whatever the interface language")
  func locale() async throws {
    let transcript = try await FakeNewsroom(locale: .french).run(["reinitialise"], in: .fresh(format: .tsv))
    #expect(transcript.output == "country\tfr\nlanguage\tfr\nsource\tle-monde\n")
  }
}
