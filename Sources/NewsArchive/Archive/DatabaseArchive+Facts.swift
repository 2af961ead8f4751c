import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package nonisolated func facts(
    of id: ArticleID, hasStory: Bool, similar: FindRequest?, at now: Date
  ) async -> ArticleFacts {
    let state = state
    if !hasStory, similar == nil, remembered.hasNothing(of: id, at: state) { return ArticleFacts() }
    guard var facts = await factsNow(of: id, hasStory: hasStory, similar: similar, at: now) else {
      return ArticleFacts()
    }
    if facts.text == nil, facts.resolved == nil { remembered.takeNothing(of: id, at: state) }
    facts.state = state
    return facts
  }

  /// - Returns: `nil` if the archive cannot be used.
  private func factsNow(
    of id: ArticleID, hasStory: Bool, similar: FindRequest?, at now: Date
  ) async -> ArticleFacts? {
    // The text is shown even if the article cannot be grouped, which writes.
    if hasStory, exists { _ = reported { try groupedRows(of: [id]) } }
    let found = reported {
      try read(otherwise: ArticleFacts()) { database in
        try database.reading { try database.facts(of: id, hasStory: hasStory, similar: similar) }
      }
    }
    guard var facts = found, !facts.similar.isEmpty else { return found }
    let muted = await muted(facts.similar, at: now)
    facts.similar = facts.similar.indices.filter { muted[$0] == nil }.map { facts.similar[$0] }
    return facts
  }

  /// The result of work; `nil` if it fails, which is reported.
  private func reported<Value>(_ work: () throws -> Value) -> Value? {
    do {
      return try work()
    } catch {
      if let problem = problem(error) { report(problem) }
      return nil
    }
  }
}

extension ArchiveEngine {
  fileprivate func facts(of id: ArticleID, hasStory: Bool, similar: FindRequest?) throws -> ArticleFacts {
    var facts = ArticleFacts()
    guard let row = try row(of: id), let stored = try archived(row)?.article else { return facts }
    facts.text = try text(of: row)
    if stored.linkWay != nil { facts.resolved = stored }
    if hasStory, let key = try story(of: row), let story = try storyID(of: key) {
      facts.story = try stories([story], most: ReadStory.maxArticles).first
    }
    if var request = similar, let known = try vector(of: id) {
      request.meaning = SemanticQuery(
        vector: known.vector, model: known.model, text: stored.title ?? "", excepted: id)
      facts.similar = try page(request).articles
    }
    return facts
  }
}
