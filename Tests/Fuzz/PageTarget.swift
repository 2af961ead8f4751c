import FoundationEssentials

@testable import NewsDomain
@testable import NewsParsing

/// Reads any bytes as the page of an article.
enum PageTarget {
  private static let types = [
    nil, "text/html; charset=utf-8", "text/html; charset=windows-1256", "application/xhtml+xml; charset=shift_jis",
    "text/html; charset=utf-16le", "application/pdf",
  ]

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let first = bytes.first else { return 0 }
    let read = try? TextExtractor.text(
      ofPage: Array(bytes.dropFirst()), contentType: types[Int(first) % types.count],
      url: "https://example.org/news/rain", fetchedAt: Date(timeIntervalSince1970: 1_800_000_000))
    guard let text = read else { preconditionFailure("neither cancelled nor short of anything") }
    // A text has words, and a page without text says why.
    if case .none = text.verdict {
      precondition(text.verdict.reason != nil)
    } else {
      precondition(!text.plain.isEmpty)
    }
    // Words are never many times longer than their page.
    precondition(text.plain.utf8.count <= 16 * (bytes.count + 1024))
    precondition(text.words >= 0 && text.minutes >= 1)
    for link in text.links { precondition(WebLink(link) != nil) }
    precondition(text.imageLink.map { WebLink($0) != nil } ?? true)
    for block in text.blocks {
      switch block {
      case .heading(let level, _): precondition((1...6).contains(level))
      case .item(let depth, _, _): precondition(depth >= 1)
      case .paragraph, .quote, .code, .table, .caption: break
      }
    }
    return 0
  }
}
