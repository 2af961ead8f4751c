import NewsDomain
import TerminalKit

/// Writes a document as comma-separated values (RFC 4180), none of which a spreadsheet takes for a formula.
enum DocumentTable {
  package static func text(of document: Document) -> String {
    rows(of: document.items).map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The rows of the table. The first has the column names, which are those of the JSON members.
  private static func rows(of items: Document.Items) -> [[String?]] {
    switch items {
    case .articles(let articles):
      [CellVisitor<ArticleRecord>.titles]
        + articles.enumerated().map { CellVisitor.row(of: ArticleRecord(number: $0 + 1, article: $1)) }
    case .sources(let sources):
      [CellVisitor<SourceRecord>.titles]
        + sources.enumerated().map { CellVisitor.row(of: SourceRecord(number: $0 + 1, source: $1, group: nil)) }
    }
  }

  /// The characters that begin a formula. Spreadsheets also accept their wide East Asian forms.
  private static let formulaMarks: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func field(_ value: String?) -> String {
    var text = SafeText(value ?? "").trimmed.string
    // Compared by scalar, because a combining mark would hide the character. Tabs and line ends, which also begin
    // formulas, have been removed. Where the comma is the decimal separator, spreadsheets also begin a new cell after a
    // semicolon.
    var isAtStart = true
    text = text.unicodeScalars.reduce(into: "") { safe, scalar in
      if isAtStart, formulaMarks.contains(scalar) { safe += "'" }
      safe.unicodeScalars.append(scalar)
      isAtStart = scalar == ";" || (isAtStart && scalar == " ")
    }
    guard text.utf8.contains(where: { ",;\"".utf8.contains($0) }) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
