import FoundationEssentials
import NewsDomain

/// Follows of words: an article matches if its title or summary has them all.
extension FakeArchive {
  package func follows() async throws -> [ListedFollow] {
    try with { content in
      content.follows.map { follow in
        let new = content.followed.count {
          $0.number == follow.number && $0.isNew && content.entries[$0.id]?.state.isRead == false
            && content.entries[$0.id]?.state.isShown == false
        }
        return ListedFollow(follow: follow, new: new)
      }
    }
  }

  package func addFollow(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?, at now: Date
  ) async throws -> Follow {
    try await matchFollows(at: now)
    return try with { content in
      let follow = Follow(
        number: (content.follows.last?.number ?? 0) + 1, request: request, notifies: notifies ?? false, quiet: quiet,
        madeAt: now
      )
      content.follows.append(follow)
      return follow
    }
  }

  package func removeFollow(_ number: Int) async throws -> Follow {
    try with { content in
      guard let index = content.follows.firstIndex(where: { $0.number == number }) else {
        throw NewsError.follow(.noSuchFollow(number))
      }
      content.followed.removeAll { $0.number == number }
      return content.follows.remove(at: index)
    }
  }

  package func seeFollow(_ number: Int) async throws {
    try with { content in
      for index in content.followed.indices where content.followed[index].number == number {
        content.followed[index].isNew = false
      }
    }
  }

  package func followed(_ number: Int, limit: Int) async throws -> [Article] {
    try with { content in
      content.followed.filter { $0.number == number }.compactMap { content.entries[$0.id] }
        .filter { !$0.state.isRead }.map(\.article)
        .sorted { $0.publishedAt ?? .distantPast > $1.publishedAt ?? .distantPast }.prefix(limit).map(\.self)
    }
  }

  @discardableResult
  package func matchFollows(at now: Date) async throws -> Int {
    try with { content in
      var found = 0
      let new = content.entries.filter { !content.followsCompared.contains($0.key) }
      for (id, entry) in new.sorted(by: { $0.key < $1.key }) {
        content.followsCompared.insert(id)
        let text = [entry.article.title, entry.article.summary].compactMap(\.self).joined(separator: " ").lowercased()
        let numbers = content.follows.filter { follow in
          let words = follow.request.text.lowercased().split(separator: " ")
          return !words.isEmpty && words.allSatisfy { text.contains($0) }
        }.map(\.number)
        if !numbers.isEmpty { found += 1 }
        content.followed += numbers.map { ($0, id, true, []) }
      }
      return found
    }
  }

  package func claimAlerts(
    _ channel: AlertChannel, limit: Int, hour: Int, at now: Date
  ) async throws -> [Alert] {
    try await matchFollows(at: now)
    return try with { content in
      var alerts: [Alert] = []
      for index in content.followed.indices where alerts.count < limit {
        let found = content.followed[index]
        guard !found.told.contains(channel), let follow = content.follows.first(where: { $0.number == found.number }),
          follow.notifies, follow.quiet?.contains(hour: hour) != true
        else { continue }
        content.followed[index].told.insert(channel)
        guard let entry = content.entries[found.id], !entry.state.isRead else { continue }
        alerts.append(Alert(follow: follow, story: StoryID(found.id), article: entry.article))
      }
      return alerts
    }
  }
}

extension FakeArchive {
  /// Claiming an alert already counts as delivering it: no test is killed in between.
  package func noteAlerts(_ alerts: [Alert], _ channel: AlertChannel, at now: Date) async throws {}
}

/// Feeds are due once, and never claimed by others.
extension FakeArchive {
  /// The state of a collected feed.
  package func collected(_ feed: String) -> CollectionState? { always { $0.collection[feed] } }

  package func keep(_ sighting: Sighting) async throws -> Int {
    try with { content in
      let before = content.arrivals
      content.add(sighting)
      return content.arrivals - before
    }
  }

  package func due(_ feeds: [CollectedFeed], at now: Date) async throws -> [String] {
    try with { content in
      for feed in feeds where content.collection[feed.key] == nil {
        content.collection[feed.key] = CollectionState(due: now)
      }
      return content.collection.filter { $0.value.due <= now && $0.value.goneSince == nil }
        .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
    }
  }

  package func claim(_ feed: String, for collector: Int64, at now: Date) async throws -> CollectionClaim {
    try with { content in
      guard let state = content.collection[feed], state.due <= now else { return .isDone }
      return .taken(state)
    }
  }

  package func finish(
    _ feed: String, _ state: CollectionState, for collector: Int64, hostPause: TimeInterval?, at now: Date
  ) async throws {
    try with { $0.collection[feed] = state }
  }

  package func release(_ feed: String, for collector: Int64) async throws {}

  package func wantedLists(at now: Date) async throws -> [ArchivedList] { try with { $0.wantedLists } }

  package func keepRound(at now: Date, next: Date?) async throws {
    try with {
      $0.rounds.append(now)
      $0.nextRound = next ?? $0.nextRound
    }
  }

  package func collectionFacts(in scope: ReadingScope) async throws -> CollectionFacts {
    try with { content in
      CollectionFacts(
        unread: content.entries.values.count { !$0.state.isRead && content.has($0, in: scope) },
        followed: content.followed.count { $0.isNew && content.entries[$0.id]?.state.isShown == false },
        last: content.rounds.last, next: content.nextRound)
    }
  }
}
