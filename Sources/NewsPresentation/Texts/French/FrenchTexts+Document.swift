extension FrenchTexts {
  var headlinesTitle: String { "À la une" }
  var feedLabel: String { "flux" }

  func articles(_ count: Int, of total: Int?) -> String {
    guard let total, total > count else { return articles(count) }
    return "\(articles(count)) sur \(grouped(total))"
  }

  func sourceCount(_ count: Int) -> String { count < 2 ? "\(count) source" : "\(grouped(count)) sources" }

  func asOf(_ moment: String) -> String { "état du \(moment)" }

  func imprint(_ moment: String) -> String { "Produit par supernews le \(moment)" }
}
