import CLibedit
import Dispatch
import Glibc
import TerminalKit

/// Lines that a person edits with libedit: history, Tab completion, paste, Ctrl-C, resizing.
///
/// Unchecked: libedit may be used by one thread at a time. It and every property that changes are only used on `queue`;
/// libedit's callbacks run there too, inside the call that edits.
package final class EditLineSource: LineSource, @unchecked Sendable {
  package let name: String? = nil
  package let isInteractive = true
  package let hasLine = false

  let edit: OpaquePointer
  let terminal: Terminal
  private let events: WakePipe
  let history: EditHistory
  let style: Style
  private let queue = DispatchQueue(label: "supernews.editing")

  var context: (any LineContext)?
  private var prompt: UnsafeMutablePointer<CChar>?
  var number = 0
  var wasInterrupted = false
  private var wasWoken = false
  /// Whether all that was read of the line so far was there before its prompt, or came with what was.
  private var isAhead = false
  /// The prompt without its colour sequences.
  var shownPrompt = SafeText.empty
  /// The reader's own keys that are bound.
  var boundKeys: [PromptKey] = []
  /// Whether a key is awaited that answers a question.
  var isAsking = false
  /// The text before the cursor when Tab last listed candidates.
  var lastListed: String?
  /// The line when libedit last waited for a character.
  private var lineBefore = ""
  /// The lines of a paste, to be run.
  var pasted: [String] = []
  /// The end of a paste without a line break: it waits at the next prompt for Enter.
  var unfinished = ""
  var isPasting = false
  var isPasteTooLong = false
  /// Text that was pasted while a view had the terminal; it is read at the next prompt.
  var pastedBefore = ""
  /// The keys typed at this prompt.
  var keys = KeyParser()
  /// Whether the reader has looked for earlier lines at this prompt, so that Down leads to the newer ones.
  var hasWalkedHistory = false
  /// Whether Down at the empty prompt has ended the line.
  var wantsList = false
  /// The suggested text that is shown after the cursor but not typed; empty if there is none.
  var suggestion = ""

  /// The character that libedit expects before and after each escape sequence in the prompt.
  private static let escapeMark: CChar = 1
  private static let mark: SafeOutput = "\u{1}"

  /// The longest paste accepted, in bytes.
  static let pasteLimit = 16 * LineInput.lengthLimit

  /// - Returns: `nil` if libedit is missing or cannot use the terminal.
  package init?(terminal: Terminal, events: WakePipe, history: EditHistory, style: Style) {
    TerminalLocale.prepare()
    guard let edit = supernews_el_init("supernews", terminal.input, terminal.output, terminal.output)
    else { return nil }
    self.edit = edit
    self.terminal = terminal
    self.events = events
    self.history = history
    self.style = style
    setUp()
  }

  deinit {
    supernews_el_end(edit)
    free(prompt)
  }

  package func next(_ context: any LineContext) async -> LineInput {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.readLine(context)) }
    }
  }

  package func wake() {
    events.send(.news)
  }

  package func show(_ line: String, _ context: any LineContext) {
    queue.sync { terminal.write(promptText(context, mark: "") + SafeOutput(SafeText(line)) + "\n") }
  }

  package func dropPaste() {
    queue.sync { unfinished = "" }
  }

  package func paste(_ text: String) {
    queue.sync { pastedBefore += text }
  }

  package func remember(_ line: String, _ keeping: HistoryPolicy) {
    history.remember(line, keeping)
  }
}

extension EditLineSource {
  private func setUp() {
    // Unretained: the callbacks run only while this object waits for a line, so it is alive.
    supernews_el_set_client(edit, Unmanaged.passUnretained(self).toOpaque())
    supernews_el_set_signals(edit, 0)
    // As a signal, a Ctrl-C within a paste would delete the mark before it, and the rest would act as keystrokes.
    supernews_el_read_signals(edit)
    supernews_el_set_editor(edit, "emacs")
    supernews_el_set_prompt(edit, { EditLineSource.owner($0)?.prompt }, Self.escapeMark)
    supernews_el_set_read(edit) { edit, character in
      guard let character, let source = EditLineSource.owner(edit) else { return -1 }
      return source.readCharacter(character)
    }
    supernews_el_add_function(edit, "supernews-complete", "Complete the word before the cursor") { edit, _ in
      EditLineSource.owner(edit)?.complete() ?? UInt8(CC_ERROR)
    }
    supernews_el_add_function(edit, "supernews-paste", "Insert pasted text, or run its lines") { edit, _ in
      EditLineSource.owner(edit)?.paste() ?? UInt8(CC_ERROR)
    }
    supernews_el_add_function(edit, "supernews-right", "Take the suggestion, or move right") { edit, _ in
      EditLineSource.owner(edit)?.takeSuggestion(otherwise: 1) ?? UInt8(CC_ERROR)
    }
    supernews_el_add_function(edit, "supernews-end", "Take the suggestion, or move to the end") { edit, _ in
      EditLineSource.owner(edit)?.takeSuggestion(otherwise: .max) ?? UInt8(CC_ERROR)
    }
    supernews_el_add_function(edit, "supernews-down", "Walk the list at an empty prompt, or the history") { edit, _ in
      EditLineSource.owner(edit)?.down() ?? UInt8(CC_ERROR)
    }
    supernews_el_add_function(edit, "supernews-key", "Run the line of one of your keys") { edit, _ in
      EditLineSource.owner(edit)?.runKey() ?? UInt8(CC_ERROR)
    }
    supernews_el_add_function(edit, "supernews-nothing", "Do nothing") { _, _ in UInt8(CC_NORM) }
    for (key, function) in KeyBindings.all { supernews_el_bind(edit, key, function) }
    history.attach(to: edit)
    // Last, so that the user's own bindings win.
    supernews_el_source(edit, nil)
  }

  private static func owner(_ edit: OpaquePointer?) -> EditLineSource? {
    guard let edit, let client = supernews_el_client(edit) else { return nil }
    return Unmanaged<EditLineSource>.fromOpaque(client).takeUnretainedValue()
  }

  private func readLine(_ context: any LineContext) -> LineInput {
    self.context = context
    bind(context.keys)
    free(prompt)
    prompt = strdup(promptText(context).text)
    wasInterrupted = false
    wasWoken = false
    (keys, hasWalkedHistory, wantsList) = (KeyParser(), false, false)
    suggestion = ""
    lineBefore = ""
    lastListed = nil
    pasted = []
    isPasteTooLong = false
    if let input = takePasteBefore() { return input }
    isAhead = terminal.hasInput
    events.drain()
    push()

    terminal.isEditing(true)
    terminal.write(SafeOutput(Terminal.pasteBracketsOn))
    var count: Int32 = 0
    let line = events.whileWatched { supernews_el_gets(edit, &count) }
    terminal.write(SafeOutput(Terminal.pasteBracketsOff))
    terminal.isEditing(false)
    guard let line, count > 0 else {
      if wasWoken { return .woken }
      if wantsList { return .down }
      if isPasteTooLong { return tooLong() }
      if !pasted.isEmpty { return takeLines() }
      if wasInterrupted {
        terminal.write("^C\n")
        return .interrupted
      }
      terminal.write("\n")
      return .end
    }
    number += 1
    var text = String(cString: line)
    if text.hasSuffix("\n") { text.removeLast() }
    return isAhead ? .early(text, number: number) : .text(text, number: number)
  }

  private func promptText(_ context: any LineContext, mark: SafeOutput = mark) -> SafeOutput {
    let spans = context.prompt(columns: terminal.columns)
    shownPrompt = spans.map(\.text).joined()
    return Self.promptText(spans, style: style, mark: mark)
  }

  /// The prompt as libedit expects it, with a mark before and after each escape sequence.
  static func promptText(_ spans: [Span], style: Style, mark: SafeOutput = mark) -> SafeOutput {
    var text = SafeOutput()
    // libedit joins a sequence with the character after it, so two neighbouring sequences must share one pair of marks.
    var sequence = SafeOutput()
    for span in spans {
      let start = style.start(of: span.role)
      if let start { sequence.append(start) }
      if !sequence.isEmpty { text.append(mark + sequence + mark) }
      text.append(span.text)
      sequence = start == nil ? SafeOutput() : SafeOutput(Style.end)
    }
    return text
  }

  /// Reads one character for libedit, and handles the signals that arrive while it waits.
  private func readCharacter(_ character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    var isStopped = false
    while true {
      // Brackets mark a paste only at the prompt. What arrives while a command runs may be one as well.
      isAhead = isAhead && terminal.hasInput(within: Terminal.pauseWithinPaste)
      if !isStopped, !isAsking, !terminal.hasInput {
        mendRows()
        suggest()
      }
      let event: WakePipe.Event?
      if events.wait(for: terminal.inputDescriptor) == .woken {
        event = events.take()
      } else {
        guard let scalar = terminal.readScalar() else { return 0 }
        // Within a paste, pastedText decides.
        let typed = isPasting ? nil : self.event(of: scalar)
        guard typed != nil else {
          withdraw(before: scalar)
          // While it searches, libedit would take a paste for keystrokes.
          if scalar == "\u{1B}", isSearching, terminal.skipSequence() == "[200~" {
            swallowPaste()
            continue
          }
          note(scalar)
          character.pointee = wchar_t(truncatingIfNeeded: scalar.value)
          return 1
        }
        event = typed
      }
      withdraw()
      switch event {
      case .interrupt:
        wasInterrupted = true
        errno = EINTR
        return -1
      case .resize:
        supernews_el_resize(edit)
        // Above a question, the line is redrawn after the answer.
        if !isAsking { redraw() }
      // Stopped, it would hang for good.
      case .suspend where ProcessGroup.isOrphaned: continue
      case .suspend:
        terminal.write(SafeOutput("\n", Terminal.pasteBracketsOff))
        supernews_el_set_prepared(edit, 0)
        Terminal.stopProcess()
        isStopped = true
      case .resume:
        isStopped = false
        // Another program has used the terminal meanwhile. libedit prepares only a terminal that it has released.
        supernews_el_set_prepared(edit, 0)
        takeTerminal()
      case .news:
        guard wholeText.isEmpty, !isPasting, !isAsking, !terminal.hasInput else { continue }
        wasWoken = true
        erase()
        errno = EINTR
        return -1
      case .stop, nil: continue
      }
    }
  }

  /// The event of a character that elsewhere gives a signal, by the terminal's own settings; `nil` for other characters.
  func event(of scalar: Unicode.Scalar) -> WakePipe.Event? {
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return nil }
    var modes = termios()
    guard tcgetattr(terminal.inputDescriptor, &modes) == 0 else { return nil }
    return withUnsafeBytes(of: modes.c_cc) { characters in
      // 0 switches a character off.
      switch UInt8(truncatingIfNeeded: scalar.value) {
      case 0: nil
      case characters[Int(VINTR)]: .interrupt
      case characters[Int(VSUSP)]: .suspend
      default: nil
      }
    }
  }

  private func takeTerminal() {
    supernews_el_set_prepared(edit, 1)
    terminal.write(SafeOutput(Terminal.pasteBracketsOn))
    redraw()
  }

  /// Redraws the prompt and the line, where they began.
  private func redraw() {
    erase()
    supernews_el_refresh(edit)
  }

  /// Removes the prompt and the line from the screen. The cursor is then where they began.
  func erase() {
    // libedit assumes that the cursor is already at the beginning.
    let above = (shownPrompt.width + DisplayWidth.of(textBeforeCursor)) / max(1, terminal.columns)
    var output: SafeOutput = "\r"
    if above > 0 {
      output.append(literal: "\u{1B}[")
      output.append(above)
      output.append(literal: "A")
    }
    output.append(literal: "\u{1B}[J")
    terminal.write(output)
  }

  var textBeforeCursor: String {
    guard let line = supernews_el_wline(edit) else { return "" }
    return Self.text(line.pointee.buffer, line.pointee.cursor)
  }

  var textAfterCursor: String {
    guard let line = supernews_el_wline(edit) else { return "" }
    return Self.text(line.pointee.cursor, line.pointee.lastchar)
  }

  var wholeText: String {
    guard let line = supernews_el_wline(edit) else { return "" }
    return Self.text(line.pointee.buffer, line.pointee.lastchar)
  }

  /// The text between two positions in libedit's line, which are valid until it edits on.
  private static func text(_ start: UnsafePointer<wchar_t>, _ end: UnsafePointer<wchar_t>) -> String {
    String(
      String.UnicodeScalarView(
        UnsafeBufferPointer(start: start, count: end - start).compactMap {
          Unicode.Scalar(UInt32(truncatingIfNeeded: $0))
        }))
  }

  /// Whether libedit searches the history. It then shows the search text after the line itself, with labels that are
  /// constants in its code: no setting of libedit changes or translates them.
  private var isSearching: Bool {
    let lines = wholeText.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    return lines.count > 1 && lines.last.map { $0.hasPrefix("bck:") || $0.hasPrefix("fwd:") } == true
  }

  /// Redraws a line of several rows after a change before its end, as libedit moves only the first row and blanks the
  /// others.
  private func mendRows() {
    guard let line = supernews_el_wline(edit) else { return }
    let text = wholeText
    defer { lineBefore = text }
    guard text != lineBefore, !lineBefore.isEmpty, line.pointee.cursor < line.pointee.lastchar, !isSearching,
      shownPrompt.width + DisplayWidth.of(text) > terminal.columns
    else { return }
    redraw()
  }

  var isBeforeBlank: Bool {
    guard let line = supernews_el_wline(edit), line.pointee.cursor < line.pointee.lastchar else { return false }
    return line.pointee.cursor.pointee == 0x20
  }

  /// The whole line if the cursor is at its end; otherwise `nil`.
  var textAtEnd: String? {
    guard let line = supernews_el_wline(edit), line.pointee.cursor == line.pointee.lastchar else { return nil }
    return textBeforeCursor
  }
}
