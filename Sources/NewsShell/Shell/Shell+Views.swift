import NewsDomain
import NewsPresentation
import TerminalKit

/// A command that a view runs: found in the table, with its arguments read, ready to begin.
struct ViewWork: Sendable {
  let declaration: Declaration
  let run: @Sendable (Session) async throws -> (outcome: Outcome, session: Session)

  /// Whether it may have to wait for a server.
  var isFetching: Bool { !declaration.needs.isDisjoint(with: [.network, .networkForOtherLists, .picture]) }
  /// Whether it changes only marks, so that it may run while another command waits.
  var changesMarks: Bool { declaration.needs.contains(.marks) }
}

/// What a command of a view led to. The screen that the session is at now is its coordinator's.
struct ViewResult: Sendable {
  /// A screen that is only looked at, such as help; the session stays where it is.
  var shown: (any Screen)?
  /// Whether the session is at another screen, or at a newer version of its own.
  var hasMoved = false
  var message: ViewMessage?
  var hasFailed = false
}

/// The commands of views: the same as those of lines, with the same errors and marks, but drawn by the view.
extension Shell {
  /// Runs one command of a view to its end.
  mutating func runInView(_ phrase: Phrase, item: Int?) async -> ViewResult {
    let work: ViewWork
    do { work = try self.work(for: phrase, item: item) } catch { return failed(error, phrase) }
    let result: Result<(outcome: Outcome, session: Session), any Error>
    do { result = .success(try await work.run(session)) } catch { result = .failure(error) }
    return await take(result, of: work)
  }

  /// Prepares a command, which may then run while the view goes on.
  ///
  /// - Parameter item: The number of the item that a command without one acts on.
  /// - Throws: `ShellError`.
  func work(for phrase: Phrase, item: Int?) throws -> ViewWork {
    features.ports.archive.tryAgain()
    guard let match = try matched(phrase) else { throw ShellError.redirection(.nothingToSend) }
    let call = try match.call(of: phrase, at: session.language)
    return ViewWork(declaration: match.declaration) { [features, command = match.command] before in
      // Each command of a view is taken back on its own.
      features.ports.undoHistory.begin()
      var session = before
      // Hints tell what to type at the prompt.
      (session.hintsLeft, session.markedItem) = (0, item)
      let outcome = try await command.run(call, in: &session, of: features)
      if let move = outcome.moves.first { try session.coordinator.check(move) }
      (session.hintsLeft, session.markedItem) = (before.hintsLeft, nil)
      return (outcome, session)
    }
  }

  /// Takes what a command of a view has done. Nothing but changes of marks has run since it began.
  mutating func take(
    _ result: Result<(outcome: Outcome, session: Session), any Error>, of work: ViewWork
  ) async -> ViewResult {
    do {
      let (outcome, changed) = try result.get()
      let labels = session.labels
      // A change of marks may have begun before the command whose result the session has now, or may have ended while
      // this one waited. All that it changes in the session are the known labels.
      if work.changesMarks { session.learn(changed.labels) } else { session = changed }
      if work.isFetching { session.learn(labels) }
      followLooks()
      for move in outcome.moves { try session.coordinator.apply(move) }
      // A view shows all rows, so the next page is what follows.
      session.rest = nil
      session.coordinator.shown = nil
      // Rows that were not looked at stay new.
      try await outcome.afterwards?(0)
      if let listing = outcome.renewing {
        renewal = Renewal(of: listing, with: features(ListPresenter.self), in: session)
        session.renewed = nil
      }
      var answer = ViewResult()
      if let screen = outcome.screen, outcome.moves.isEmpty {
        answer.shown = await features(ArticleStates.self).marked(screen, in: &session)
      }
      answer.message = message(of: outcome.notices + takeProblems(), outcome.failure, work.declaration)
      answer.hasMoved = !outcome.moves.isEmpty
      answer.hasFailed = outcome.failure != nil
      return answer
    } catch {
      return failed(error, work.declaration)
    }
  }

  /// The screen that the session is at, with the marks as they are now; `nil` before the first.
  mutating func currentScreen() async -> (any Screen)? {
    guard let screen = session.coordinator.current else { return nil }
    return await features(ArticleStates.self).marked(screen, in: &session)
  }

  /// The command that words name; `nil` if there are none.
  ///
  /// - Throws: `ShellError`.
  private func matched(_ phrase: Phrase) throws -> CommandTable.Match? {
    do {
      return try MatchedPhrase(phrase, in: table, known: session.known, at: session.language).match
    } catch ShellError.usage(.unknownCommand(_, nearest: nil)) {
      throw table.refusal(of: phrase.words, in: session.language, known: session.known, as: .prefix)
    }
  }

  /// What the command that words name says of itself; `nil` if there is no such command.
  func declaration(of phrase: Phrase) -> Declaration? { ((try? matched(phrase)) ?? nil)?.declaration }

  /// The command that a line names, if it says nothing else.
  func command(of line: String) -> CommandName? {
    let phrases = ParsedLine(line).commands
    guard phrases.count == 1, let phrase = phrases.first, phrase.words.count == 1, phrase.ending == nil else {
      return nil
    }
    return declaration(of: phrase)?.command
  }

  /// The answer to a command that could not run.
  func failed(_ error: any Error, _ phrase: Phrase) -> ViewResult {
    failed(error, declaration(of: phrase))
  }

  private func failed(_ error: any Error, _ command: Declaration?) -> ViewResult {
    if Self.isCancelled(error) { return ViewResult(hasFailed: true) }
    return ViewResult(message: trouble(error, command), hasFailed: true)
  }

  private func takeProblems() -> [Notice] {
    features.ports.cache.takeProblems().map(Notice.cache) + features.ports.archive.takeProblems().map(Notice.archive)
  }

  private func message(of notices: [Notice], _ failure: (any Error)?, _ command: Declaration) -> ViewMessage? {
    if let failure { return trouble(failure, command) }
    let texts = notices.filter { !$0.isSeen && $0.isOfViews }.map { renderer.texts.notice($0, now: clock.now) }
    return texts.isEmpty ? nil : ViewMessage(texts.joined(separator: " "))
  }

  private func trouble(_ error: any Error, _ command: Declaration?) -> ViewMessage {
    // At the end of a list there is no line to type a way out into.
    let isOfScreen = if case ShellError.screen? = error as? ShellError { true } else { false }
    let name = command?.name(in: session.language)
    return ViewMessage(renderer.sentence(for: error, command: name, hasHint: !isOfScreen), .trouble)
  }
}

// MARK: - Walking

extension Shell {
  /// Whether Down at an empty prompt walks the list: without one it says how to get one.
  var canWalk: Bool {
    session.isAtPrompt && !session.isAccessible && terminal.stage(of: session) != nil && terminal.window().isTerminal
  }

  /// Whether a command needs the terminal that a view has: it shows a view of its own, asks a question, runs a program
  /// or sends its result to one.
  func needsTerminal(_ phrase: Phrase) -> Bool {
    guard let match = (try? matched(phrase)) ?? nil else { return false }
    let declaration = match.declaration
    if phrase.ending != nil || declaration.command == .shell { return true }
    // A view is in no other.
    if declaration.command == .browse { return false }
    if declaration.command == .web, features.ports.opener.takesTerminal { return true }
    if declaration.needs.contains(.terminal) { return true }
    // A command whose arguments cannot be read asks nothing.
    guard declaration.needs.contains(.dialogue),
      let call = try? Call(match.words, of: declaration, at: session.language)
    else { return false }
    return declaration.asks(call)
  }

  /// Walks the list or the article that the session is at, until the reader leaves. Then the list is shown again.
  ///
  /// - Parameter text: A text to read instead.
  mutating func walk(of source: any LineSource, reading text: (any ReadingScreen)? = nil) async {
    guard let stage = terminal.stage(of: session) else { return }
    var current: (any Screen)? = text
    if current == nil { current = await currentScreen() }
    guard let screen = current else { return }
    output.flush()
    session.rest = nil
    let listed = session.coordinator.shown
    if text == nil { session.coordinator.shown = nil }
    var runner = ViewRunner(self, at: screen, bound: session.settings.boundLetters)
    while let (played, end) = await Self.played(runner, on: stage) {
      runner = played
      self = runner.shell
      guard case .aside(let phrase, let item) = end else { break }
      await runAside(phrase, item: item, of: source)
      guard !isDone else { break }
      runner.shell = self
      await runner.update()
      self = runner.shell
    }
    session.keepMarker(runner.marker)
    session.narrowing = nil
    if !runner.pasted.isEmpty { source.paste(runner.pasted) }
    if runner.isInText {
      // At the prompt the list goes on where it was left for the text.
      if text != nil { session.coordinator.shown = listed }
      return
    }
    guard !Task.isCancelled, !session.isOver, var list = await currentScreen() as? any ListScreen else { return }
    // The prompt needs some of the view's lines; the marked row stays in sight.
    let (top, marked) = runner.rows
    list.skipped = top
    while list.skipped < marked, let shown = page(of: list).shown, shown <= marked {
      list.skipped += max(1, min(marked, marked + 1 - shown))
    }
    // A terminal that is gone is noticed at the prompt.
    try? await show(list, as: session.format, below: 0, isInteractive: source.isInteractive, isShownAgain: true)
  }

  /// - Returns: `nil` if the stage could not be had.
  private static func played(
    _ runner: ViewRunner, on stage: any Stage
  ) async -> (runner: ViewRunner, end: ViewRunner.End)? {
    try? await stage.run { scene in
      var runner = runner
      let end = await runner.play(on: scene)
      return (runner: runner, end: end)
    }
  }

  /// Runs a command of a view that needs the terminal, as if it had been typed at the prompt.
  private mutating func runAside(_ phrase: Phrase, item: Int?, of source: any LineSource) async {
    session.markedItem = item
    _ = await execute(matching(phrase, of: source), line: 0, of: source)
    session.markedItem = nil
    // A browser has been looked at; what other commands have written has not.
    let isLookedAt = declaration(of: phrase)?.command == .web
    guard !isLookedAt, !session.isOver else { return }
    output.flush()
    _ = try? await cancellably { [terminal, prompt = renderer.texts.backToView] in
      try await terminal.answers?.readAnswer(to: SafeOutput(SafeText(prompt)), isSecret: false)
    }
  }
}

extension Phrase {
  /// Whether a command on items is about one of them, by its number, or about the article being read: not about several,
  /// and not about those that options find.
  var isOnOneItem: Bool {
    let arguments = words.dropFirst().map(\.text)
    let numbered = arguments.filter { $0.contains(where: \.isNumber) }
    return numbered.count <= 1 && numbered.allSatisfy { Int($0) != nil }
      && !arguments.contains { $0.hasPrefix("-") || ChoiceName.allItems.isMeant(by: $0) }
  }
}
