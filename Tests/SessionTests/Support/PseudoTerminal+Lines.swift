import TestSupport

extension PseudoTerminal {
  /// The end of the usual prompt of a new session.
  static let prompt = "English ›"

  /// Types a line at the prompt and reads up to the next prompt.
  ///
  /// - Returns: what was shown meanwhile, without escape sequences.
  @discardableResult
  func answer(to line: String, until prompt: String = prompt) async throws -> String {
    type(line + "\n")
    return try await wait(for: prompt)
  }

  /// Types a line at the prompt and reads up to the next prompt.
  ///
  /// - Returns: what the terminal was sent meanwhile, with its escape sequences.
  func sent(by line: String, until prompt: String = prompt) async throws -> String {
    let before = mark
    try await answer(to: line, until: prompt)
    return sent(since: before)
  }

  /// How much the terminal was sent up to now.
  var mark: Int { raw.unicodeScalars.count }

  func sent(since mark: Int) -> String {
    String(String.UnicodeScalarView(raw.unicodeScalars.dropFirst(mark)))
  }

  /// Reads until the terminal has been sent something, its escape sequences counted.
  ///
  /// - Returns: what it was sent since the mark, up to then.
  @discardableResult
  func wait(forSent wanted: String, since mark: Int, seconds: Int = 30) async throws -> String {
    let end = ContinuousClock.now + .seconds(seconds)
    while !sent(since: mark).contains(wanted), ContinuousClock.now < end { try await readAll() }
    let sent = sent(since: mark)
    guard sent.contains(wanted) else { throw NotSent(wanted: wanted, sent: sent) }
    return sent
  }

  struct NotSent: Error, CustomStringConvertible {
    let wanted: String
    let sent: String

    var description: String { "no \(String(reflecting: wanted)) in \(String(reflecting: sent))" }
  }
}
