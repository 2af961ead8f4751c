import NewsDomain
import TerminalKit

/// Writes a digest as comma-separated values (RFC 4180) that a spreadsheet opens without running any of them.
enum DigestTable {
  package static func text(of digest: Digest) -> String {
    rows(of: digest.items).map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The first row names the columns as JSON names its members.
  private static func rows(of items: Digest.Items) -> [[String?]] {
    switch items {
    case .articles(let articles):
      [CellVisitor<ArticleRecord>.titles]
        + articles.enumerated().map { CellVisitor.row(of: ArticleRecord(number: $0 + 1, article: $1)) }
    case .sources(let sources):
      [CellVisitor<SourceRecord>.titles]
        + sources.enumerated().map { CellVisitor.row(of: SourceRecord(number: $0 + 1, source: $1, group: nil)) }
    }
  }

  /// What begins a formula; spreadsheets know the wide forms of East Asia, too.
  private static let formulaMarks: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func field(_ value: String?) -> String {
    var text = SafeText(value ?? "").trimmed.string
    // By scalar: a mark on it would hide it. Tabs and line ends, which begin formulas as well, are gone.
    // Where a comma parts decimals, spreadsheets begin a cell after a semicolon, too.
    var isAtStart = true
    text = text.unicodeScalars.reduce(into: "") { safe, scalar in
      if isAtStart, formulaMarks.contains(scalar) { safe += "'" }
      safe.unicodeScalars.append(scalar)
      isAtStart = scalar == ";" || (isAtStart && scalar == " ")
    }
    guard text.utf8.contains(where: { ",;\"".utf8.contains($0) }) else { return text }
    let quoted = text.unicodeScalars.reduce(into: "") { quoted, scalar in
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return "\"\(quoted)\""
  }
}
