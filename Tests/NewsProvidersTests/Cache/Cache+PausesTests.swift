import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Pauses of the cache")
struct StorePausesTests {
  private let cache = Cache(path: nil)
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("a place is paused until its time is over, and no other place is")
  func paused() {
    cache.pause("a", for: 60, at: start)
    #expect(cache.pause(of: ["a"], at: start) == 60)
    #expect(cache.pause(of: ["a"], at: start + 59) == 1)
    #expect(cache.pause(of: ["a"], at: start + 61) == nil)
    #expect(cache.pause(of: ["b"], at: start) == nil)
    #expect(cache.pause(of: [], at: start) == nil)
  }

  @Test("of several places the first one that is paused counts")
  func several() {
    cache.pause("b", for: 60, at: start)
    cache.pause("c", for: 30, at: start)
    #expect(cache.pause(of: ["a", "b", "c"], at: start) == 60)
    #expect(cache.pause(of: ["c", "b"], at: start) == 30)
  }

  @Test("the longer of two pauses counts, whichever came first", arguments: [[60, 300], [300, 60]])
  func longest(seconds: [Double]) {
    for each in seconds { cache.pause("a", for: each, at: start) }
    #expect(cache.pause(of: ["a"], at: start) == 300)
  }

  @Test("a pause does not count if the clock has been put back by days since")
  func clockPutBack() {
    cache.pause("a", for: 60, at: start)
    #expect(cache.pause(of: ["a"], at: start - 3600) == 3660)
    #expect(cache.pause(of: ["a"], at: start - 2 * 86_400) == nil)
  }

  @Test("a pause that a clock far ahead has set does not stay in the way of another one")
  func clockAhead() {
    cache.pause("a", for: 60, at: start + 200 * 86_400)
    cache.pause("a", for: 1_800, at: start)
    #expect(cache.pause(of: ["a"], at: start) == 1_800)
  }

  @Test("pauses that are over are deleted when another begins")
  func forgotten() {
    for name in ["a", "b", "c"] { cache.pause(name, for: 60, at: start) }
    #expect(cache.count("pause") == 3)
    cache.pause("d", for: 60, at: start + 61)
    #expect(cache.count("pause") == 1)
  }

  @Test("another session with the same file knows the pause, too")
  func shared() {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    let (one, other) = (Cache(path: path), Cache(path: path))
    one.pause("a", for: 60, at: start)
    #expect(other.pause(of: ["a"], at: start) == 60)
  }
}
