import NewsDomain
import NewsPresentation
import TerminalKit

/// Shows a screen at a time of what is longer than the window.
package struct Pager: Sendable {
  private let command: String
  private let variables: [String: String]

  /// - Parameters:
  ///   - hint: how to go on and back, as `less` shows it at the foot of the window.
  ///   - isThere: whether there is a program of a name.
  ///   - environment: `PAGER`, as the reader's own words to the shell; empty, or `cat`, it is not wanted.
  ///   Without it `less` leaves colours and links as they are, and ends at once where all fits, at the end of the text
  ///   and with Ctrl-C: nobody is to take it for the shell.
  /// - Returns: `nil` where none is wanted, or the usual one is not there.
  package init?(environment: [String: String], hint: String, isThere: (String) -> Bool) {
    let named = environment["PAGER"]?.trimmed
    guard named?.isEmpty != true, named != "cat" else { return nil }
    guard named != nil || isThere("less") else { return nil }
    command = named ?? "less -FRX"
    // As git does: by itself less would show the sequences of colours.
    // No way from what is read to a shell or a file, and UTF-8 whatever locale is installed.
    var variables = ["LESSSECURE": "1", "LESSCHARSET": "utf-8"]
    if environment["LESS"] == nil { variables["LESS"] = "EFKRXPs" + Self.escaped(hint) + "$" }
    self.variables = variables
  }

  /// Whether a text is longer than the window, the prompt after it included.
  func isWanted(for text: String, in window: Window) -> Bool {
    // Pictures that are no text cannot be turned over.
    if text.contains("\u{1B}P") || text.contains("\u{1B}_") { return false }
    let room = window.rows - 2
    var lines = 0
    let ended = text.hasSuffix("\n") ? text.dropLast() : text[...]
    for line in ended.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      // Only lines that are to be copied are longer than the window.
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

  /// A text as a prompt of `less` that shows it as it is.
  private static func escaped(_ text: String) -> String {
    text.map { "?:.%\\$".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The width of a line without the sequences in it.
  private static func cells(_ line: Substring) -> Int { SafeText(line).width }
}
