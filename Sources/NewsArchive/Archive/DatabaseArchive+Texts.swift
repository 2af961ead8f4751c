import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// The most texts that one ``sweepTexts(now:)`` removes, so that no command waits for it.
  static let maxTextsSwept = 100

  package func text(of id: ArticleID) async throws -> ArticleText? {
    try read(otherwise: nil) { database in try database.row(of: id).flatMap { try database.text(of: $0) } }
  }

  package func textTimes(of ids: [ArticleID]) async throws -> [ArticleID: Date] {
    try read(otherwise: [:]) { database in
      try database.reading {
        try ids.reduce(into: [:]) { times, id in
          guard let row = try database.row(of: id) else { return }
          times[id] =
            try database.run("SELECT fetched FROM text WHERE row = ?1", [.integer(row)]) { $0.date(0) }.first
            ?? nil
        }
      }
    }
  }

  package func keepText(_ text: ArticleText, of id: ArticleID, at now: Date) async throws {
    guard settings.isArchiving, exists, !text.blocks.isEmpty, try attempt({ try $0.mayCollect() }) else { return }
    try write { database in
      guard let row = try database.row(of: id) else { return }
      guard let kept = try database.keptText(of: row) else { return try database.keep(text, of: row, since: now) }
      guard text.mayReplace(kept.text) else { return }
      if text.hasSamePlace(as: kept.text) { return try database.keepAgain(text, of: row) }
      let isSame = try database.areSame(kept.text, text, of: row)
      if !isSame, text.isChange(of: kept.text) {
        try database.keep(FormerText(seenAt: kept.seenAt, plain: kept.text.plain), of: row)
      }
      try database.keep(text, of: row, since: isSame ? kept.seenAt : now)
    }
    try sweepTexts(now: now)
  }

  package func repeatedBlocks(
    _ blocks: [UInt64], of host: String, besides id: ArticleID?
  ) async throws -> Set<UInt64> {
    try read(otherwise: []) { database in
      let row = try id.flatMap { try database.row(of: $0) }
      return try database.repeated(blocks.prefix(RepeatedBlocks.most), of: host, besides: row, count: 2)
    }
  }

  package func learnLink(_ link: ResolvedLink, of id: ArticleID) async throws {
    guard exists, try attempt({ try $0.mayCollect() }) else { return }
    try write { database in
      guard let row = try database.row(of: id), let known = try database.archived(row) else { return }
      guard known.article.linkWay == nil else { return }
      var changed = known
      changed.article.take(link)
      try database.update(changed, from: known, language: nil)
      // Only now does the article have both ids: that of its new link may already be another article's.
      let alias = changed.article.idOfLink
      if alias != known.article.id, !changed.article.isOneOfSeveral { try database.keep(aliases: [(alias, row)]) }
    }
  }

  package func ownLinks(of ids: [ArticleID]) async -> [ArticleID: ResolvedLink] {
    guard !ids.isEmpty else { return [:] }
    let links = try? read(otherwise: [:]) { database in try database.reading { try database.ownLinks(of: ids) } }
    return links ?? [:]
  }

  /// Removes texts that were fetched longer ago than the reader keeps them, except those of saved articles. Once there
  /// are no more in this session, it does nothing.
  func sweepTexts(now: Date) throws {
    guard !areTextsSwept, exists, let days = settings[KeepTextsSetting.self], isClockTrusted,
      try attempt({ try $0.mayCollect() })
    else { return }
    let limit = now.addingTimeInterval(-86_400 * Double(days))
    let rows = try attempt { try $0.texts(fetchedBefore: limit, most: Self.maxTextsSwept) }
    if rows.count < Self.maxTextsSwept { areTextsSwept = true }
    try write(each: rows.sorted()) { row, database in
      // Another session may have saved the article meanwhile, or fetched the text again.
      let isOld = try !database.run(
        "SELECT 1 FROM text WHERE row = ?1 AND fetched < ?2", [.integer(row), .date(limit)]
      )
      .isEmpty
      if isOld, try database.saved(among: [row]).isEmpty { try database.removeText(row) }
    }
  }
}

extension ArchiveEngine {
  fileprivate func ownLinks(of ids: [ArticleID]) throws -> [ArticleID: ResolvedLink] {
    let rows = try rows(of: ids)
    guard !rows.isEmpty else { return [:] }
    var links: [Int64: ResolvedLink] = [:]
    try each(
      "SELECT row, link, link_way FROM article WHERE row \(isOne(of: "?1")) AND link_way IS NOT NULL",
      [.integers(Array(Set(rows.values)))]
    ) { columns in
      if let link = columns.text(1), let way = columns.text(2).flatMap(LinkWay.init(rawValue:)) {
        links[columns.integer(0)] = ResolvedLink(link, by: way)
      }
      return true
    }
    return rows.compactMapValues { links[$0] }
  }

  /// The rows of texts to delete: fetched before a time, of articles that nobody has saved.
  fileprivate func texts(fetchedBefore limit: Date, most: Int) throws -> [Int64] {
    var found: [Int64] = []
    var last = (fetched: -Double.greatestFiniteMagnitude, row: Int64.min)
    while found.count < most {
      let texts = try run(
        """
        SELECT fetched, row FROM text WHERE fetched < ?1 AND (fetched, row) > (?2, ?3) ORDER BY fetched, row LIMIT \(most)
        """, [.date(limit), .real(last.fetched), .integer(last.row)]
      ) { (fetched: $0.real(0), row: $0.integer(1)) }
      guard let end = texts.last else { break }
      last = end
      let saved = try saved(among: texts.map(\.row))
      found += texts.map(\.row).filter { !saved.contains($0) }
    }
    return Array(found.prefix(most))
  }
}
