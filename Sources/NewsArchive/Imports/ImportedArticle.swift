import FoundationEssentials
import NewsDomain

/// An article of a file, with what the file knows about it.
struct ImportedArticle: Sendable {
  var article: Article
  /// Its other ids.
  var aliases: [ArticleID] = []
  /// Those of its ids that cannot be made from what the file says of it, such as those made from an earlier link.
  private(set) var unprovenIDs: Set<ArticleID> = []
  var lists: [ArchivedList] = []
  var labels: [String] = []
  /// The host that its words came from.
  var origin: String?
  /// Who wrote its words; `nil` if the file does not say.
  var attribution: Attribution?
  /// Its row in another archive, if that cannot be derived from its times.
  var row: Int64?
  var firstSeen: Date?
  /// When it was last seen; `nil` if the file is not an exported archive and says nothing about changes.
  var lastSeen: Date?
  var read: Date?
  var shown: Date?
  var saved: Date?
  var revised: Date?
  /// Its earlier wordings.
  var revisions: [Revision] = []
  var terms = FilterTerms()
  /// Its words in the form of the target archive's index.
  var words: IndexedWords = []
  /// The story that it belongs to.
  var story: StoryID?
  /// Notes about it as an item of feeds that have other items for its page.
  var items: [NotedItem] = []

  init(_ article: Article) {
    self.article = article
  }

  /// - Returns: `nil` for an article of the sample edition, or of an unknown provider.
  init?(_ line: ArticleLine, at now: Date) {
    guard let provider = Provider(rawValue: line.provider ?? Provider.feeds.rawValue), provider != .sample else {
      return nil
    }
    let lastSeen = line.lastSeen.flatMap(Date.init(iso8601:)).map { $0 < .firstSeen ? now : min($0, now) }
    let published = line.publishedAt.flatMap(Date.init(iso8601:))
    var article = Article(
      title: line.title.map(ImportedText.line),
      source: Article.Source(
        id: line.source?.id.map(ImportedText.line), name: line.source?.name.map(ImportedText.line),
        link: line.source?.link.map(ImportedText.line)),
      summary: line.description.map(ImportedText.passage), content: line.content.map(ImportedText.passage),
      link: line.url.map(ImportedText.line),
      publishedAt: published.map { $0 >= .firstPublished } == true ? published : nil,
      provider: provider,
      provenance: Provenance(
        Origin(provider, receivedAt: lastSeen ?? now, stored: .archived), language: line.language,
        attribution: line.speaker.flatMap(Attribution.init(name:)) ?? .others))
    // Without any words and without an address it is not an article.
    let texts = [article.title, article.summary, article.content, article.link]
    guard lastSeen != nil || texts.contains(where: { $0?.nonBlank != nil }) else { return nil }
    (article.author, article.imageLink) = (line.author.map(ImportedText.line), line.imageUrl.map(ImportedText.line))
    (article.givenLink, article.guid) = (line.givenUrl.map(ImportedText.line), line.guid.map(ImportedText.line))
    article.country = line.country.flatMap(Country.init(code:))
    article.place = line.place.flatMap { Coordinate(checking: $0.latitude, $0.longitude) }
    article.duration = line.duration.flatMap { $0 > 0 ? $0 : nil }
    article.related = (line.related ?? []).map {
      RelatedArticle(
        title: ImportedText.line($0.title), source: $0.source.map(ImportedText.line), link: ImportedText.line($0.url))
    }
    article.sharesPage = line.sharesPage ?? false
    article.linkWay = line.linkWay.flatMap(LinkWay.init(rawValue:))
    if let id = line.id.flatMap(ArticleID.init(text:)) { article.takeID(id) }
    self.init(article)
    // An exported archive lists all aliases.
    aliases = lastSeen == nil ? article.aliases : (line.aliases ?? []).compactMap(ArticleID.init(text:))
    unprovenIDs = Set([article.id] + aliases).subtracting([article.idOfLink])
    if !unprovenIDs.isEmpty { unprovenIDs.subtract(article.possibleIDs) }
    lists = (line.lists ?? []).compactMap { ArchivedList($0) }
    // Labels of others do not become one's own.
    labels = (line.labels ?? []).filter { $0.reader == nil }.compactMap { ImportedText.label($0.name) }
    origin = line.origin
    attribution = line.speaker.flatMap(Attribution.init(name:))
    row = line.row
    // Nothing was seen or marked in the future; such an entry would stay on top, or for ever. Nor was it before 1970.
    func past(_ text: String?) -> Date? {
      text.flatMap(Date.init(iso8601:)).flatMap { $0 < .firstSeen ? nil : min($0, now) }
    }
    firstSeen = past(line.firstSeen)
    self.lastSeen = lastSeen
    read = past(line.readAt) ?? (line.isRead == true ? now : nil)
    shown = past(line.shownAt)
    saved = past(line.savedAt) ?? (line.isSaved == true || !labels.isEmpty ? now : nil)
    revised = past(line.revisedAt)
    revisions = (line.revisions ?? []).compactMap { revision in
      past(revision.seenAt).map {
        Revision(
          seenAt: $0, title: revision.title.map(ImportedText.line),
          summary: revision.description.map(ImportedText.passage),
          content: revision.content.map(ImportedText.passage))
      }
    }
    items = (line.feeds ?? []).compactMap { feed in
      guard let feed = ArticleID(text: feed), let place = NotedItem.Place(hash: feed.value, article.link) else {
        return nil
      }
      return NotedItem(place, ComparedItem(article), isShared: article.guid != nil)
    }
    story = line.story.flatMap(ArticleID.init(text:)).map(StoryID.init)
    setTerms(others: line.others ?? [])
  }

  /// Whether it is what an archive has under one of its ids: the same page, or the same words at some time.
  func isSame(as known: Article) -> Bool {
    if let page = known.pageID, page == article.pageID { return true }
    let words = known.ownWords
    return !words.isEmpty
      && (words == article.ownWords || revisions.contains { ($0.title ?? $0.summary ?? $0.content)?.trimmed == words })
  }

  /// Gives up ids that are another article's.
  mutating func giveUp(_ ids: Set<ArticleID>) {
    aliases.removeAll(where: ids.contains)
    if ids.contains(article.id) { article.takeID(article.idOfLink) }
  }

  /// Sets the terms by which it can be filtered.
  ///
  /// - Parameter others: the codes of further countries that it belongs to.
  mutating func setTerms(others: [String] = []) {
    var terms = FilterTerms()
    for word in FilterTerms.sources(article.source) { terms.insert(word) }
    terms.insert(article.language.map(FilterTerms.language) ?? FilterTerms.unknownLanguage)
    let countries: [Country?] = [article.country] + lists.map(\.country) + others.map { Country(code: $0) }
    for country in countries.compactMap(\.self) { terms.insert(FilterTerms.country(country.code)) }
    for category in lists.compactMap(\.category) { terms.insert(FilterTerms.category(category)) }
    if saved != nil { terms.insert(FilterTerms.saved) }
    for label in labels { terms.insert(FilterTerms.label(label)) }
    self.terms = terms
  }
}

extension Date {
  /// The earliest time at which an archive can have seen something.
  fileprivate static let firstSeen = Date(timeIntervalSince1970: 0)
  /// The earliest date of an article.
  fileprivate static let firstPublished = Date(
    timeIntervalSince1970: Double(Date.days(Article.firstYear, 1, 1)) * 86_400)
}

extension ArticleID {
  /// - Returns: `nil` if the text is not a whole id.
  init?(text: String) {
    guard let ids = ArticleIDPrefix(text)?.values, ids.lowerBound == ids.upperBound else { return nil }
    self.init(ids.lowerBound)
  }
}
