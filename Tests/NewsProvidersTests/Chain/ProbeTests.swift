import TestSupport
import Testing

@testable import NewsProviders
@testable import SystemServices

@Suite("The first of many requests to a provider")
struct ProbeTests {
  private let probe = Probe()
  private let tasks = SteppingExecutor()

  private func name(_ turn: Probe.Turn) -> String { "\(turn)" }

  /// Starts tasks that wait for the pending request.
  private func wait(_ count: Int) -> [Task<Probe.Turn, any Error>] {
    (0..<count).map { _ in tasks.begin { [probe] in await probe.turn() } }
  }

  @Test("the others wait for what the first one finds out", arguments: [(true, "worthwhile"), (false, "useless")])
  func settled(isWorthwhile: Bool, turn: String) async throws {
    #expect(name(await probe.turn()) == "first")
    let waiting = wait(3)
    probe.settle(isWorthwhile)
    for task in waiting { #expect(name(try await task.value) == turn) }
    // A later request need not wait.
    #expect(name(await probe.turn()) == turn)
  }

  @Test("a cancelled task stops waiting, the others do not")
  func cancelled() async throws {
    #expect(name(await probe.turn()) == "first")
    let waiting = wait(2)
    waiting[0].cancel()
    #expect(name(try await waiting[0].value) == "unknown")
    // A task that is already cancelled does not begin to wait.
    let late = tasks.begin { [probe] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await probe.turn()
    }
    #expect(name(try await late.value) == "unknown")
    probe.settle(true)
    #expect(name(try await waiting[1].value) == "worthwhile")
  }

  @Test("if the first finds nothing out, the others go on, and the next one is the first again")
  func unsettled() async throws {
    #expect(name(await probe.turn()) == "first")
    let waiting = wait(3)
    probe.settle(nil)
    for task in waiting { #expect(name(try await task.value) == "unknown") }
    #expect(name(await probe.turn()) == "first")
  }
}
