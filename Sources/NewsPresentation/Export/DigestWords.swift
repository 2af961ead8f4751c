import NewsDomain

/// What a digest says beyond the texts of the shell.
struct DigestWords: Sendable {
  package let language: InterfaceLanguage

  private func text(_ english: String, _ french: String) -> String {
    Localized(english, french).text(in: language)
  }

  var headlines: String { text("Headlines", "À la une") }
  /// Leads to the feed of a medium.
  var feed: String { text("feed", "flux") }

  func articles(_ count: Int, of total: Int?) -> String {
    let french = "\(count) " + (count < 2 ? "article" : "articles")
    if let total, total > count { return text("\(count) of \(total) articles", "\(french) sur \(total)") }
    return text("\(count) " + (count == 1 ? "article" : "articles"), french)
  }

  func sources(_ count: Int) -> String {
    text("\(count) " + (count == 1 ? "source" : "sources"), "\(count) " + (count < 2 ? "source" : "sources"))
  }

  /// When the news was received.
  func asOf(_ moment: String) -> String { text("as of \(moment)", "état du \(moment)") }

  /// When the digest was written.
  func imprint(_ moment: String) -> String {
    text("Written by supernews, \(moment)", "Écrit par supernews, le \(moment)")
  }
}
