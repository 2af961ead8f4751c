import ParsingTestSupport
import TestSupport

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

/// Pages as sites write them, for tests that are not about extraction.
enum SamplePage {
  /// Somewhat more than two hundred words.
  static let paragraphs = [
    """
    The storm reached the coast shortly after midnight, when most people in the small town were asleep. By the morning \
    it had torn the roofs from eleven houses near the harbour, and the road to the lighthouse was under water for more \
    than a mile.
    """,
    """
    Nobody was hurt, the mayor said on Tuesday, because the fire brigade had gone from door to door the evening before \
    and had asked the families in the lower streets to spend the night in the school. About ninety people slept there \
    on mats that the football club had lent them.
    """,
    """
    The fishing boats had been moved up the river two days earlier. Only one of them, an old trawler that had not left \
    its berth for years, broke loose and came to rest against the wooden bridge, which will stay closed until divers \
    have looked at its pillars.
    """,
    """
    Engineers expect that the power will be back by Thursday. The weather service says that the wind will turn to the \
    north and drop during the night, but it warns of another storm at the end of the week, which could bring as much \
    rain as the first one and arrive with the spring tide.
    """,
  ]

  static let article = page(paragraphs)

  static func page(_ paragraphs: [String], title: String = "A storm over the coast", head: String = "") -> String {
    let text = paragraphs.map { "<p>\($0)</p>" }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>\(head)</head>
      <body><article><h1>\(title)</h1>
      \(text)
      </article></body></html>
      """
  }

  /// A page that redirects to another address.
  static func refresh(_ content: String) -> String {
    "<html><head><meta http-equiv=\"refresh\" content=\"\(content)\"></head><body></body></html>"
  }
}

extension LoopbackServer.Answer {
  static func page(_ text: String, status: Int = 200, type: String = "text/html; charset=utf-8") -> Self {
    .response(status: status, headers: [("Content-Type", type)], body: Array(text.utf8))
  }
}

/// Reads pages with a test's cache and clock. 127.0.0.2 stands for the public internet.
struct PageFixture: Sendable {
  let clock = TestClock()
  let cache = Cache(path: nil)
  let fetcher: Fetcher
  let pages: WebPages

  init(isOffline: Bool = false, parser: DirectParser = DirectParser()) {
    let http = isOffline ? nil : HTTPClient(userAgent: "t", policy: HostPolicy(public: ["127.0.0.2"]))
    fetcher = .quick(http: http, cache: cache, clock: clock, parser: parser)
    pages = WebPages(fetcher: fetcher)
  }

  func read(_ address: String, mayBeLocal: Bool = true) async throws -> ArticleText {
    try await pages.text(at: .address(address, mayBeLocal: mayBeLocal))
  }
}
