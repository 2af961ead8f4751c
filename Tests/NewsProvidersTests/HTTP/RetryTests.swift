import Synchronization
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Retries")
struct RetryTests {
  private static let unreachable = NewsError.network(.unreachable(host: "h", detail: "refused"))

  /// The outcome of an attempt: a status with the seconds to wait before the next, or an error.
  enum Step: Sendable {
    case answer(Int, after: Int? = nil)
    case failure(NewsError)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let steps: [Step]
    let pauses: [Double]

    /// - Parameter steps: the outcomes of the attempts; all must be used, and the last one is the result.
    init(_ steps: Step..., pauses: [Double]) {
      self.init(steps, pauses: pauses)
    }

    init(_ steps: [Step], pauses: [Double]) {
      self.steps = steps
      self.pauses = pauses
    }

    var testDescription: String { "\(steps)" }
  }

  static let cases: [Case] = [
    Case(.answer(200), pauses: []),
    Case(.answer(429), .answer(200), pauses: [0.25]),
    Case(.answer(503), .answer(503), .answer(200), pauses: [0.25, 0.5]),
    Case(.answer(429), .answer(429), .answer(429), pauses: [0.25, 0.5]),
    Case(.answer(429, after: 0), .answer(200), pauses: [0.25]),
    Case(.answer(503, after: 3), .answer(200), pauses: [3]),
    Case(.answer(429, after: 10), .answer(503, after: 10), .answer(503, after: 0), pauses: [10, 10]),
    Case(.answer(429, after: 11), pauses: []),
    Case(.answer(503, after: .max), pauses: []),
    Case(.answer(503), .answer(503, after: 11), pauses: [0.25]),
    Case(.failure(unreachable), .answer(200), pauses: [0.25]),
    Case(.failure(unreachable), .failure(unreachable), .answer(200), pauses: [0.25, 0.5]),
    Case(.failure(unreachable), .failure(unreachable), .failure(unreachable), pauses: [0.25, 0.5]),
    Case(.failure(unreachable), .answer(429, after: 2), .answer(503), pauses: [0.25, 2]),
    Case(
      .answer(503), .failure(unreachable), .failure(.network(.timeout(host: "h", seconds: 5))), pauses: [0.25, 0.5]),
    Case(.failure(unreachable), .failure(.cancelled), pauses: [0.25]),
  ]

  @Test("a busy server and a missing connection are tried three times in all", arguments: RetryTests.cases)
  func attempts(each: Case) async {
    await expect(each, jitter: 0)
  }

  @Test(
    "no other status is retried", arguments: [204, 301, 304, 400, 401, 403, 404, 408, 425, 426, 500, 502, 504])
  func otherStatuses(status: Int) async {
    await expect(Case(.answer(status), pauses: []), jitter: 0)
    await expect(Case(.answer(status, after: 1), pauses: []), jitter: 0)
  }

  @Test(
    "no other failure is retried: the request may have been counted",
    arguments: [
      NewsError.network(.timeout(host: "h", seconds: 5)), .network(.broken(host: "h", detail: "reset")),
      .network(.tls(host: "h", detail: "expired")),
      .network(.tooLarge(host: "h", limit: 1)), .network(.badResponse(host: "h", detail: "cut")), .cancelled,
      .network(.offline),
    ])
  func otherFailures(error: NewsError) async {
    await expect(Case(.failure(error), pauses: []), jitter: 0)
  }

  static let jitters: [(Double, [Double])] = [(0, [0.25, 0.5]), (0.5, [0.375, 0.75]), (1, [0.5, 1])]

  @Test("pauses vary by up to twice their length", arguments: RetryTests.jitters)
  func jitter(jitter: Double, pauses: [Double]) async {
    await expect(Case(.answer(503), .answer(429), .answer(200), pauses: pauses), jitter: jitter)
    let unreachable = Step.failure(Self.unreachable)
    await expect(Case(unreachable, unreachable, unreachable, pauses: pauses), jitter: jitter)
    // A time that the server sets is not varied.
    await expect(Case(.answer(503, after: 4), .answer(200), pauses: [4]), jitter: jitter)
  }

  @Test(
    "the caller decides how often a request may be retried",
    arguments: [(0, []), (1, [0.25]), (3, [0.25, 0.5, 1])] as [(Int, [Double])])
  func repeats(count: Int, pauses: [Double]) async {
    let last = Step.failure(Self.unreachable)
    await expect(Case(Array(repeating: last, count: count + 1), pauses: pauses), jitter: 0, repeats: count)
    await expect(Case(Array(repeating: .answer(503), count: count + 1), pauses: pauses), jitter: 0, repeats: count)
  }

  @Test("by default, jitter is a number between 0 and 1")
  func standardJitter() {
    let retry = Retry()
    #expect((0..<100).allSatisfy { _ in (0...1).contains(retry.jitter()) })
  }

  @Test("a cancelled task does not retry")
  func cancelledPause() async {
    let retry = Retry(sleep: { _ in throw CancellationError() }, jitter: { 0 })
    var attempts = 0
    await #expect(throws: CancellationError.self) {
      _ = try await retry {
        attempts += 1
        return .sample(status: 503)
      }
    }
    #expect(attempts == 1)
  }

  /// Takes all the steps, with the pauses between them, and expects the outcome of the last.
  private func expect(_ each: Case, jitter: Double, repeats: Int = Retry.repeats) async {
    let slept = Mutex<[Double]>([])
    let retry = Retry(sleep: { seconds in slept.withLock { $0.append(seconds) } }, jitter: { jitter })
    var rest = each.steps[...]
    var outcome: Step?
    do {
      let response = try await retry(repeats: repeats) {
        switch rest.popFirst() {
        case .answer(let status, let after): return .sample(status: status, retryAfter: after)
        case .failure(let error): throw error
        case nil: throw NewsError.list(.noResults)
        }
      }
      outcome = .answer(response.status, after: response.retryAfter)
    } catch let error as NewsError {
      outcome = .failure(error)
    } catch {
      Issue.record("\(error)")
    }
    #expect(rest.isEmpty)
    #expect("\(String(describing: outcome))" == "\(String(describing: each.steps.last))")
    #expect(slept.withLock(\.self) == each.pauses)
  }
}
