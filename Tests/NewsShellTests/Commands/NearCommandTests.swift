import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("near")
struct NearCommandTests {
  private static let paris = Coordinate(latitude: 48.85, longitude: 2.35)

  /// Russia reaches to Vladivostok; Luxembourg, which has no news here, lies between its neighbours.
  private let atlas = FakeAtlas([
    (nil, Coordinate(latitude: 49.4, longitude: 5.7), Coordinate(latitude: 50.2, longitude: 6.5)),
    ("ru", Coordinate(latitude: 42, longitude: 30), Coordinate(latitude: 75, longitude: 180)),
  ])

  private func newsroom(
    _ answers: FakeAnswers = FakeAnswers(), _ location: Settings = Settings.located()
  ) -> FakeNewsroom {
    FakeNewsroom(
      answers: answers, atlas: atlas, live: LiveSettings(location),
      receiver: FakeLocation(Whereabouts(Self.paris, .gpsd)))
  }

  private func run(
    _ lines: [String], _ newsroom: FakeNewsroom, language: InterfaceLanguage = .english, format: OutputFormat = .text
  ) async throws -> Transcript {
    try await newsroom.run(
      lines, in: .fresh(language: language, format: format, isInteractive: true), name: nil, isInteractive: true)
  }

  static let places: [(String, String, Bool)] = [
    ("near 48.85 2.35", "fr", false), ("pres 48,85 2,35", "fr", false), ("pr\u{E8}s 48.85,2.35", "fr", false),
    ("near -41 174", "nz", false), ("near 32.75 3.06", "dz", false), ("near -17 -179.9", "nz", false),
    // In a country, although the marker of another is nearer.
    ("near 43.12 131.89", "ru", true),
    // In a country without news here.
    ("near 49.8 6.1", "be", false),
    // Cities by their names.
    ("near Berlin", "de", false), ("pr\u{E8}s new york", "us", false),
  ]

  @Test(
    "it is the country that contains the place, or the one with the nearest marker", arguments: NearCommandTests.places)
  func itIsTheCountryThatThePlaceIsIn(line: String, code: String, isInside: Bool) async throws {
    let transcript = try await newsroom().run([line], in: .fresh(format: .json))
    let country = try #require(try transcript.objects().first)
    #expect(country.code == code)
    #expect(transcript.output.contains("\"inside\":\(isInside)}\n"))
    #expect(transcript.session.countryCodes == [code])
  }

  @Test("a script gets the distance, and a number opens the country's news")
  func scriptIsToldTheDistance() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["near 48.85 2.35", "1"])
    #expect(transcript.output.onOneLine.hasPrefix("48.85 2.35 is near France (246 km). "))
    #expect(newsroom.news.requests.map(\.scope) == [.local(.france)])
    #expect(newsroom.answers.prompts.isEmpty)
    #expect(newsroom.receiver.count == 0)
  }

  @Test(
    "an invalid place is refused", arguments: ["near 91 0", "near 48.85", "near nan 0", "near paris", "near 1 2 3"])
  func whatIsNoPlaceIsRefused(line: String) async throws {
    #expect(try await newsroom().run([line], in: .fresh(format: .json)).codes() == ["usage"])
  }

  static let yes: [(InterfaceLanguage, String, String)] = [
    (.english, "y", "News map \u{B7} France "), (.english, "", "News map \u{B7} France "),
    (.french, "oui", "Carte de l\u{2019}actualit\u{E9} \u{B7} France "),
    (.french, "", "Carte de l\u{2019}actualit\u{E9} \u{B7} France "),
  ]

  @Test("with --map a person is asked, and a yes centres the map on the country", arguments: NearCommandTests.yes)
  func centred(language: InterfaceLanguage, answer: String, title: String) async throws {
    let answers = FakeAnswers(answer)
    let transcript = try await run(["near 48.85 2.35 --map"], newsroom(answers), language: language)
    let words = texts(in: language)
    let nearest = CountryDistance(country: .france, kilometres: 246, isInside: false)
    let question = words.near(nearest, Whereabouts(Self.paris, .given)) + " " + words.centreQuestion
    #expect(answers.prompts.map(\.onOneLine) == [question.onOneLine])
    let view = try #require(transcript.session.map).view
    #expect(view.center.distance(to: Country.france.centroid) < 0.01)
    #expect(view.zoom == 3)
    #expect(transcript.output.contains(title))
    #expect(transcript.output.contains("\u{D7}"))
  }

  @Test("a no centres the map on the place itself")
  func noCentresItOnThePlaceItself() async throws {
    let transcript = try await run(["near 48.85 2.35 --map"], newsroom(FakeAnswers("n")))
    #expect(try #require(transcript.session.map).view.center.distance(to: Self.paris) < 0.01)
    #expect(transcript.output.contains("News map \u{B7} 48.85 2.35 "))
    let own = try await run(["near --map"], newsroom(FakeAnswers("no"), Settings.located(place: Self.paris)))
    #expect(own.output.contains("News map \u{B7} where you are "))
  }

  @Test("an invalid answer is asked for again")
  func rubbishIsAskedAgain() async throws {
    let answers = FakeAnswers("maybe", "n")
    let transcript = try await run(["near 48.85 2.35 --map"], newsroom(answers))
    #expect(answers.prompts.last == texts(in: .english).yesOrNo)
    #expect(try #require(transcript.session.map).view.center.distance(to: Self.paris) < 0.01)
  }

  @Test("without an answer the result is as in a script")
  func noAnswer() async throws {
    let transcript = try await run(["near 48.85 2.35 --map"], newsroom())
    #expect(transcript.status == .success)
    #expect(transcript.output.onOneLine.contains("48.85 2.35 is near France (246 km). "))
    #expect(transcript.session.countryCodes == ["fr"])
  }

  @Test("a program at a terminal is not asked", arguments: [OutputFormat.tsv, .json])
  func program(format: OutputFormat) async throws {
    let newsroom = newsroom(FakeAnswers("y"))
    let transcript = try await run(["near 48.85 2.35"], newsroom, format: format)
    #expect(newsroom.answers.prompts.isEmpty)
    #expect(transcript.session.countryCodes == ["fr"])
  }

  @Test("a person is asked nothing without --map, and keeps the list", arguments: ["near 48.85 2.35", "near berlin"])
  func keepsList(line: String) async throws {
    let newsroom = newsroom(FakeAnswers("y"))
    let transcript = try await run(["top --limit 3", line, "2"], newsroom)
    #expect(newsroom.answers.prompts.isEmpty)
    #expect(transcript.status == .success)
    #expect(transcript.session.titles.count == 3 && transcript.session.position == 2)
    #expect(transcript.session.map == nil)
    // Where there is no list, the country is one.
    let first = try await run([line, "1"], newsroom)
    #expect(first.status == .success && !first.session.titles.isEmpty)
    // A script gets a list in any case.
    let script = try await newsroom.run(["top --limit 3", line])
    #expect(script.session.countryCodes.count == 1)
  }

  @Test(
    "with --map a script gets the map around the country",
    arguments: ["near 48.85 2.35 --map", "pr\u{E8}s 48.85 2.35 --carte"])
  func scriptWithMap(line: String) async throws {
    let newsroom = newsroom(FakeAnswers("n"))
    let transcript = try await newsroom.run([line])
    #expect(newsroom.answers.prompts.isEmpty)
    let view = try #require(transcript.session.map).view
    #expect(view.center.distance(to: Country.france.centroid) < 0.01)
  }

  @Test("without a place it asks whether it may find out, and then whether to centre there")
  func bothQuestions() async throws {
    let answers = FakeAnswers("y", "y")
    let newsroom = newsroom(answers)
    let transcript = try await run(["near --map"], newsroom)
    let words = texts(in: .english)
    let second = "You seem to be near France (246 km), according to gpsd. " + words.centreQuestion
    #expect(answers.prompts.map(\.onOneLine) == [words.locationQuestion, second])
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, true)])
    #expect(transcript.output.contains("News map \u{B7} France "))
  }

  @Test("after a no to the first question, the second is left out")
  func refusedToLocate() async throws {
    let answers = FakeAnswers("n", "y")
    let transcript = try await run(["near"], newsroom(answers))
    #expect(answers.prompts.count == 1)
    let hint = try #require(texts(in: .english).explain(NewsError.place(.notAllowed)).hint)
    #expect(transcript.errors.contains(hint))
  }

  @Test("the source of the place is named")
  func origins() async throws {
    let allowed = Settings.located(isAllowed: true)
    #expect(try await newsroom(FakeAnswers(), allowed).run(["near"]).output.hasSuffix(".\naccording to gpsd\n"))
    let set = newsroom(FakeAnswers(), Settings.located(place: Self.paris))
    #expect(try await set.run(["near"]).output.hasSuffix("\naccording to your place setting\n"))
    var zone = newsroom(FakeAnswers(), allowed)
    zone.receiver = FakeLocation()
    zone.timeZone = FakeLocation(Whereabouts(Self.paris, .timeZone("Europe/Paris")))
    #expect(try await zone.run(["near"]).output.hasSuffix("\naccording to the time zone Europe/Paris\n"))
  }

  @Test("the name of a time zone cannot harm the terminal")
  func strangeZone() async throws {
    let answers = FakeAnswers("n")
    var newsroom = newsroom(answers, Settings.located(isAllowed: true))
    newsroom.receiver = FakeLocation()
    newsroom.timeZone = FakeLocation(Whereabouts(Self.paris, .timeZone("A\u{1B}[31mB\u{202E}")))
    let transcript = try await run(["near --map"], newsroom)
    let shown = (answers.prompts + [transcript.output]).joined().unicodeScalars.filter { $0 != "\n" && isHarmful($0) }
    #expect(shown.isEmpty)
    #expect(answers.prompts.joined().contains("AB"))
  }
}
