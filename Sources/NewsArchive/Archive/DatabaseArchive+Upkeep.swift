import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package func facts(now: Date) async throws -> ArchiveFacts {
    var facts = ArchiveFacts()
    facts.path = store.shownPath
    guard exists else { return facts }
    try attempt { database in
      try database.reading { try database.count(&facts, now: now) }
      facts.bytes = try database.size()
    }
    let hidden = try await hiddenUnread(at: now)
    facts.unread = max(0, facts.unread - hidden.count)
    facts.labels = try await labels()
    return facts
  }

  package func check() async throws -> ArchiveCheck {
    let (faults, counters) = try read(otherwise: ([], [])) { (try $0.faults(), try $0.wrongCounters()) }
    // A file with faults is not written to.
    guard faults.isEmpty, !counters.isEmpty else { return ArchiveCheck(faults: faults) }
    try write { try $0.mend(counters: counters) }
    return ArchiveCheck(faults: [], mended: counters.count)
  }

  package func setUp() async throws {
    do {
      try store.setUp()
      retry()
    } catch let failure as Database.Failure {
      throw error(failure)
    }
  }

  package func compact() async throws -> (before: Int, after: Int) {
    guard exists else { return (0, 0) }
    let before = try attempt { try $0.size() }
    try attempt { try $0.compact() }
    return (before, try attempt { try $0.size() })
  }
}

extension ArchiveEngine {
  fileprivate func count(_ facts: inout ArchiveFacts, now: Date) throws {
    // A source of several sites is one, by its name, as in stories. The growth is that of the last 30 days, without
    // imported articles, which have no arrival.
    let longest = 30.0
    let counted = try run(
      """
      SELECT count(*), count(*) - count(read), count(saved),
        count(*) FILTER (WHERE revised IS NOT NULL OR row IN (SELECT row FROM text_revision)),
        (SELECT count(DISTINCT coalesce(name, id, link, '')) FROM source WHERE key IN (SELECT source FROM article)),
        min(first_seen) FILTER (WHERE arrival > 0), min(published), max(\(ArchivedArticle.published)),
        count(*) FILTER (WHERE arrival > 0 AND first_seen >= ?1), count(*) FILTER (WHERE arrival = 0)
      FROM article
      """, [.date(now.addingTimeInterval(-longest * 86_400))]
    ) { row in
      var facts = ArchiveFacts()
      facts.articles = Int(row.integer(0))
      facts.unread = Int(row.integer(1))
      facts.saved = Int(row.integer(2))
      facts.revised = Int(row.integer(3))
      facts.sources = Int(row.integer(4))
      facts.since = row.date(5)
      facts.oldest = row.date(6)
      facts.newest = row.date(7)
      facts.imported = Int(row.integer(9))
      let days = facts.since.map { now.timeIntervalSince($0) / 86_400 } ?? longest
      facts.articlesPerDay = days < 1 ? nil : Double(row.integer(8)) / min(days, longest)
      return facts
    }
    let path = facts.path
    facts = counted.first ?? facts
    facts.path = path
    facts.mutes = Int(try run("SELECT count(*) FROM mute") { $0.integer(0) }.first ?? 0)
    try each("SELECT count(*), coalesce(sum(length(document)), 0) FROM text") { row in
      (facts.texts, facts.textBytes) = (Int(row.integer(0)), Int(row.integer(1)))
      return false
    }
  }
}
