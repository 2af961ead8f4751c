/// A folder of the reader's own feeds, given by its name and the names of the folders around it.
package struct FeedFolder: Sendable, Hashable {
  /// The names from the outermost folder to this one; at least one.
  package let names: [String]

  /// The most levels of folders; lists of other programs can have more.
  package static let deepest = 8
  /// The longest name, in Unicode scalars.
  private static let longestName = 100

  /// - Returns: `nil` if there is no name.
  package init?(_ names: [String]) {
    let names = names.lazy.compactMap { $0.name(atMost: Self.longestName) }.prefix(Self.deepest)
    guard !names.isEmpty else { return nil }
    self.names = Array(names)
  }

  /// - Parameter path: the path as typed, such as `News/Europe`; `nil` is returned for `/` alone.
  package init?(path: String) {
    self.init(path.split(separator: "/").map(String.init))
  }

  /// The path as shown and typed: `News/Europe`.
  package var path: String { names.joined(separator: "/") }

  /// The enclosing folders from the outermost in, and then this one.
  var lineage: [FeedFolder] { names.indices.compactMap { FeedFolder(Array(names[...$0])) } }

  /// Whether the other folder is this one or inside it at any depth.
  package func holds(_ other: FeedFolder?) -> Bool { other?.names.starts(with: names) == true }
}

extension [OwnFeed] {
  /// The feeds in display order: first those in no folder, then the folders in the order of their first feed. Each
  /// folder's own feeds come before those of the folders in it.
  package func byFolder() -> [OwnFeed] {
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

  /// All folders that contain feeds, with the folders around them, in display order.
  package var folders: [FeedFolder] {
    var seen: Set<FeedFolder> = []
    return byFolder().flatMap { $0.folder?.lineage ?? [] }.filter { seen.insert($0).inserted }
  }

  /// The folder for a typed path: an existing one with that name, or a new one inside the existing folders that the
  /// path begins with.
  ///
  /// - Returns: `nil` for `/`, which is not a folder.
  func folder(called path: String) -> FeedFolder? {
    guard let wanted = FeedFolder(path: path) else { return nil }
    for around in wanted.lineage.reversed() {
      let folded = FoldedName(around.path)
      guard let known = folders.first(where: { FoldedName($0.path) == folded }) else { continue }
      return FeedFolder(known.names + wanted.names.dropFirst(around.names.count))
    }
    return wanted
  }

  /// The folder with exactly this path or name; `nil` if there is none.
  func folder(exactly text: String) -> FeedFolder? {
    NameIndex(folders.map { ($0, [$0.path, $0.names.last ?? $0.path]) }).exactly(text)
  }

  /// The position of a feed.
  ///
  /// - Parameter text: an id, a name or, as ``NameForm/prefix``, the beginning of one.
  /// - Throws: ``NameError/namesakes(_:candidates:)``, ``NameError/ambiguous(_:candidates:)``,
  ///   ``NameError/unknownFeed(_:nearest:)``.
  func position(of text: String, as form: NameForm) throws -> Int {
    var names = indices.map { ($0, [self[$0].id, self[$0].name]) }
    let isLikeID = text.utf8.contains(UInt8(ascii: "-")) && !text.contains(where: \.isWhitespace)
    if isLikeID, !contains(where: { $0.id == text || $0.name.lowercased() == text.lowercased() }) {
      // It may be the id of a feed that was just removed, so it means neither a feed of the same name nor its id.
      names = indices.filter { !self[$0].id.hasPrefix(text + "-") }.map { ($0, [self[$0].id]) }
    } else if let position = try exactPosition(of: text) {
      return position
    }
    switch NameIndex(names).match(text, as: form) {
    case .found(let position): return position
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest): throw NewsError.name(.unknownFeed(text, nearest: nearest))
    }
  }

  /// The position of the feed with this id or, if none has it, with this name; `nil` if there is none. As they are
  /// written they go before those that only read alike, such as `The Guardian` for `the-guardian`.
  ///
  /// - Throws: ``NameError/namesakes(_:candidates:)``.
  func exactPosition(of text: String) throws -> Int? {
    if let position = firstIndex(where: { $0.id == text }) { return position }
    let wanted = FoldedName(text)
    let named = indices.filter { self[$0].name == text }
    let found = named.isEmpty ? indices.filter { wanted.means(self[$0].id) || wanted.means(self[$0].name) } : named
    guard found.count > 1 else { return found.first }
    throw NewsError.name(.namesakes(text, candidates: found.map { "\(self[$0].name) (\(self[$0].id))" }))
  }

  /// The ids of the feeds whose name is not enough to name them, because another feed has a name or an id that reads
  /// like it.
  package var idsOfNamesakes: Set<String> {
    var counts: [FoldedName: Int] = [:]
    for feed in self {
      for name in Set([FoldedName(feed.id), FoldedName(feed.name)]) { counts[name, default: 0] += 1 }
    }
    return Set(filter { counts[FoldedName($0.name), default: 0] > 1 }.map(\.id))
  }
}
