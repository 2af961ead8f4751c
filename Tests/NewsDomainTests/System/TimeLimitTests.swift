import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Work with a time limit")
struct TimeLimitTests {
  @Test("work that ends in time ends the waiting, and its result or error comes back")
  func inTime() async throws {
    let wasCancelled = Mutex(false)
    let limit = TimeLimit(.seconds(600)) { _ in
      let ended = await untilCancelled()
      wasCancelled.withLock { $0 = ended }
    }
    #expect(try await limit { 7 } == 7)
    let ended = wasCancelled.withLock { $0 }
    #expect(ended)
    await #expect(throws: NewsError.network(.offline)) { try await limit { throw NewsError.network(.offline) } }
  }

  @Test("work that takes longer is cancelled, and what it has so far comes back")
  func tooLong() async throws {
    let asked = Mutex<[Duration]>([])
    let limit = TimeLimit(.seconds(600)) { duration in asked.withLock { $0.append(duration) } }
    #expect(try await limit { await untilCancelled() })
    let durations = asked.withLock { $0 }
    #expect(durations == [.seconds(600)])
  }
}
