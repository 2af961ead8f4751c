import NewsDomain
import SystemServices
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("How feeds were read last")
struct FeedReadingsTests {
  private let folder = TemporaryFolder()
  private let archive = DatabaseArchive(path: nil, clock: .at(.hour(2)))

  private func feed(_ name: String = "a") -> CollectedFeed { CollectedFeed(address: "https://\(name).example/feed") }

  private func reading(_ name: String = "a") async -> FeedReading? { await archive.readings()[feed(name).key]?.reading }

  private func lists(isOn: Bool = true) -> KeptLists {
    KeptLists(
      archive: archive,
      cache: DatabaseArchive(lists: FilePath(folder.path + "/lists.sqlite"), clock: .at(.hour(2))),
      settings: LiveSettings(.archived(isOn ? .local : .off)))
  }

  /// The state of the feed as a collector gets it; `nil` if it is not due.
  private func claimed(at time: Date) async throws -> CollectionState? {
    guard case .taken(let state) = try await archive.claim(feed().key, for: 1, at: time) else { return nil }
    return state
  }

  @Test("the last reading is stored, separately for each feed and without a password")
  func read() async {
    #expect(await archive.readings().isEmpty)
    #expect(await archive.note(.read(count: 3, nil), of: feed("a").key, at: .hour(0)))
    let secret = CollectedFeed(address: "https://reader:secret@b.example/feed")
    await archive.note(.read(count: 0, .broken), of: secret.key, at: .hour(1))
    #expect(
      await archive.readings() == [
        "https://a.example/feed": NotedReading(askedAt: .hour(0), reading: FeedReading(count: 3, readAt: .hour(0))),
        "https://b.example/feed": NotedReading(
          askedAt: .hour(1), reading: FeedReading(count: 0, readAt: .hour(1), trouble: .broken)),
      ])
  }

  @Test("a failure keeps the earlier count, and the next reading replaces it", arguments: FeedTrouble.allCases)
  func failed(trouble: FeedTrouble) async {
    await archive.note(.failed(trouble), of: feed().key, at: .hour(0))
    #expect(await reading() == FeedReading(count: nil, readAt: nil, trouble: trouble))
    await archive.note(.read(count: 3, nil), of: feed().key, at: .hour(1))
    await archive.note(.failed(trouble), of: feed().key, at: .hour(2))
    #expect(await reading() == FeedReading(count: 3, readAt: .hour(1), trouble: trouble))
    await archive.note(.read(count: 4, nil), of: feed().key, at: .hour(3))
    #expect(await reading() == FeedReading(count: 4, readAt: .hour(3)))
  }

  @Test("an unchanged feed keeps its count and its damage, but no other trouble", arguments: FeedTrouble.allCases)
  func unchanged(trouble: FeedTrouble) async {
    await archive.note(.read(count: 3, trouble), of: feed().key, at: .hour(0))
    await archive.note(.unchanged, of: feed().key, at: .hour(1))
    #expect(
      await reading()
        == FeedReading(count: 3, readAt: .hour(1), trouble: [.broken, .flawed, .cut].contains(trouble) ? trouble : nil))
  }

  @Test("shells and collectors write into the same row, and neither disturbs the other")
  func shared() async throws {
    let other = CollectedFeed(address: "https://other.example/feed")
    #expect(try await archive.due([feed(), other], at: .hour(0)) == [feed().key, other.key])
    // A feed that nobody has asked yet has no reading.
    #expect(await archive.readings().isEmpty)
    var state = try #require(await claimed(at: .hour(0)))
    (state.due, state.pause, state.failures) = (.hour(9), 7_200, 2)
    state.validators = Validators(etag: "\"1\"", modified: nil)
    await archive.note(.read(count: 5, nil), of: feed().key, at: .hour(1))
    (state.askedAt, state.receivedAt) = (.hour(2), .hour(2))
    try await archive.finish(feed().key, state, for: 1, at: .hour(2))
    #expect(await reading() == FeedReading(count: 5, readAt: .hour(2)))
    await archive.note(.failed(.gone), of: feed().key, at: .hour(3))
    #expect(await reading() == FeedReading(count: 5, readAt: .hour(2), trouble: .gone))
    #expect(try await archive.due([feed(), other], at: .hour(8)) == [other.key])
    let later = try #require(await claimed(at: .hour(9)))
    state.askedAt = .hour(3)
    #expect(later == state)
  }

  @Test("a collector that is slow does not put back the times of a newer reading")
  func slow() async throws {
    _ = try await archive.due([feed()], at: .hour(0))
    var state = try #require(await claimed(at: .hour(0)))
    await archive.note(.read(count: 5, nil), of: feed().key, at: .hour(1))
    await archive.note(.failed(.gone), of: feed().key, at: .hour(1.5))
    (state.askedAt, state.failures) = (.hour(0), 1)
    try await archive.finish(feed().key, state, for: 1, at: .hour(2))
    #expect(
      await archive.readings()[feed().key]
        == NotedReading(askedAt: .hour(1.5), reading: FeedReading(count: 5, readAt: .hour(1), trouble: .gone)))
  }

  @Test("a feed that is gone for collectors is there again once a shell has read it")
  func back() async throws {
    _ = try await archive.due([feed()], at: .hour(0))
    var state = try #require(await claimed(at: .hour(0)))
    (state.goneSince, state.missingSince, state.failures, state.due) = (.hour(0), .hour(0), 7, .hour(24))
    try await archive.finish(feed().key, state, for: 1, at: .hour(0))
    #expect(try await archive.due([feed()], at: .hour(25)) == [])
    await archive.note(.failed(.timeout), of: feed().key, at: .hour(1))
    #expect(try await archive.due([feed()], at: .hour(25)) == [])
    await archive.note(.unchanged, of: feed().key, at: .hour(2))
    #expect(try await archive.due([feed()], at: .hour(2)) == [feed().key])
    let later = try #require(await claimed(at: .hour(2)))
    #expect(later.goneSince == nil && later.missingSince == nil && later.failures == 0)
  }

  @Test("readings from the future, and numbers that nobody writes, are not believed")
  func damaged() async throws {
    await archive.note(.read(count: 1, nil), of: feed("future").key, at: .hour(99))
    #expect(await archive.readings().isEmpty)
    _ = try await archive.due([feed()], at: .hour(0))
    try await archive.write { database in
      try database.run(
        "UPDATE collection SET pause = -5, least = -9e18, failures = 9223372036854775807, count = -7, asked = 0 WHERE feed = ?1",
        [.text(feed().key)])
    }
    #expect(await reading()?.count == 0)
    let state = try #require(await claimed(at: .hour(0)))
    #expect(FeedPace.limits.contains(state.pause) && state.pace.least == 0 && state.failures == 1_000_000)
  }

  @Test("a feed that nobody asked for in a long time is deleted, when a session notes its first one")
  func forgotten() async throws {
    let clock = ClockCheck()
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(24 * 401)), clockCheck: clock)
    await archive.note(.failed(.gone), of: feed("old").key, at: .hour(0))
    await archive.note(.unchanged, of: feed("new").key, at: .hour(24 * 401))
    #expect(await archive.readings().count == 2)
    // A clock that no server agrees with may be years ahead.
    await archive.note(.unchanged, of: feed("new").key, at: .hour(24 * 401))
    #expect(await archive.readings().count == 2)
    clock.note(.hour(24 * 401), at: .hour(24 * 401))
    await archive.note(.unchanged, of: feed("new").key, at: .hour(24 * 401))
    #expect(await archive.readings().keys.sorted() == [feed("new").key])
  }

  @Test("if the archive is off, readings are stored beside it, and the newer of two counts")
  func beside() async {
    let (on, off) = (lists(), lists(isOn: false))
    #expect(await off.note(.read(count: 1, nil), of: feed().key, at: .hour(0)))
    #expect(await archive.readings().isEmpty)
    #expect(await off.readings()[feed().key]?.reading.count == 1)
    #expect(await on.readings()[feed().key]?.reading.count == 1)
    await on.note(.read(count: 2, nil), of: feed().key, at: .hour(1))
    #expect(await on.readings()[feed().key]?.reading.count == 2)
    await off.note(.failed(.gone), of: feed().key, at: .hour(2))
    #expect(await on.readings()[feed().key]?.reading == FeedReading(count: 1, readAt: .hour(0), trouble: .gone))
    #expect(await off.readings()[feed().key]?.askedAt == .hour(2))
  }
}
