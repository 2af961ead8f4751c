import NewsDomain
import NewsPresentation
import TerminalKit

/// Lines around those that are run: pasted ones, repeated ones, and what is remembered of them.
extension Shell {
  /// Runs pasted lines in their order, after a question if they are many or may do harm. Ctrl-C ends them all.
  mutating func run(_ lines: [String], from number: Int, of source: any LineSource) async {
    let isWanted = await isWanted(lines) { [texts = renderer.texts] in texts.pasteQuestion(lines.count, with: $0) }
    guard isWanted else { return source.dropPaste() }
    for (index, line) in lines.enumerated() where !isDone {
      output.flush()
      source.show(Secrets.masked(line), Typing(session: session, folders: terminal.folders))
      isBlankAbove = false
      guard await run(line, line: number + index, of: source) else { return source.dropPaste() }
    }
  }

  /// Asks before lines that may do harm or are many, which nobody may have typed.
  ///
  /// - Parameter question: the question, from the beginning of a line that may do harm.
  func isWanted(_ lines: [String], _ question: (String?) -> String) async -> Bool {
    let harmful = PasteCare.first(
      of: lines.prefix(Self.maxExamined), in: table, known: session.known, language: session.language,
      settings: session.settings)
    guard lines.count > Self.unaskedLines || harmful != nil else { return true }
    let question = question(harmful.map { Secrets.masked($0).trimmed.prefix(scalars: Self.shownOfLine) })
    let answer = try? await cancellably { [terminal, language = session.language] in
      try await terminal.ask(question, otherwise: false, in: language)
    }
    return answer == true
  }

  /// How many pasted lines are examined; before more there is a question anyway.
  private static let maxExamined = 100

  /// How much of a line a question shows, in characters.
  private static let shownOfLine = 40

  /// The most lines that run after a paste without a question.
  private static let unaskedLines = 10

  /// Replaces `!!` with the previous line; text after it is appended to that line.
  mutating func recalled(_ typed: String) -> String {
    let line = typed.trimmed
    guard line.hasPrefix("!!"), let last = lastLine ?? terminal.history.last(1).last?.line else {
      return typed
    }
    let text = last + line.dropFirst(2)
    // Shown as in other shells: nobody should run a line without seeing it.
    say(SafeOutput(SafeText(text)) + "\n")
    return text
  }

  /// Stores a line for the arrow keys and, if it was valid, for later sessions and as a suggestion.
  ///
  /// - Parameters:
  ///   - matched: the commands of the line that ran.
  ///   - left: those that did not, which may have a secret as well.
  mutating func remember(
    _ text: String, _ matched: [MatchedPhrase], _ left: ArraySlice<Phrase>, in source: any LineSource
  ) {
    let others = left.flatMap { (try? aliases.phrases(of: $0)) ?? [$0] }.map { matching($0, of: source) }
    let policy = HistoryPolicy(for: text, of: matched + others)
    if policy != .never, !matched.isEmpty || !left.isEmpty { lastLine = text.trimmed }
    guard !text.trimmed.isEmpty else { return }
    source.remember(text.trimmed, policy == .always && isAtFault ? .session : policy)
  }
}
