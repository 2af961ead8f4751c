import FoundationEssentials

/// A piece of news from any provider: every part of it may be missing, and none is trusted.
package struct Article: Sendable, Equatable {
  /// The source of the article, in the provider's own words.
  package struct Source: Sendable, Equatable {
    package var id: String?
    package var name: String?
    /// The address of its site, if the article's own link does not lead there.
    package var link: String?

    package init(id: String? = nil, name: String? = nil, link: String? = nil) {
      self.id = id
      self.name = name
      self.link = link
    }
  }

  package var title: String?
  package var source: Source
  package var author: String?
  /// One or two sentences; NewsAPI's `description`.
  package var summary: String?
  /// The beginning of the text, as plain text; `nil` if none of it can be shown.
  package var content: String?
  /// The address of its page; check it with ``WebLink`` before opening it.
  package var link: String?
  /// The feed's own id of the item. It counts for the article's id only if its link is not enough: see ``ArticleID``.
  package var guid: String?
  /// The address as the provider gave it, if ``link`` was derived from it.
  package var givenLink: String?
  /// How ``link`` was derived from ``givenLink``.
  package var linkWay: LinkWay?
  package var imageLink: String?
  package var publishedAt: Date?
  /// The length of an episode of a podcast, in seconds.
  package var duration: Int?
  /// The country that the news is about, if the provider gives it, or else the one whose edition has it in a list of
  /// several countries: see ``event`` and ``edition``. It is not the country of its source: see ``SourceCountries``.
  package var country: Country?
  /// In a list of several countries: the other countries that have this article among their headlines.
  package var alsoIn: [Country] = []
  /// Where it happened, if the provider gives it.
  package var place: Coordinate?
  /// Articles of other sources on the same story.
  package var related: [RelatedArticle] = []
  package var provider: Provider
  /// How it was obtained. All articles of a response share one object, as lists may be long.
  package var provenance: Provenance?
  /// What ``detectedLanguage`` gives.
  var detected = DetectedLanguage()
  /// Whether its feed has other items for the same page, so that ``guid`` distinguishes it or else its title and day.
  package var sharesPage = false
  /// The values that the article's list or the archive assigned to it.
  var given = Given()

  package init(
    title: String? = nil, source: Source = Source(), summary: String? = nil, content: String? = nil,
    link: String? = nil, publishedAt: Date? = nil, provider: Provider, provenance: Provenance? = nil
  ) {
    self.title = title
    self.source = source
    self.summary = summary
    self.content = content
    self.link = link
    self.publishedAt = publishedAt
    self.provider = provider
    self.provenance = provenance
  }
}

extension Article {
  /// The identity of the article. Lists assign an id to each of their articles; outside a list it is computed each
  /// time.
  package var id: ArticleID { given.id ?? ArticleID(of: self, countsGUID: sharesPage) }

  /// Assigns the id under which it is stored, which may be older than its current link.
  package mutating func takeID(_ id: ArticleID) {
    given.id = id
    given.isStored = true
  }

  /// The id that its link alone gives; `nil` without a link.
  package var pageID: ArticleID? {
    if let page = given.page, page.link == link { return page.id }
    return canonicalLink.map { ArticleID(page: $0) }
  }

  /// Whether its id is one under which it is stored.
  package var hasStoredID: Bool { given.isStored }

  /// The country that the news is about: only the sample edition gives it.
  package var event: Country? { provider == .sample ? country : nil }

  /// The country whose edition has it. Editions have articles of sources from everywhere.
  package var edition: Country? { provider == .sample ? nil : country }

  /// The detected language of its words, if it differs from the provider's.
  package var detectedLanguage: String? {
    get { detected.code }
    set { detected = newValue == nil ? DetectedLanguage() : DetectedLanguage(newValue) }
  }

  /// Its language (ISO 639-1): as detected, else as the provider gives it.
  package var language: String? { detectedLanguage ?? provenance?.language }

  /// When it was first seen; set only if it has no date.
  package var firstSeen: Date? {
    get { given.firstSeen }
    set { given.firstSeen = newValue }
  }

  /// Where its words came from, if they are another feed's, as the archive says it; `nil` if they are its own feed's.
  package var wordsOrigin: String? {
    get { given.wordsOrigin }
    set { given.wordsOrigin = newValue }
  }

  /// Values that a list or the archive assigns to an article. Articles are compared without them.
  struct Given: Sendable, Equatable {
    var id: ArticleID?
    var firstSeen: Date?
    /// Whether it is stored with the article: then it stays, whatever the article's link and words are.
    var isStored = false
    var wordsOrigin: String?
    /// The id that a link alone gives, if it was made on the way. The article's link may be another one by now.
    var page: (link: String, id: ArticleID)?

    static func == (one: Self, other: Self) -> Bool { true }
  }
}

/// An article of another source on the same story, as far as the first article describes it.
package struct RelatedArticle: Sendable, Equatable {
  package var title: String
  package var source: String?
  package var link: String

  package init(title: String, source: String?, link: String) {
    self.title = title
    self.source = source
    self.link = link
  }
}
