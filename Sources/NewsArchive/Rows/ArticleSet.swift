import NewsDomain

/// Which articles of a set the archive has, which of them are new, and which stand there twice.
struct ArticleSet {
  /// The rows of all articles, in their order; those of new ones once they are known.
  var rows: [Int64]
  /// The places of the new ones.
  private(set) var new: [Int] = []
  /// The places of those that the archive has, or that stand here before.
  private(set) var known: [Int] = []
  /// Those that stand here before, and where.
  private var repeated: [(place: Int, first: Int)] = []
  private let ids: [[ArticleID]]
  private let found: [ArticleID: Int64]

  /// - Parameter ids: of each article its id, followed by others that it is known by.
  init(_ ids: [[ArticleID]], in database: any ArchiveEngine) throws {
    self.ids = ids
    found = try database.rows(of: ids.flatMap(\.self))
    rows = [Int64](repeating: 0, count: ids.count)
    var first: [ArticleID: Int] = [:]
    for (place, ids) in ids.enumerated() {
      if let row = ids.lazy.compactMap({ [found] in found[$0] }).first {
        rows[place] = row
        known.append(place)
      } else if let earlier = ids.lazy.compactMap({ first[$0] }).first {
        repeated.append((place, earlier))
        known.append(place)
      } else {
        for id in ids { first[id] = place }
        new.append(place)
      }
    }
  }

  /// Takes the rows that the new ones got, in the order of ``new``.
  mutating func takeRows(_ free: [Int64]) {
    for (place, row) in zip(new, free) { rows[place] = row }
    for (place, first) in repeated { rows[place] = rows[first] }
  }

  /// The ids by which the archive did not find its articles, with the rows of these, but for the first ids of new ones.
  var newAliases: [(id: ArticleID, row: Int64)] {
    let new = Set(new)
    return ids.enumerated().flatMap { place, ids in
      ids.dropFirst(new.contains(place) ? 1 : 0).filter { found[$0] == nil }.map { ($0, rows[place]) }
    }
  }
}
