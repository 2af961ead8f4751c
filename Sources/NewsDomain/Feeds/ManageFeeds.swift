/// Lists, removes, renames, moves, imports and exports the reader's own feeds.
package struct ManageFeeds: Sendable {
  private let repository: any OwnFeedRepository
  private let files: any FeedListFile
  private let history: (any FeedChangeRecorder)?

  package init(
    repository: any OwnFeedRepository, files: any FeedListFile, history: (any FeedChangeRecorder)? = nil
  ) {
    self.repository = repository
    self.files = files
    self.history = history
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
    try change(.remove, text, isID, form) { $0.remove(at: $1) }
  }

  /// - Parameters:
  ///   - text: an id, a name or, as ``NameForm/prefix``, the beginning of one; the id stays.
  ///   - isID: whether the text can only be an id.
  /// - Returns: the feed with its new name.
  /// - Throws: ``NewsError``.
  package func rename(
    _ text: String, isID: Bool = false, as form: NameForm = .prefix, to name: String
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    try change(.rename, text, isID, form) { feeds, index in
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
    try change(.move, text, isID, form) { feeds, index in
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
    return try change(.address, text, isID, form) { feeds, index in
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
  package func `import`(_ path: String) async throws -> FeedImport {
    let list = try await files.read(path)
    var result = FeedImport(added: [], known: 0, list: list, problems: [])
    let entries = FeedList.foreign(list.entries, isReserved: repository.isReserved)
    var all: [OwnFeed] = []
    result.problems = try repository.change(.importing, in: history) { feeds in
      result.added = FeedList.ownFeeds(entries, beside: feeds, isReserved: repository.isReserved)
      feeds += result.added
      all = feeds
    }
    result.known = list.entries.count - result.added.count
    result.lines = Self.lines(of: list, added: result.added, among: all)
    return result
  }

  /// What became of each line of a list, in its order.
  private static func lines(of list: FeedList, added: [OwnFeed], among all: [OwnFeed]) -> [ImportedLine] {
    let known = Dictionary(all.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
    var new = Set(added.map(\.address))
    var lines = list.entries.enumerated().compactMap { index, entry -> ImportedLine? in
      let address = WebLink(entry.feed)?.canonical ?? entry.feed
      guard let feed = known[address] else { return nil }
      let line = list.lines.indices.contains(index) ? list.lines[index] : nil
      return ImportedLine(
        number: line?.number, text: entry.feed.withoutSecrets,
        new.remove(address) == nil ? .known(feed) : .added(feed), otherTags: line?.otherTags ?? [],
        isHidden: line?.isHidden ?? false)
    }
    lines += list.leftOut.map { ImportedLine($0) }
    lines += list.skippedNames.map { ImportedLine(number: nil, text: $0.withoutSecrets, .leftOut(.address)) }
    return lines.enumerated().sorted { one, other in
      (one.element.number ?? .max, one.offset) < (other.element.number ?? .max, other.offset)
    }.map(\.element)
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
    _ action: FeedAction, _ text: String, _ isID: Bool, _ form: NameForm,
    _ change: (inout [OwnFeed], Int) throws -> OwnFeed
  ) throws -> (feed: OwnFeed, problems: [SettingsProblem]) {
    var changed: OwnFeed?
    let problems = try repository.change(action, in: history) { feeds in
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
  /// What became of each line or entry of the list.
  package var lines: [ImportedLine] = []
  /// Problems found in the stored list.
  package var problems: [SettingsProblem]
}

/// Reads and writes lists of feeds in files, in the format that feed readers exchange (OPML). It reads those of newsboat
/// as well.
package protocol FeedListFile: Sendable {
  /// - Throws: ``FileError/unreadable(path:detail:)``, ``FeedError/notOPML(path:detail:)``.
  func read(_ path: String) async throws -> FeedList
  /// - Throws: ``FileError/failed(path:detail:)``; an existing file is unchanged in that case.
  func write(_ feeds: [OwnFeed], to path: String) throws
  /// The text that ``write(_:to:)`` would write.
  func text(of feeds: [OwnFeed]) -> String
}
