import FoundationEssentials
import NewsDomain

extension FakeArchive {
  package func mutes() async throws -> [Mute] { try with { $0.mutes } }

  package func addMute(text: String?, isOfTitles: Bool, source: String?, until: Date?, at now: Date) async throws
    -> Mute
  {
    try with { content in
      let mute = Mute(
        number: (content.mutes.last?.number ?? 0) + 1, text: text, isOfTitles: isOfTitles, source: source, madeAt: now,
        until: until)
      let known = content.mutes.first {
        $0.story == nil && ($0.text, $0.source, $0.isOfTitles, $0.until) == (text, source, isOfTitles, until)
      }
      if known == nil { content.mutes.append(mute) }
      return known ?? mute
    }
  }

  package func removeMute(_ number: Int) async throws -> Mute {
    try with { content in
      guard let index = content.mutes.firstIndex(where: { $0.number == number }) else {
        throw NewsError.archive(.noSuchMute(number))
      }
      return content.mutes.remove(at: index)
    }
  }

  package func muted(_ articles: [Article], at now: Date) async -> [Int: Int] {
    let mutes = (try? with { $0.mutes.filter { !$0.isExpired(at: now) } }) ?? []
    guard !mutes.isEmpty else { return [:] }
    let stories = always { $0.stories }
    return articles.enumerated().reduce(into: [:]) { muted, item in
      muted[item.offset] = mutes.first { $0.hides(item.element, of: stories) }?.number
    }
  }

  package func countMuted(
    text: String?, isOfTitles: Bool, source: String?, in span: ClosedRange<Date>
  ) async throws -> Int {
    let mute = Mute(
      number: 0, text: text, isOfTitles: isOfTitles, source: source, madeAt: span.upperBound, until: nil)
    return try with { content in
      content.entries.values.count { span.contains($0.state.firstSeen) && mute.hides($0.article) }
    }
  }
}

extension Mute {
  /// - Parameter stories: the stories in the archive. A story is found by its former ids as well.
  fileprivate func hides(_ article: Article, of stories: [ArchivedStory]) -> Bool {
    guard let id = story?.id else { return hides(article) }
    let known = stories.first { $0.id == id || $0.formerIDs.contains(id) }
    return known?.entries.contains { $0.article.id == article.id } ?? false
  }

  fileprivate func hides(_ article: Article) -> Bool {
    if let source {
      let names = [article.source.id, article.source.name].compactMap(\.self).map { FoldedName($0) }
      guard names.contains(FoldedName(source)) else { return false }
    }
    guard let text else { return source != nil }
    let parts = isOfTitles ? [article.title] : [article.title, article.summary]
    let words = FakeWords(text).folded
    return parts.compactMap(\.self).contains { !FakeWords($0).places(of: words).isEmpty }
  }
}

extension FakeArchive {
  package func facts(now: Date) async throws -> ArchiveFacts {
    let labels = try await labels()
    return try with { content in
      let entries = content.entries.values
      var facts = ArchiveFacts()
      facts.path = "/archive.sqlite"
      facts.bytes = entries.count * 1000
      facts.articles = entries.count
      facts.unread = entries.count { !$0.state.isRead }
      facts.saved = entries.count { $0.state.isSaved }
      facts.revised = entries.count { $0.state.isRevised }
      facts.sources = Set(entries.compactMap { $0.article.source.id ?? $0.article.source.name }).count
      facts.labels = labels
      facts.mutes = content.mutes.count
      facts.texts = content.texts.count
      facts.textBytes = content.texts.count * 1000
      facts.since = entries.map(\.state.firstSeen).min()
      facts.oldest = entries.compactMap(\.article.publishedAt).min()
      facts.newest = entries.compactMap(\.article.publishedAt).max()
      facts.articlesPerDay = Double(entries.count)
      return facts
    }
  }

  package func export(to path: String) async throws -> Int {
    try with { content in
      content.paths.append(path)
      return content.entries.count
    }
  }

  package func `import`(_ path: String, at now: Date) async throws -> ArchiveImport {
    try with { $0.paths.append(path) }
    return ArchiveImport()
  }

  package func setUp() async throws {}

  package func check() async throws -> ArchiveCheck { try with { _ in ArchiveCheck(faults: []) } }

  package func compact() async throws -> (before: Int, after: Int) {
    try with { content in (before: content.entries.count * 1000, after: content.entries.count * 900) }
  }

  package func close() async {}

  package func readers() async throws -> [ArchiveReader] { throw NewsError.archive(.notOnServer) }
  package func keepReader(_ name: String?) async throws -> Int { throw NewsError.archive(.notOnServer) }
  package func removeReader(_ name: String) async throws { throw NewsError.archive(.notOnServer) }

  package func preview(_ what: Forgetting) async throws -> Forgotten {
    try with { Forgotten(count: $0.entries.count, kept: 0) }
  }

  package func forget(_ what: Forgetting) async throws -> Forgotten {
    try with { content in
      var kept = 0
      let ids = content.entries.filter { _, entry in
        let isMeant =
          switch what {
          case .before(let date): (entry.article.publishedAt ?? .distantFuture) < date
          case .source(let source): [entry.article.source.id, entry.article.source.name].contains(source)
          case .unsaved, .all: true
          }
        guard isMeant, entry.state.isSaved, what != .all else { return isMeant }
        kept += 1
        return false
      }.map(\.key)
      for id in ids { content.entries[id] = nil }
      if what == .all { (content.mutes, content.visits, content.fronts) = ([], [:], []) }
      return Forgotten(count: ids.count, kept: kept)
    }
  }
}
