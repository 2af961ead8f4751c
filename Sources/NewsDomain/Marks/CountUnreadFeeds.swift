/// Counts the unread articles of the reader's own feeds and folders: everything that came from them into the archive,
/// not only what they have now.
package struct CountUnreadFeeds: Sendable {
  private let archive: any MarkRepository

  package init(archive: any MarkRepository) {
    self.archive = archive
  }

  /// - Returns: `nil` if the archive cannot be read; the feeds are listed all the same.
  package func callAsFunction(_ feeds: [OwnFeed]) async -> UnreadFeeds? {
    let folders = feeds.folders
    func lists(_ feeds: [OwnFeed]) -> [ArchivedList] { feeds.map { .source(id: $0.id) } }
    let groups =
      [lists(feeds)] + feeds.map { lists([$0]) }
      + folders.map { folder in lists(feeds.filter { folder.holds($0.folder) }) }
    guard let counts = try? await archive.countUnread(in: groups), counts.count == groups.count else { return nil }
    let ofFeeds = counts.dropFirst().prefix(feeds.count)
    return UnreadFeeds(
      total: counts[0],
      byFeed: Dictionary(zip(feeds.map(\.id), ofFeeds), uniquingKeysWith: { first, _ in first }),
      byFolder: Dictionary(zip(folders, counts.suffix(folders.count)), uniquingKeysWith: { first, _ in first }))
  }
}
