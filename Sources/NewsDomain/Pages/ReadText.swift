import FoundationEssentials

/// Reads the text of an article, from the archive or from its page.
package struct ReadText: Sendable {
  /// The result of reading an article.
  package struct Reading: Sendable, Equatable {
    /// The article, with the source's own address if that was found.
    package var article: Article
    package var text: ArticleText

    package init(article: Article, text: ArticleText) {
      self.article = article
      self.text = text
    }
  }

  private let pages: any PageReader
  private let links: any LinkResolver
  private let archive: any ArticleFactsRepository & TextRepository
  package let languages: any LanguageDetector
  private let settings: LiveSettings
  private let clock: WallClock

  package init(
    pages: any PageReader, links: any LinkResolver, archive: any ArticleFactsRepository & TextRepository,
    languages: any LanguageDetector, settings: LiveSettings, clock: WallClock
  ) {
    self.pages = pages
    self.links = links
    self.archive = archive
    self.languages = languages
    self.settings = settings
    self.clock = clock
  }

  /// The stored text of an article; `nil` if there is none, or the archive cannot be used.
  package func kept(_ article: Article) async -> ArticleText? {
    try? await archive.text(of: article.id)
  }

  /// The article with its stored text, and with the source's own address if that was found.
  ///
  /// - Returns: `nil` if no text is stored.
  package func kept(_ article: Article, in facts: ArticleFacts) -> Reading? {
    facts.text.map { Reading(article: article.withOwnLink(facts.resolved), text: $0) }
  }

  /// The text of an article of a list.
  ///
  /// - Parameters:
  ///   - number: the article's number in the list, for errors.
  ///   - isAgain: whether to fetch it even if it is stored.
  ///   - facts: what the archive has of the article; `nil` if that was not read yet.
  /// - Throws: ``NewsError``; ``ListError/noLink(item:)`` if the article has no page.
  package func callAsFunction(
    _ article: Article, number: Int, isAgain: Bool = false, in facts: ArticleFacts? = nil
  ) async throws -> Reading {
    let known: ArticleFacts
    if let facts {
      known = facts
    } else {
      known = await archive.facts(of: article.id, hasStory: false, similar: nil, at: clock.now)
    }
    if !isAgain, let reading = kept(article, in: known) { return reading }
    var article = article.withOwnLink(known.resolved)
    if let found = try await links.resolve(article) {
      article.take(found)
      if settings.isArchiving { try? await archive.learnLink(found, of: article.id) }
    }
    guard let link = article.link.flatMap(WebLink.init) else { throw NewsError.list(.noLink(item: number)) }
    var text = try await fetch(link, of: article)
    text = text.longer(than: article)
    if settings.isArchiving, !text.blocks.isEmpty { try? await archive.keepText(text, of: article.id, at: clock.now) }
    return Reading(article: article, text: text)
  }

  /// The text of a page that the reader names, or of a file. An aggregator's link leads to the source's page.
  ///
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ place: PagePlace) async throws -> ArticleText {
    await named(try await pages.text(at: try await ownPlace(place)), else: nil)
  }

  private func ownPlace(_ place: PagePlace) async throws -> PagePlace {
    guard case .address(let address, _) = place,
      let found = try await links.resolve(Article(link: address, provider: .feeds))
    else { return place }
    return .address(found.link, mayBeLocal: false)
  }

  private func fetch(_ link: WebLink, of article: Article) async throws -> ArticleText {
    let isLocal = article.provenance?.isLocal == true
    var text = try await pages.text(at: .address(link.address, mayBeLocal: isLocal))
    let host = WebLink(text.url)?.host ?? link.host
    let known =
      (try? await archive.repeatedBlocks(text.blocks.map(\.fingerprint), of: host, besides: article.id)) ?? []
    // A page that has only repeated blocks is shown as it is.
    if !known.isEmpty, text.blocks.contains(where: { !known.contains($0.fingerprint) }) {
      text.blocks.removeAll { known.contains($0.fingerprint) }
    }
    return await named(text, else: article.provenance?.language)
  }

  /// The text with its language: as detected, else as the page states it, else that of the edition.
  private func named(_ text: ArticleText, else edition: String?) async -> ArticleText {
    var text = text
    text.language = await languages.language(of: text.plain) ?? text.language ?? edition
    return text
  }
}

extension Article {
  /// The article with the source's own address if that was found before, to save requests for it.
  ///
  /// - Parameter known: the article as stored with that address.
  fileprivate func withOwnLink(_ known: Article?) -> Article {
    guard link.flatMap(WebLink.init)?.isOpaque == true, let known, let way = known.linkWay, let link = known.link
    else { return self }
    var article = self
    // Words of others about an article must not pass for its source's.
    article.take(ResolvedLink(link, by: way, article: known.attribution >= attribution ? known : nil))
    return article
  }

  /// Adopts what was found about the source's own page. The id stays.
  package mutating func take(_ found: ResolvedLink) {
    takeID(id)
    givenLink = givenLink ?? link
    link = found.link
    linkWay = found.way
    // An address contained in the link itself comes from the feed.
    if found.way != .id, found.article?.provenance?.isLocal != true { provenance = provenance?.outside }
    if let article = found.article { fillGaps(from: article) }
  }
}

extension ArticleText {
  /// The fewest words of a feed that count as a text if the page gives none.
  fileprivate static let minWords = 50

  /// The text of the article's feed if that is longer than the page's.
  fileprivate func longer(than article: Article) -> ArticleText {
    guard verdict != .whole, let content = article.content?.nonBlank else { return self }
    let paragraphs = content.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    var text = self
    text.blocks = paragraphs.map { .paragraph([TextSpan($0)]) }
    // A sentence or two from the feed are the summary, which is shown anyway.
    guard text.words > words, !blocks.isEmpty || text.words >= ArticleText.minWords else { return self }
    text.origin = .feed
    // A feed may carry only a part of an article; if it ends with an ellipsis, it certainly does.
    let isCut = content.trimmed.hasSuffix("…") || content.trimmed.hasSuffix("...") || content.trimmed.hasSuffix("]")
    text.verdict = isCut || text.words < 150 ? .beginning(.teaser) : .whole
    text.title = title ?? article.title
    text.author = author ?? article.author
    text.publishedAt = publishedAt ?? article.publishedAt
    return text
  }
}
