import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  @discardableResult
  package nonisolated func add(_ delivery: Delivery) async -> [Article] {
    let identities = await identifiedQuietly(delivery.articles)
    if let identities, await addsQuietly(delivery) {
      await addQuietly(PreparedDelivery(delivery, identities, for: store))
    }
    return identities?.articles ?? delivery.articles
  }

  /// The articles with the ids under which they are here or will be; `nil` if that cannot be found out.
  private func identifiedQuietly(_ articles: [Article]) -> ItemIdentities? {
    var identities: ItemIdentities?
    keepQuietly { identities = try identified(articles) }
    return identities
  }

  /// The articles with the ids under which they are here or will be.
  func identified(_ articles: [Article]) throws -> ItemIdentities {
    guard exists else { return try ItemIdentities(articles, in: nil) }
    return try attempt { try ItemIdentities(articles, in: $0) }
  }

  private func addsQuietly(_ delivery: Delivery) -> Bool {
    var adds = false
    keepQuietly { adds = try self.adds(delivery) }
    return adds
  }

  /// Whether the reader may add articles here. A reader of a server only asks for their list.
  func adds(_ delivery: Delivery) throws -> Bool {
    guard let list = delivery.list, let shared = try attempt({ try $0.mayCollect() ? nil : $0.shared }) else {
      return true
    }
    try want(list, of: shared, at: delivery.at)
    return false
  }

  private func addQuietly(_ prepared: PreparedDelivery) {
    keepQuietly { try addAll(prepared) }
    keepQuietly { try sweep(now: prepared.delivery.at) }
    keepQuietly { try sweepTexts(now: prepared.delivery.at) }
  }

  @discardableResult
  package func addMissing(_ articles: [Article], list: ArchivedList?, at now: Date) async -> [Article] {
    var articles = articles
    keepQuietly {
      let identities = try identified(articles)
      articles = identities.articles
      // Including those that only others have delivered so far: a stored response may be the source's own.
      let missing = try attempt { database in
        let rows = try database.rows(of: identities.articles.map(\.id))
        let known = try database.attributions(of: Array(Set(rows.values)))
        return identities.filter { article in
          guard let row = rows[article.id] else { return true }
          return article.attribution > .others && article.hasWords && article.attribution > (known[row] ?? .others)
        }
      }
      let delivery = Delivery(missing.articles, list: list, isFront: false, at: now)
      if !missing.articles.isEmpty, try adds(delivery) {
        try addAll(PreparedDelivery(delivery, missing, for: store))
      }
      guard try attempt({ try $0.mayCollect() }) else { return }
      guard let list, let first = articles.first, first.provider != .sample, try !attempt({ try $0.hasFront(list) })
      else { return }
      // The articles may have been added before without their list.
      try write { database in
        let rows = try articles.compactMap { try database.row(of: $0) }
        try database.addFront(of: list, rows, at: first.provenance?.origin.receivedAt ?? now)
        let key = try database.key(of: list)
        for row in rows { try database.keep(row, in: key) }
      }
    }
    return articles
  }

  /// Runs work whose failure is only reported: the news is shown anyway.
  func keepQuietly(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      if let problem = problem(error) { report(problem) }
    }
  }

  /// - Throws: `NewsError`; what was added before stays.
  func addAll(_ prepared: PreparedDelivery) throws {
    let (delivery, articles) = (prepared.delivery, prepared.articles)
    var rows = [Int64](repeating: 0, count: articles.count)
    let portion = try attempt { $0.portion }
    for start in stride(from: 0, to: articles.count, by: portion) {
      let some = articles[start..<min(start + portion, articles.count)]
      let (found, new) = try write { try Addition(some, of: delivery).add(to: $0) }
      for (article, row) in zip(some, found) { rows[article.place] = row }
      added += new
      if Task.isCancelled { throw NewsError.cancelled }
    }
    guard delivery.isFront, let list = delivery.list, !rows.isEmpty else { return }
    try write { database in try database.addFront(of: list, rows, at: delivery.at) }
  }

  /// A reader only asks for a list: collectors fetch it. Failures do no harm, such as when another reader has locked
  /// the list's row.
  private func want(_ list: ArchivedList, of archive: any SharedArchive, at now: Date) throws {
    try attempt { _ in
      do { try archive.want(list, at: now) } catch let failure as Database.Failure where failure.isBusy {}
    }
  }
}
