import FoundationEssentials

/// One page of news, and the facts about it.
package struct NewsPage: Sendable, Equatable {
  package var articles: [Article]
  /// How many articles the provider says there are, which is often more than it gives.
  package var total: Int?
  /// How many articles of the list are on the pages before it.
  package var before = 0
  package var origin: Origin
  package var remark: PageRemark?
  /// How many articles were left out because their sources withdrew them.
  package var removed: Int
  /// What could not be read, in a page made of several lists.
  package var failures = PageFailures()
  /// The services that were tried before and gave nothing.
  package var attempts: [Attempt] = []
  /// The service it comes from, if its provider has several.
  package var service: NewsService?
  /// The articles that the reader's mutes hide.
  package var hidden: [HiddenArticle] = []
  /// The articles of the list, on whatever page, that mutes hide, as far as they were looked up.
  package var hiddenOfList: [HiddenArticle] = []
  /// The articles of the list that mutes hide which were added after it was read, with the number of a mute. They keep
  /// their numbers, but have no row.
  package var hiddenSince: [ArticleID: Int] = [:]
  /// The facts about a search of the archive.
  package var hits: ArchiveHits?
  /// The stories of its articles, as far as they were looked up.
  package var stories: [ArticleID: ListedStory] = [:]
  /// The articles that share the row of another one when each story is one row. They come after the articles with rows,
  /// so that an article has the same number, folded or not.
  package var folded: Set<ArticleID> = []

  package init(
    articles: [Article], total: Int?, provider: Provider, remark: PageRemark? = nil, receivedAt: Date? = nil,
    stored: StoredReason? = nil, removed: Int = 0, failures: [CountryFailure] = []
  ) {
    self.articles = articles
    self.total = total
    origin = Origin(provider, receivedAt: receivedAt, stored: stored)
    self.remark = remark
    self.removed = removed
    self.failures.countries = failures
  }

  /// The page with the source's name removed from titles, each page once, and an id for each article.
  package func tidied() -> NewsPage {
    var page = self
    page.articles = articles.map { $0.withSourceApart() }.withoutDuplicates().withIDs()
    return page
  }
}

/// A fact about a page that the reader should know.
package enum PageRemark: Sendable, Equatable {
  /// NewsAPI answers "ok" with no articles for every country but the United States.
  case servesOnlyUnitedStates(asked: Country)
  /// These countries answered and have no articles.
  case nothingOf([Country])
  /// The country has no edition, so its articles were found by a search.
  case searched(Country)
}

/// What could not be read for a page.
package struct PageFailures: Sendable, Equatable {
  package var countries: [CountryFailure] = []
  /// The reader's own feeds.
  package var feeds: [FeedFailure] = []
  /// The feeds of sources.
  package var sources: [FeedFailure] = []

  package init() {}
}

/// A feed that could not be read, and why.
package struct FeedFailure: Sendable, Equatable {
  package let id: String
  package let name: String
  /// Without a name, a password and secrets in its query.
  package let address: String
  package let error: NewsError

  package init(id: String, name: String, address: String, _ error: NewsError) {
    self.id = id
    self.name = name
    self.address = address.withoutSecrets
    self.error = error
  }
}

/// A country without headlines, and why.
package struct CountryFailure: Sendable, Equatable {
  package let country: Country
  package let error: NewsError

  package init(_ country: Country, _ error: NewsError) {
    self.country = country
    self.error = error
  }
}

extension NewsPage {
  /// Its articles, and the further ones of their stories.
  package var allArticles: [Article] {
    var seen = Set(articles.map(\.id))
    return articles + articles.flatMap { stories[$0.id]?.others ?? [] }.filter { seen.insert($0.id).inserted }
  }

  /// How many articles of the whole list mutes hide, as ``total`` counts those of the whole list.
  package var hiddenCount: Int { Set((hidden + hiddenOfList).map(\.article.id) + hiddenSince.keys).count }

  /// Its articles without those that mutes have hidden since it was read.
  package var shownArticles: [Article] {
    hiddenSince.isEmpty ? articles : articles.filter { hiddenSince[$0.id] == nil }
  }

  /// The indices of the articles that have their own row.
  ///
  /// - Parameter isFolded: whether each story is one row.
  package func rows(isFolded: Bool) -> [Int] {
    let hasFolded = isFolded && !folded.isEmpty
    guard hasFolded || !hiddenSince.isEmpty else { return Array(articles.indices) }
    return articles.indices.filter { index in
      let id = articles[index].id
      return !(hasFolded && folded.contains(id)) && hiddenSince[id] == nil
    }
  }
}

extension NewsPage {
  /// The part of its rows that was asked for, after everything that decides about rows and their order.
  ///
  /// - Parameters:
  ///   - isFolded: whether each story is one row.
  ///   - isFiltered: whether articles were left out, so that only those here can be counted.
  package func part(_ paging: Paging, isFolded: Bool, isFiltered: Bool) -> NewsPage {
    let rows = rows(isFolded: isFolded)
    guard !paging.isFirst || rows.count > paging.limit || isFiltered else { return self }
    var part = self
    part.articles = articles(in: paging.slice(of: rows), isFolded: isFolded)
    part.folded = folded.intersection(part.articles.map(\.id))
    if isFiltered { part.total = articles.count + hidden.count }
    if !paging.isFirst {
      part.hiddenOfList = hidden
      part.before += articles(in: Array(rows.prefix(paging.skipped)), isFolded: isFolded).count + hidden.count
      part.hidden = []
    }
    return part
  }

  /// The articles of rows, with those folded into them at the end.
  private func articles(in rows: [Int], isFolded: Bool) -> [Article] {
    let own = rows.map { articles[$0] }
    guard isFolded else { return own }
    let others = Set(own.flatMap { stories[$0.id]?.others.map(\.id) ?? [] })
    return own + articles.filter { folded.contains($0.id) && others.contains($0.id) }
  }

  /// The greatest plausible ``total``.
  package static let maxTotal = 1_000_000_000
}

extension NewsPage {
  /// The page with the attempts that were made before it.
  package func after(_ attempts: [Attempt]) -> NewsPage {
    guard !attempts.isEmpty else { return self }
    var page = self
    page.attempts = attempts + page.attempts
    // Articles of one response share one provenance object, and should still do so afterwards.
    var known: (before: Provenance, after: Provenance)?
    for index in page.articles.indices {
      guard let provenance = page.articles[index].provenance else { continue }
      let after = known.flatMap { $0.before === provenance ? $0.after : nil } ?? provenance.after(attempts)
      known = (provenance, after)
      page.articles[index].provenance = after
    }
    return page
  }
}
