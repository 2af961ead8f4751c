import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Names and details in French sentences")
struct FrenchPhrasesTests {
  private static let words = FrenchTexts()

  @Test(
    "a name that begins with a vowel is elided",
    arguments: [
      ("api.example", "d’api.example"), ("news.example", "de news.example"), ("Évian", "d’Évian"),
      ("Ouagadougou", "d’Ouagadougou"), ("Hambourg", "de Hambourg"), ("48.85 2.35", "de 48.85 2.35"),
    ])
  func elision(name: String, expected: String) {
    #expect(Self.words.of(name) == expected)
    let timeout = NewsError.network(.timeout(host: name, seconds: 5))
    #expect(Self.words.explain(timeout).message == "pas de réponse \(expected) en 5\u{202F}s")
    #expect(Self.words.waiting(for: name) == "En attente \(expected)…")
  }

  @Test(
    "what was probably meant is named in French, whatever it was found by",
    arguments: [
      (NameError.unknownCountry("japn", nearest: "Japan"), "Japon"),
      (.unknownLanguage("frnch", nearest: "French"), "français"),
      (.unknownCategory("sprots", nearest: "sports"), "sport"), (.unknownSubject("japn", nearest: "Japan"), "Japon"),
      (.unknownSubject("bostn", nearest: "Boston"), "Boston"), (.unknownFeed("Jpan", nearest: "Japan"), "Japan"),
    ])
  func suggestions(error: NameError, expected: String) {
    #expect(
      Self.words.explain(NewsError.name(error)).hint
        == "vouliez-vous dire «\u{202F}\(expected)\u{202F}»\u{202F}?")
  }

  @Test(
    "so are the countries and languages that the beginning of a name may mean",
    arguments: [
      (["South Korea", "South Africa"], "Corée du Sud, Afrique du Sud"), (["Arabic", "allemand"], "arabe, allemand"),
      (["Germany", "Gardening"], "Germany, Gardening"),
    ])
  func candidates(names: [String], expected: String) {
    let message = Self.words.explain(NewsError.name(.ambiguous("x", candidates: names))).message
    #expect(message == "«\u{202F}x\u{202F}» peut désigner \(expected)")
  }

  @Test(
    "what went wrong is in French",
    arguments: [
      ("no <opml>", "pas d’élément <opml>"), ("database is locked", "base verrouillée"),
      ("more than 5 redirects", "limite dépassée"), ("something new", "something new"),
    ])
  func details(english: String, french: String) {
    #expect(Self.words.said(english) == french)
  }

  @Test("parts of the news are shown by the word to type for them", arguments: CollectionPart.allCases)
  func parts(part: CollectionPart) throws {
    let shown = Self.words.collection([part], every: try #require(Interval("2h"))).prefix { $0 != "," }
    #expect(shown == part.typedName.own.text(in: .french))
    #expect(try CollectionPart.read(String(shown)) == part)
    #expect(try CollectionPart.read(part.rawValue) == part)
  }

  @Test("their former words are still understood")
  func formerParts() throws {
    #expect(try CollectionPart.read("liste-pays") == .countries)
    #expect(try CollectionPart.read("media") == .source)
    #expect(try OwnPart.read("média,pays") == [.country, .source])
    #expect(OwnPart.source.typedName.own.text(in: .french) == "source")
  }

  @Test("the reader's own data is called the same before and after it is deleted")
  func deleted() {
    let everything = Forgotten(count: 3, kept: 0, marks: MarkCounts(follows: 2))
    #expect(
      Self.words.forgetQuestion(.all, everything)
        == "Supprimer 3 articles et toutes vos données (2 suivis)\u{202F}? C’est irréversible. [o/N] ")
    #expect(Self.words.words(for: everything) == "Supprimé\u{202F}: 3 articles et toutes vos données (2 suivis).")
    #expect(
      Self.words.explain(ShellError.usage(.unconfirmed(everything))).message
        == "cela supprimerait 3 articles et toutes vos données (2 suivis)")
    // Those of another reader are not one's own.
    let another = Forgotten(count: 0, kept: 0, marks: MarkCounts(follows: 2))
    #expect(Self.words.words(for: another) == "Supprimé\u{202F}: 2 suivis.")
  }

  @Test("the filters of a follow are in words")
  func follows() {
    let request = FindRequest(
      text: "lune", fields: [.title], filter: .init(country: .france, language: "en"))
    let follow = Follow(number: 1, request: request, notifies: false, quiet: nil, madeAt: .distantPast)
    #expect(Self.words.name(of: follow) == "«\u{202F}lune\u{202F}» · titre · France · anglais")
    #expect(texts(in: .english).name(of: follow) == "\"lune\" · title · France · English")
  }

  @Test("the login of a single feed is singular")
  func logins() {
    #expect(Self.words.notice(.loginsLeftOut(count: 1)).hasPrefix("L’identifiant et le mot de passe d’un flux "))
    #expect(Self.words.notice(.loginsLeftOut(count: 2)).hasPrefix("Les identifiants et mots de passe de 2 flux "))
  }
}
