import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Texts about maps and places")
struct MapTextsTests {
  private static let paris = Coordinate(latitude: 48.85, longitude: 2.35)
  static let subjects: [MapSubject] = [
    .world, .country(.japan), .cluster(.japan, others: 3), .place, .given(paris),
  ]

  private func both(_ text: (any Texts) -> String) -> [String] {
    InterfaceLanguage.all.map { text(texts(in: $0)) }
  }

  @Test("each subject of a map has a title of its own in both languages")
  func titles() {
    let titles = Self.subjects.flatMap { subject in both { $0.title(of: subject) } }
    #expect(Set(titles).count == 2 * Self.subjects.count)
    #expect(texts(in: .english).title(of: .cluster(.japan, others: 3)).hasSuffix("Japan +3"))
    #expect(texts(in: .french).title(of: .country(.japan)).hasSuffix("Japon"))
    #expect(texts(in: .english).title(of: .given(Self.paris)).hasSuffix("48.85 2.35"))
  }

  @Test("a cluster is named by the country in its middle; an empty one has no name and is the world")
  func clusterSubject() {
    let cluster = CountryCluster(centroid: Self.paris, countries: [.japan, .france])
    #expect(MapSubject(cluster) == .cluster(.japan, others: 1))
    #expect(MapSubject(CountryCluster(centroid: Self.paris, countries: [])) == .world)
  }

  /// The countries of a cluster, the favourite, and the cluster's name in a legend.
  static let clusters: [([String], String?, String, String)] = [
    (["jp"], nil, "Japan", "Japon"), (["jp", "kr"], nil, "Japan, South Korea", "Japon, Cor\u{E9}e du Sud"),
    (["jp", "kr"], "kr", "South Korea, Japan", "Cor\u{E9}e du Sud, Japon"),
    (["jp", "kr", "cn"], "us", "Japan, South Korea +1", "Japon, Cor\u{E9}e du Sud +1"),
    (["at", "de", "fr", "it"], "it", "Italy, Austria +2", "Italie, Autriche +2"),
    (["at", "de", "fr", "it", "ch"], "it", "Italy, Austria +3", "Italie, Autriche +3"),
    (
      [
        "at", "be", "bg", "ch", "cz", "de", "fr", "gb", "gr", "hu", "ie", "it", "lt", "lv", "nl", "no", "pl", "pt",
        "ro", "rs",
      ], "it", "Europe (20)", "Europe (20)"
    ),
    (["at", "de", "fr", "it", "dz"], nil, "Austria, Germany +3", "Autriche, Allemagne +3"),
  ]

  @Test(
    "a legend names two countries of a cluster, the favourite first; of most of a continent that", arguments: clusters)
  func clusterNames(codes: [String], favourite: String?, english: String, french: String) {
    let cluster = CountryCluster(centroid: Self.paris, countries: codes.compactMap(Country.init(code:)))
    let favourite = favourite.flatMap(Country.init(code:))
    #expect(texts(in: .english).name(of: cluster, favourite: favourite) == english)
    #expect(texts(in: .french).name(of: cluster, favourite: favourite) == french)
  }

  @Test("a scale has zoom, width and countries, with singular and plural")
  func scales() {
    let english = [1, 2].map { texts(in: .english).mapScale(zoom: "3", kilometres: 4008.4, countries: $0) }
    let start = "zoom 3 \u{B7} 4,008 km wide \u{B7} "
    #expect(english.map(\.onOneLine) == [start + "1 country", start + "2 countries"])
    let french = texts(in: .french).mapScale(zoom: "3", kilometres: 4008.4, countries: 1)
    #expect(french.onOneLine == "zoom 3 \u{B7} 4 008 km de large \u{B7} 1 pays")
  }

  static let headlines: [(Int, [String])] = [
    (0, ["0 headlines", "0 titre"]), (1, ["1 headline", "1 titre"]), (2, ["2 headlines", "2 titres"]),
    (1234, ["1,234 headlines", "1 234 titres"]),
  ]

  @Test("headlines are counted as each language has it", arguments: headlines)
  func headlinesAreCountedInEachLanguage(count: Int, expected: [String]) {
    #expect([InterfaceLanguage.english, .french].map { texts(in: $0).headlines(count).onOneLine } == expected)
  }

  /// Places around a marker, and the direction of the marker from there, out of eight.
  static let directions: [(Double, Double, String, String)] = [
    (-10, 0, "north", "au nord"), (10, 0, "south", "au sud"), (0, -10, "east", "\u{E0} l\u{2019}est"),
    (0, 10, "west", "\u{E0} l\u{2019}ouest"), (-7, -7, "north-east", "au nord-est"),
    (7, 7, "south-west", "au sud-ouest"), (7, -7, "south-east", "au sud-est"), (-7, 7, "north-west", "au nord-ouest"),
    // Just short of a full turn is north again.
    (-10, 0.5, "north", "au nord"),
  ]

  @Test("where a marker is, seen from a place, is told by distance and direction", arguments: directions)
  func distanceAndDirectionOfAMarker(down: Double, right: Double, english: String, french: String) {
    let country = Country("xx", 0, 0)
    let place = Coordinate(latitude: down, longitude: right)
    let kilometres = texts(in: .english).kilometres(place.distance(to: country.centroid))
    #expect(texts(in: .english).away(country, from: place) == "XX \u{B7} \(kilometres) \(english)")
    #expect(texts(in: .french).away(country, from: place).hasPrefix("XX \u{B7} "))
    #expect(texts(in: .french).away(country, from: place).hasSuffix(" " + french))
  }

  @Test("at the marker itself there is still a direction")
  func atMarker() {
    for country in Country.all {
      #expect(texts(in: .english).away(country, from: country.centroid).onOneLine.contains(" 0 km "))
    }
  }

  @Test("eight directions and six continents have names that are told apart", arguments: InterfaceLanguage.all)
  func directionsAndContinentsHaveNamesOfTheirOwn(language: InterfaceLanguage) {
    let words = texts(in: language)
    #expect(Set((0..<8).map { words.name(ofDirection: $0) }).count == 8)
    #expect(Set(Continent.allCases.map { words.name(of: $0) }).count == Continent.allCases.count)
    let origins: [Whereabouts.Origin] = [.given, .gpsd, .place, .timeZone("Europe/Paris"), .timeZone("Asia/Tokyo")]
    #expect(Set(origins.map { words.name(of: $0) }).count == origins.count)
    #expect(Set([true, false, nil].map { words.locationLine(isAllowed: $0) }).count == 3)
  }

  @Test("a question ends so that an answer can be typed after it", arguments: InterfaceLanguage.all)
  func questions(language: InterfaceLanguage) {
    let words = texts(in: language)
    let yes = language == .french ? "o" : "y"
    #expect(words.centreQuestion.hasSuffix("? [\(yes.uppercased())/n] "))
    #expect(words.locationQuestion.hasSuffix("[\(yes)/N] "))
    #expect(words.locationQuestion.contains("gpsd"))
    #expect(words.pasteQuestion(1234, with: nil).hasSuffix("? [\(yes)/N] "))
    #expect(words.pasteQuestion(1, with: "!ls").contains("!ls"))
    #expect(words.yesOrNo.hasSuffix(" "))
    #expect(words.searchPrompt.hasSuffix(" "))
  }

  @Test("the help on keys fits a window of 80 columns", arguments: InterfaceLanguage.all)
  func explorer(language: InterfaceLanguage) {
    let words = texts(in: language)
    let lines = [words.explorerHint, words.mapHint, words.locationQuestion] + words.explorerHelp
    for line in lines { #expect(DisplayWidth.of(line) <= 80) }
    for key in ["+  -", "Tab", "/", "h", "w", "?", "q"] {
      #expect(words.explorerHelp.contains { $0.hasPrefix(key) })
    }
    #expect(words.mapHint.contains(MapCommand.declaration.name(in: language) + " "))
    #expect(words.mapHint.contains(NearCommand.declaration.name(in: language)))
  }

  @Test("the focus is named; for a cluster, its first few countries")
  func focus() {
    #expect(texts(in: .english).focus(on: "Japan").hasPrefix("Japan \u{B7} "))
    let names = (1...9).map { "n\($0)" }
    #expect(
      texts(in: .english).focus(on: names, count: 9).hasPrefix("9 countries \u{B7} n1, n2, n3, n4, n5, \u{2026} "))
    #expect(texts(in: .french).focus(on: ["a", "b"], count: 2).hasPrefix("2 pays \u{B7} a, b \u{B7} "))
  }

  @Test("the facts of an error of places are in its words", arguments: InterfaceLanguage.all)
  func errorsOfPlacesNameTheirFacts(language: InterfaceLanguage) {
    let words = texts(in: language)
    #expect(words.explain(ShellError.value(.notAPlace("91 0"))).message.contains("91 0"))
    #expect(words.explain(ShellError.value(.notAPlace("91 0"))).hint?.contains("48.85 2.35") == true)
    #expect(words.explain(ShellError.usage(.noValueWanted(option: "--world"))).message.contains("--world"))
    let both = ShellError.usage(
      .notTogether(
        Localized { $0.language == .french ? "UN" : "ONE" }, .option("--two")))
    #expect(words.explain(both).message.contains(language == .french ? "UN" : "ONE"))
    #expect(words.explain(both).message.contains("--two"))
    let settings = SettingsCommand.declaration.name(in: language)
    #expect(words.explain(NewsError.place(.notAllowed)).hint?.contains(settings) == true)
    #expect(words.explain(NewsError.place(.unknown)).hint?.contains("48.85 2.35") == true)
  }
}
