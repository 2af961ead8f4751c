/// A piece of news as every provider gives it: all of it may be missing, nothing of it is trusted.
public struct Article: Sendable, Equatable {
  /// Who published the article, by the provider's own words.
  public struct Publisher: Sendable, Equatable {
    public var id: String?
    public var name: String?

    public init(id: String? = nil, name: String? = nil) {
      self.id = id
      self.name = name
    }
  }

  public var title: String?
  public var publisher: Publisher
  public var author: String?
  /// One or two sentences; NewsAPI's `description`.
  public var summary: String?
  /// The beginning of the text, as plain text; `nil` where only debris of it arrived.
  public var content: String?
  /// The address as it arrived: see ``WebLink`` before opening it.
  public var link: String?
  public var imageLink: String?
  public var publishedAt: Date?
  /// The country the news is about, where the provider says so.
  public var country: Country?
  public var provider: Provider

  public init(
    title: String? = nil, publisher: Publisher = Publisher(), author: String? = nil,
    summary: String? = nil, content: String? = nil, link: String? = nil, imageLink: String? = nil,
    publishedAt: Date? = nil, country: Country? = nil, provider: Provider
  ) {
    self.title = title
    self.publisher = publisher
    self.author = author
    self.summary = summary
    self.content = content
    self.link = link
    self.imageLink = imageLink
    self.publishedAt = publishedAt
    self.country = country
    self.provider = provider
  }
}
