import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("The store")
struct StoreTests {
  private let folder = TemporaryFolder()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var path: String { folder.path + "/cache/store.sqlite" }

  @Test("no file is made before it is needed")
  func lazy() throws {
    let store = Store(path: path)
    #expect(store.takeProblems().isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test("the file and those beside it are accessible to their owner only")
  func permissions() throws {
    let store = Store(path: path)
    store.keep(.sample("a"), to: "u")
    #expect(folder.mode(of: "cache") == 0o700)
    #expect(folder.mode(of: "cache/store.sqlite") == 0o600)
    #expect(folder.mode(of: "cache/store.sqlite-wal") == 0o600)
    #expect(folder.mode(of: "cache/store.sqlite-shm") == 0o600)
    #expect(store.takeProblems().isEmpty)
  }

  @Test("a later session finds what was stored")
  func laterSession() {
    func firstSession() {
      let store = Store(path: path)
      store.keep(.sample("a"), to: "u")
      store.close(store.open(.search, at: now), status: 200)
    }
    firstSession()
    let store = Store(path: path)
    #expect(store.text(of: "u") == "a")
    #expect(store.quota(at: now) == Quota(sent: [.search: 1], answered: 1, first: now))
    #expect(store.takeProblems().isEmpty)
  }

  @Test("sessions see what others store as soon as it is stored")
  func twoSessions() {
    let one = Store(path: path)
    let other = Store(path: path)
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

  @Test("a store without a file lasts as long as its session and is not shared")
  func memory() {
    let store = Store(path: nil)
    store.keep(.sample("a"), to: "u")
    #expect(store.text(of: "u") == "a")
    #expect(Store(path: nil).text(of: "u") == nil)
    #expect(store.takeProblems().isEmpty)
  }

  @Test("many tasks in two sessions at the same time lose nothing")
  func concurrency() async throws {
    let stores = [Store(path: path), Store(path: path)]
    // Opens both stores first, so that no task waits for the file to be made.
    for store in stores { #expect(store.text(of: "u") == nil) }
    await withTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        for task in 0..<8 {
          group.addTask { [now] in
            for step in 0..<20 {
              let request = store.open(.search, at: now)
              store.keep(.sample("\(number)"), to: "\(number)-\(task)-\(step)")
              if step.isMultiple(of: 2) { store.close(request, status: 200) }
              await Task.yield()
            }
          }
        }
      }
    }
    for store in stores {
      #expect(store.count("answer") == 320)
      let quota = store.quota(at: now)
      #expect(quota.sent == [.search: 320])
      #expect(quota.answered == 160)
      #expect(store.takeProblems().isEmpty)
    }
  }

  @Test("sessions that make the file at the same time can all use it", arguments: 1...20)
  func beginningAtOnce(round: Int) async throws {
    let stores = (0..<4).map { _ in Store(path: path) }
    await withTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask { store.keep(.sample("\(number)"), to: "\(number)") }
      }
    }
    for store in stores {
      #expect(store.takeProblems() == [])
      #expect((0..<4).map { store.text(of: "\($0)") } == ["0", "1", "2", "3"])
    }
  }
}
