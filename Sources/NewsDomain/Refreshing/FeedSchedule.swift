/// The feeds of a round in order, but never two of one host at once.
struct FeedSchedule {
  /// The feeds of each host that have not been fetched yet.
  private var feeds: [String: ArraySlice<CollectedFeed>] = [:]
  /// The idle hosts with feeds left, in order.
  private var hosts: [String] = []
  private var next = 0
  /// The hosts in use by another collector, to be retried.
  private var others: [String] = []

  init(_ ordered: [CollectedFeed]) {
    var lists: [String: [CollectedFeed]] = [:]
    for feed in ordered {
      if lists[feed.host] == nil { hosts.append(feed.host) }
      lists[feed.host, default: []].append(feed)
    }
    feeds = lists.mapValues { $0[...] }
  }

  /// The next feed of an idle host; `nil` if there is none now.
  mutating func take() -> CollectedFeed? {
    guard next < hosts.count else { return nil }
    let host = hosts[next]
    next += 1
    // The memory of finished hosts is freed now and then.
    if next > 1_000 {
      hosts.removeFirst(next)
      next = 0
    }
    return feeds[host]?.popFirst()
  }

  /// Notes that a feed was fetched, so that its host is idle again.
  mutating func end(_ feed: CollectedFeed) {
    if feeds[feed.host]?.isEmpty == false { hosts.append(feed.host) } else { feeds[feed.host] = nil }
  }

  /// Notes that another collector is using the host of a feed; ``retry()`` makes it available again.
  mutating func postpone(_ feed: CollectedFeed) {
    feeds[feed.host] = [feed] + (feeds[feed.host] ?? [])
    others.append(feed.host)
  }

  var hasPostponed: Bool { !others.isEmpty }

  mutating func retry() {
    hosts += others
    others = []
  }
}
