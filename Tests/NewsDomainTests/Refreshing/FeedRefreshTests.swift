import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Feeds that are refreshed beside a list")
struct FeedRefreshTests {
  /// Notes that its work was cancelled.
  private final class Work: Sendable {
    private let cancelled = Mutex(false)

    var isCancelled: Bool { cancelled.withLock(\.self) }

    func callAsFunction() async {
      if await untilCancelled() { cancelled.withLock { $0 = true } }
    }
  }

  @Test("the next list's feeds take the place of those before")
  func next() async throws {
    let refresh = FeedRefresh()
    let (first, second) = (Work(), Work())
    _ = refresh.begin { await first() }
    let running = refresh.begin { await second() }
    #expect(try await eventually { first.isCancelled })
    #expect(!second.isCancelled)
    running.cancel()
    #expect(try await eventually { second.isCancelled })
  }

  @Test("the end of the session ends them")
  func end() async throws {
    let work = [Work(), Work()]
    let refresh = FeedRefresh()
    _ = refresh.begin { await work[0]() }
    refresh.cancel()
    var dropped: FeedRefresh? = FeedRefresh()
    _ = dropped?.begin { await work[1]() }
    dropped = nil
    #expect(try await eventually { work.allSatisfy(\.isCancelled) })
  }

  @Test("a list waits until they have ended, or its time is up")
  func wait() async throws {
    let refresh = FeedRefresh()
    let isDone = Mutex(false)
    await refresh.begin { isDone.withLock { $0 = true } }.wait(atMost: nil)
    #expect(isDone.withLock { $0 })
    let work = Work()
    await refresh.begin { await work() }.wait(atMost: .milliseconds(5))
    #expect(!work.isCancelled)
  }
}
