import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SQLKit

@Suite("Readings of feeds in the store")
struct StoreReadingsTests {
  private let store = Store(path: nil)
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("the last reading of a feed is stored, separately for each feed")
  func read() {
    #expect(store.readings().isEmpty)
    let readings = [
      "https://a.org/": FeedReading(count: 3, readAt: now), "https://b.org/": FeedReading(count: 0, readAt: now),
      "https://c.org/": FeedReading(count: 2, readAt: now, trouble: .broken),
    ]
    for (url, reading) in readings { store.note(reading, of: url, at: now) }
    #expect(store.readings() == readings)
  }

  @Test("a failure keeps the earlier count, and the next reading replaces it", arguments: FeedTrouble.allCases)
  func failed(trouble: FeedTrouble) {
    store.note(trouble, of: "u", at: now)
    #expect(store.readings() == ["u": FeedReading(count: nil, readAt: nil, trouble: trouble)])
    store.note(FeedReading(count: 3, readAt: now), of: "u", at: now)
    store.note(trouble, of: "u", at: now + 60)
    #expect(store.readings() == ["u": FeedReading(count: 3, readAt: now, trouble: trouble)])
    store.note(FeedReading(count: 4, readAt: now + 90), of: "u", at: now + 90)
    #expect(store.readings() == ["u": FeedReading(count: 4, readAt: now + 90)])
  }

  @Test("a reading that nobody asked for in a year is deleted")
  func forgotten() {
    store.note(.gone, of: "old", at: now)
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 364 * 86_400)
    #expect(store.readings().count == 2)
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 366 * 86_400)
    #expect(store.readings().keys.sorted() == ["new"])
  }

  @Test("old readings are looked for once a minute, and again when the clock was put back")
  func swept() {
    let year = 366.0 * 86_400
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now)
    store.note(.gone, of: "old", at: now - year)
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 59)
    #expect(store.readings().count == 2)
    store.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 60)
    #expect(store.readings().count == 1)
    #expect(store.isSweepDue("reading", at: now))
  }

  @Test("later sessions find a reading, and a file of an older version can store one")
  func kept() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    let database = try Database(path: path)
    try Schema(Array(Schema.store.migrations.prefix(2))).prepare(database)
    Store(path: path).note(FeedReading(count: 3, readAt: now), of: "u", at: now)
    #expect(Store(path: path).readings() == ["u": FeedReading(count: 3, readAt: now)])
  }
}
