import FoundationEssentials

/// A piece of news as every provider gives it: all of it may be missing, nothing of it is trusted.
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
  /// The address of its page: check it with ``WebLink`` before opening it.
  package var link: String?
  /// The feed's own id of the item, if that is what distinguishes it from another item with the same page.
  package var guid: String?
  /// The address as the provider gave it, if ``link`` was derived from it.
  package var givenLink: String?
  /// How ``link`` was derived from ``givenLink``.
  package var linkWay: LinkWay?
  package var imageLink: String?
  package var publishedAt: Date?
  /// The country that the news is about, if the provider gives it.
  package var country: Country?
  /// In a list of several countries: the other countries with this article among their headlines.
  package var alsoIn: [Country] = []
  /// Where it happened, if the provider gives it.
  package var place: Coordinate?
  /// Articles of other sources on the same story.
  package var related: [RelatedArticle]
  package var provider: Provider
  /// How it was obtained. One object is shared by all articles of an answer, as lists may be long.
  package var provenance: Provenance?
  /// The language that its words were found to be in, if that is another one than the provider gives.
  package var detectedLanguage: String?
  /// Whether its feed has other items for the same page, which only ``guid`` distinguishes from it.
  package var sharesPage = false
  /// The id that the article's list has given it.
  var given = GivenID()

  package init(
    title: String? = nil, source: Source = Source(), author: String? = nil,
    summary: String? = nil, content: String? = nil, link: String? = nil, imageLink: String? = nil,
    givenLink: String? = nil, guid: String? = nil, publishedAt: Date? = nil, country: Country? = nil,
    place: Coordinate? = nil,
    related: [RelatedArticle] = [], provider: Provider, provenance: Provenance? = nil
  ) {
    self.title = title
    self.source = source
    self.author = author
    self.summary = summary
    self.content = content
    self.link = link
    self.imageLink = imageLink
    self.givenLink = givenLink
    linkWay = nil
    self.guid = guid
    self.publishedAt = publishedAt
    self.country = country
    self.place = place
    self.related = related
    self.provider = provider
    self.provenance = provenance
  }
}

extension Article {
  /// The identity of the article. Lists give each of their articles its id; outside a list it is computed each time.
  package var id: ArticleID { given.id ?? ArticleID(of: self, countsGUID: sharesPage) }

  /// Gives it the id under which it is kept, which may be older than its present link.
  package mutating func takeID(_ id: ArticleID) {
    given.id = id
  }

  /// The language that it is written in (ISO 639-1): as it was detected, else as the provider gives it.
  package var language: String? { detectedLanguage ?? provenance?.language }

  /// An id given by a list. It is derived from the rest of the article, so two articles are compared without it.
  struct GivenID: Sendable, Equatable {
    var id: ArticleID?

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
