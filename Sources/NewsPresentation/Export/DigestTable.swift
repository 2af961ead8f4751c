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
      [["n", "publishedAt", "source", "title", "url", "author", "description", "imageUrl", "provider"]]
        + articles.enumerated().map { index, article in
          [
            String(index + 1), article.publishedAt?.iso8601, article.sourceName, article.title,
            DigestEntry.page(article.link)?.address, article.author, article.summary,
            DigestEntry.file(article.imageLink)?.address, article.provider.rawValue,
          ]
        }
    case .sources(let sources):
      [["n", "id", "name", "category", "language", "country", "url", "feedUrl", "description"]]
        + sources.enumerated().map { index, source in
          [
            String(index + 1), source.id, source.name, source.category?.code, source.languageCode,
            source.countryCode, DigestEntry.page(source.link)?.address, DigestEntry.file(source.feed)?.address,
            source.summary,
          ]
        }
    }
  }

  /// What begins a formula; spreadsheets know the wide forms of East Asia, too.
  private static let formulaMarks: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func field(_ value: String?) -> String {
    var text = Sanitiser.line(value ?? "").trimmed
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
