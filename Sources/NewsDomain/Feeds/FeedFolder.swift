/// A folder of the reader's own feeds: the names that lead to it.
package struct FeedFolder: Sendable, Hashable {
  /// From the outermost in; at least one.
  package let names: [String]

  /// Folders in folders that are kept: lists of others can be of any depth.
  package static let deepest = 8
  /// Of a name, in scalars.
  private static let longestName = 100

  /// - Returns: `nil` where there is no name: that is no folder.
  package init?(_ names: [String]) {
    let names = names.lazy.map(Self.oneLine).filter { !$0.isEmpty }.prefix(Self.deepest)
    guard !names.isEmpty else { return nil }
    self.names = Array(names)
  }

  /// - Parameter path: as it is typed, such as `News/Europe`; `/` alone is no folder.
  package init?(path: String) {
    self.init(path.split(separator: "/").map(String.init))
  }

  /// As it is shown and typed: `News/Europe`.
  package var path: String { names.joined(separator: "/") }

  /// The folders around it, from the outermost in, and itself.
  var lineage: [FeedFolder] { names.indices.compactMap { FeedFolder(Array(names[...$0])) } }

  /// Whether something lies in it, however deep.
  func holds(_ other: FeedFolder?) -> Bool { other?.names.starts(with: names) == true }

  private static func oneLine(_ name: String) -> String {
    let scalars = String.UnicodeScalarView(name.unicodeScalars.prefix(longestName))
    return String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension [Subscription] {
  /// The feeds as they are shown: first those in no folder, then the folders in the order in which they come, each
  /// with its own feeds before those of the folders in it.
  package func byFolder() -> [Subscription] {
    guard contains(where: { $0.folder != nil }) else { return self }
    var ranks: [FeedFolder: Int] = [:]
    let places = map { feed in
      (feed.folder?.lineage ?? []).map { folder in
        let rank = ranks[folder, default: ranks.count]
        ranks[folder] = rank
        return rank
      }
    }
    return indices.sorted { one, other in
      places[one] == places[other] ? one < other : places[one].lexicographicallyPrecedes(places[other])
    }.map { self[$0] }
  }

  /// Every folder that a feed lies in, with those around it, in the order in which they are shown.
  package var folders: [FeedFolder] {
    var seen: Set<FeedFolder> = []
    return byFolder().flatMap { $0.folder?.lineage ?? [] }.filter { seen.insert($0).inserted }
  }

  /// The folder that is meant for a feed: the one that is called so, or else a new one in those that there are.
  ///
  /// - Returns: `nil` for `/`, which is no folder.
  func folder(called path: String) -> FeedFolder? {
    guard let wanted = FeedFolder(path: path) else { return nil }
    for around in wanted.lineage.reversed() {
      let folded = FoldedName(around.path)
      guard let known = folders.first(where: { FoldedName($0.path) == folded }) else { continue }
      return FeedFolder(known.names + wanted.names.dropFirst(around.names.count))
    }
    return wanted
  }

  /// Where the feed stands that is meant.
  ///
  /// - Parameter text: an id, a name, or the beginning of one.
  /// - Throws: ``NewsError/ambiguous(_:candidates:)``, ``NewsError/unknownFeed(_:nearest:)``.
  func position(of text: String) throws -> Int {
    switch NameIndex(indices.map { ($0, [self[$0].id, self[$0].name]) }).match(text) {
    case .found(let position): return position
    case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
    case .unknown(let nearest): throw NewsError.unknownFeed(text, nearest: nearest)
    }
  }
}
