import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Pauses of the store")
struct StorePausesTests {
  private let store = Store(path: nil)
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("a place is paused until its time is over, and no other place is")
  func paused() {
    store.pause("a", for: 60, at: start)
    #expect(store.pause(of: ["a"], at: start) == 60)
    #expect(store.pause(of: ["a"], at: start + 59) == 1)
    #expect(store.pause(of: ["a"], at: start + 61) == nil)
    #expect(store.pause(of: ["b"], at: start) == nil)
    #expect(store.pause(of: [], at: start) == nil)
  }

  @Test("of several places the first one that is paused counts")
  func several() {
    store.pause("b", for: 60, at: start)
    store.pause("c", for: 30, at: start)
    #expect(store.pause(of: ["a", "b", "c"], at: start) == 60)
    #expect(store.pause(of: ["c", "b"], at: start) == 30)
  }

  @Test("the longer of two pauses counts, whichever came first", arguments: [[60, 300], [300, 60]])
  func longest(seconds: [Double]) {
    for each in seconds { store.pause("a", for: each, at: start) }
    #expect(store.pause(of: ["a"], at: start) == 300)
  }

  @Test("a pause does not count if the clock has been put back by days since")
  func clockPutBack() {
    store.pause("a", for: 60, at: start)
    #expect(store.pause(of: ["a"], at: start - 3600) == 3660)
    #expect(store.pause(of: ["a"], at: start - 2 * 86_400) == nil)
  }

  @Test("a pause that a clock far ahead has set does not stay in the way of another one")
  func clockAhead() {
    store.pause("a", for: 60, at: start + 200 * 86_400)
    store.pause("a", for: 1_800, at: start)
    #expect(store.pause(of: ["a"], at: start) == 1_800)
  }

  @Test("pauses that are over are deleted when another begins")
  func forgotten() {
    for name in ["a", "b", "c"] { store.pause(name, for: 60, at: start) }
    #expect(store.count("pause") == 3)
    store.pause("d", for: 60, at: start + 61)
    #expect(store.count("pause") == 1)
  }

  @Test("another session with the same file knows the pause, too")
  func shared() {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    let (one, other) = (Store(path: path), Store(path: path))
    one.pause("a", for: 60, at: start)
    #expect(other.pause(of: ["a"], at: start) == 60)
  }
}
