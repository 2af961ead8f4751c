import NewsDomain
import NewsPresentation
import TerminalKit

/// Shows the views of a session on the whole terminal: which one, follows from the screen that the session is at. It
/// runs the commands that keys ask for while the view goes on, one after the other.
struct ViewRunner: Sendable {
  /// Why the terminal was given back.
  enum End: Sendable {
    /// The reader has left, or the session is over.
    case left
    /// A command needs the terminal for itself; the view goes on after it.
    case aside(Phrase, item: Int?)
    /// There is no more input, or the process is ending.
    case over
  }

  private enum Event: Sendable {
    case scene(SceneEvent)
    case interrupted
    case finished(ViewWork, Result<(outcome: Outcome, session: Session), any Error>)
    /// The command that runs has not answered at once.
    case waiting
    case preview(of: Number, Result<any Screen, any Error>)
    case arrived
  }

  /// An article of a list, of which a newer one may have taken its place.
  private struct Number: Sendable, Equatable {
    let number: Int
    let view: Int
  }

  /// After how long a view says that a command is still running.
  private static let patience = Duration.milliseconds(300)
  /// How long the marker stays on an article before its text is fetched.
  private static let stay = Duration.milliseconds(500)
  /// How often a view looks for what other sessions have stored.
  private static let round = Duration.seconds(2)

  var shell: Shell
  private let pages: ViewPages
  private let keys: ViewKeys
  private let letters: any LetterFolder
  private let sleep: @Sendable (Duration) async throws -> Void
  /// Whether the reader came from the prompt to a text, and goes back there from it.
  private var beginsInText: Bool
  /// The number of screens up to the one that the view began with.
  private var base: Int

  private var view: any View
  /// The number of views so far.
  private var views = 0
  /// What is looked at before the view: a list of the keys, or the answer to a command such as help.
  private var overlay: (any View)?
  /// Lines that were pasted, which the prompt reads after the view.
  private(set) var pasted = ""
  private var queue = ViewQueue()
  /// The change of marks that runs, perhaps beside a command that waits for a server.
  private var marking: QueuedCommand?
  private var isLeaving = false

  /// - Parameter screen: The screen that the session is at, with its marks, or a text that it has just shown.
  init(_ shell: Shell, at screen: any Screen, bound: [Character: String] = [:]) {
    self.shell = shell
    pages = shell.renderer.viewPages(glyphs: shell.terminal.window().glyphs)
    keys = ViewKeys(shell.renderer.texts, bound: bound, command: shell.command(of:))
    letters = shell.features.ports.letters
    sleep = shell.features.ports.sleep
    beginsInText = screen.isPaged
    base = shell.session.coordinator.count
    view = ScreenView(screen, pages: pages, keys: keys)
    view = newView(of: screen)
  }

  /// The index of the row at the top of the window, and of the marked one.
  var rows: (top: Int, marked: Int) { (view as? ListView)?.visibleRows ?? (0, 0) }

  /// Whether a text is being read.
  var isInText: Bool { view is TextView }

  var marker: ListMarker? { view.marker }

  /// The view that shows a screen. This is the only place that knows which one does.
  private func newView(of screen: any Screen) -> any View {
    if let list = screen as? any ListScreen, list.list != nil {
      return ListView(
        list, pages: pages, keys: keys, layout: shell.session.settings[LayoutSetting.self],
        isFolding: shell.session.isFolding,
        leadsToPrompt: shell.session.coordinator.count <= base || beginsInText,
        narrowedTo: list.list.flatMap { shell.session.narrowing(of: $0)?.words },
        at: list.list.flatMap { shell.session.marker(in: $0) })
    }
    if let text = screen as? any ReadingScreen, text.isPaged {
      return TextView(text, pages: pages, keys: keys, letters: letters)
    }
    return ScreenView(screen, pages: pages, keys: keys)
  }

  /// Runs until the reader leaves, or a command needs the terminal.
  mutating func play(on scene: Scene) async -> End {
    let (events, yield) = AsyncStream.makeStream(of: Event.self)
    var running: Task<Void, Never>?
    var isFetching = false
    // Whether the reader has been told that a command is running.
    var isWaiting = false
    // The change of marks that runs.
    var changing: Task<Void, Never>?
    // The view that was drawn last. A new one has to be drawn before it takes keys, as it then knows its window.
    var drawn = (views: 0, isOverlay: false)
    // Whether keys have changed the view since.
    var isStale = false
    var waiting: Task<Void, Never>?
    var preview: Task<Void, Never>?
    var previewed: Number?
    let backlog = KeyBacklog()
    let reading = Task {
      for await event in scene.events {
        backlog.add(event)
        yield.yield(.scene(event))
      }
      yield.finish()
    }
    let rounds = Task {
      while (try? await Task.sleep(for: Self.round)) != nil { yield.yield(.arrived) }
    }
    shell.interrupts.onInterrupt {
      // It overtakes the keys before it.
      backlog.drop()
      yield.yield(.interrupted)
    }
    defer {
      shell.interrupts.onInterrupt(nil)
      for task in [running, waiting, preview, reading, rounds] as [Task<Void, Never>?] { task?.cancel() }
    }

    // Begins the commands that were asked for and may run now; returns why the terminal is needed, if it is.
    func begin() -> End? {
      while let next = queue.next(
        isFree: running == nil && marking == nil, takesMarks: marking == nil && (running == nil || isFetching))
      {
        let (phrase, item) = (next.phrase, next.subject.number)
        guard next.isMeant(in: shell.session) else {
          show(ViewMessage(pages.texts.listHasChanged(for: next.declaration?.command), .trouble))
          continue
        }
        if next.needsTerminal { return .aside(phrase, item: item) }
        let work: ViewWork
        do { work = try shell.work(for: phrase, item: item) } catch {
          show(shell.failed(error, phrase).message)
          queue.keepChanges()
          continue
        }
        let task = Task { [session = shell.session] in
          let result: Result<(outcome: Outcome, session: Session), any Error>
          do { result = .success(try await work.run(session)) } catch { result = .failure(error) }
          yield.yield(.finished(work, result))
        }
        guard !next.runsBeside else {
          (marking, changing) = (next, task)
          continue
        }
        running = task
        isFetching = work.isFetching
        waiting = Task { [sleep] in
          guard (try? await sleep(Self.patience)) != nil else { return }
          yield.yield(.waiting)
        }
      }
      return nil
    }
    // Begins what may run, and leaves if the reader wants to and nothing runs any more.
    func goOn() async -> End? {
      if isLeaving {
        // What is only fetched for the view is not waited for; a change is.
        queue.keepChanges()
        if isFetching { running?.cancel() }
      }
      if let end = begin() { return end }
      guard isLeaving, running == nil, marking == nil else { return nil }
      isLeaving = false
      return await goBack() ? nil : .left
    }
    // Draws the view, and looks for the article that it shows beside the list.
    func draw() {
      drawn = (views, overlay != nil)
      let frame = overlay?.frame(columns: scene.columns, rows: scene.rows)
      scene.show(frame ?? view.frame(columns: scene.columns, rows: scene.rows))
      let wanted = overlay == nil ? view.previewed.map { Number(number: $0, view: views) } : nil
      guard wanted != previewed else { return }
      previewed = wanted
      preview?.cancel()
      guard let wanted, let list = shell.session.coordinator.list else { return }
      preview = Task { [previews = shell.features(PreviewFeature.self), session = shell.session, sleep] in
        let (screen, isWhole) = await previews.stored(wanted.number, of: list, in: session)
        guard let screen, !Task.isCancelled else { return }
        yield.yield(.preview(of: wanted, .success(screen)))
        guard !isWhole, (try? await sleep(Self.stay)) != nil else { return }
        do {
          let fetched = try await previews.fetched(wanted.number, of: list, in: session)
          if let fetched, !Task.isCancelled { yield.yield(.preview(of: wanted, .success(fetched))) }
        } catch {
          if !Task.isCancelled { yield.yield(.preview(of: wanted, .failure(error))) }
        }
      }
    }

    if let end = await goOn() { return end }
    draw()
    for await event in events {
      var mayWait = false
      switch event {
      case .scene(let event) where !backlog.take(event): continue
      case .scene(.resized): break
      case .scene(.key(.paste(let text))) where !view.isTyping || overlay != nil || text.contains(where: \.isNewline):
        pasted += text
        show(ViewMessage(pages.texts.pasteWaits))
      case .scene(.key(let key)):
        let action = self.action(of: key)
        // The next key may change the picture again.
        mayWait = !backlog.isEmpty && ![.repaint, .showKeys].contains(action)
        if action == .nothing, !isStale { continue }
        if isWaiting { show(ViewMessage(pages.texts.viewIsWaiting, .quiet)) }
        act(on: action, scene)
      case .interrupted:
        // Ctrl-C ends the command that runs, what is being typed, or else the view.
        if let running {
          running.cancel()
        } else if overlay?.isTyping ?? view.isTyping {
          let action = self.action(of: .control("g"))
          act(on: action, scene)
        } else {
          isLeaving = true
        }
        queue.keepChanges()
      case .finished(let work, let result):
        if work.changesMarks, marking != nil {
          marking = nil
        } else {
          waiting?.cancel()
          (running, isFetching, isWaiting) = (nil, false, false)
        }
        await take(result, of: work)
      case .waiting:
        isWaiting = running != nil
        if isWaiting { show(ViewMessage(pages.texts.viewIsWaiting, .quiet)) }
      case .preview(let number, let result): if number == previewed { view.take(result, of: number.number) }
      case .arrived:
        guard running == nil, marking == nil, await lookForNews() else { continue }
      }
      if let end = await goOn() { return end }
      if isLeaving { continue }
      isStale = mayWait && drawn == (views, overlay != nil)
      if !isStale { draw() }
    }
    await changing?.value
    await finishChanges()
    return .over
  }
}

extension ViewRunner {
  /// What a key asks for. Letters that the reader has bound win, unless letters are text now.
  private mutating func action(of key: Key) -> ViewAction {
    let isTyping = overlay?.isTyping ?? view.isTyping
    if !isTyping, let line = keys.line(boundTo: key) { return .run(ViewCommand(line: line, item: view.marked)) }
    if overlay != nil { return overlay?.take(key) ?? .nothing }
    return view.take(key)
  }

  private mutating func act(on action: ViewAction, _ scene: Scene) {
    switch action {
    case .nothing, .redraw: break
    case .repaint: scene.show(Frame(lines: []))
    case .run(let command): enqueue(command)
    case .showKeys: overlay = ScreenView(lines: keysHelp(scene.columns), pages: pages, keys: keys)
    case .leave:
      // What is looked at is put away first.
      if overlay == nil { isLeaving = true }
      overlay = nil
    }
  }

  /// Goes from an article back to its list, and from a list that was opened in the view to the screen before.
  ///
  /// - Returns: `false` if the reader leaves the view instead.
  private mutating func goBack() async -> Bool {
    base = min(base, shell.session.coordinator.count)
    let isFirst = shell.session.coordinator.count == base
    guard isWanted, !beginsInText, !isFirst || !shell.session.isAtList else { return false }
    if shell.session.isAtList {
      guard (try? shell.session.coordinator.back()) != nil else { return false }
    } else {
      guard shell.session.goToList() else { return false }
    }
    await update()
    return true
  }

  /// Whether the session still has views: not if it is over, or if people no longer read its output.
  private var isWanted: Bool {
    !shell.session.isOver && shell.session.isAtPrompt && !shell.session.isAccessible
  }

  /// Adds the commands that a key stands for, with those that aliases in its line stand for. They are about what the
  /// reader sees now.
  private mutating func enqueue(_ command: ViewCommand) {
    let subject = ViewSubject(command.item, in: shell.session)
    var phrases = command.phrases.flatMap { (try? shell.aliases.phrases(of: $0)) ?? [$0] }
    if let opposite = command.opposite {
      func isPending(_ other: QueuedCommand) -> Bool {
        other.subject.item == subject.item && (phrases + [opposite]).contains(other.phrase)
      }
      // What the view shows does not yet have what was asked for before.
      let pending = queue.last(where: isPending) ?? marking.flatMap { isPending($0) ? $0 : nil }
      if let pending, phrases == [pending.phrase] { phrases = [opposite] }
    }
    for phrase in phrases {
      queue.append(
        QueuedCommand(
          phrase: phrase, subject: subject, declaration: shell.declaration(of: phrase),
          needsTerminal: shell.needsTerminal(phrase)))
    }
  }

  /// Makes the changes that still wait when there is no more input: they were asked for.
  private mutating func finishChanges() async {
    queue.keepChanges()
    while let next = queue.next(isFree: true, takesMarks: true) {
      guard !next.needsTerminal, next.isMeant(in: shell.session) else { continue }
      _ = await shell.runInView(next.phrase, item: next.subject.number)
    }
  }

  /// Takes what a command has done, and shows the screen it led to.
  private mutating func take(
    _ result: Result<(outcome: Outcome, session: Session), any Error>, of work: ViewWork
  ) async {
    let answer = await shell.take(result, of: work)
    if answer.hasFailed { queue.keepChanges() }
    await update(hasMoved: answer.hasMoved)
    if answer.hasMoved { overlay = nil }
    if let text = answer.shown as? any ReadingScreen, text.isPaged {
      overlay = TextView(text, pages: pages, keys: keys, letters: letters)
    } else if let screen = answer.shown {
      var lines = ScreenView(screen, pages: pages, keys: keys)
      if !lines.isEmpty(columns: 80) { overlay = lines }
    }
    show(answer.message)
    if !answer.hasFailed, queue.isEmpty, case .run(let command) = view.goOn() { enqueue(command) }
    if !isWanted { isLeaving = true }
  }

  /// Shows the screen that the session is at now.
  ///
  /// - Parameter hasMoved: Whether that is another one. A text may have been shown that is none of its screens.
  mutating func update(hasMoved: Bool = false) async {
    if !hasMoved, let text = view as? TextView, text.screen.position == nil { return }
    guard let screen = await shell.currentScreen() else { return isLeaving = true }
    guard !view.take(screen) else { return }
    shell.session.keepMarker(view.marker)
    // Another list that was looked at since is none of it.
    if let list = view as? ListView, (list.narrowing ?? shell.session.narrowing(of: list.list)) != nil {
      shell.session.narrowing = list.narrowing
    }
    views += 1
    view = newView(of: screen)
    if view is ListView { beginsInText = false }
  }

  private mutating func show(_ message: ViewMessage?) {
    if overlay != nil { overlay?.say(message) } else { view.say(message) }
  }

  /// Completes the list with what has arrived for it, and tells what else has.
  ///
  /// - Returns: Whether there is anything new.
  private mutating func lookForNews() async -> Bool {
    let notices = await shell.newsForView()
    guard !notices.isEmpty else { return false }
    await update()
    let told = notices.filter(\.isOfViews).map { pages.texts.notice($0, now: pages.now) }
    if !told.isEmpty { show(ViewMessage(told.joined(separator: " "))) }
    return true
  }

  /// The list of the keys.
  private func keysHelp(_ columns: Int) -> [[Span]] {
    let texts = pages.texts
    let shown = overlay ?? view
    let rows = shown.keys(in: texts) + keys.help(in: texts, without: shown.idleKeys)
    let width = (rows.map { DisplayWidth.of($0.keys) }.max() ?? 0) + 4
    return [[Span(texts.viewKeysTitle, .title)], []]
      + rows.flatMap { row in
        let start = "  " + row.keys + String(repeating: " ", count: width - DisplayWidth.of(row.keys) - 2)
        let lines = TextWrap.lines(SafeText(row.meaning), width: max(1, columns - width))
        return lines.enumerated().map { index, line in
          [index == 0 ? Span(start, .number) : Span(SafeText(repeating: " ", count: width)), Span(line)]
        }
      }
  }
}
