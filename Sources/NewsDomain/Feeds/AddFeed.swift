/// Adds a feed to the reader's own.
package struct AddFeed: Sendable {
  private let reader: any FeedReader
  private let repository: any OwnFeedRepository
  private let history: (any FeedChangeRecorder)?

  package init(
    reader: any FeedReader, repository: any OwnFeedRepository, history: (any FeedChangeRecorder)? = nil
  ) {
    self.reader = reader
    self.repository = repository
    self.history = history
  }

  /// - Parameters:
  ///   - address: the address of a feed, or of a page that links to one.
  ///   - name: the name to give it; `nil` for the feed's own title.
  ///   - folder: the folder to put it in, as typed; `nil` for none.
  ///   - choice: the number of the feed among those that the page names; `nil` for the first that can be read.
  /// - Returns: the feed as stored, problems found in the stored list, and what was found at the address.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    _ address: String, name: String?, folder: String? = nil, choice: Int? = nil
  ) async throws -> (feed: OwnFeed, problems: [SettingsProblem], found: FoundFeed) {
    let found = try await reader.discover(address, choice: choice)
    var entry = found.entry
    if let name, !name.trimmed.isEmpty {
      entry.name = name
    } else if let title = entry.name, repository.isReserved(title, for: entry.feed) {
      // The title comes from the feed, which may claim any name.
      entry.name = entry.nameWithHost
    }
    var added: OwnFeed?
    let problems = try repository.change(.add, in: history) { feeds in
      if let folder { entry.folder = feeds.folder(called: folder) }
      guard let feed = FeedList.ownFeeds([entry], beside: feeds, isReserved: repository.isReserved).first else {
        let known = feeds.first { WebLink($0.feed)?.canonical == WebLink(entry.feed)?.canonical }
        throw NewsError.feed(.known(name: known?.name ?? entry.feed))
      }
      feeds.append(feed)
      added = feed
    }
    guard let added else { throw NewsError.cancelled }
    // It has just been fetched. Now its articles belong in the archive.
    _ = try? await reader.read(added, .current)
    return (added, problems, found)
  }
}
