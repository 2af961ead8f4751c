import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Requests under way")
struct FlightsTests {
  private let flights = InFlightRequests()
  private let tasks = SteppingExecutor()

  /// A request that is answered when the test says so, or ends when it is cancelled.
  private final class FakeSend: Sendable {
    private struct State {
      var begun = 0
      var cancelled = 0
      var isOver = false
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let result: Result<String, NewsError>
    private let isStubborn: Bool
    private let state = Mutex(State())

    /// - Parameter isStubborn: whether it goes on after it was cancelled.
    init(_ result: Result<String, NewsError>, isStubborn: Bool = false) {
      self.result = result
      self.isStubborn = isStubborn
    }

    var begun: Int { state.withLock(\.begun) }
    var cancelled: Int { state.withLock(\.cancelled) }

    func callAsFunction() async throws -> HTTPResponse {
      state.withLock { $0.begun += 1 }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isOver = state.withLock { state in
            if !state.isOver { state.waiting.append(continuation) }
            return state.isOver
          }
          if isOver { continuation.resume() }
        }
      } onCancel: {
        state.withLock { $0.cancelled += 1 }
        if !isStubborn { end() }
      }
      return .sample(try result.get())
    }

    func end() {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        state.isOver = true
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  /// Starts a task that waits for a request, and returns when it is waiting.
  private func join(_ send: FakeSend, _ key: String = "k") -> Task<String, any Error> {
    tasks.begin { [flights] in
      let response = try await flights.join(key) { try await send() }
      return String(decoding: response.body, as: UTF8.self)
    }
  }

  @Test("tasks that ask for the same thing share one request and its answer")
  func shared() async throws {
    let send = FakeSend(.success("a"))
    let waiting = (0..<5).map { _ in join(send) }
    send.end()
    for task in waiting { #expect(try await task.value == "a") }
    #expect(send.begun == 1)
  }

  @Test("all of them get its error")
  func sharedFailure() async {
    let send = FakeSend(.failure(.network(.timeout(host: "h", seconds: 5))))
    let waiting = (0..<3).map { _ in join(send) }
    send.end()
    for task in waiting {
      await #expect(throws: NewsError.network(.timeout(host: "h", seconds: 5))) { try await task.value }
    }
    #expect(send.begun == 1)
  }

  @Test("another key has a request of its own")
  func otherKeys() async throws {
    let (one, other) = (FakeSend(.success("a")), FakeSend(.success("b")))
    let waiting = (join(one, "k"), join(other, "l"))
    other.end()
    #expect(try await waiting.1.value == "b")
    one.end()
    #expect(try await waiting.0.value == "a")
  }

  @Test("a task that asks after the answer makes a new request, also after an error")
  func afterLanding() async throws {
    for result in [Result<String, NewsError>.success("a"), .failure(.network(.offline))] {
      let send = FakeSend(result)
      send.end()
      for _ in 0..<3 { _ = await join(send).result }
      #expect(send.begun == 3)
    }
  }

  @Test("a cancelled task leaves at once, whether first or last, and the others get the answer", arguments: [0, 1, 2])
  func cancelledOne(index: Int) async throws {
    let send = FakeSend(.success("a"))
    var waiting = (0..<3).map { _ in join(send) }
    let cancelled = waiting.remove(at: index)
    cancelled.cancel()
    await #expect(throws: NewsError.cancelled) { try await cancelled.value }
    #expect(send.cancelled == 0)
    send.end()
    for task in waiting { #expect(try await task.value == "a") }
    #expect(send.begun == 1)
    #expect(send.cancelled == 0)
  }

  @Test("when the last task has left, the request is cancelled")
  func cancelledAll() async throws {
    let send = FakeSend(.success("a"))
    let waiting = (0..<3).map { _ in join(send) }
    for task in waiting {
      #expect(send.cancelled == 0)
      task.cancel()
      await #expect(throws: NewsError.cancelled) { try await task.value }
    }
    #expect(try await eventually { send.cancelled == 1 })
  }

  @Test("after the last has left, the next task makes a new request, whatever becomes of the old one")
  func afterLeaving() async throws {
    let old = FakeSend(.success("old"), isStubborn: true)
    let first = join(old)
    #expect(try await eventually { old.begun == 1 })
    first.cancel()
    await #expect(throws: NewsError.cancelled) { try await first.value }

    let new = FakeSend(.success("new"))
    let second = join(new)
    #expect(try await eventually { new.begun == 1 })
    old.end()
    let third = join(new)
    new.end()
    #expect(try await second.value == "new")
    #expect(try await third.value == "new")
    #expect(new.begun == 1)
    #expect(old.cancelled == 1)
    #expect(new.cancelled == 0)
  }

  @Test("a task that is already cancelled does not wait, and does not disturb the others")
  func cancelledBefore() async throws {
    let send = FakeSend(.success("a"))
    func joinCancelled(_ key: String) -> Task<HTTPResponse, any Error> {
      let task = Task { [flights] in
        while !Task.isCancelled { await Task.yield() }
        return try await flights.join(key) { try await send() }
      }
      task.cancel()
      return task
    }
    let alone = joinCancelled("alone")
    await #expect(throws: NewsError.cancelled) { try await alone.value }

    let other = FakeSend(.success("b"))
    let waiting = join(other)
    let late = joinCancelled("k")
    await #expect(throws: NewsError.cancelled) { try await late.value }
    other.end()
    #expect(try await waiting.value == "b")
    #expect(other.cancelled == 0)
  }
}
