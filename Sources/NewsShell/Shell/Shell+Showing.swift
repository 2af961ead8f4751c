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

  /// Uses the colours and the form of dates of the settings, which any command may have changed.
  mutating func followLooks() {
    if let problem = features.ports.looks.follow(session.settings) { say([.coloursNotUsed(problem)]) }
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

  /// - Parameters:
  ///   - notices: the number of lines already written for this command.
  ///   - isShownAgain: whether a list comes back from being walked, which knows where the marker was.
  mutating func show(
    _ screen: any Screen, as format: OutputFormat, below notices: Int, isInteractive: Bool, isShownAgain: Bool = false
  ) async throws {
    let shown: SafeOutput
    shownRows = nil
    reading = nil
    let window = terminal.window()
    let way = way(of: format, isInteractive: isInteractive)
    if format.isForPeople {
      var screen = screen
      var page = self.page(of: screen, below: notices)
      if let rows = rows(below: notices), let way, way != .printed, !screen.isPaged, !screen.isUndivided,
        page.output.lineCount > rows
      {
        screen = ContinuedScreen(screen)
        page = self.page(of: screen, below: notices)
      }
      shown = page.output
      if var list = screen as? any ListScreen {
        shownRows = page.shown
        if let items = screen.list {
          session.coordinator.shown = page.shown
          // After `more`, a list is walked from the rows that it has shown.
          let numbers = page.first > 0 && !isShownAgain ? list.numbers(isFolded: session.isFolding) : []
          if numbers.indices.contains(page.first) {
            session.keepMarker(ListMarker(numbers[page.first], in: items))
          }
        } else if let shown = page.shown, shown < list.entryCount {
          list.skipped = shown
          session.rest = list
        }
      }
    } else {
      shown = renderer.render(screen, as: format, request: request)
    }
    guard !shown.isEmpty else { return }
    if way == .view, let text = screen as? any ReadingScreen, text.isPaged, isLong(text, in: window) {
      reading = text
      return
    }
    // For people, an empty line separates screens.
    let isApart = format.isForPeople && (isInteractive || hasShown)
    hasShown = true
    if isApart, !isBlankAbove { output.write("\n") }
    isBlankAbove = isApart && isInteractive
    defer { if isBlankAbove { output.write("\n") } }
    defer { if isInteractive, screen.isPaged || !screen.isUndivided { pagerHabit.textWasShown(at: clock.now) } }
    guard let pager, case .program(let command) = way, screen.isPaged, Pager.isNeeded(for: shown.text, in: window)
    else {
      return output.write(shown)
    }
    output.flush()
    do {
      try await cancellably { [runner = terminal.runner] in try await pager.show(shown, by: command, with: runner) }
    } catch {
      // If the pager fails, the text is written without it, so that nothing is lost.
      output.write(shown)
      throw error
    }
  }

  /// How texts longer than the window are shown; `nil` if nobody could go on from page to page.
  private func way(of format: OutputFormat, isInteractive: Bool) -> Pager.Way? {
    guard isInteractive, format.isForPeople, !session.isAccessible else { return nil }
    let way = pager?.way(session.settings[PagerSetting.self])
    return way == .view && terminal.stage(of: session) == nil ? .printed : way
  }

  /// Whether a text is longer than the window, including the prompt after it.
  private func isLong(_ text: any ReadingScreen, in window: Window) -> Bool {
    renderer.viewPages(glyphs: window.glyphs).text(of: text, columns: window.columns).count > window.rows - 2
  }

  /// A screen as a person sees it in the window now.
  func page(of screen: any Screen, below notices: Int = 0) -> TextPage {
    renderer.page(
      of: screen, rows: rows(below: notices), isAccessible: session.isAccessible,
      layout: session.settings[LayoutSetting.self])
  }

  /// The lines of the window that a screen may use; `nil` if it may have any length.
  private func rows(below notices: Int) -> Int? {
    let window = terminal.window()
    guard session.isInteractive, window.isTerminal else { return nil }
    return max(1, window.rows - SessionTerminal.linesAround - notices)
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
