/// The feeds of a round, in their order, but never two of one host at once.
struct FeedTurns {
  /// The feeds of each host that were not asked yet.
  private var feeds: [String: ArraySlice<CollectedFeed>] = [:]
  /// The hosts with feeds left that nobody asks, in order.
  private var hosts: [String] = []
  private var next = 0
  /// The hosts that another collector asks, to be tried again.
  private var others: [String] = []

  init(_ ordered: [CollectedFeed]) {
    var lists: [String: [CollectedFeed]] = [:]
    for feed in ordered {
      if lists[feed.host] == nil { hosts.append(feed.host) }
      lists[feed.host, default: []].append(feed)
    }
    feeds = lists.mapValues { $0[...] }
  }

  /// The next feed of a host that is not asked; `nil` if there is none now.
  mutating func take() -> CollectedFeed? {
    guard next < hosts.count else { return nil }
    let host = hosts[next]
    next += 1
    // The memory of hosts that are done is given back now and then.
    if next > 1_000 {
      hosts.removeFirst(next)
      next = 0
    }
    return feeds[host]?.popFirst()
  }

  /// A feed was asked: its host may be asked again.
  mutating func end(_ feed: CollectedFeed) {
    if feeds[feed.host]?.isEmpty == false { hosts.append(feed.host) } else { feeds[feed.host] = nil }
  }

  /// Another collector asks the host of a feed: it is tried again after ``retry()``.
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
