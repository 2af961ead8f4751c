import CLibcurl
import NewsDomain

/// A question to NewsAPI v2 (`newsapi.org/docs/endpoints`), without the key.
enum NewsAPIEndpoint: Sendable, Equatable {
  case topHeadlines(TopHeadlines)
  case sources(Sources)

  /// `sources` excludes `country` and `category`.
  struct TopHeadlines: Sendable, Equatable {
    var country: String?
    var category: String?
    var sources: [String] = []
    var q: String?
    var pageSize: Int?
    var page: Int?
  }

  struct Sources: Sendable, Equatable {
    var category: String?
    var language: String?
    var country: String?
  }

  /// - Parameter base: where NewsAPI is, such as `https://newsapi.org/v2`.
  func url(base: String) -> String {
    let items = parameters.compactMap { name, value in
      value.map { "\(name)=\(Self.percentEncoded($0))" }
    }
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    return base + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  private var path: String {
    switch self {
    case .topHeadlines: "/top-headlines"
    case .sources: "/top-headlines/sources"
    }
  }

  private var parameters: [(String, String?)] {
    switch self {
    case .topHeadlines(let query):
      [
        ("country", query.country),
        ("category", query.category),
        ("sources", query.sources.isEmpty ? nil : query.sources.joined(separator: ",")),
        ("q", query.q),
        ("pageSize", query.pageSize.map(String.init)),
        ("page", query.page.map(String.init)),
      ]
    case .sources(let query):
      [
        ("category", query.category),
        ("language", query.language),
        ("country", query.country),
      ]
    }
  }

  private static func percentEncoded(_ text: String) -> String {
    guard let encoded = curl_easy_escape(nil, text, Int32(text.utf8.count)) else { return "" }
    defer { curl_free(encoded) }
    return String(cString: encoded)
  }
}
