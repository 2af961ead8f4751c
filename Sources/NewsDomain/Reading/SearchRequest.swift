import FoundationEssentials

/// A search: its words, and the articles to search in.
package struct SearchRequest: Sendable, Equatable {
  /// A part of an article that is searched.
  package enum Field: String, CaseIterable, Sendable {
    case title
    case description
    case content
  }

  package enum Order: String, CaseIterable, Sendable {
    case relevancy
    case popularity
    /// Newest first.
    case published
  }

  /// The edition to search.
  package struct Edition: Sendable, Equatable {
    /// `nil` for all languages.
    package var language: Language?
    /// The country of the edition, if several editions have the language.
    package var country: Country?

    package init(language: Language? = nil, country: Country? = nil) {
      self.language = language
      self.country = country
    }
  }

  /// The most characters that NewsAPI accepts.
  package static let longestText = 500
  /// The most sources that NewsAPI accepts.
  package static let maxSources = 20

  /// The words as typed: see ``SearchExpression``.
  package var text: String
  /// The parts to search; all of them if empty.
  package var fields: [Field]
  /// The ids of sources; any source if empty.
  package var sources: [String]
  package var domains: Domains
  package var dates: Dates
  package var edition: Edition
  package var order: Order
  package var paging: Paging
  /// The only service to use, for the further pages of a list; `nil` for any.
  package var service: NewsService?

  package init(
    text: String, fields: [Field] = [], sources: [String] = [], domains: Domains = Domains(), dates: Dates = Dates(),
    edition: Edition = Edition(), order: Order = .published, paging: Paging = Paging()
  ) {
    self.text = text
    self.fields = fields
    self.sources = sources
    self.domains = domains
    self.dates = dates
    self.edition = edition
    self.order = order
    self.paging = paging
  }

  /// Whether only titles are searched.
  package var isOfTitles: Bool { fields == [.title] }

  /// The request as a provider gets it: without blanks around its words.
  ///
  /// - Throws: ``NewsError/search(_:)``.
  func checked(now: Date) throws -> SearchRequest {
    var request = self
    request.text = text.trimmed
    try request.check(now: now)
    return request
  }

  /// Checks for errors that no provider would accept, before they cost a request.
  ///
  /// - Throws: ``NewsError/search(_:)``.
  func check(now: Date) throws {
    if text.isEmpty, sources.isEmpty, domains.allowed.isEmpty { throw NewsError.search(.nothing) }
    let length = text.unicodeScalars.count
    if length > Self.longestText { throw NewsError.search(.tooLong(length, limit: Self.longestText)) }
    if sources.count > Self.maxSources {
      throw NewsError.search(.tooManySources(sources.count, limit: Self.maxSources))
    }
    if let wrong = (domains.allowed + domains.excluded).first(where: { !Self.isDomain($0) }) {
      throw NewsError.search(.notADomain(wrong))
    }
    if let from = dates.from, from > now { throw NewsError.search(.ahead) }
    if dates.isReversed { throw NewsError.search(.reversed) }
  }

  /// Whether the text is a host name such as `bbc.co.uk`, in any script.
  private static func isDomain(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && text.unicodeScalars.count <= 253
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.unicodeScalars.allSatisfy { scalar in
            // Letters and digits of any script, with their combining marks.
            scalar == "-" || (scalar != "_" && scalar.properties.isIDContinue)
          }
      }
  }
}
