import FoundationEssentials
import NewsDomain
import NewsParsing

extension Article {
  /// - Parameter wire: with plain texts.
  init(newsAPI wire: NewsAPIArticle) {
    let title = wire.title?.nonBlank
    let summary = wire.description?.nonBlank
    self.init(
      title: title,
      source: Source(id: wire.source?.id?.nonBlank, name: wire.source?.name?.nonBlank.map(Source.tidied)),
      summary: summary,
      content: wire.content.flatMap { Self.content($0, beside: [title, summary]) },
      link: wire.url?.nonBlank.flatMap { $0.utf8.count <= FeedAddress.longest ? $0 : nil },
      publishedAt: wire.publishedAt.flatMap(Date.init(iso8601:)),
      provider: .newsapi)
    author = wire.author.flatMap(Self.author)
    imageLink = wire.urlToImage.flatMap(Self.imageLink)
  }

  /// Returns the author's name; recorded answers also contain page addresses and JSON in this field.
  private static func author(_ text: String) -> String? {
    let author = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isMachineText = author.hasPrefix("{") || author.hasPrefix("[") || author.hasPrefix("http")
    return isMachineText ? nil : author.nonBlank
  }

  /// Returns the content without NewsAPI's count of omitted characters; `nil` if NewsAPI has removed its letters.
  private static func content(_ text: String, beside others: [String?]) -> String? {
    var text = text
    if text.hasSuffix("chars]"), let count = text.utf8.lastIndex(of: UInt8(ascii: "[")), text[count...].hasPrefix("[+")
    {
      text = String(text[..<count]).trimmed
      if !text.hasSuffix("…") { text += "…" }
    }
    // In texts in other scripts, NewsAPI keeps only digits, punctuation and some Latin names.
    let letters = Script(text)
    let context = Script(others.compactMap(\.self).joined(separator: " "))
    let isDebris = letters.total * 3 < letters.visible || (context.isMostlyOther && letters.other == 0)
    return isDebris ? nil : text.nonBlank
  }

  private static func imageLink(_ text: String) -> String? {
    var text = text.trimmed
    if text.hasPrefix("//") { text = "https:" + text }
    if text.hasPrefix("http:http") { text.removeFirst("http:".count) }
    return WebLink(text)?.address
  }
}

/// Counts the letters of a text by script.
private struct Script {
  /// All characters except white space.
  var visible = 0
  var latin = 0
  /// Letters of scripts other than Latin.
  var other = 0

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\n", "\r": continue
      case "a"..."z", "A"..."Z":
        visible += 1
        latin += 1
        continue
      default: break
      }
      guard !scalar.properties.isWhitespace else { continue }
      visible += 1
      guard scalar.properties.isAlphabetic else { continue }
      if scalar.value < 0x250 { latin += 1 } else { other += 1 }
    }
  }

  var total: Int { latin + other }
  var isMostlyOther: Bool { other > latin }
}
