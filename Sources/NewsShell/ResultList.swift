import NewsDomain

/// What was listed last; numbers count its items from 1.
public struct ResultList: Sendable {
  public enum Items: Sendable {
    case articles([Article])
    case sources([NewsSource])
    case countries([Country])
    case languages([Language])
    case categories([NewsDomain.Category])

    public var count: Int {
      switch self {
      case .articles(let items): items.count
      case .sources(let items): items.count
      case .countries(let items): items.count
      case .languages(let items): items.count
      case .categories(let items): items.count
      }
    }
  }

  public var items: Items
  /// How many there are beyond these, by the provider's word.
  public var total: Int?
  public var provider: Provider?
  /// What `more` goes on with.
  public var headlines: HeadlineRequest?
  /// What a new grouping divides again.
  public var sources: SourceRequest?

  public init(
    _ items: Items, total: Int? = nil, provider: Provider? = nil, headlines: HeadlineRequest? = nil,
    sources: SourceRequest? = nil
  ) {
    self.items = items
    self.total = total
    self.provider = provider
    self.headlines = headlines
    self.sources = sources
  }
}
