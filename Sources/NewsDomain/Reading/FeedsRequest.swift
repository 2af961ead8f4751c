/// A request for the articles of several of the reader's own feeds as one list, newest first.
package struct FeedsRequest: Sendable, Equatable {
  /// The name of the folder or of the single feed; `nil` for all feeds.
  package let name: String?
  package let feeds: [OwnFeed]
  package var paging: Paging

  /// - Parameters:
  ///   - text: the name of a folder or a feed or, as ``NameForm/prefix``, the beginning of one; `nil` for all feeds.
  ///   - feeds: all of the reader's own feeds.
  /// - Throws: ``FeedError/noOwnFeeds``, ``NameError/ambiguous(_:candidates:)``, ``NameError/namesakes(_:candidates:)``,
  ///   ``NameError/unknownFeed(_:nearest:)``.
  package init(_ text: String?, of feeds: [OwnFeed], as form: NameForm = .prefix, paging: Paging = Paging()) throws {
    guard !feeds.isEmpty else { throw NewsError.feed(.noOwnFeeds) }
    self.paging = paging
    guard let text else {
      (name, self.feeds) = (nil, feeds)
      return
    }
    let index = NameIndex(feeds.folders.map { ($0, [$0.path, $0.names.last ?? $0.path]) })
    // The beginning of a folder's name is not meant if a feed has the whole name.
    if index.exactly(text) == nil, let position = try feeds.exactPosition(of: text) {
      (name, self.feeds) = (feeds[position].name, [feeds[position]])
      return
    }
    switch index.match(text, as: form) {
    case .found(let folder): (name, self.feeds) = (folder.path, feeds.filter { folder.holds($0.folder) })
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest):
      do {
        let feed = feeds[try feeds.position(of: text, as: form)]
        (name, self.feeds) = (feed.name, [feed])
      } catch NewsError.name(.unknownFeed(_, let nearestFeed)) {
        throw NewsError.name(.unknownFeed(text, nearest: nearest ?? nearestFeed))
      }
    }
  }

  /// A request for a single feed.
  package init(_ feed: OwnFeed, paging: Paging = Paging()) {
    (name, feeds) = (feed.name, [feed])
    self.paging = paging
  }
}
