/// Gives feeds that came without a name, as in most lists of newsboat, their own titles once they have been read. Until
/// then they go by their hosts.
package struct NameFeeds: Sendable {
  private let reader: any FeedReader
  private let repository: any OwnFeedRepository

  package init(reader: any FeedReader, repository: any OwnFeedRepository) {
    self.reader = reader
    self.repository = repository
  }

  /// Makes no request. If the list cannot be written, nothing changes.
  ///
  /// - Returns: the feeds that have a name now.
  package func callAsFunction() async -> [OwnFeed] {
    let titles = await reader.titles(of: repository.load().feeds.filter(\.goesByHost))
    guard !titles.isEmpty else { return [] }
    var named: [OwnFeed] = []
    do {
      _ = try repository.change { feeds in
        named = []
        for index in feeds.indices where feeds[index].goesByHost {
          guard var name = titles[feeds[index].id]?.name(), name != feeds[index].name else { continue }
          // The title comes from the feed, which may claim any name.
          if repository.isReserved(name, for: feeds[index].feed), let host = WebLink(feeds[index].feed)?.siteHost {
            name += " (\(host))"
          }
          feeds[index].name = name
          named.append(feeds[index])
        }
      }
    } catch {
      return []
    }
    return named
  }
}

extension OwnFeed {
  /// Whether it was added without a name.
  fileprivate var goesByHost: Bool { WebLink(feed)?.host == name }
}
