import FoundationEssentials
import NewsDomain
import ParsingTestSupport
import Testing

@testable import NewsParsing

/// Creates small pages, and extracts their text.
enum SmallPage {
  static let address = "https://example.com/news/harbour-bridge"
  static let day = Date(timeIntervalSince1970: 1_790_000_000)

  /// Ten sentences of about 16 words each, as paragraphs.
  static let paragraphs = sentences.map { "<p>\($0)</p>" }.joined(separator: "\n")

  static let sentences = [
    "The old harbour bridge opens again on Monday, after two years of work that cost far more than planned.",
    "Engineers found rust in the northern pillars, and the council decided to replace all of them at once.",
    "Shops at the quay lost many of their customers, because the detour takes twenty minutes even at night.",
    "The mayor said that the town would pay them back, although nobody knows yet where the money comes from.",
    "Cyclists get a lane of their own, which is separated from the cars by a low wall of granite.",
    "Ships pass under the middle span as before, but the keeper now opens it with a push of a button.",
    "A museum in the southern tower shows how the first bridge was built, stone by stone, with wooden cranes.",
    "Children from three schools painted the fence, and their pictures will stay there until the winter.",
    "The first bus crosses at five in the morning, followed by a small parade with music and flags.",
    "Whoever wants to walk over it before that can do so on Sunday, when the road belongs to pedestrians.",
  ]

  /// A page with an article and everything that a news page usually has around it.
  static func html(head: String = "", body: String = paragraphs, after: String = "", attributes: String = "") -> String
  {
    """
    <!DOCTYPE html><html\(attributes)><head><meta charset="utf-8"><title>Harbour bridge opens again - Example</title>
    \(head)</head><body>
    <header><nav><ul><li><a href="/">Home</a></li><li><a href="/sport">Sport</a></li></ul></nav></header>
    <article><h1>Harbour bridge opens again</h1>
    <div class="article-body">\(body)</div></article>
    \(after)
    <footer><p>Imprint, terms and privacy</p></footer></body></html>
    """
  }

  static func text(
    _ html: String, url: String = address, contentType: String? = "text/html; charset=utf-8"
  ) -> ArticleText {
    text(Array(html.utf8), url: url, contentType: contentType)
  }

  static func text(
    _ bytes: [UInt8], url: String = address, contentType: String? = nil, time: ProcessorTime = .still
  ) -> ArticleText {
    do {
      return try TextExtractor.text(ofPage: bytes, contentType: contentType, url: url, fetchedAt: day, time: time)
    } catch {
      Issue.record(error)
      return ArticleText(.none(.notFound), url: url, fetchedAt: day)
    }
  }

  /// A script with JSON-LD.
  static func data(_ json: String) -> String { "<script type=\"application/ld+json\">\(json)</script>" }
}
