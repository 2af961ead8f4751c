import NewsDomain
import Synchronization

/// Feeds of sources that answer as a test specifies; it records the calls.
package final class FakeSourceFeeds: FeedsOfSources {
  private struct Asked {
    var hosts: [String] = []
    var feeds: [FeedOfSource] = []
  }

  private let known: [String]
  private let catalogue: [FeedOfSource]
  private let answer: @Sendable (FeedOfSource) async throws -> [Article]
  private let asked = Mutex(Asked())

  /// - Parameters:
  ///   - known: the hosts of the sources that have a feed.
  ///   - catalogue: the feeds for any list of headlines.
  package init(
    known: [String] = [], catalogue: [FeedOfSource] = [],
    _ answer: @escaping @Sendable (FeedOfSource) async throws -> [Article] = { _ in [] }
  ) {
    self.known = known
    self.catalogue = catalogue
    self.answer = answer
  }

  /// The hosts whose feeds were requested, in order.
  package var hosts: [String] { asked.withLock(\.hosts) }
  /// The hosts of the feeds that were read, in alphabetical order.
  package var read: [String] { asked.withLock(\.feeds).map(\.host).sorted() }

  package func feeds(ofHosts hosts: [String], most: Int) -> [FeedOfSource] {
    asked.withLock { $0.hosts += hosts }
    return hosts.filter(known.contains).prefix(most).map(FeedOfSource.of)
  }

  package func feeds(for request: HeadlineRequest, most: Int) -> [FeedOfSource] { Array(catalogue.prefix(most)) }

  package func items(of feed: FeedOfSource) async throws -> [Article] {
    asked.withLock { $0.feeds.append(feed) }
    return try await answer(feed)
  }
}

extension FeedOfSource {
  /// The feed of a site.
  package static func of(_ host: String) -> FeedOfSource {
    FeedOfSource(host: host, address: "https://\(host)/feed")
  }
}

extension Article {
  /// An article as Google News lists it: a title, and a link that says nothing about the page behind it.
  package static func opaque(_ title: String, of host: String = "paper.example") -> Article {
    Article(
      title: title, source: Source(name: "The Paper", link: "https://www.\(host)"),
      link: "https://news.google.com/rss/articles/" + title.replacing(" ", with: "-"), provider: .feeds,
      provenance: Provenance(Origin(.feeds), feed: .init("Google News"), request: "https://news.google.com/rss"))
  }

  /// The same article from the source's own feed.
  package static func inFeed(_ title: String, of host: String = "paper.example") -> Article {
    Article(
      title: title, summary: "Summary of \(title).", link: "https://\(host)/" + title.replacing(" ", with: "-"),
      provider: .feeds,
      provenance: Provenance(Origin(.feeds), feed: .init("Feed of \(host)"), request: "https://\(host)/feed")
    )
    .with(\.author, "Jo Doe")
    .with(\.imageLink, "https://\(host)/" + title.replacing(" ", with: "-") + ".jpg")
  }
}
