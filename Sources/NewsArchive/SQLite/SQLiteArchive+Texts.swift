import FoundationEssentials
import NewsDomain
import SQLiteKit

extension SQLiteArchive {
  package func text(of id: ArticleID) async throws -> ArticleText? {
    try read(otherwise: nil) { database in
      guard let row = try database.row(of: id) else { return nil }
      return try database.text(of: row)?.text
    }
  }

  package func textTimes(of ids: [ArticleID]) async throws -> [ArticleID: Date] {
    try read(otherwise: [:]) { database in
      try ids.reduce(into: [:]) { times, id in
        guard let row = try database.row(of: id) else { return }
        times[id] =
          try database.run("SELECT fetched FROM text WHERE row = ?1", [.integer(row)]) { $0.date(0) }.first
          ?? nil
      }
    }
  }

  package func keepText(_ text: ArticleText, of id: ArticleID, at now: Date) async throws {
    guard use.settingsNow.isOn, !text.blocks.isEmpty else { return }
    try write { database in
      guard let row = try database.row(of: id) else { return }
      let known = try database.run("SELECT seen FROM text WHERE row = ?1", [.integer(row)]) {
        $0.date(0) ?? .distantPast
      }.first
      guard let known, let before = try database.text(of: row)?.text else {
        return try database.keep(text, of: row, since: now)
      }
      // Part of a text replaces no whole one.
      if before.verdict == .whole, text.verdict != .whole, text.words <= before.words { return }
      let isSame = before.plain.hasSameWords(as: text.plain)
      // More of a text is no change of it.
      let isLonger = before.verdict != .whole && text.verdict == .whole
      if !isSame, !isLonger {
        try database.keepFormer(before.plain, of: row, since: known)
        try database.run("UPDATE article SET revised = ?2 WHERE row = ?1", [.integer(row), .date(now)])
      }
      try database.keep(text, of: row, since: isSame ? known : now)
    }
    try sweepTexts(now: now)
  }

  package func repeatedBlocks(
    _ blocks: [UInt64], of host: String, besides id: ArticleID?
  ) async throws -> Set<UInt64> {
    try read(otherwise: []) { database in
      let row = try id.flatMap { try database.row(of: $0) } ?? -1
      return try Set(
        blocks.prefix(Database.mostBlocks).filter { block in
          let pages = try database.run(
            "SELECT count(*) FROM (SELECT 1 FROM text_block WHERE host = ?1 AND fingerprint = ?2 AND row <> ?3 LIMIT 2)",
            [.text(host), .integer(Int64(bitPattern: block)), .integer(row)]
          ) { $0.integer(0) }
          return pages == [2]
        })
    }
  }

  package func learnLink(_ link: ResolvedLink, of id: ArticleID) async throws {
    try write { database in
      guard let row = try database.row(of: id), let known = try database.archived(row) else { return }
      guard known.article.linkWay == nil else { return }
      var changed = known
      changed.article.take(link)
      try database.update(changed, from: known, language: nil)
      try database.run("UPDATE article SET link_way = ?2 WHERE row = ?1", [.integer(row), .text(link.way.rawValue)])
      // Only now the article has both ids: that of its new link may be another article's already.
      let alias = changed.article.idOfLink
      if alias != known.article.id { try database.keep(alias: alias, of: row) }
    }
  }

  /// Removes texts that were fetched before the time that the reader keeps them for, once a run.
  private func sweepTexts(now: Date) throws {
    guard !areTextsSwept, let days = texts.settingsNow.days else { return }
    areTextsSwept = true
    let rows = try attempt { database in
      try database.run(
        """
        SELECT text.row FROM text JOIN article ON article.row = text.row
        WHERE fetched < ?1 AND saved IS NULL ORDER BY text.row LIMIT \(Self.mostSwept)
        """, [.date(now.addingTimeInterval(-86_400 * Double(days)))]
      ) { $0.integer(0) }
    }
    try write(each: rows) { row, database in try database.removeText(row) }
  }
}

extension String {
  /// Whether two texts differ in their blanks at most.
  fileprivate func hasSameWords(as other: String) -> Bool {
    split(whereSeparator: \.isWhitespace) == other.split(whereSeparator: \.isWhitespace)
  }
}
