/// Which sources are wanted; what is `nil` does not narrow the list.
public struct SourceRequest: Sendable, Equatable {
  /// Searched in the names and ids.
  public var text: String?
  public var category: Category?
  public var language: Language?
  public var country: Country?

  public init(
    text: String? = nil, category: Category? = nil, language: Language? = nil, country: Country? = nil
  ) {
    self.text = text
    self.category = category
    self.language = language
    self.country = country
  }
}

/// The media a provider knows.
public struct SourceList: Sendable, Equatable {
  public var sources: [NewsSource]
  public var provider: Provider

  public init(sources: [NewsSource], provider: Provider) {
    self.sources = sources
    self.provider = provider
  }
}
