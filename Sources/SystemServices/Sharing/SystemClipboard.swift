import FoundationEssentials
import Glibc
import NewsDomain

/// The clipboard of the desktop, through the first of its programs that is installed, or else that of the terminal.
package struct SystemClipboard: Clipboard {
  private static let patience = Duration.seconds(3)

  /// Programs that set the clipboard, each with the variable that shows that its desktop is running.
  private static let programs: [(variable: String?, words: [String])] = {
    #if os(macOS)
      [(nil, ["pbcopy"])]
    #else
      [
        ("WAYLAND_DISPLAY", ["wl-copy"]), ("DISPLAY", ["xclip", "-selection", "clipboard"]),
        ("DISPLAY", ["xsel", "--clipboard", "--input"]),
      ]
    #endif
  }()

  private let environment: [String: String]
  private let terminal: String

  /// - Parameter terminal: the device to send escape sequences to.
  package init(environment: [String: String], terminal: String = "/dev/tty") {
    self.environment = environment
    self.terminal = terminal
  }

  package func copy(_ text: String) async throws -> ClipboardPlace {
    for (variable, words) in Self.programs where variable.map({ environment[$0]?.isEmpty == false }) ?? true {
      do {
        let ending = try await ChildProcess.run(
          words, environment: environment, input: .bytes(Array(text.utf8)), output: .nothing, patience: Self.patience)
        if Task.isCancelled { throw NewsError.cancelled }
        if ending.status == 0 { return .program(words[0]) }
      } catch NewsError.cancelled {
        throw NewsError.cancelled
      } catch ChildProcess.Failure.tooSlow {
        throw NewsError.sharing(.programSilent(program: words[0], seconds: Int(Self.patience.seconds)))
      } catch {
        // This program is not installed; another may be.
        continue
      }
    }
    if environment["TMUX"]?.isEmpty == false, await isTakenByTmux(text) { return .terminal }
    guard environment["TERM"].map({ !$0.isEmpty && $0 != "dumb" && $0 != "linux" }) ?? false,
      send(TerminalClipboard.sequence(for: text, environment: environment))
    else { throw NewsError.sharing(.noClipboard) }
    return .terminal
  }

  /// By default, tmux ignores such escape sequences. This command passes it the text, and it passes it on to the
  /// terminal.
  private func isTakenByTmux(_ text: String) async -> Bool {
    let words = ["tmux", "load-buffer", "-w", "-"]
    let ending = try? await ChildProcess.run(
      words, environment: environment, input: .bytes(Array(text.utf8)), output: .nothing, patience: Self.patience)
    return ending?.status == 0
  }

  private func send(_ text: String) -> Bool {
    let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }
}

/// The escape sequence that sets a terminal's clipboard: OSC 52 of xterm's control sequences. It is only used to set
/// the clipboard, never to read it.
enum TerminalClipboard {
  /// GNU Screen passes on strings of at most a few hundred bytes.
  private static let screenPortion = 76

  static func sequence(for text: String, environment: [String: String]) -> String {
    let content = "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{7}"
    if environment["TMUX"]?.isEmpty == false {
      // With `set-clipboard on`, tmux handles the first sequence; with `allow-passthrough`, the terminal gets the
      // second.
      return content + "\u{1B}Ptmux;\u{1B}" + content + "\u{1B}\\"
    }
    if environment["STY"]?.isEmpty == false {
      let bytes = Array(content.utf8)
      return stride(from: 0, to: bytes.count, by: screenPortion).map { start in
        let portion = bytes[start..<min(start + screenPortion, bytes.count)]
        return "\u{1B}P" + String(decoding: portion, as: UTF8.self) + "\u{1B}\\"
      }.joined()
    }
    return content
  }
}
