import FoundationEssentials

/// A piece of news as every provider gives it: all of it may be missing, nothing of it is trusted.
package struct Article: Sendable, Equatable {
  /// Who published the article, by the provider's own words.
  package struct Publisher: Sendable, Equatable {
    package var id: String?
    package var name: String?
    /// Of its site, where the article's own link does not lead there.
    package var link: String?

    package init(id: String? = nil, name: String? = nil, link: String? = nil) {
      self.id = id
      self.name = name
      self.link = link
    }
  }

  package var title: String?
  package var publisher: Publisher
  package var author: String?
  /// One or two sentences; NewsAPI's `description`.
  package var summary: String?
  /// The beginning of the text, as plain text; `nil` where only debris of it arrived.
  package var content: String?
  /// The address of its page: see ``WebLink`` before opening it.
  package var link: String?
  /// What its feed calls it, where that tells it from another that leads to the same page.
  package var guid: String?
  /// The address as the provider gave it, where ``link`` was made out of it.
  package var givenLink: String?
  package var imageLink: String?
  package var publishedAt: Date?
  /// The country the news is about, where the provider says so.
  package var country: Country?
  /// Other countries among whose headlines it is, in a list of many.
  package var alsoIn: [Country] = []
  /// Where it happened, where the provider says so.
  package var place: Coordinate?
  /// The same story as others tell it.
  package var related: [RelatedArticle]
  package var provider: Provider
  /// How it came here. One object for all articles of an answer: lists may be long.
  package var provenance: Provenance?
  /// Whether its feed has other items that lead to the same page and are told apart by ``guid`` alone.
  package var sharesPage = false
  /// By the list that it stands in.
  var given = GivenID()

  package init(
    title: String? = nil, publisher: Publisher = Publisher(), author: String? = nil,
    summary: String? = nil, content: String? = nil, link: String? = nil, imageLink: String? = nil,
    givenLink: String? = nil, guid: String? = nil, publishedAt: Date? = nil, country: Country? = nil,
    place: Coordinate? = nil,
    related: [RelatedArticle] = [], provider: Provider, provenance: Provenance? = nil
  ) {
    self.title = title
    self.publisher = publisher
    self.author = author
    self.summary = summary
    self.content = content
    self.link = link
    self.imageLink = imageLink
    self.givenLink = givenLink
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
  /// What tells it from all others. Lists give it to each of their articles; outside of one it is made anew each time.
  package var id: ArticleID { given.id ?? ArticleID(of: self, countsGUID: sharesPage) }

  /// The language that it is written in (ISO 639-1), where who gave it says so.
  package var language: String? { provenance?.language }

  /// An id that was given. It follows from the rest of the article, and so takes no part in comparing two.
  struct GivenID: Sendable, Equatable {
    var id: ArticleID?

    static func == (one: Self, other: Self) -> Bool { true }
  }
}

/// A story that another article tells as well, as far as that one knows of it.
package struct RelatedArticle: Sendable, Equatable {
  package var title: String
  package var publisher: String?
  package var link: String

  package init(title: String, publisher: String?, link: String) {
    self.title = title
    self.publisher = publisher
    self.link = link
  }
}
