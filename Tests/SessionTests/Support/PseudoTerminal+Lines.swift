import TestSupport

extension PseudoTerminal {
  /// The end of the default prompt in a new session.
  static let prompt = "English ›"

  /// Types a line at the prompt and reads up to the next prompt.
  ///
  /// - Returns: the output in between, without escape sequences.
  @discardableResult
  func answer(to line: String, until prompt: String = prompt) async throws -> String {
    type(line + "\n")
    return try await wait(for: prompt)
  }

  /// Types a line at the prompt and reads up to the next prompt.
  ///
  /// - Returns: the output in between, with its escape sequences.
  func sent(by line: String, until prompt: String = prompt) async throws -> String {
    let before = mark
    try await answer(to: line, until: prompt)
    return sent(since: before)
  }

  /// The number of scalars sent to the terminal so far.
  var mark: Int { raw.unicodeScalars.count }

  func sent(since mark: Int) -> String {
    String(String.UnicodeScalarView(raw.unicodeScalars.dropFirst(mark)))
  }

  /// Reads until a text was sent to the terminal, escape sequences included.
  ///
  /// - Returns: the output since the mark, up to the end of the text.
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
