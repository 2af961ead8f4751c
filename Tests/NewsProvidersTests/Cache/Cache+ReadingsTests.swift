import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SQLKit

@Suite("Readings of feeds in the cache")
struct StoreReadingsTests {
  private let cache = Cache(path: nil)
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("the last reading of a feed is stored, separately for each feed")
  func read() {
    #expect(cache.readings().isEmpty)
    let readings = [
      "https://a.org/": FeedReading(count: 3, readAt: now), "https://b.org/": FeedReading(count: 0, readAt: now),
      "https://c.org/": FeedReading(count: 2, readAt: now, trouble: .broken),
    ]
    for (url, reading) in readings { cache.note(reading, of: url, at: now) }
    #expect(cache.readings() == readings)
  }

  @Test("a failure keeps the earlier count, and the next reading replaces it", arguments: FeedTrouble.allCases)
  func failed(trouble: FeedTrouble) {
    cache.note(trouble, of: "u", at: now)
    #expect(cache.readings() == ["u": FeedReading(count: nil, readAt: nil, trouble: trouble)])
    cache.note(FeedReading(count: 3, readAt: now), of: "u", at: now)
    cache.note(trouble, of: "u", at: now + 60)
    #expect(cache.readings() == ["u": FeedReading(count: 3, readAt: now, trouble: trouble)])
    cache.note(FeedReading(count: 4, readAt: now + 90), of: "u", at: now + 90)
    #expect(cache.readings() == ["u": FeedReading(count: 4, readAt: now + 90)])
  }

  @Test("a reading that nobody asked for in a year is deleted")
  func forgotten() {
    cache.note(.gone, of: "old", at: now)
    cache.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 364 * 86_400)
    #expect(cache.readings().count == 2)
    cache.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 366 * 86_400)
    #expect(cache.readings().keys.sorted() == ["new"])
  }

  @Test("old readings are looked for once a minute, and again when the clock was put back")
  func swept() {
    let year = 366.0 * 86_400
    cache.note(FeedReading(count: 1, readAt: now), of: "new", at: now)
    cache.note(.gone, of: "old", at: now - year)
    cache.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 59)
    #expect(cache.readings().count == 2)
    cache.note(FeedReading(count: 1, readAt: now), of: "new", at: now + 60)
    #expect(cache.readings().count == 1)
    #expect(cache.isSweepDue("reading", at: now))
  }

  @Test("later sessions find a reading, and a file of an older version can cache one")
  func kept() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    let database = try Database(path: path)
    try Schema(Array(Schema.cache.migrations.prefix(2))).prepare(database)
    Cache(path: path).note(FeedReading(count: 3, readAt: now), of: "u", at: now)
    #expect(Cache(path: path).readings() == ["u": FeedReading(count: 3, readAt: now)])
  }
}
