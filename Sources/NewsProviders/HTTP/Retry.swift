import NewsDomain

/// Asks again what another moment may answer: a server that says it is busy, and a connection that did not
/// come about. Nothing else, since a request may cost.
struct Retry: Sendable {
  /// How often a request is repeated.
  static let repeats = 2
  /// Seconds that a server may ask to be left alone; more is for the reader to decide.
  static let patience = 10
  /// In seconds; doubled each time.
  private static let firstPause = 0.25

  /// Waits for so many seconds.
  let sleep: @Sendable (Double) async throws -> Void
  /// Between 0 and 1: so that those who were sent away together do not come back together.
  let jitter: @Sendable () -> Double

  init(
    sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.sleep = sleep
    self.jitter = jitter
  }

  /// - Parameters:
  ///   - isFinal: whether an answer is not worth asking again, whatever its status.
  ///   - repeats: how often it may be asked again.
  /// - Returns: the last answer, whatever its status.
  /// - Throws: what the last attempt throws.
  func callAsFunction(
    unless isFinal: (HTTPResponse) -> Bool = { _ in false }, repeats: Int = Retry.repeats,
    _ attempt: () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    for number in 0..<repeats {
      do {
        let response = try await attempt()
        guard let pause = pause(after: response, number), !isFinal(response) else { return response }
        try await sleep(pause)
      } catch NewsError.unreachable {
        try await sleep(backoff(number))
      }
    }
    return try await attempt()
  }

  private func pause(after response: HTTPResponse, _ number: Int) -> Double? {
    guard response.status == 429 || response.status == 503 else { return nil }
    guard let asked = response.retryAfter else { return backoff(number) }
    // "At once" is too soon for one that has just been too busy.
    return asked <= Self.patience ? max(Double(asked), backoff(number)) : nil
  }

  /// Between one and two times the pause, which doubles.
  private func backoff(_ number: Int) -> Double {
    Self.firstPause * Double(1 << number) * (1 + jitter())
  }
}
