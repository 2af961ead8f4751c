import NewsDomain

/// Finds the feeds that a web page names.
enum FeedDiscovery {
  /// The most feeds of one page.
  static let most = 20
  /// The most links looked at before the best are chosen.
  private static let maxLinks = 200

  private struct Found {
    let candidate: DiscoveredPage.Candidate
    let order: [Int]
  }

  /// - Parameters:
  ///   - text: the page as UTF-8.
  ///   - address: the page's address, used to resolve relative addresses.
  ///   - header: the `Link` headers as one list.
  static func page(_ text: [UInt8], at address: String, header: String? = nil) -> DiscoveredPage {
    var page = DiscoveredPage(address: address)
    guard let link = WebLink(address) else { return page }
    var found: [Found] = []
    // The page itself is not one of its feeds.
    var known: Set<String> = [link.canonical]
    func take(_ other: PageLink) -> Bool {
      guard let strength = FeedClues.strength(of: other, on: link), let target = WebLink(other.address) else {
        return true
      }
      let isNew = known.insert(target.canonical).inserted
      let isAnchor = other.place == .anchor
      let title = other.title ?? (isAnchor ? other.text.nonBlank : nil)
      let entry = FeedList.Entry(name: isAnchor ? other.title : title, feed: target.address, site: address)
      let order = [FeedTopic.distance(title, at: target, from: link), strength.rawValue, found.count]
      let next = Found(candidate: .init(entry: entry, isCertain: strength != .text), order: order)
      if isNew {
        found.append(next)
      } else if let index = found.firstIndex(where: { WebLink($0.candidate.entry.feed)?.canonical == target.canonical }
      ),
        strength.rawValue < found[index].order[1]
      {
        found[index] = next
      }
      return found.count < maxLinks
    }
    PageLinks.read(text, at: address, take)
    for link in LinkHeader.links(header ?? "", at: address) where !take(link) { break }
    // Words that the titles of all feeds have are the site's own name.
    let declared = found.filter { $0.order[1] == 0 }.map { max(0, $0.order[0]) }
    let least = declared.count > 1 ? declared.min() ?? 0 : 0
    let ordered = found.sorted { one, other in
      let (first, second) = (order(one, least), order(other, least))
      return first.lexicographicallyPrecedes(second)
    }
    page.candidates = ordered.prefix(most).map(\.candidate)
    page.next = PageRefresh.address(in: text.prefix(1 << 14), at: address)
    return page
  }

  private static func order(_ found: Found, _ least: Int) -> [Int] {
    let isDeclared = found.order[1] == 0
    return [isDeclared && found.order[0] > 0 ? found.order[0] - least : found.order[0]] + found.order.dropFirst()
  }
}

/// A page and the feeds that it names, the likeliest first.
package struct DiscoveredPage: Sendable, Equatable {
  package struct Candidate: Sendable, Equatable {
    package let entry: FeedList.Entry
    /// Whether the link says that it leads to a feed, rather than its text alone.
    package let isCertain: Bool
  }

  package let address: String
  package var candidates: [Candidate] = []
  /// The address to which the page redirects by itself.
  package var next: String?

  package init(address: String) {
    self.address = address
  }

  /// The feeds that can be named to a reader.
  package var feeds: [FeedList.Entry] { candidates.filter(\.isCertain).map(\.entry) }
}
