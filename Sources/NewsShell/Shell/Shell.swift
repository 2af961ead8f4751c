import Glibc
import NewsDomain
import NewsPresentation
import TerminalKit

/// The loop: it reads lines and shows screens.
package struct Shell: Sendable {
  package internal(set) var session: Session
  let features: Features
  let terminal: SessionTerminal
  let renderer: Renderer
  let interrupts: any Interrupts
  /// The line shown while waiting; `nil` if nobody would see it.
  private let waiting: WaitingLine?
  /// How long texts are shown; `nil` if results are not shown one screen at a time.
  let pager: Pager?
  private let failFast: Bool
  let table = CommandTable.standard
  var output: OutputStream
  var errors: OutputStream
  let hasNotices: Bool
  var hasFailed = false
  var hasShown = false
  /// Whether the last line written was an empty one that ended a screen.
  var isBlankAbove = false
  var pagerHabit = PagerHabit()
  /// A text that is longer than the window, to be read in a view; `nil` if the last screen was written.
  var reading: (any ReadingScreen)?
  /// How many rows of its list the last screen has shown so far; `nil` for all.
  var shownRows: Int?
  var renewal: Renewal?
  /// The state of the stored articles when the last list was completed from them.
  var completedAt: [ArchiveState?] = []
  /// Whether Ctrl-C ends only the command that runs.
  private var endsCommands = false
  /// Whether the line itself was wrong, rather than the request it made.
  var isAtFault = false
  /// The id of the request on the current line of a script; `nil` without one.
  var request: String?
  /// The line that `!!` repeats; `nil` before the first line that may be kept.
  var lastLine: String?

  /// The streams for results, and for messages about them.
  package struct Streams {
    let output: OutputStream
    let errors: OutputStream
    /// Whether notices about results are written, and not only errors.
    let hasNotices: Bool

    package init(output: OutputStream, errors: OutputStream, hasNotices: Bool = true) {
      self.output = output
      self.errors = errors
      self.hasNotices = hasNotices
    }
  }

  package init(
    session: Session, ports: any Ports, renderer: Renderer, streams: Streams, interrupts: any Interrupts,
    waiting: WaitingLine? = nil, pager: Pager? = nil, failFast: Bool
  ) {
    self.session = session
    features = Features(ports)
    terminal = features(SessionTerminal.self)
    self.renderer = renderer
    output = streams.output
    errors = streams.errors
    hasNotices = streams.hasNotices
    self.interrupts = interrupts
    self.waiting = waiting
    self.pager = pager
    self.failFast = failFast
  }

  var clock: WallClock { ports.clock }
  private var ports: any Ports { features.ports }

  /// Runs every line of every source, until one of them ends the session.
  package mutating func run(_ sources: [any LineSource]) async -> ExitStatus {
    for source in sources {
      // In a session Ctrl-C ends only the start-up file.
      if await run(source) == .interrupted, !session.isInteractive { return finish(.interrupted) }
      if isDone { break }
    }
    return finish(hasFailed ? .failure : .success)
  }

  /// Shows notices that belong to no command.
  package mutating func say(_ notices: [Notice]) {
    guard hasNotices else { return }
    for notice in notices { say(renderer.notice(notice, isAccessible: session.isAccessible)) }
  }

  var isDone: Bool {
    session.isOver || output.state != .open || (failFast && hasFailed && !session.isInteractive)
  }

  private mutating func finish(_ status: ExitStatus) -> ExitStatus {
    output.flush()
    ports.feedRefresh.cancel()
    guard case .failed(let code) = output.state else { return status }
    let error = ShellError.redirection(.outputFailed(detail: String(cString: strerror(code))))
    say(renderer.trouble(error, command: nil, place: "", isAccessible: session.isAccessible))
    return status == .success ? .failure : status
  }

  private mutating func run(_ source: any LineSource) async -> ExitStatus {
    endsCommands = source.isInteractive || source.outlivesInterrupts
    while !isDone {
      if !source.hasLine { output.flush() }
      isBlankAbove = false
      if source.isInteractive {
        session.requestsLeft = features(Account.self).requestsLeft
        await lookForNews()
      }
      let typing = Typing(session: session, folders: terminal.folders, hasList: source.isInteractive && canWalk)
      let idle = source.isInteractive ? Task { [features] in await features(IdleFeature.self).work() } : nil
      let input = await source.next(typing, wokenBy: ports.arrivals)
      idle?.cancel()
      switch input {
      case .end:
        return .success
      case .interrupted:
        if !endsCommands || Task.isCancelled { return .interrupted }
      case .woken:
        // News is shown above the next prompt.
        continue
      case .down:
        let words = [Word(text: CommandName.browse.rawValue, isQuoted: false, start: 0)]
        _ = await execute(matching(Phrase(words: words), of: source), line: 0, of: source)
      case .unreadable(let error, let number, let start):
        request = source.isInteractive ? nil : ParsedLine.request(at: start).id
        fail(error, command: nil, as: session.format, line: number, of: source)
      case .text(let text, let number):
        let goesOn = await run(text, line: number, of: source)
        if !source.isInteractive, Task.isCancelled || !(goesOn || endsCommands) { return .interrupted }
      case .early(let text, let number):
        let isWanted = await isWanted([text]) { [texts = renderer.texts] in texts.earlyQuestion($0 ?? "") }
        if isWanted { _ = await run(text, line: number, of: source) }
      case .pasted(let lines, let number):
        await run(lines, from: number, of: source)
      }
    }
    return .success
  }

  /// - Returns: whether the following lines may run, which is `false` after a cancellation.
  mutating func run(_ typed: String, line: Int, of source: any LineSource) async -> Bool {
    if source.isInteractive, pagerHabit.takes(typed, at: clock.now) { return true }
    if source.isInteractive { ports.archive.tryAgain() }
    var text = typed
    request = nil
    if source.isInteractive { text = recalled(typed) } else { (request, text) = ParsedLine.request(at: typed) }
    let meant = source.isInteractive ? PasteCare.meant(text, session.settings) : text
    let words = ParsedLine(meant)
    isAtFault = false
    // On a terminal where supernews does not edit lines, arrows and similar keys leave no word.
    if request == nil, !text.isEmpty, SafeText(text).trimmed.isEmpty { return true }
    var matched: [MatchedPhrase] = []
    var left = words.commands[...]
    if meant != text { for index in left.indices { left[index].isStored = true } }
    // Done at the end, because only then is it known whether the line was valid.
    defer { if source.isInteractive { remember(text, matched, left, in: source) } }
    let empty = words.commands.isEmpty ? request.map(UsageError.emptyRequest) : nil
    if let fault = words.openQuote.map(UsageError.unclosedQuote) ?? empty {
      fail(ShellError.usage(fault), command: nil, as: session.format, line: line, of: source)
      return true
    }
    while !isDone, let phrase = left.popFirst() {
      let commands: [Phrase]
      do { commands = try aliases.phrases(of: phrase) } catch {
        matched.append(matching(phrase, of: source))
        fail(error, command: nil, typed: phrase.words.first?.text, as: session.format, line: line, of: source)
        continue
      }
      for phrase in commands where !isDone {
        let command = matching(phrase, of: source)
        matched.append(command)
        let goesOn = await execute(command, line: line, of: source)
        for problem in ports.cache.takeProblems() { say([.cache(problem)]) }
        for problem in ports.archive.takeProblems() { say([.archive(problem)]) }
        // Ctrl-C ends the whole line.
        guard goesOn else { return false }
      }
    }
    return true
  }

  /// The reader's aliases, where they count.
  var aliases: AliasExpansion {
    AliasExpansion(settings: session.usesAliases ? session.settings : Settings()) { [table] in
      table.owner(of: $0) != nil
    }
  }

  /// - Returns: whether the following commands may run, which is `false` after a cancellation.
  mutating func execute(_ matched: MatchedPhrase, line: Int, of source: any LineSource) async -> Bool {
    let phrase = matched.phrase
    var command: Declaration?
    let format = session.format
    if source.isInteractive { await completeList() }
    let renewed = takeRenewed()
    defer { tell(of: renewed) }
    do {
      let destination = try phrase.ending.map(Destination.init)
      guard let match = try called(matched, of: source) else { throw ShellError.redirection(.nothingToSend) }
      command = match.declaration
      let call = try match.call(of: phrase, at: language(of: source))
      let needsList = match.declaration.needs.contains(.list) && session.rest == nil
      let list = needsList ? try session.list() : session.coordinator.list
      let isWaiting = waits(match.declaration, on: list)
      // A slow server must not hold back the output written so far.
      if isWaiting || !match.declaration.needs.isDisjoint(with: [.terminal, .dialogue]) { output.flush() }
      var outcome = try await perform(
        match.command, call, isElsewhere: destination != nil, waiting: isWaiting ? waiting : nil)
      followLooks()
      session.rest = nil
      if renderer.hasDetails(in: format), let screen = outcome.screen {
        outcome.screen = await features(ArticleStates.self).marked(screen, in: &session)
      }
      var shown = await show(
        outcome, of: match.declaration, as: format, to: destination, line: line, source: source)
      if shown == .whole, let afterwards = outcome.afterwards {
        // Output that could not be written was not seen.
        output.flush()
        if output.state == .open { try await afterwards(destination == nil ? shownRows : nil) }
      }
      if shown == .whole, outcome.isWalked { await walk(of: source) }
      if let text = reading {
        reading = nil
        await walk(of: source, reading: text)
        pagerHabit.textWasShown(at: clock.now)
      }
      while shown != .cancelled, let pause = outcome.again, !isDone {
        output.flush()
        try await cancellably { try await Task.sleep(for: pause) }
        outcome = try await repeated(match.command, call, after: pause, waiting: isWaiting ? waiting : nil)
        shown = await show(
          outcome, of: match.declaration, as: format, to: destination, line: line, source: source)
      }
      if let listing = outcome.renewing {
        renewal = Renewal(of: listing, with: features(ListPresenter.self), in: session)
        session.renewed = nil
      }
      return shown != .cancelled
    } catch {
      fail(error, command: command, typed: phrase.words.first?.text, as: format, line: line, of: source)
      return !Self.isCancelled(error)
    }
  }

  /// Runs a command once more. An error does not end it, as the next attempt may succeed.
  ///
  /// - Parameter pause: the time after which it runs again if it fails.
  private mutating func repeated(
    _ command: any Command.Type, _ call: Call, after pause: Duration, waiting: WaitingLine?
  ) async throws -> Outcome {
    do {
      return try await perform(command, call, isElsewhere: false, waiting: waiting)
    } catch  where !Self.isCancelled(error) {
      var outcome = Outcome(failure: error)
      outcome.again = pause
      return outcome
    }
  }

  func matching(_ phrase: Phrase, of source: any LineSource) -> MatchedPhrase {
    MatchedPhrase(phrase, in: table, known: session.known, at: language(of: source))
  }

  /// The command to run: the one that was matched, or its help.
  ///
  /// - Throws: `ShellError`, with a suggestion of what may have been meant.
  private func called(_ matched: MatchedPhrase, of source: any LineSource) throws -> CommandTable.Match? {
    do {
      let match = try matched.match
      guard let match, match.asksForHelp else { return match }
      let help = [CommandName.help, match.declaration.command].map { $0.own.text(in: .standard) }
      return try table.match(help.map { Word(text: $0, isQuoted: false, start: 0) })
    } catch ShellError.usage(.unknownCommand(let name, nearest: nil)) {
      if !session.usesAliases, session.settings.alias(named: name) != nil {
        throw ShellError.usage(.aliasInScript(name))
      }
      throw table.refusal(
        of: matched.phrase.words, in: session.language, known: session.known,
        as: source.isInteractive ? .prefix : .whole)
    }
  }

  /// The language in which a person types the lines of a source; `nil` if they come from a script.
  private func language(of source: any LineSource) -> InterfaceLanguage? {
    source.isInteractive ? session.language : nil
  }

  static func isCancelled(_ error: any Error) -> Bool {
    error is CancellationError || (error as? NewsError) == .cancelled
  }

  /// Whether a command may have to wait for a server.
  private func waits(_ command: Declaration, on list: ResultList?) -> Bool {
    if command.needs.contains(.network) { return true }
    guard let list else { return false }
    guard case .articles = list.items else { return command.needs.contains(.networkForOtherLists) }
    return command.needs.contains(.picture) && features(PicturePresenter.self).mayShowPictures(in: session)
  }

  /// Runs a command on a copy of the session, which replaces the session if the command succeeds.
  private mutating func perform(
    _ command: any Command.Type, _ call: Call, isElsewhere: Bool, waiting: WaitingLine?
  ) async throws -> Outcome {
    let before = session
    ports.undoHistory.begin()
    let (outcome, changed) = try await cancellably { [features] in
      var changed = before
      changed.isElsewhere = isElsewhere
      // Hints about what to do next are only for a person who sees them.
      if isElsewhere { changed.hintsLeft = 0 }
      func run(in session: inout Session) async throws -> Outcome {
        guard let waiting else { return try await command.run(call, in: &session, of: features) }
        return try await waiting.during(isAccessible: before.isAccessible) {
          try await command.run(call, in: &session, of: features)
        }
      }
      let outcome = try await run(in: &changed)
      // A step to an earlier screen is always the only step of its command.
      if let move = outcome.moves.first { try changed.coordinator.check(move) }
      if isElsewhere { changed.hintsLeft = before.hintsLeft }
      changed.isElsewhere = false
      return (outcome, changed)
    }
    session = changed
    return try moved(outcome)
  }

  /// Takes the steps of an outcome, in the session itself so that its screens are not copied for that.
  private mutating func moved(_ outcome: Outcome) throws -> Outcome {
    guard !outcome.moves.isEmpty else { return outcome }
    for move in outcome.moves { try session.coordinator.apply(move) }
    guard outcome.screen == nil else { return outcome }
    var outcome = outcome
    outcome.screen = session.coordinator.current
    return outcome
  }

  /// Runs work that Ctrl-C may end. In a script that does not come from a pipe, Ctrl-C ends the whole script.
  func cancellably<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    guard session.isInteractive || endsCommands else { return try await work() }
    return try await interrupts.cancelling(work)
  }
}
