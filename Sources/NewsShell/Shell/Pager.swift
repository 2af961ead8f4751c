import FoundationEssentials
import NewsDomain
import NewsPresentation
import TerminalKit

/// Shows output longer than the window one screen at a time.
package struct Pager: Sendable {
  private let command: String
  private let variables: [String: String]

  /// - Parameters:
  ///   - hint: how to go on and back, shown by `less` at the foot of the window.
  ///   - isThere: whether a program of that name is installed.
  ///   - environment: `PAGER` is the reader's own command for the shell; if it is empty or `cat`, there is no pager.
  ///     Without it `less` is used: it leaves colours and links alone, and ends at `q`, when paging beyond the end of
  ///     the text, and at Ctrl-C. It waits for that at the end, so that no `q` gets to the prompt.
  /// - Returns: `nil` if no pager is wanted, `less` is needed but not installed, or the terminal (`TERM`) cannot place
  ///   its cursor.
  package init?(environment: [String: String], hint: String, isThere: (String) -> Bool) {
    // A terminal that cannot place its cursor has every line printed: less would only complain of it.
    guard Terminal.canEdit(kind: environment["TERM"]) else { return nil }
    let named = environment["PAGER"]?.trimmed
    guard named?.isEmpty != true, named != "cat" else { return nil }
    guard named != nil || isThere("less") else { return nil }
    command = named ?? "less -eRX"
    // As in git: without options less would show the escape sequences of colours. LESSSECURE keeps the reader from
    // reaching a shell or a file; LESSCHARSET sets UTF-8 whatever locale is installed.
    var variables = ["LESSSECURE": "1", "LESSCHARSET": "utf-8"]
    // In a prompt of less these have a special meaning.
    if environment["LESS"] == nil { variables["LESS"] = "eKRXPs" + hint.backslashed("?:.%\\$") + "$" }
    self.variables = variables
  }

  /// Whether a text is longer than the window, including the prompt after it.
  func isWanted(for text: String, in window: Window) -> Bool {
    // Pictures in Sixel or kitty graphics cannot be paged.
    if zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x1B && ($1 == 0x50 || $1 == 0x5F) }) {
      return false
    }
    let room = window.rows - 2
    var lines = 0
    let end = UInt8(ascii: "\n")
    let ended = text.utf8.last == end ? text.utf8.dropLast() : text.utf8[...]
    for line in ended.split(separator: end, omittingEmptySubsequences: false).map(Substring.init) {
      // Only lines meant to be copied are wider than the window.
      lines += line.utf8.count <= window.columns ? 1 : max(1, (Self.cells(line) + window.columns - 1) / window.columns)
      if lines > room { return true }
    }
    return false
  }

  /// - Throws: `ShellError.redirection(.pagerFailed)`: then nobody may have seen the text.
  func show(_ output: SafeOutput, with runner: any CommandRunner) async throws {
    let status = try await runner.run(command, input: output.text, variables: variables)
    guard status == 0 || Task.isCancelled else {
      throw ShellError.redirection(.pagerFailed(command, status: Int(status)))
    }
  }

  /// The width of a line without its escape sequences.
  private static func cells(_ line: Substring) -> Int { SafeText(line).width }
}

/// The `q` for leaving a pager, typed out of habit just after a text that needed none: it must not end the session.
struct PagerHabit: Sendable {
  /// How long after a text a `q` is taken as that, in seconds.
  private static let span = 0..<1.0

  /// When a text was shown, if nothing has been typed since.
  private var shownAt: Date?

  /// Notes that a text was shown for which there might have been a pager.
  mutating func textWasShown(at now: Date) { shownAt = now }

  /// Whether a line is that `q`.
  mutating func takes(_ line: String, at now: Date) -> Bool {
    defer { shownAt = nil }
    guard line.trimmed == "q", let shownAt else { return false }
    return Self.span.contains(now.timeIntervalSince(shownAt))
  }
}
