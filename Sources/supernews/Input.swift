import LineEditing
import NewsDomain
import NewsShell

/// Where lines and secrets come from in this run.
struct Input {
  let sources: [any LineSource]
  let secrets: any SecretReader

  var isInteractive: Bool { sources.contains(where: \.isInteractive) }

  /// - Parameter kind: of the terminal (`TERM`).
  /// - Throws: `NewsError.io` for a file that cannot be read.
  init(
    _ scripts: [ProcessOptions.Script], kind: String?, signals: SignalWatch, history: EditHistory, style: Style
  ) throws {
    let wake = signals.wake
    let terminal = Terminal()
    if let terminal { signals.start(beforeEnd: { terminal.restore() }) } else { signals.start(beforeEnd: {}) }
    let standard = PipedLineSource(
      descriptor: STDIN_FILENO, name: terminal == nil ? "stdin" : nil, isInteractive: terminal != nil, wake: wake)
    secrets = terminal.map { TerminalSecrets(terminal: $0, wake: wake) } ?? standard

    guard scripts.isEmpty else {
      sources = try scripts.map { try Self.source($0, standard: standard, wake: wake) }
      return
    }
    if let terminal, Terminal.canEdit(kind: kind),
      let edited = EditLineSource(terminal: terminal, wake: wake, history: history, style: style)
    {
      sources = [edited]
    } else {
      sources = [standard]
    }
  }

  private static func source(
    _ script: ProcessOptions.Script, standard: PipedLineSource, wake: WakePipe
  ) throws -> any LineSource {
    switch script {
    case .words(let words):
      return PipedLineSource(text: words.map(Words.quoted).joined(separator: " "), name: "")
    case .text(let text):
      return PipedLineSource(text: text, name: "-c")
    case .file("-"):
      return PipedLineSource(descriptor: STDIN_FILENO, name: "stdin", wake: wake)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw NewsError.io(path: path, detail: String(cString: strerror(errno)))
      }
      return PipedLineSource(descriptor: descriptor, name: path, wake: wake)
    }
  }
}
