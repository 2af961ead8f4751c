import NewsDomain
import NewsPresentation
import TerminalKit

/// The shell's output: results, notices and errors, to the terminal, a file or a program.
extension Shell {
  /// How showing an outcome ended.
  enum Shown {
    case whole
    case failed
    case cancelled
  }

  /// - Parameter format: the format when the command began, so that `format` answers in the format in which it was
  ///   asked.
  mutating func show(
    _ outcome: Outcome, of command: Declaration, as format: OutputFormat, to destination: Destination?, line: Int,
    source: any LineSource
  ) async -> Shown {
    var failure = outcome.failure
    // Notices about a list are shown above it: below it they would push the list out of the window.
    var lines = 0
    for notice in outcome.notices where hasNotices && !(format.isForPeople && destination == nil && notice.isSeen) {
      let text = renderer.notice(notice, isAccessible: session.isAccessible)
      lines += text.lineCount
      say(text)
    }
    do {
      if let destination {
        try await send(outcome.screen, as: format, to: destination)
      } else if let screen = outcome.screen {
        try await show(screen, as: format, below: lines, isInteractive: source.isInteractive)
      }
    } catch {
      failure = failure ?? error
    }
    if let failure {
      fail(failure, command: command, as: format, line: line, of: source)
      return Self.isCancelled(failure) ? .cancelled : .failed
    }
    guard format.hasStatus else { return .whole }
    var facts = outcome.screen?.facts ?? Facts()
    facts.add(outcome.notices)
    output.write(renderer.status(of: command.name, at: asked(line, of: source), facts))
    // Other programs drive the shell through pipes: the answer must be there before the next command begins.
    output.flush()
    return .whole
  }

  /// Sends a result to a file or a command.
  mutating func send(_ screen: (any Screen)?, as format: OutputFormat, to destination: Destination) async throws {
    // Output written so far comes before that of the command.
    output.flush()
    let text =
      page(of: screen, as: format, for: destination)
      ?? screen.map {
        renderer.render($0, as: format, isAccessible: session.isAccessible, elsewhere: true).text
      }
    try await cancellably { [terminal] in try await destination.take(text ?? "", on: terminal) }
  }

  /// A brief in the format of the file's extension; `nil` for everything else, which is written as shown.
  func page(of screen: (any Screen)?, as format: OutputFormat, for destination: Destination) -> String? {
    guard format.isForPeople, case .file(let name, appends: false) = destination,
      let ending = DocumentFormat(fileName: name), let screen = screen as? HeadlinesScreen, let list = screen.list,
      list.news?.brief != nil
    else { return nil }
    return Document(list, madeAt: clock.now, texts: renderer.texts).map(ending.text)
  }

  /// - Parameter notices: the number of lines already written for this command.
  mutating func show(
    _ screen: any Screen, as format: OutputFormat, below notices: Int, isInteractive: Bool
  ) async throws {
    let shown: SafeOutput
    shownRows = nil
    if format.isForPeople {
      let window = terminal.window()
      let page = renderer.page(
        of: screen,
        rows: session.isInteractive && window.isTerminal
          ? max(1, window.rows - SessionTerminal.linesAround - notices) : nil,
        isAccessible: session.isAccessible)
      shown = page.output
      if var list = screen as? any ListScreen {
        shownRows = page.shown
        if screen.list != nil {
          session.coordinator.shown = page.shown
        } else if let shown = page.shown, shown < list.records.count {
          list.skipped = shown
          session.rest = list
        }
      }
    } else {
      shown = renderer.render(screen, as: format, request: request)
    }
    guard !shown.isEmpty else { return }
    // For people, an empty line separates screens.
    let isApart = format.isForPeople && (isInteractive || hasShown)
    hasShown = true
    if isApart, !isBlankAbove { output.write("\n") }
    isBlankAbove = isApart && isInteractive
    defer { if isBlankAbove { output.write("\n") } }
    defer { if isInteractive, screen.isPaged { pagerHabit.textWasShown(at: clock.now) } }
    guard isInteractive, screen.isPaged, !session.isAccessible, let pager else { return output.write(shown) }
    guard pager.isWanted(for: shown.text, in: terminal.window()) else { return output.write(shown) }
    output.flush()
    do {
      try await cancellably { [runner = terminal.runner] in try await pager.show(shown, with: runner) }
    } catch {
      // If the pager fails, the text is written without it, so that nothing is lost.
      output.write(shown)
      throw error
    }
  }

  mutating func fail(
    _ error: any Error, command: Declaration?, typed: String? = nil, as format: OutputFormat, line: Int,
    of source: any LineSource
  ) {
    hasFailed = true
    if ErrorCode(error).blamesLine { isAtFault = true }
    let asked = self.asked(line, of: source)
    if format.hasStatus {
      output.write(renderer.status(of: command?.name ?? typed.map(Secrets.masked), at: asked, error))
      output.flush()
    } else {
      let place = source.name.map { name in asked.number.map { "\(name):\($0)" } ?? name }
      let name = command?.name(in: session.language) ?? typed.map(Secrets.masked)
      // The terminal has echoed ^C at the cursor.
      let isCancelled = (error as? NewsError) == .cancelled && source.isInteractive
      if isCancelled { say("\n") }
      say(renderer.trouble(error, command: name, place: place, isAccessible: session.isAccessible))
    }
  }

  /// The line of a command. The words of the command line and lines typed at the prompt have no number.
  private func asked(_ line: Int, of source: any LineSource) -> AskedLine {
    AskedLine(number: source.name?.isEmpty == false ? line : nil, request: request)
  }

  /// Writes to standard error, after the output already written to standard output.
  mutating func say(_ output: SafeOutput) {
    self.output.flush()
    isBlankAbove = false
    errors.write(output)
    errors.flush()
  }
}
