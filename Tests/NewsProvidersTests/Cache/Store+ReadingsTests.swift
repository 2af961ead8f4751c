import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("What the store knows of feeds")
struct StoreReadingsTests {
  private let store = Store(path: nil)
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("what came of reading a feed last is there, and another feed is another")
  func whatCameOfReadingAFeedLastIsThere() {
    #expect(store.readings().isEmpty)
    let readings = [
      "https://a.org/": FeedReading(count: 3, readAt: now), "https://b.org/": FeedReading(count: 0, readAt: now),
      "https://c.org/": FeedReading(count: 2, readAt: now, trouble: .broken),
    ]
    for (url, reading) in readings { store.note(reading, of: url, at: now) }
    #expect(store.readings() == readings)
  }

  @Test("a failure leaves what was read before, and the next reading takes its place", arguments: FeedTrouble.allCases)
  func failureLeavesWhatWasReadBefore(trouble: FeedTrouble) {
    store.note(trouble, of: "u", at: now)
    #expect(store.readings() == ["u": FeedReading(count: nil, readAt: nil, trouble: trouble)])
    store.note(FeedReading(count: 3, readAt: now), of: "u", at: now)
    store.note(trouble, of: "u", at: now + 60)
    #expect(store.readings() == ["u": FeedReading(count: 3, readAt: now, trouble: trouble)])
    store.note(FeedReading(count: 4, readAt: now + 90), of: "u", at: now + 90)
    #expect(store.readings() == ["u": FeedReading(count: 4, readAt: now + 90)])
  }

  @Test("what nobody asked for in a year is forgotten")
  func whatNobodyAskedForInAYearIsForgotten() {
    store.note(.gone, of: "old", at: now)
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 364 * 86_400)
    #expect(store.readings().count == 2)
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 366 * 86_400)
    #expect(store.readings().keys.sorted() == ["new"])
  }

  @Test("later sessions know it, and a store of before takes it")
  func laterSessionsKnowItAndAStoreOfBeforeTakesIt() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    let database = try Database(path: path)
    try StoreSchema(Array(StoreSchema.migrations.prefix(2))).prepare(database)
    Store(path: path).note(FeedReading(count: 3, readAt: now), of: "u", at: now)
    #expect(Store(path: path).readings() == ["u": FeedReading(count: 3, readAt: now)])
  }
}
