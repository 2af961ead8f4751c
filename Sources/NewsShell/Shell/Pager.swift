import NewsDomain
import NewsPresentation
import TerminalKit

/// Decides how a text longer than the window is shown.
package struct Pager: Sendable {
  /// A way to show such a text.
  enum Way: Equatable {
    /// In a view, which reads it in place.
    case view
    /// All of it, as it is.
    case printed
    /// By another program.
    case program(String)
  }

  /// Programs that shells name in `PAGER` without being asked, and that do nothing a view does not.
  private static let usual: Set<Substring> = ["less", "more", "most"]

  /// The program in `PAGER`; `nil` if the variable is not set.
  private let named: String?
  private let variables: [String: String]

  /// - Parameter environment: `PAGER` is the reader's own command for the shell; if it is empty or `cat`, texts are
  ///   printed.
  /// - Returns: `nil` if the terminal (`TERM`) cannot place its cursor: then everything is printed.
  package init?(environment: [String: String]) {
    guard Terminal.canEdit(kind: environment["TERM"]) else { return nil }
    named = environment["PAGER"]?.trimmed
    // As in git: without options less would show the escape sequences of colours. The charset is UTF-8 whatever locale
    // is installed.
    variables = ["LESSCHARSET": "utf-8"].merging(environment["LESS"] == nil ? ["LESS": "FRX"] : [:]) { $1 }
  }

  /// How texts are shown.
  ///
  /// - Parameter choice: The reader's setting.
  func way(_ choice: PagerChoice) -> Way {
    switch choice {
    case .own: return .view
    case .program(let command): return Self.way(command)
    case .automatic:
      guard let named else { return .view }
      let program = named.prefix { $0 != " " }
      return Self.usual.contains(program.split(separator: "/").last ?? "") ? .view : Self.way(named)
    }
  }

  private static func way(_ command: String) -> Way {
    command.isEmpty || command == "cat" ? .printed : .program(command)
  }

  /// Whether a text is longer than the window, including the prompt after it.
  static func isNeeded(for text: String, in window: Window) -> Bool {
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
      lines += line.utf8.count <= window.columns ? 1 : max(1, (cells(line) + window.columns - 1) / window.columns)
      if lines > room { return true }
    }
    return false
  }

  /// Gives a text to a program.
  ///
  /// - Throws: `ShellError.redirection(.pagerFailed)`: then nobody may have seen the text.
  func show(_ output: SafeOutput, by command: String, with runner: any CommandRunner) async throws {
    let status = try await runner.run(command, input: output.text, variables: variables)
    guard status == 0 || Task.isCancelled else {
      throw ShellError.redirection(.pagerFailed(command, status: Int(status)))
    }
  }

  /// The width of a line without its escape sequences.
  private static func cells(_ line: Substring) -> Int { SafeText(line).width }
}
