extension Article {
  /// Whether only its headline is known.
  var isBare: Bool { summary?.nonBlank == nil && content?.nonBlank == nil }

  /// Whether its link leads through an aggregator.
  var isOpaque: Bool { link.flatMap(WebLink.init)?.isOpaque == true }

  /// Whether its source's feed could add to it.
  var isIncomplete: Bool { isBare || isOpaque }

  /// The host of its source, in lower case and without `www.`; `nil` if unknown.
  var sourceHost: String? {
    if let site = source.link.flatMap(WebLink.init) { return site.bareHost }
    guard let link = link.flatMap(WebLink.init), !link.isOpaque else { return nil }
    return link.bareHost
  }

  /// Whether the feed is its source's.
  fileprivate func isOf(_ feed: FeedOfSource) -> Bool {
    guard let host = sourceHost else { return false }
    return host == feed.host || host.hasSuffix("." + feed.host) || feed.host.hasSuffix("." + host)
  }

  /// Fills what it lacks from another copy of the same article. Id, title and date stay.
  ///
  /// - Parameter supplement: where the copy is from; if `nil`, where its own words are from.
  mutating func complete(from other: Article, by supplement: Supplement? = nil) {
    let before = (summary, content, imageLink)
    if isOpaque, let link = other.link.flatMap(WebLink.init), !link.isOpaque {
      take(ResolvedLink(link.address, by: other.linkWay ?? .feed, article: other))
    } else {
      fillGaps(from: other)
    }
    guard before != (summary, content, imageLink), let supplement = supplement ?? other.provenance?.supplement else {
      return
    }
    provenance = provenance?.supplemented(by: supplement)
  }

  /// Fills missing words and a missing picture from another article on the same page.
  mutating func fillGaps(from other: Article) {
    summary = summary ?? other.summary
    content = content ?? other.content
    author = author ?? other.author
    duration = duration ?? other.duration
    guard imageLink == nil, let picture = other.imageLink else { return }
    imageLink = picture
    if other.provenance?.isLocal != true { provenance = provenance?.outside }
  }
}

extension [Article] {
  /// The most items of a feed that are compared with a list: more than feeds publish in a day.
  private static let maxCompared = 200

  /// Completes the articles of a source from the items of its feed with the same headline.
  ///
  /// - Returns: the indices of the articles that were completed.
  mutating func complete(from items: [Article], of feed: FeedOfSource) -> [Int] {
    var left = Array(items.prefix(Self.maxCompared)).filter { $0.title != nil && !($0.isBare && $0.link == nil) }
    var completed: [Int] = []
    for index in indices where self[index].isIncomplete && self[index].isOf(feed) {
      guard let title = self[index].title,
        let place = left.firstIndex(where: { $0.title == title })
          ?? left.firstIndex(where: { SameHeadline.isSame(title, $0.title ?? "") })
      else { continue }
      // Each item belongs to one article.
      let item = left.remove(at: place)
      self[index].complete(from: item, by: .feed(title: item.provenance?.feed.title?.nonBlank ?? feed.host))
      completed.append(index)
    }
    return completed
  }
}
