import TestSupport
import Testing

@testable import NewsDomain

@Suite("The reader's location")
struct ManageLocationTests {
  static let fix = Whereabouts(Coordinate(latitude: 50.94, longitude: 6.96), .gpsd)
  private static let zone = Whereabouts(Coordinate(latitude: 48.87, longitude: 2.33), .timeZone("Europe/Paris"))
  static let place = Coordinate(latitude: 36.75, longitude: 3.06)

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let settings: Settings
    var receiver: Whereabouts?
    var timeZone: Whereabouts?
    let expected: Result<Whereabouts, NewsError>
    /// How often the receiver and the time zone are asked.
    let questions: [Int]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "the receiver comes first", settings: Settings.located(isAllowed: true, place: place),
      receiver: fix, timeZone: zone, expected: .success(fix), questions: [1, 0]),
    Case(
      testDescription: "then the place set by hand", settings: Settings.located(isAllowed: true, place: place),
      timeZone: zone, expected: .success(Whereabouts(place, .place)), questions: [1, 0]),
    Case(
      testDescription: "then the zone of time", settings: Settings.located(isAllowed: true), timeZone: zone,
      expected: .success(zone), questions: [1, 1]),
    Case(
      testDescription: "nobody knows", settings: Settings.located(isAllowed: true),
      expected: .failure(.place(.unknown)), questions: [1, 1]),
    Case(
      testDescription: "not asked yet: the machine is not asked", settings: Settings.located(), receiver: fix,
      timeZone: zone, expected: .failure(.place(.notAllowed)), questions: [0, 0]),
    Case(
      testDescription: "refused: the machine is not asked", settings: Settings.located(isAllowed: false),
      receiver: fix, timeZone: zone, expected: .failure(.place(.notAllowed)), questions: [0, 0]),
    Case(
      testDescription: "a place set by hand needs no permission",
      settings: Settings.located(isAllowed: false, place: place), receiver: fix, timeZone: zone,
      expected: .success(Whereabouts(place, .place)), questions: [0, 0]),
    Case(
      testDescription: "nor a question", settings: Settings.located(place: place), receiver: fix, timeZone: zone,
      expected: .success(Whereabouts(place, .place)), questions: [0, 0]),
  ]

  @Test("receiver, setting and time zone are used in the right order", arguments: ManageLocationTests.cases)
  func order(test: Case) async throws {
    let (receiver, timeZone) = (FakeLocation(test.receiver), FakeLocation(test.timeZone))
    let live = LiveSettings(test.settings)
    let location = ManageLocation(
      live, change: ChangeSettings(repository: FakeSettings(), settings: live), receiver: receiver, timeZone: timeZone)
    switch test.expected {
    case .success(let expected): #expect(try await location.locate() == expected)
    case .failure(let error): await #expect(throws: error) { try await location.locate() }
    }
    #expect([receiver.count, timeZone.count] == test.questions)
  }

  @Test(
    "a cancelled request gets no place", arguments: [ManageLocationTests.fix, nil], [ManageLocationTests.place, nil])
  func cancelled(fix: Whereabouts?, place: Coordinate?) async {
    let timeZone = FakeLocation(Self.zone)
    let live = LiveSettings(.located(isAllowed: true, place: place))
    let location = ManageLocation(
      live, change: ChangeSettings(repository: FakeSettings(), settings: live), receiver: FakeLocation(fix),
      timeZone: timeZone)
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: NewsError.cancelled) { try await location.locate() }
      }
    }
    #expect(timeZone.count == 0)
  }

  /// A location whose receiver and time zone know the place, and whose settings file accepts all changes or none.
  private static func location(_ live: LiveSettings, keeping repository: FakeSettings = FakeSettings())
    -> ManageLocation
  {
    ManageLocation(
      live, change: ChangeSettings(repository: repository, settings: live), receiver: FakeLocation(fix),
      timeZone: FakeLocation(zone))
  }

  @Test("an answer is stored and in force at once")
  func allowed() async throws {
    let repository = FakeSettings()
    let location = Self.location(LiveSettings(), keeping: repository)
    #expect(try location.allow(true).isEmpty)
    #expect(try await location.locate() == Self.fix)
    #expect(try location.allow(false).isEmpty)
    await #expect(throws: NewsError.place(.notAllowed)) { try await location.locate() }
    #expect(repository.changes == [.init(LocationSetting.self, true), .init(LocationSetting.self, false)])
  }

  @Test("a place is stored and in force at once, until it is forgotten")
  func placed() async throws {
    let repository = FakeSettings()
    let live = LiveSettings()
    let change = ChangeSettings(repository: repository, settings: live)
    let location = Self.location(live, keeping: repository)
    #expect(try change(PlaceSetting.self, Self.place).isEmpty)
    #expect(try await location.locate() == Whereabouts(Self.place, .place))
    #expect(try change(PlaceSetting.self, nil).isEmpty)
    await #expect(throws: NewsError.place(.notAllowed)) { try await location.locate() }
    #expect(repository.changes == [.init(PlaceSetting.self, Self.place), .init(PlaceSetting.self, nil)])
  }

  private static let failure = NewsError.file(.failed(path: "config", detail: "Read-only file system"))

  @Test("an answer that cannot be stored is still in force for this run", arguments: [true, false])
  func notKept(isAllowed: Bool) {
    let live = LiveSettings()
    let location = Self.location(live, keeping: FakeSettings(failingWith: Self.failure))
    #expect(throws: Self.failure) { try location.allow(isAllowed) }
    #expect(live.now == .located(isAllowed: isAllowed))
  }

  @Test("a place that cannot be stored is not set", arguments: [ManageLocationTests.place, nil])
  func placeNotKept(place: Coordinate?) {
    let before = Settings.located(place: Coordinate(latitude: 1, longitude: 2))
    let live = LiveSettings(before)
    let change = ChangeSettings(repository: FakeSettings(failingWith: Self.failure), settings: live)
    #expect(throws: Self.failure) { try change(PlaceSetting.self, place) }
    #expect(live.now == before)
  }

  static let decisions: [(Settings, Bool)] = [
    (Settings.located(), true), (Settings.located(isAllowed: true), false), (Settings.located(isAllowed: false), false),
    (Settings.located(place: place), false),
  ]

  @Test("a reader who has chosen anything is not asked again", arguments: ManageLocationTests.decisions)
  func undecided(settings: Settings, isUndecided: Bool) {
    #expect(Self.location(LiveSettings(settings)).isUndecided == isUndecided)
  }
}
