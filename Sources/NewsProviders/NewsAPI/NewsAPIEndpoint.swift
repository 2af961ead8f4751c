import FoundationEssentials
import NewsDomain

/// A request to NewsAPI v2 (`newsapi.org/docs/endpoints`), without the key.
enum NewsAPIEndpoint: Sendable, Equatable {
  case topHeadlines(TopHeadlines)
  case everything(Everything)
  case sources(Sources)

  /// NewsAPI does not allow `sources` together with `country` or `category`.
  struct TopHeadlines: Sendable, Equatable {
    var country: String?
    var category: String?
    var sources: [String] = []
    var q: String?
    var pageSize: Int?
    var page: Int?
  }

  struct Everything: Sendable, Equatable {
    var q: String?
    var searchIn: [String] = []
    var sources: [String] = []
    var domains = Domains()
    var dates = Dates()
    var language: String?
    var sortBy: String?
    var pageSize: Int?
    var page: Int?
  }

  struct Sources: Sendable, Equatable {
    var category: String?
    var language: String?
    var country: String?
  }

  /// - Parameter base: the address of NewsAPI, such as `https://newsapi.org/v2`.
  func url(base: String) -> String {
    let items = parameters.compactMap { name, value in
      value.map { "\(name)=\($0.percentEncoded)" }
    }
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    return base + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  var kind: RequestKind {
    switch self {
    case .topHeadlines: .headlines
    case .everything: .search
    case .sources: .sources
    }
  }

  /// How long an answer can be used.
  var validity: ListValidity {
    switch self {
    case .topHeadlines, .everything: ListValidity(lifetime: 5 * 60, reach: 86_400, pause: 0)
    case .sources: ListValidity(lifetime: 7 * 86_400, reach: 30 * 86_400, pause: 0)
    }
  }

  private var path: String {
    switch self {
    case .topHeadlines: "/top-headlines"
    case .everything: "/everything"
    case .sources: "/top-headlines/sources"
    }
  }

  private var parameters: [(String, String?)] {
    switch self {
    case .topHeadlines(let query):
      [
        ("country", query.country),
        ("category", query.category),
        ("sources", Self.list(query.sources)),
        ("q", query.q),
        ("pageSize", query.pageSize.map(String.init)),
        ("page", query.page.map(String.init)),
      ]
    case .everything(let query):
      [
        ("q", query.q),
        ("searchIn", Self.list(query.searchIn)),
        ("sources", Self.list(query.sources)),
        ("domains", Self.list(query.domains.allowed)),
        ("excludeDomains", Self.list(query.domains.excluded)),
        ("from", query.dates.from.map(Self.moment)),
        ("to", query.dates.to.map(Self.moment)),
        ("language", query.language),
        ("sortBy", query.sortBy),
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

  private static func list(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: ",")
  }

  /// Returns a time as in NewsAPI's documentation, in UTC: `2026-11-21T08:42:36`.
  private static func moment(_ date: Date) -> String {
    String(date.iso8601.prefix { $0 != ("Z" as Character) })
  }
}
