extension Article {
  /// Whether only its headline is known.
  var isBare: Bool { summary?.nonBlank == nil && content?.nonBlank == nil }

  /// Whether its link leads through an aggregator.
  var isOpaque: Bool { link.flatMap(WebLink.init)?.isOpaque == true }

  /// Whether its source's feed could add to it.
  var isIncomplete: Bool { isBare || isOpaque }

  /// The host of its source, in lower case and without `www.`; `nil` if unknown.
  package var sourceHost: String? {
    if let site = source.link.flatMap(WebLink.init) { return site.bareHost }
    guard let link = link.flatMap(WebLink.init), !link.isOpaque else { return nil }
    return link.bareHost
  }

  /// Fills what it lacks from another copy of the same article. Id, title and date stay.
  ///
  /// - Parameter supplement: where the copy is from; if `nil`, where its own words are from.
  package mutating func complete(from other: Article, by supplement: Supplement? = nil) {
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
