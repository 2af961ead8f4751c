import TestSupport
import Testing

@testable import NewsProviders
@testable import SystemServices

@Suite("One question that goes before the others")
struct ProbeTests {
  private let probe = Probe()
  private let tasks = SteppingExecutor()

  private func name(_ turn: Probe.Turn) -> String { "\(turn)" }

  /// Begins as many as wait for the one that is under way.
  private func wait(_ count: Int) -> [Task<Probe.Turn, any Error>] {
    (0..<count).map { _ in tasks.begin { [probe] in await probe.turn() } }
  }

  @Test("the others wait and are told what it found out", arguments: [(true, "worthwhile"), (false, "useless")])
  func settled(isWorthwhile: Bool, turn: String) async throws {
    #expect(name(await probe.turn()) == "first")
    let waiting = wait(3)
    probe.settle(isWorthwhile)
    for task in waiting { #expect(name(try await task.value) == turn) }
    // Who comes later need not wait.
    #expect(name(await probe.turn()) == turn)
  }

  @Test("one that is cancelled waits no longer, the others do")
  func oneThatIsCancelledWaitsNoLongerTheOthersDo() async throws {
    #expect(name(await probe.turn()) == "first")
    let waiting = wait(2)
    waiting[0].cancel()
    #expect(name(try await waiting[0].value) == "unknown")
    // Who comes already cancelled does not begin to wait.
    let late = tasks.begin { [probe] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await probe.turn()
    }
    #expect(name(try await late.value) == "unknown")
    probe.settle(true)
    #expect(name(try await waiting[1].value) == "worthwhile")
  }

  @Test("where it found nothing out they go on, and the next one goes first again")
  func unsettled() async throws {
    #expect(name(await probe.turn()) == "first")
    let waiting = wait(3)
    probe.settle(nil)
    for task in waiting { #expect(name(try await task.value) == "unknown") }
    #expect(name(await probe.turn()) == "first")
  }
}
