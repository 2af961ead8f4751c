import FoundationEssentials
import NewsDomain
import SQLKit

/// Updates articles that the archive already has, within a transaction.
final class ArticleAdder {
  private let database: any ArchiveEngine
  /// The key of the list that the articles belong to.
  let list: Int64?
  private let deliveredList: ArchivedList?
  private let now: Date
  private var sources: [String: Int64] = [:]
  /// The rows of articles that have only been seen again, to be written together.
  private var seen: [Int64] = []

  /// - Parameter list: the list that the articles belong to.
  init(_ database: any ArchiveEngine, list: ArchivedList?, at now: Date) throws {
    self.database = database
    self.list = try list.map { try database.key(of: $0) }
    deliveredList = list
    self.now = now
  }

  /// Updates the articles of a set that the archive has, and their rows: an article gets another row if its date was
  /// somebody else's.
  func update(_ set: inout ArticleSet, with articles: [Article]) throws {
    var known = Dictionary(
      uniqueKeysWithValues: try database.archived(Array(Set(set.known.map { [set] in set.rows[$0] }))).map {
        ($0.row, $0)
      })
    for place in set.known {
      let row = set.rows[place]
      guard let before = try known.removeValue(forKey: row) ?? database.archived(row) else { continue }
      set.move(row, to: try merge(articles[place], into: before))
    }
    guard !seen.isEmpty else { return }
    try database.run(
      "UPDATE \(database.dialect.articles) SET last_seen = ?2 WHERE row \(database.isOne(of: "?1")) AND last_seen < ?2",
      [.integers(seen), .date(now)])
    seen = []
  }

  /// The filter terms of a new article.
  static func terms(of article: Article, in list: ArchivedList?) -> FilterTerms {
    var terms = FilterTerms()
    for word in FilterTerms.sources(article.source) { terms.insert(word) }
    terms.insert(article.language.map(FilterTerms.language) ?? FilterTerms.unknownLanguage)
    add(to: &terms, of: article, in: list)
    return terms
  }

  /// Adds the words of the countries and the category that an article belongs to.
  private static func add(to terms: inout FilterTerms, of article: Article, in list: ArchivedList?) {
    if let country = article.country { terms.insert(FilterTerms.country(country.code)) }
    if let country = article.statedCountry { terms.insert(FilterTerms.home(country.code)) }
    add(list: list, to: &terms)
  }

  private static func add(list: ArchivedList?, to terms: inout FilterTerms) {
    if let country = list?.country { terms.insert(FilterTerms.country(country.code)) }
    if let category = list?.category { terms.insert(FilterTerms.category(category)) }
  }

  /// - Returns: its row. The row follows from the date, and changes if that now comes from somebody else.
  private func merge(_ article: Article, into known: ArchivedArticle) throws -> Int64 {
    let row = known.row
    var changed = known
    changed.lastSeen = max(known.lastSeen, now)
    if known.article.linkWay == nil, known.article.givenLink != nil { changed.article.linkWay = article.linkWay }
    var new = changed.article
    let (attribution, before) = (article.attribution, known.attribution ?? .others)
    // Words of another origin are different words, not a change.
    let isSameOrigin = article.comes(from: known.origin)
    if attribution > before, article.hasWords {
      guard known.attribution == nil, isSameOrigin else {
        return try database.reword(
          changed, from: known, as: article, terms: Self.terms(of: article, in: deliveredList), origin: article.origin)
      }
      try database.keep(attribution, of: row)
    }
    // Words of others about an article must not be mixed with those of its own source.
    guard attribution >= before else {
      Self.add(list: deliveredList, to: &changed.terms)
      try write(changed, from: known, language: nil)
      return row
    }
    // Words of a feed of others must not appear under another name, not even to fill gaps. Services attribute theirs to
    // the source.
    if isSameOrigin || attribution != .others {
      func merged(_ old: String?, _ fresh: String?) -> String? {
        guard let fresh = fresh?.nonBlank else { return old }
        return old == nil || isSameOrigin ? fresh : old
      }
      new.title = merged(new.title, article.title)
      new.summary = merged(new.summary, article.summary)
      new.content = merged(new.content, article.content)
      new.author = new.author ?? article.author
      new.imageLink = new.imageLink ?? article.imageLink
      new.duration = new.duration ?? article.duration
      changed.supplement = changed.supplement ?? article.completingFeed
    }
    new.publishedAt = new.publishedAt ?? article.publishedAt
    new.country = new.country ?? article.country
    new.place = new.place ?? article.place
    if !article.related.isEmpty { new.related = article.related }
    let isLearned = article.linkWay != nil && new.link.flatMap(WebLink.init)?.isOpaque == true
    if new.link == nil || isLearned {
      (new.link, new.givenLink, new.linkWay) = (article.link, article.givenLink, article.linkWay)
    }
    Self.add(to: &changed.terms, of: article, in: deliveredList)
    if let language = article.language, changed.terms.words.contains(FilterTerms.unknownLanguage) {
      changed.terms.remove(FilterTerms.unknownLanguage)
      changed.terms.insert(FilterTerms.language(language))
    }
    let old = known.article
    func differs(_ one: String?, _ other: String?) -> Bool { one != nil && one?.trimmed != other?.trimmed }
    if differs(old.title, new.title) || differs(old.summary, new.summary) || differs(old.content, new.content) {
      try database.keep(
        Revision(
          seenAt: known.revised ?? known.firstSeen, title: old.title, summary: old.summary, content: old.content),
        of: row)
      changed.revised = now
    }
    changed.article = new
    try write(changed, from: known, language: article.language)
    return row
  }

  private func write(_ changed: ArchivedArticle, from known: ArchivedArticle, language: String?) throws {
    if changed.isOnlySeen(since: known) {
      seen.append(known.row)
    } else {
      try database.update(changed, from: known, language: language)
    }
  }

  func source(_ source: Article.Source) throws -> Int64 {
    let name = [source.id, source.name, source.link].map { $0 ?? "" }.joined(separator: "\n")
    if let key = sources[name] { return key }
    let key = try database.key(of: source)
    sources[name] = key
    return key
  }
}

extension Article {
  /// The title of the feed that completed its words; `nil` if none did.
  var completingFeed: String? {
    guard case .feed(let title)? = provenance?.supplement else { return nil }
    return title
  }

  /// Where its words came from: the host of its feed. Where many people publish under one host, none of them speaks for
  /// it, so a feed that does not speak for the page has a hash of its address as well. Without a feed: the provider.
  var origin: String {
    if let wordsOrigin { return wordsOrigin }
    guard let feed, let address = provenance?.request else { return provider.rawValue }
    return attribution == .others ? "\(feed)#\(ArticleID(page: WebLink(address)?.canonical ?? address))" : feed
  }

  /// The host of its feed.
  private var feed: String? { provenance?.request.flatMap(WebLink.init)?.feedHost }

  /// Whether its words come from a stored origin: `nil` or, for words stored earlier, a host alone.
  func comes(from stored: String?) -> Bool {
    guard let stored else { return true }
    return stored == origin || wordsOrigin == nil && stored == (feed ?? provider.rawValue)
  }
}
