import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The nearest country on a page")
struct NearScreenTests {
  private let paris = Coordinate(latitude: 48.85, longitude: 2.35)

  private func screen(_ origin: Whereabouts.Origin, isInside: Bool = false) -> NearScreen {
    NearScreen(
      CountryDistance(country: .france, kilometres: 1246.04, isInside: isInside), to: Whereabouts(paris, origin))
  }

  @Test("a place that was given is named")
  func forAPlaceThatWasGivenItNamesThat() {
    #expect(screen(.given).text().onOneLine == "48.85 2.35 is near France (1,246 km). ")
    let french = "Pays le plus proche de 48.85 2.35 : France (1 246 km). "
    #expect(screen(.given).text(language: .french).onOneLine == french)
  }

  @Test("a place inside a country has no distance")
  func inside() {
    #expect(screen(.given, isInside: true).text() == "48.85 2.35 is in France.\n")
    #expect(screen(.given, isInside: true).text(language: .french) == "48.85 2.35 est en France.\n")
    #expect(screen(.gpsd, isInside: true).text() == "You seem to be in France.\naccording to gpsd\n")
    #expect(screen(.gpsd, isInside: true).text(language: .french) == "Vous semblez être en France.\nselon gpsd\n")
  }

  static let origins: [(Whereabouts.Origin, String)] = [
    (.gpsd, "according to gpsd"), (.place, "according to your place setting"),
    (.timeZone("Europe/Paris"), "according to the time zone Europe/Paris"),
  ]

  @Test("a place that was not given has its origin", arguments: NearScreenTests.origins)
  func otherwiseItSaysWhoSaysSo(origin: Whereabouts.Origin, words: String) {
    let screen = screen(origin)
    #expect(screen.text().onOneLine == "You seem to be near France (1,246 km). \(words) ")
    #expect(screen.sentence(texts(in: .english)).onOneLine == "You seem to be near France (1,246 km), \(words).")
  }

  @Test("the text before a question is one sentence", arguments: InterfaceLanguage.all)
  func sentence(language: InterfaceLanguage) {
    let given = screen(.given).sentence(texts(in: language))
    #expect(given + "\n" == screen(.given).text(language: language))
    #expect(screen(.gpsd).sentence(texts(in: language)).hasSuffix(texts(in: language).name(of: .gpsd) + "."))
  }

  @Test("the record has the distance to the marker, and whether the place is inside", arguments: [true, false])
  func records(isInside: Bool) {
    let screen = screen(.gpsd, isInside: isInside)
    #expect(screen.rows == ["fr\tFrance\tFrance\t46.64\t2.19\t1246.0"])
    let start = #"{"type":"country","code":"fr","name":"France","latitude":46.64,"longitude":2.19,"isOriginal":true,"#
    #expect(screen.objects == [start + #""distanceKm":1246.0,"inside":\#(isInside)}"#])
  }

  @Test("number 1 is the country")
  func number1IsTheCountry() {
    guard case .countries(let countries)? = screen(.given).list?.items else {
      Issue.record("a list of something else")
      return
    }
    #expect(countries == [.france])
  }
}
