extension EnglishTexts {
  var headlinesTitle: String { "Headlines" }
  var feedLabel: String { "feed" }

  func articles(_ count: Int, of total: Int?) -> String {
    guard let total, total > count else { return articles(count) }
    return "\(count) of \(total) articles"
  }

  func sourceCount(_ count: Int) -> String { count == 1 ? "1 source" : "\(count) sources" }

  func asOf(_ moment: String) -> String { "as of \(moment)" }

  func imprint(_ moment: String) -> String { "Written by supernews, \(moment)" }
}
