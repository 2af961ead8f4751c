/// A medium that headlines can be asked of.
public struct NewsSource: Sendable, Equatable {
  public var id: String
  public var name: String
  public var summary: String?
  public var link: String?
  /// Of its own feed, where one is known.
  public var feed: String?
  public var category: Category?
  /// ISO 639-1, of any language.
  public var languageCode: String?
  /// ISO 3166, lower-case, of any country.
  public var countryCode: String?

  public init(
    id: String, name: String, summary: String? = nil, link: String? = nil, feed: String? = nil,
    category: Category? = nil, languageCode: String? = nil, countryCode: String? = nil
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.link = link
    self.feed = feed
    self.category = category
    self.languageCode = languageCode
    self.countryCode = countryCode
  }
}

/// What is kept of a chosen source.
public struct SourceReference: Sendable, Equatable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  public init(_ source: NewsSource) {
    self.init(id: source.id, name: source.name)
  }
}
