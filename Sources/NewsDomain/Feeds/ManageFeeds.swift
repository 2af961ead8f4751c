/// Lists, removes, renames, moves, imports and exports the reader's own feeds.
package struct ManageFeeds: Sendable {
  private let repository: any OwnFeedRepository
  private let files: any FeedListFile

  package init(repository: any OwnFeedRepository, files: any FeedListFile) {
    self.repository = repository
    self.files = files
  }

  /// The feeds in display order.
  package func callAsFunction() -> (feeds: [OwnFeed], problems: [SettingsProblem]) {
    let (feeds, problems) = repository.load()
    return (feeds.byFolder(), problems)
  }

  /// The feed with an id, a name or, as ``NameForm/prefix``, the beginning of one; `nil` if there is none.
  ///
  /// - Throws: ``NameError/namesakes(_:candidates:)``, ``NameError/ambiguous(_:candidates:)``.
  package func feed(named text: String, as form: NameForm = .prefix) throws -> OwnFeed? {
    let feeds = repository.load().feeds
    do {
      return feeds[try feeds.position(of: text, as: form)]
    } catch NewsError.name(.unknownFeed) {
      return nil
    }
  }

  /// - Parameters:
  ///   - text: an id, a name or, as ``NameForm/prefix``, the beginning of one.
  ///   - isID: whether the text can only be an id.
  /// - Returns: the feed that was removed.
  /// - Throws: ``NewsError``.
  package func remove(
    _ text: String, isID: Bool = false, as form: NameForm = .prefix
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    try change(text, isID, form) { $0.remove(at: $1) }
  }

  /// - Parameters:
  ///   - text: an id, a name or, as ``NameForm/prefix``, the beginning of one; the id stays.
  ///   - isID: whether the text can only be an id.
  /// - Returns: the feed with its new name.
  /// - Throws: ``NewsError``.
  package func rename(
    _ text: String, isID: Bool = false, as form: NameForm = .prefix, to name: String
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    try change(text, isID, form) { feeds, index in
      feeds[index].name = name.name() ?? feeds[index].name
      return feeds[index]
    }
  }

  /// - Parameters:
  ///   - text: an id, a name or, as ``NameForm/prefix``, the beginning of one.
  ///   - isID: whether the text can only be an id.
  ///   - folder: the folder as typed; it is created if there is none of that name, and `/` means no folder.
  /// - Returns: the feed in its new folder.
  /// - Throws: ``NewsError``.
  package func move(
    _ text: String, isID: Bool = false, as form: NameForm = .prefix, to folder: String
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    try change(text, isID, form) { feeds, index in
      let folder = feeds.folder(called: folder)
      // To the end, so that the other folders keep their order.
      var feed = feeds.remove(at: index)
      feed.folder = folder
      feeds.append(feed)
      return feed
    }
  }

  /// Changes the address of a feed, which then follows no moves.
  ///
  /// - Parameters:
  ///   - text: an id, a name or, as ``NameForm/prefix``, the beginning of one; the id stays.
  ///   - isID: whether the text can only be an id.
  /// - Returns: the feed with its new address.
  /// - Throws: ``NewsError``.
  package func readdress(
    _ text: String, isID: Bool = false, as form: NameForm = .prefix, to address: String
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    guard let link = WebLink(address) else { throw NewsError.feed(.notAnAddress(address)) }
    return try change(text, isID, form) { feeds, index in
      let id = feeds[index].id
      if let known = feeds.first(where: { $0.id != id && $0.address == link.canonical }) {
        throw NewsError.feed(.known(name: known.name))
      }
      (feeds[index].feed, feeds[index].namedBy, feeds[index].keepsAddress) = (link.address, nil, true)
      return feeds[index]
    }
  }

  /// Adds the feeds of a list that the reader does not have yet.
  ///
  /// - Throws: ``NewsError``.
  package func `import`(_ path: String) throws -> FeedImport {
    let list = try files.read(path)
    var result = FeedImport(added: [], known: 0, list: list, problems: [])
    let entries = FeedList.foreign(list.entries, isReserved: repository.isReserved)
    result.problems = try repository.change { feeds in
      result.added = FeedList.ownFeeds(entries, beside: feeds, isReserved: repository.isReserved)
      feeds += result.added
    }
    result.known = list.entries.count - result.added.count
    return result
  }

  /// - Throws: ``FileError/failed(path:detail:)``.
  package func export(to path: String) throws -> Int {
    let feeds = repository.load().feeds
    try files.write(feeds, to: path)
    return feeds.count
  }

  /// The number of feeds whose user names and passwords an exported list leaves out.
  package var feedsWithLogins: Int {
    repository.load().feeds.count { feed in
      [feed.feed, feed.site].contains { $0.flatMap(WebLink.init)?.hasLogin == true }
    }
  }

  /// The number of feeds whose addresses have a secret without which they lead nowhere: an exported list keeps it.
  package var feedsWithQuerySecrets: Int {
    repository.load().feeds.count { $0.feed.withoutQuerySecrets != $0.feed }
  }

  /// The list as ``export(to:)`` would write it.
  package func exported() -> String { files.text(of: repository.load().feeds) }

  private func change(
    _ text: String, _ isID: Bool, _ form: NameForm, _ change: (inout [OwnFeed], Int) throws -> OwnFeed
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    var changed: OwnFeed?
    let problems = try repository.change { feeds in
      if isID {
        guard let position = feeds.firstIndex(where: { $0.id == text }) else {
          throw NewsError.name(.unknownFeed(text, nearest: nil))
        }
        changed = try change(&feeds, position)
      } else {
        // Before the beginning of a feed's name, which would be another thing than the reader has typed.
        if try feeds.exactPosition(of: text) == nil, let folder = feeds.folder(exactly: text) {
          let ids = feeds.filter { folder.holds($0.folder) }.map(\.id)
          throw NewsError.feed(.isFolder(path: folder.path, feeds: ids))
        }
        changed = try change(&feeds, try feeds.position(of: text, as: form))
      }
    }
    guard let changed else { throw NewsError.name(.unknownFeed(text, nearest: nil)) }
    return (changed, problems)
  }
}

/// The result of an import.
package struct FeedImport: Sendable, Equatable {
  /// The feeds that are new.
  package var added: [OwnFeed]
  /// How many feeds the reader had already.
  package var known: Int
  package var list: FeedList
  /// Problems found in the stored list.
  package var problems: [SettingsProblem]
}

/// Reads and writes lists of feeds in files, in the format that feed readers exchange (OPML).
package protocol FeedListFile: Sendable {
  /// - Throws: ``FileError/unreadable(path:detail:)``, ``FeedError/notOPML(path:detail:)``.
  func read(_ path: String) throws -> FeedList
  /// - Throws: ``FileError/failed(path:detail:)``; an existing file is unchanged in that case.
  func write(_ feeds: [OwnFeed], to path: String) throws
  /// The text that ``write(_:to:)`` would write.
  func text(of feeds: [OwnFeed]) -> String
}
