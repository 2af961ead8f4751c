import NewsDomain

/// Repeats a request if the server says that it is busy or the connection failed. It repeats nothing else, because a
/// request may cost.
struct Retry: Sendable {
  /// How often a request is repeated.
  static let repeats = 2
  /// The longest pause asked for by a server that is waited for, in seconds. Longer ones are reported to the reader.
  static let patience = 10
  /// The first pause in seconds; each further one is twice as long.
  private static let firstPause = 0.25

  /// Waits for this many seconds.
  let sleep: @Sendable (Double) async throws -> Void
  /// A random number from 0 to 1, so that clients refused at the same time do not come back at the same time.
  let jitter: @Sendable () -> Double

  init(
    sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.sleep = sleep
    self.jitter = jitter
  }

  /// - Parameters:
  ///   - isFinal: whether repeating would not help, whatever the status.
  ///   - repeats: how often the request may be repeated.
  /// - Returns: the last response, whatever its status.
  /// - Throws: the error of the last attempt.
  func callAsFunction(
    unless isFinal: (HTTPResponse) -> Bool = { _ in false }, repeats: Int = Retry.repeats,
    _ attempt: () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    for number in 0..<repeats {
      do {
        let response = try await attempt()
        guard let pause = pause(after: response, number), !isFinal(response) else { return response }
        try await sleep(pause)
      } catch NewsError.network(.unreachable) {
        try await sleep(backoff(number))
      }
    }
    return try await attempt()
  }

  private func pause(after response: HTTPResponse, _ number: Int) -> Double? {
    guard response.status == 429 || response.status == 503 else { return nil }
    guard let asked = response.retryAfter else { return backoff(number) }
    // A server that was just too busy needs at least this pause, even if it states 0 seconds.
    return asked <= Self.patience ? max(Double(asked), backoff(number)) : nil
  }

  /// Returns a pause between one and two times the base, which doubles each time.
  private func backoff(_ number: Int) -> Double {
    Self.firstPause * Double(1 << number) * (1 + jitter())
  }
}
