import NewsDomain

/// Shows a screen at a time of what is longer than the window.
public struct Pager: Sendable {
  private let command: String
  /// Whether the reader has named it.
  private let isChosen: Bool
  private let variables: [String: String]

  /// - Parameter environment: `PAGER`, as the reader's own words to the shell; empty, or `cat`, it is not wanted.
  ///   Without it `less` leaves colours and links as they are, and ends at once where all fits.
  /// - Returns: `nil` where none is wanted.
  public init?(environment: [String: String]) {
    let named = environment["PAGER"]?.trimmed
    guard named?.isEmpty != true, named != "cat" else { return nil }
    command = named ?? "less -FRX"
    isChosen = named != nil
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
      lines += line.utf8.count <= window.columns ? 1 : max(1, (Self.cells(line) + window.columns - 1) / window.columns)
      if lines > room { return true }
    }
    return false
  }

  /// What shells report of a program that is not there, or cannot be run.
  private static let isMissing: Set<Int32> = [126, 127]

  /// - Returns: whether there is a pager: without the usual one that is no failure, and nobody has seen the text.
  /// - Throws: ``ShellError/pagerFailed(_:status:)``: then nobody may have seen it.
  func show(_ text: String, with runner: any CommandRunner) async throws -> Bool {
    let status = try await runner.run(command, input: text, variables: variables)
    if status == 0 || Task.isCancelled { return true }
    if !isChosen, Self.isMissing.contains(status) { return false }
    throw ShellError.pagerFailed(command, status: Int(status))
  }

  /// The width of a line without the sequences in it.
  private static func cells(_ line: Substring) -> Int { DisplayWidth.of(Sanitiser.line(String(line))) }
}
