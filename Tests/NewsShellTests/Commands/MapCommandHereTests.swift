import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("map --here, and the question before it")
struct MapCommandHereTests {
  private static let paris = Coordinate(latitude: 48.85, longitude: 2.35)
  private static let tokyo = Coordinate(latitude: 35.68, longitude: 139.69)

  private func newsroom(
    _ answers: FakeAnswers = FakeAnswers(), _ location: Settings = Settings.located()
  ) -> FakeNewsroom {
    FakeNewsroom(
      answers: answers, live: LiveSettings(location), receiver: FakeLocation(Whereabouts(Self.paris, .gpsd)),
      timeZone: FakeLocation(Whereabouts(Self.tokyo, .timeZone("Asia/Tokyo"))))
  }

  private func run(
    _ lines: [String], _ newsroom: FakeNewsroom, format: OutputFormat = .text
  ) async throws -> Transcript {
    try await newsroom.run(lines, in: .fresh(format: format, isInteractive: true), name: nil, isInteractive: true)
  }

  private func error(_ error: NewsError) -> String { texts(in: .english).explain(error).message }

  @Test("it shows 10 km around the reader's place, which is marked")
  func itShows10KmAroundThePlace() async throws {
    let transcript = try await newsroom(FakeAnswers(), Settings.located(isAllowed: true)).run(["map --here"])
    #expect(transcript.status == .success)
    #expect(transcript.output.hasPrefix("News map \u{B7} where you are "))
    #expect(transcript.output.contains("\u{D7}"))
    let view = try #require(transcript.session.map).view
    #expect(view.center.distance(to: Self.paris) < 0.01)
    #expect((9.9...10.1).contains(view.kilometres * Double(view.height) / Double(view.width)))
  }

  @Test("a person is asked once; a yes is saved and applies at once", arguments: ["y", "Yes", "o", "OUI"])
  func personIsAskedOnce(answer: String) async throws {
    let answers = FakeAnswers(answer)
    let newsroom = newsroom(answers)
    let transcript = try await run(["map --here", "map --here", "map --here --prose"], newsroom)
    #expect(transcript.status == .success)
    #expect(answers.prompts == [texts(in: .english).locationQuestion])
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, true)])
    #expect(newsroom.receiver.count == 3)
  }

  @Test("a no is saved as well: then neither machine nor person is asked", arguments: ["n", "NO", "non", ""])
  func noIsKeptToo(answer: String) async throws {
    let answers = FakeAnswers(answer)
    let newsroom = newsroom(answers)
    let transcript = try await run(["map --here", "near", "map --here"], newsroom)
    #expect(transcript.status == .failure)
    #expect(answers.prompts == [texts(in: .english).locationQuestion])
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, false)])
    #expect(newsroom.receiver.count + newsroom.timeZone.count == 0)
    #expect(transcript.errors.split(separator: "\n").count == 3)
    #expect(transcript.errors.contains("map: " + error(.place(.notAllowed))))
  }

  @Test("an invalid answer is asked for again; the end of input cancels, and nothing is saved")
  func noAnswer() async throws {
    for answers in [FakeAnswers("maybe"), FakeAnswers("maybe", "perhaps", "y")] {
      let newsroom = newsroom(answers)
      let transcript = try await run(["map --here"], newsroom)
      #expect(transcript.errors.contains(error(.cancelled)))
      #expect(answers.prompts == [texts(in: .english).locationQuestion, texts(in: .english).yesOrNo])
      #expect(newsroom.settings.changes.isEmpty)
      #expect(newsroom.receiver.count == 0)
    }
  }

  @Test("a script is not asked, nor a program at a terminal", arguments: OutputFormat.allCases)
  func scripts(format: OutputFormat) async throws {
    let newsroom = newsroom(FakeAnswers("y"))
    let script = try await newsroom.run(["map --here", "near"], in: .fresh(format: format))
    #expect(script.status == .failure)
    if format != .text { #expect(try await run(["map --here"], newsroom, format: format).status == .failure) }
    #expect(newsroom.answers.prompts.isEmpty)
    #expect(newsroom.settings.changes.isEmpty)
  }

  /// The settings, whether there is a receiver, and the place found.
  static let origins: [(Settings, hasReceiver: Bool, Coordinate)] = [
    (Settings.located(isAllowed: true), true, paris), (Settings.located(isAllowed: true, place: tokyo), true, paris),
    (Settings.located(isAllowed: true, place: tokyo), false, tokyo), (Settings.located(isAllowed: true), false, tokyo),
    (Settings.located(place: tokyo), true, tokyo), (Settings.located(isAllowed: false, place: tokyo), true, tokyo),
  ]

  @Test(
    "the receiver is asked first, then the place that is set, then the time zone",
    arguments: MapCommandHereTests.origins)
  func origin(location: Settings, hasReceiver: Bool, expected: Coordinate) async throws {
    var newsroom = newsroom(FakeAnswers("y"), location)
    if !hasReceiver { newsroom.receiver = FakeLocation() }
    let transcript = try await run(["map --here"], newsroom)
    #expect(try #require(transcript.session.map).view.center.distance(to: expected) < 0.01)
    // Something is set, so there is nothing to ask.
    #expect(newsroom.answers.prompts.isEmpty)
  }

  @Test("if no place is found, that is reported")
  func whereNobodyKnowsThatIsTold() async throws {
    var newsroom = newsroom(FakeAnswers(), Settings.located(isAllowed: true))
    newsroom.receiver = FakeLocation()
    newsroom.timeZone = FakeLocation()
    let transcript = try await newsroom.run(["map --here"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["locationUnknown"])
  }

  @Test("an answer that cannot be saved is reported, and the question is not repeated")
  func notKept() async throws {
    let answers = FakeAnswers("y", "y")
    var newsroom = newsroom(answers)
    newsroom.settings = FakeSettings(failingWith: .file(.failed(path: "/config", detail: "full")))
    let transcript = try await run(["map --here", "map --here"], newsroom)
    #expect(transcript.errors.contains(error(.file(.failed(path: "/config", detail: "full")))))
    #expect(answers.prompts.count == 1)
    #expect(transcript.output.contains("where you are"))
  }
}
