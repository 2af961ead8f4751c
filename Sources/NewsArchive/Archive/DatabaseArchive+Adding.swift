import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  @discardableResult
  package nonisolated func add(_ delivery: Delivery) async -> [Article] {
    guard let identities = await identifiedQuietly(delivery) else { return delivery.articles }
    guard await addsQuietly(delivery) else { return identities.articles }
    let completed = await completedQuietly(identities, at: delivery.at)
    if delivery.isAdded { await addQuietly(PreparedDelivery(delivery, completed, for: store)) }
    return completed.articles
  }

  package nonisolated func keep(_ delivery: Delivery) async throws -> Int {
    guard try await adds(delivery) else { return 0 }
    let identities = try await complete(from: try await identified(delivery.articles), at: delivery.at)
    return try await keep(PreparedDelivery(delivery, identities, for: store))
  }

  private func keep(_ prepared: PreparedDelivery) throws -> Int {
    let before = added
    try addAll(prepared)
    try sweep(now: prepared.delivery.at)
    return added - before
  }

  /// The articles with the ids under which they are here or will be; `nil` if that cannot be found out.
  private func identifiedQuietly(_ delivery: Delivery) -> ItemIdentities? {
    var identities: ItemIdentities?
    keepQuietly { identities = try identified(delivery) }
    return identities
  }

  func identified(_ delivery: Delivery) throws -> ItemIdentities {
    delivery.isAdded ? try identified(delivery.articles) : try ItemIdentities(delivery.articles, in: nil)
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
    guard delivery.isAdded else { return exists ? try attempt { try $0.mayCollect() } : false }
    guard let shared = try attempt({ try $0.mayCollect() ? nil : $0.shared }) else { return true }
    if let list = delivery.list { try want(list, of: shared, at: delivery.at) }
    return false
  }

  private func completedQuietly(_ identities: ItemIdentities, at now: Date) -> ItemIdentities {
    var completed = identities
    keepQuietly { completed = try complete(from: identities, at: now) }
    return completed
  }

  private func addQuietly(_ prepared: PreparedDelivery) {
    keepQuietly { try addAll(prepared) }
    keepQuietly { try sweep(now: prepared.delivery.at) }
    keepQuietly { try sweepTexts(now: prepared.delivery.at) }
  }

  /// Completes what is here under aggregators' links from a delivery: see ``Completions``.
  ///
  /// - Returns: the delivery, in which new items have the ids of the articles that they completed.
  func complete(from identities: ItemIdentities, at now: Date) throws -> ItemIdentities {
    guard exists else { return identities }
    let completions = try attempt { try Completions(of: identities.articles, at: now, in: $0) }
    guard !completions.articles.isEmpty else { return identities }
    try addAll(
      PreparedDelivery(
        Delivery(completions.articles, list: nil, isFront: false, at: now),
        try ItemIdentities(completions.articles, in: nil), for: store))
    return identities.taking(completions.ids)
  }

  package func keepFront(_ ids: [ArticleID], of list: ArchivedList, at now: Date) async {
    keepQuietly {
      guard exists, try attempt({ try $0.mayCollect() }) else { return }
      try write { database in
        let rows = try database.rows(of: ids)
        try database.addFront(of: list, ids.compactMap { rows[$0] }, at: now)
      }
    }
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
