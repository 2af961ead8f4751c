import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("The cache")
struct StoreTests {
  private let folder = TemporaryFolder()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var path: String { folder.path + "/cache/store.sqlite" }

  @Test("no file is made before it is needed")
  func lazy() throws {
    let cache = Cache(path: path)
    #expect(cache.takeProblems().isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test("the file and those beside it are accessible to their owner only")
  func permissions() throws {
    let cache = Cache(path: path)
    cache.keep(.sample("a"), to: "u")
    #expect(folder.mode(of: "cache") == 0o700)
    #expect(folder.mode(of: "cache/store.sqlite") == 0o600)
    #expect(folder.mode(of: "cache/store.sqlite-wal") == 0o600)
    #expect(folder.mode(of: "cache/store.sqlite-shm") == 0o600)
    #expect(cache.takeProblems().isEmpty)
  }

  @Test("a later session finds what was stored")
  func laterSession() {
    func firstSession() {
      let cache = Cache(path: path)
      cache.keep(.sample("a"), to: "u")
      cache.close(cache.open(.search, at: now), status: 200)
    }
    firstSession()
    let cache = Cache(path: path)
    #expect(cache.text(of: "u") == "a")
    #expect(cache.quota(at: now) == Quota(sent: [.search: 1], answered: 1, first: now))
    #expect(cache.takeProblems().isEmpty)
  }

  @Test("sessions see what others cache as soon as it is stored")
  func twoSessions() {
    let one = Cache(path: path)
    let other = Cache(path: path)
    #expect(one.text(of: "u") == nil)
    #expect(other.text(of: "u") == nil)
    one.keep(.sample("a"), to: "u")
    #expect(other.text(of: "u") == "a")
    other.keep(.sample("b"), to: "u")
    #expect(one.text(of: "u") == "b")
    let request = one.open(.headlines, at: now)
    #expect(other.quota(at: now).total == 1)
    one.close(request, status: nil)
    #expect(other.quota(at: now).total == 0)
  }

  @Test("a cache without a file lasts as long as its session and is not shared")
  func memory() {
    let cache = Cache(path: nil)
    cache.keep(.sample("a"), to: "u")
    #expect(cache.text(of: "u") == "a")
    #expect(Cache(path: nil).text(of: "u") == nil)
    #expect(cache.takeProblems().isEmpty)
  }

  @Test("many tasks in two sessions at the same time lose nothing")
  func concurrency() async throws {
    let stores = [Cache(path: path), Cache(path: path)]
    // Opens both stores first, so that no task waits for the file to be made.
    for cache in stores { #expect(cache.text(of: "u") == nil) }
    await withTaskGroup(of: Void.self) { group in
      for (number, cache) in stores.enumerated() {
        for task in 0..<8 {
          group.addTask { [now] in
            for step in 0..<20 {
              let request = cache.open(.search, at: now)
              cache.keep(.sample("\(number)"), to: "\(number)-\(task)-\(step)")
              if step.isMultiple(of: 2) { cache.close(request, status: 200) }
              await Task.yield()
            }
          }
        }
      }
    }
    for cache in stores {
      #expect(cache.count("answer") == 320)
      let quota = cache.quota(at: now)
      #expect(quota.sent == [.search: 320])
      #expect(quota.answered == 160)
      #expect(cache.takeProblems().isEmpty)
    }
  }

  @Test("sessions that make the file at the same time can all use it", arguments: 1...20)
  func beginningAtOnce(round: Int) async throws {
    let stores = (0..<4).map { _ in Cache(path: path) }
    await withTaskGroup(of: Void.self) { group in
      for (number, cache) in stores.enumerated() {
        group.addTask { cache.keep(.sample("\(number)"), to: "\(number)") }
      }
    }
    for cache in stores {
      #expect(cache.takeProblems() == [])
      #expect((0..<4).map { cache.text(of: "\($0)") } == ["0", "1", "2", "3"])
    }
  }
}
