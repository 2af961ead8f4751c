import Glibc
import LineEditing
import NewsDomain
import NewsShell
import SystemServices
import TerminalKit

/// The sources of lines and answers in this session.
struct Input {
  let sources: [any LineSource]
  /// `nil` if standard input is a script: its lines are commands rather than answers, and may come later or never.
  let answers: (any AnswerReader)?
  /// `nil` if there is no terminal that views can be drawn on.
  let stage: (any Stage)?

  var isInteractive: Bool { sources.contains(where: \.isInteractive) }

  /// - Parameters:
  ///   - kind: the kind of the terminal (`TERM`).
  ///   - isFedByPipe: whether another program may go on sending commands after a Ctrl-C.
  ///   - startUp: the file of commands that run when a session at the prompt begins; `nil` if there is none.
  ///   - startsUpScripts: whether they also run before a script.
  /// - Throws: `NewsError.file(.unreadable)` for a file that cannot be read.
  init(
    _ scripts: [ProcessOptions.Script], isFedByPipe: Bool, kind: String?, startUp: FilePath?, startsUpScripts: Bool,
    signals: SignalWatch, history: EditHistory, style: Style
  ) throws {
    let wake = signals.wake
    let terminal = Terminal(kind: kind)
    let isInteractive = terminal != nil && scripts.isEmpty
    let standard = PipedLineSource(
      descriptor: STDIN_FILENO, name: isInteractive ? nil : "stdin", isInteractive: isInteractive,
      outlivesInterrupts: isFedByPipe, history: isInteractive ? history : nil, wake: wake)
    stage = terminal.flatMap { TerminalStage(terminal: $0, wake: wake, style: style) }
    let isScript = scripts.isEmpty || scripts.contains(.file("-"))
    answers =
      if let terminal {
        TerminalAnswers(terminal: terminal, wake: wake)
      } else if isScript {
        nil
      } else {
        standard
      }
    signals.prepare(
      ownsTerminal: terminal != nil, beforeEnd: { terminal?.restoreForEnd() }, atEnd: { ChildProcess.endGroups() })
    let given = try scripts.map { try Self.source($0, standard: standard, wake: wake) }

    let first = isInteractive || startsUpScripts ? startUp.flatMap { Self.startUp($0, wake: wake) } : nil
    if !scripts.isEmpty {
      sources = [first].compactMap(\.self) + given
    } else if let terminal, terminal.isEditable,
      let edited = EditLineSource(terminal: terminal, events: wake, history: history, style: style)
    {
      sources = [first, edited].compactMap(\.self)
    } else {
      sources = [first, standard].compactMap(\.self)
    }
  }

  /// - Returns: `nil` if there is no such file.
  private static func startUp(_ path: FilePath, wake: WakePipe) -> (any LineSource)? {
    do {
      return try file(path, wake: wake, isTrusted: true)
    } catch NewsError.file(.unreadable(_, let detail)) where detail == String(cString: strerror(ENOENT)) {
      return nil
    } catch {
      // The session goes on without the file.
      return PipedLineSource((error as? NewsError) ?? .cancelled, name: path.description)
    }
  }

  private static func source(
    _ script: ProcessOptions.Script, standard: PipedLineSource, wake: WakePipe
  ) throws -> any LineSource {
    switch script {
    case .words(let words):
      // One line, even if the words contain line breaks.
      let line = words.map { ParsedLine.quoted(Self.oneLine($0)) }.joined(separator: " ")
      return PipedLineSource(text: line, name: "")
    case .text(let text):
      return PipedLineSource(text: text, name: "-c")
    case .file("-"):
      return standard
    case .file(let path):
      return try file(FilePath(path), wake: wake)
    }
  }

  /// - Parameter isTrusted: whether its commands run without a request, so that it must be the reader's.
  /// - Throws: `NewsError.file(.unreadable)`, `NewsError.file(.untrusted)`.
  private static func file(_ path: FilePath, wake: WakePipe, isTrusted: Bool = false) throws -> PipedLineSource {
    // Opening does not wait for someone to write to a pipe; the waiting happens later, where Ctrl-C can end it.
    let descriptor = open(path.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw NewsError.file(.unreadable(path: path.description, detail: String(cString: strerror(errno))))
    }
    guard !isTrusted || FileTrust.isOwn(descriptor) else {
      close(descriptor)
      throw NewsError.file(.untrusted(path: path.description))
    }
    // Nobody may ever write to a pipe in the place of the start-up file.
    if isTrusted, FileSystem.isSpecial(path) {
      close(descriptor)
      throw NewsError.file(.unreadable(path: path.description, detail: "not a regular file"))
    }
    _ = fcntl(descriptor, F_SETFL, O_RDONLY)
    return PipedLineSource(descriptor: descriptor, name: path.description, wake: wake)
  }

  private static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
  }
}
