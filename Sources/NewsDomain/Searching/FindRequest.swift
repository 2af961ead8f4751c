import FoundationEssentials

/// A request for articles in the archive.
package struct FindRequest: Sendable, Equatable {
  /// The list to show, which decides its title and order.
  package enum Purpose: Sendable, Equatable {
    /// The articles found by words and filters.
    case find
    /// The saved articles, last saved first; only those with a label if one is given.
    case saved(label: String?)
    /// The articles that came after a visit.
    case new(ReadingScope, since: Visit?)
    /// The brief, which is composed elsewhere.
    case brief
  }

  /// A part of an article that is searched.
  package enum Field: String, CaseIterable, Sendable {
    case title
    case description
    case text
  }

  package enum Order: String, CaseIterable, Sendable {
    /// The best match first, among the newest matches.
    case relevancy
    /// Newest first.
    case published
  }

  /// Conditions besides words, domains and dates.
  package struct Filter: Sendable, Equatable {
    package var country: Country?
    /// The language of the articles (ISO 639-1).
    package var language: String?
    /// Whether articles of an unknown language count as being in ``language``.
    package var admitsUnknownLanguage: Bool
    /// The ids or names of sources; any source if empty.
    package var sources: [String]
    package var category: Category?
    package var label: String?
    package var isUnread: Bool
    /// Whether only articles of ``Purpose/new(_:since:)`` count that the reader has not seen: that are neither read nor
    /// shown, nor came into any list before the last visit to it.
    package var isUnseen: Bool
    package var isSaved: Bool
    /// The only lists whose articles count, such as those of a folder of feeds; any list if `nil`. A scope that is more
    /// than lists is not narrowed down further here.
    package var scope: ReadingScope?

    package init(
      country: Country? = nil, language: String? = nil, admitsUnknownLanguage: Bool = false, sources: [String] = [],
      category: Category? = nil, label: String? = nil, isUnread: Bool = false, isUnseen: Bool = false,
      isSaved: Bool = false, scope: ReadingScope? = nil
    ) {
      self.country = country
      self.language = language
      self.admitsUnknownLanguage = admitsUnknownLanguage
      self.sources = sources
      self.category = category
      self.label = label
      self.isUnread = isUnread
      self.isUnseen = isUnseen
      self.isSaved = isSaved
      self.scope = scope
    }

    /// Whether it allows any article.
    package var isEmpty: Bool { self == Filter(admitsUnknownLanguage: admitsUnknownLanguage) }
  }

  package var purpose: Purpose
  /// The words that are searched.
  package var search: ParsedSearch
  /// The parts to search; all of them if empty.
  package var fields: [Field]
  /// The meaning of the titles; if it is given, the nearest comes first.
  package var meaning: SemanticQuery?
  package var filter: Filter
  /// The hosts that an article's page or source may belong to.
  package var domains: Domains
  package var dates: Dates
  package var order: Order
  package var paging: Paging

  package init(
    _ purpose: Purpose = .find, text: String = "", fields: [Field] = [], filter: Filter = Filter(),
    domains: Domains = Domains(), dates: Dates = Dates(), order: Order = .published, paging: Paging = Paging()
  ) {
    self.purpose = purpose
    search = ParsedSearch(text)
    self.fields = fields
    self.filter = filter
    self.domains = domains
    self.dates = dates
    self.order = order
    self.paging = paging
  }

  /// The search as typed; empty for no words.
  package var text: String {
    get { search.text }
    set { search = ParsedSearch(newValue) }
  }

  /// The name of the only feed or folder whose unread articles are asked for, and nothing else; the inner `nil` is all
  /// feeds.
  package var unreadFeeds: String?? {
    guard purpose == .find, let scope = filter.scope, case .feeds(let name, _) = scope, meaning == nil, dates.isEmpty,
      domains.isEmpty, search.wanted == nil, search.unwanted.isEmpty, filter == Filter(isUnread: true, scope: scope)
    else { return nil }
    return .some(name)
  }

  /// The most new articles in one list.
  package static let maxNew = 1_000
  /// The most matches that are counted: a list with more has at least this many.
  package static let maxCounted = 10_000
  /// How many of the newest matches are ranked by relevancy. Ranking all matches of a common word would take seconds.
  package static let maxRanked = 5_000
}

/// A request for a list as it was seen on a day.
package struct FrontRequest: Sendable, Equatable {
  package let list: ArchivedList
  /// The name of the list's source; `nil` for lists of countries.
  package let name: String?
  /// The first and the last moment of the day.
  package let day: ClosedRange<Date>
  package let limit: Int

  package init(_ list: ArchivedList, name: String? = nil, day: ClosedRange<Date>, limit: Int) {
    self.list = list
    self.name = name
    self.day = day
    self.limit = limit
  }
}

/// An archived list as seen at a certain time.
package struct FrontPage: Sendable, Equatable {
  package let articles: [Article]
  /// When it was last seen like this.
  package let seenAt: Date

  package init(articles: [Article], seenAt: Date) {
    self.articles = articles
    self.seenAt = seenAt
  }
}

extension FindRequest {
  /// Checks for errors that only the reader can fix.
  ///
  /// - Throws: ``ArchiveError/nothingToFind``, ``SearchError/reversed``.
  package func check() throws {
    if purpose == .find, meaning == nil, filter.isEmpty, domains.allowed.isEmpty, dates.isEmpty,
      search.wanted == nil
    {
      throw NewsError.archive(.nothingToFind)
    }
    if dates.isReversed { throw NewsError.search(.reversed) }
  }
}
