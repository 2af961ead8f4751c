import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package func add(_ sighting: Sighting) async {
    keepQuietly { try addAll(sighting) }
    keepQuietly { try sweep(now: sighting.at) }
    keepQuietly { try sweepTexts(now: sighting.at) }
  }

  package func addMissing(_ articles: [Article], list: ArchivedList?, at now: Date) async {
    keepQuietly {
      // With those that only others have told of until now: an answer that is kept may be the source's own.
      let missing = try attempt { database in
        try articles.filter { article in
          guard let row = try database.row(of: article) else { return true }
          return try article.speaker > .others && article.hasWords && article.speaker > database.speaker(of: row)
        }
      }
      if !missing.isEmpty { try addAll(Sighting(missing, list: list, isFront: false, at: now)) }
      guard try attempt({ try $0.mayCollect() }) else { return }
      guard let list, let first = articles.first, first.provider != .sample, try !attempt({ try $0.hasFront(list) })
      else { return }
      // The articles may have come before without their list.
      try write { database in
        let rows = try articles.compactMap { try database.row(of: $0) }
        try database.addFront(of: list, rows, at: first.provenance?.receivedAt ?? now)
        let key = try database.key(of: list)
        for row in rows { try database.keep(row, in: key) }
      }
    }
  }

  /// Runs work whose failure is only reported: the news is shown all the same.
  func keepQuietly(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      if let problem = problem(error) { report(problem) }
    }
  }

  /// - Throws: `NewsError`; what was added before stays.
  func addAll(_ sighting: Sighting) throws {
    let articles = sighting.articles.filter { $0.provider != .sample }
    if let list = sighting.list, let shared = try attempt({ try $0.mayCollect() ? nil : $0.shared }) {
      return try want(list, of: shared, at: sighting.at)
    }
    var rows = [Int64](repeating: 0, count: articles.count)
    // The index of a file takes rows in ascending order much faster.
    let dates = articles.map { $0.publishedAt ?? sighting.at }
    let order = articles.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
    let portion = try attempt { $0.portion }
    for start in stride(from: 0, to: order.count, by: portion) {
      let indices = order[start..<min(start + portion, order.count)]
      // What can be done without the others is done before they have to wait.
      let addition = try attempt { Addition(indices.map { articles[$0] }, of: sighting, to: $0) }
      let (found, new) = try write { try addition.add(to: $0) }
      for (index, row) in zip(indices, found) { rows[index] = row }
      added += new
      if Task.isCancelled { throw NewsError.cancelled }
    }
    guard sighting.isFront, let list = sighting.list, !rows.isEmpty else { return }
    try write { database in try database.addFront(of: list, rows, at: sighting.at) }
  }

  /// A reader only asks for a list: collectors fetch it. The reader loses nothing if that fails, as while another one holds
  /// the row of the list.
  private func want(_ list: ArchivedList, of archive: any SharedArchive, at now: Date) throws {
    try attempt { _ in
      do { try archive.want(list, at: now) } catch let failure as Database.Failure where failure.isBusy {}
    }
  }
}

/// Articles that are added in one transaction.
private struct Addition {
  private struct Entry {
    let article: Article
    let terms: Terms
    let words: IndexedWords
  }

  private let entries: [Entry]
  private let sighting: Sighting

  init(_ articles: [Article], of sighting: Sighting, to engine: any ArchiveEngine) {
    self.sighting = sighting
    entries = articles.map { article in
      let terms = ArticleAdder.terms(of: article, in: sighting.list)
      return Entry(article: article, terms: terms, words: engine.indexedWords(of: article, terms))
    }
  }

  /// - Returns: the rows of all articles, in their order, and how many of them are new.
  func add(to database: any ArchiveEngine) throws -> (rows: [Int64], new: Int) {
    let known = try database.rows(of: entries.flatMap { [$0.article.id] + $0.article.aliases })
    var rows = [Int64](repeating: 0, count: entries.count)
    var new: [Int] = []
    var copies: [(index: Int, of: Int)] = []
    var first: [ArticleID: Int] = [:]
    let adder = try ArticleAdder(database, list: sighting.list, at: sighting.at)
    for (index, entry) in entries.enumerated() {
      let ids = [entry.article.id] + entry.article.aliases
      if let row = ids.lazy.compactMap({ known[$0] }).first {
        rows[index] = row
      } else if let earlier = ids.lazy.compactMap({ first[$0] }).first {
        copies.append((index, earlier))
      } else {
        for id in ids { first[id] = index }
        new.append(index)
      }
    }
    try insert(new, &rows, adder, database)
    for (index, earlier) in copies { rows[index] = rows[earlier] }
    let added = Set(new)
    // Only what was there before, or stands here twice, may have changed.
    for (index, entry) in entries.enumerated() where !added.contains(index) {
      rows[index] = try adder.update(rows[index], with: entry.article)
    }
    if let list = adder.list {
      try database.insert(rows.map { (list, $0) }, into: "listed (list, row)", conflict: "DO NOTHING")
    }
    return (rows, new.count)
  }

  private func insert(
    _ indices: [Int], _ rows: inout [Int64], _ adder: ArticleAdder, _ database: any ArchiveEngine
  ) throws {
    guard !indices.isEmpty else { return }
    let now = sighting.at
    let free = try RowNumber.free(for: indices.map { entries[$0].article.publishedAt }, now: now, in: database)
    let last = try database.takeArrivals(indices.count)
    var new: [NewRow] = []
    for (place, index) in indices.enumerated() {
      let (entry, row) = (entries[index], free[place])
      rows[index] = row
      new.append(
        NewRow(
          archived: ArchivedArticle(
            row: row, arrival: Int(last) - indices.count + 1 + place, firstSeen: now, lastSeen: now,
            origin: adder.host(of: entry.article), speaker: entry.article.speaker, terms: entry.terms,
            source: try adder.source(entry.article.source), article: entry.article), words: entry.words))
    }
    try database.insert(new)
    for (index, row) in zip(indices, free) {
      for alias in entries[index].article.aliases { try database.keep(alias: alias, of: row) }
    }
  }
}

/// Brings articles that are there already up to date, within a transaction.
private final class ArticleAdder {
  private let database: any ArchiveEngine
  /// The key of the list that the articles stand in.
  let list: Int64?
  private let sightedList: ArchivedList?
  private let now: Date
  private var sources: [String: Int64] = [:]
  /// The origin of the articles of one answer, which share an object.
  private var origin: (provenance: Provenance, host: String?)?

  /// - Parameter list: the list that the articles stand in.
  init(_ database: any ArchiveEngine, list: ArchivedList?, at now: Date) throws {
    self.database = database
    self.list = try list.map { try database.key(of: $0) }
    sightedList = list
    self.now = now
  }

  /// - Returns: its row, which is another one if its date was another's.
  func update(_ row: Int64, with article: Article) throws -> Int64 {
    let row = try merge(article, into: row)
    if let way = article.linkWay {
      try database.run(
        "UPDATE \(database.dialect.articles) SET link_way = ?2 WHERE row = ?1 AND link_way IS NULL AND given_link IS NOT NULL",
        [.integer(row), .text(way.rawValue)])
    }
    for alias in article.aliases { try database.keep(alias: alias, of: row) }
    return row
  }

  /// What a new article can be filtered by.
  static func terms(of article: Article, in list: ArchivedList?) -> Terms {
    var terms = Terms()
    for word in Terms.sources(article.source) { terms.insert(word) }
    terms.insert(article.language.map(Terms.language) ?? Terms.unknownLanguage)
    add(to: &terms, of: article, in: list)
    return terms
  }

  /// Adds the words of the countries and the category that an article belongs to.
  private static func add(to terms: inout Terms, of article: Article, in list: ArchivedList?) {
    if let country = article.country { terms.insert(Terms.country(country.code)) }
    add(list: list, to: &terms)
  }

  private static func add(list: ArchivedList?, to terms: inout Terms) {
    if let country = list?.country { terms.insert(Terms.country(country.code)) }
    if let category = list?.category { terms.insert(Terms.category(category)) }
  }

  /// - Returns: its row, which is another one if its date was another's.
  private func merge(_ article: Article, into row: Int64) throws -> Int64 {
    guard let known = try database.archived(row) else { return row }
    if known.article.id != article.id { try database.keep(alias: article.id, of: row) }
    var new = known.article
    var changed = known
    changed.lastSeen = max(known.lastSeen, now)
    let (speaker, before) = (article.speaker, known.speaker ?? .others)
    // Words of another origin are other words and not a change: they only fill gaps.
    let isSameOrigin = known.origin == nil || known.origin == host(of: article)
    if speaker > before, article.hasWords {
      guard known.speaker == nil, isSameOrigin else {
        return try database.reword(
          changed, from: known, as: article, terms: Self.terms(of: article, in: sightedList), origin: host(of: article))
      }
      try database.keep(speaker, of: row)
    }
    // What others say of an article must not stand beside the words of its own source.
    guard speaker >= before else {
      Self.add(list: sightedList, to: &changed.terms)
      try database.update(changed, from: known, language: nil)
      return row
    }
    func merged(_ old: String?, _ fresh: String?) -> String? {
      guard let fresh = fresh?.nonBlank else { return old }
      return old == nil || isSameOrigin ? fresh : old
    }
    new.title = merged(new.title, article.title)
    new.summary = merged(new.summary, article.summary)
    new.content = merged(new.content, article.content)
    new.author = new.author ?? article.author
    new.imageLink = new.imageLink ?? article.imageLink
    new.publishedAt = new.publishedAt ?? article.publishedAt
    new.country = new.country ?? article.country
    new.place = new.place ?? article.place
    if !article.related.isEmpty { new.related = article.related }
    let isLearned = article.linkWay != nil && new.link.flatMap(WebLink.init)?.isOpaque == true
    if new.link == nil || isLearned {
      (new.link, new.givenLink, new.linkWay) = (article.link, article.givenLink, article.linkWay)
    }
    Self.add(to: &changed.terms, of: article, in: sightedList)
    if let language = article.language, changed.terms.words.contains(Terms.unknownLanguage) {
      changed.terms.remove(Terms.unknownLanguage)
      changed.terms.insert(Terms.language(language))
    }
    let old = known.article
    func differs(_ one: String?, _ other: String?) -> Bool { one != nil && one?.trimmed != other?.trimmed }
    if differs(old.title, new.title) || differs(old.summary, new.summary) || differs(old.content, new.content) {
      try database.run(
        "INSERT INTO revision (row, seen, title, summary, content) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING",
        [
          .integer(row), .date(known.revised ?? known.firstSeen), .text(old.title), .text(old.summary),
          .text(old.content),
        ])
      changed.revised = now
    }
    changed.article = new
    try database.update(changed, from: known, language: article.language)
    return row
  }

  func source(_ source: Article.Source) throws -> Int64 {
    let name = [source.id, source.name, source.link].map { $0 ?? "" }.joined(separator: "\n")
    if let key = sources[name] { return key }
    let key = try database.key(of: source)
    sources[name] = key
    return key
  }

  /// The host that an article's words came from, or else its provider.
  func host(of article: Article) -> String? {
    guard let provenance = article.provenance else { return article.provider.rawValue }
    if let origin, origin.provenance === provenance { return origin.host }
    let host = provenance.request.flatMap(WebLink.init)?.feedHost ?? article.provider.rawValue
    origin = (provenance, host)
    return host
  }
}
