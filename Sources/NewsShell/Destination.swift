import NewsDomain

/// Where a result goes that is not for standard output.
enum Destination: Sendable, Equatable {
  /// A command of the system's shell.
  case command(String)
  case file(String, appends: Bool)

  /// - Throws: ``ShellError`` where the line does not say.
  init(_ ending: Phrase.Ending) throws {
    switch ending {
    case .pipe(let command):
      guard !command.isEmpty else { throw ShellError.noShellCommand }
      self = .command(command)
    case .file(let words, let appends):
      guard words.count == 1, let name = words.first?.text, !name.isEmpty else { throw ShellError.notOneFile }
      self = .file(name, appends: appends)
    }
  }

  /// - Throws: ``ShellError/shellCommandFailed(_:status:hadResult:)``, `NewsError.io`, `NewsError.cancelled`.
  func take(_ text: String, with newsroom: Newsroom) async throws {
    switch self {
    case .command(let command): try await newsroom.run(command, input: text)
    case .file(let name, let appends): try newsroom.files.write(text, to: name, appends: appends)
    }
  }
}

extension Newsroom {
  /// What shells report of a command that Ctrl-C ended: 128 and the number of SIGINT.
  static let interruptedStatus: Int32 = 130

  /// Runs a command of the reader's own.
  ///
  /// - Parameter input: what it reads; `nil` gives it the terminal.
  /// - Throws: ``ShellError/shellCommandFailed(_:status:hadResult:)``, `NewsError.io`, `NewsError.cancelled`.
  func run(_ command: String, input: String?) async throws {
    switch try await runner.run(command, input: input) {
    case 0: return
    case Self.interruptedStatus: throw NewsError.cancelled
    case let status: throw ShellError.shellCommandFailed(command, status: Int(status), hadResult: input != nil)
    }
  }
}

/// Shows a screen at a time of what is longer than the window.
public struct Pager: Sendable {
  private let command: String
  private let variables: [String: String]

  /// - Parameter environment: `PAGER`, as the reader's own words to the shell; empty, or `cat`, it is not wanted.
  ///   Without it `less` leaves colours and links as they are, and ends at once where all fits.
  /// - Returns: `nil` where none is wanted.
  public init?(environment: [String: String]) {
    let named = environment["PAGER"]?.trimmed
    guard named?.isEmpty != true, named != "cat" else { return nil }
    command = named ?? "less -FRX"
    // As git does: by itself less would show the sequences of colours.
    variables = environment["LESS"] == nil ? ["LESS": "FRX"] : [:]
  }

  /// Whether a text is longer than the window, the prompt after it included.
  func isWanted(for text: String, in window: Window) -> Bool {
    // Pictures that are no text cannot be turned over.
    if text.contains("\u{1B}P") || text.contains("\u{1B}_") { return false }
    let room = window.rows - 2
    var lines = 0
    for line in text.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      // Only lines that are to be copied are longer than the window.
      lines += line.utf8.count <= window.columns ? 1 : max(1, Self.cells(line) / window.columns)
      if lines > room { return true }
    }
    return false
  }

  /// - Throws: ``ShellError/pagerFailed(_:status:)``: then nobody may have seen the text.
  func show(_ text: String, with runner: any CommandRunner) async throws {
    let status = try await runner.run(command, input: text, variables: variables)
    guard status == 0 || status == Newsroom.interruptedStatus else {
      throw ShellError.pagerFailed(command, status: Int(status))
    }
  }

  /// The width of a line without the sequences in it.
  private static func cells(_ line: Substring) -> Int { DisplayWidth.of(Sanitiser.line(String(line))) }
}
