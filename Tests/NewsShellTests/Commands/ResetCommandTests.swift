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

  @Test("a person at the prompt is told what it did", arguments: InterfaceLanguage.all)
  func said(language: InterfaceLanguage) async throws {
    let session = Session.fresh(language: language, isInteractive: true)
    let newsroom = FakeNewsroom(locale: language)
    let changed = try await newsroom.run(["country japan", "reset"], in: session)
    #expect(changed.errors == texts(in: language).notice(.editionReset(hasChanged: true)) + "\n")
    let same = try await newsroom.run(["reset"], in: session)
    #expect(same.errors == texts(in: language).notice(.editionReset(hasChanged: false)) + "\n")
    #expect(try await newsroom.run(["reset"], in: .fresh(language: language)).errors.isEmpty)
  }

  @Test("the defaults follow the locale, whatever the interface language")
  func locale() async throws {
    let transcript = try await FakeNewsroom(locale: .french).run(["reinitialise"], in: .fresh(format: .tsv))
    #expect(transcript.output == "country\tfr\nlanguage\tfr\nsource\t\n")
  }
}
