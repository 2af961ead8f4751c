import NewsDomain

/// Which articles of a set the archive has, which are new, and which occur twice: as if they were added one after the
/// other.
struct ArticleSet {
  /// The rows of all articles, in order; those of new ones once they are known.
  private(set) var rows: [Int64]
  /// The indices of the new ones.
  private(set) var new: [Int] = []
  /// The indices of those that the archive has, or that occur earlier in the set.
  private(set) var known: [Int] = []
  /// New ids of articles, each with the index of its first occurrence.
  private var aliases: [(id: ArticleID, place: Int)] = []
  /// For the indices of repeated articles, the index of the first occurrence.
  private var first: [Int: Int] = [:]

  /// - Parameter ids: for each article its id, followed by its other ids.
  init(_ ids: [[ArticleID]], in database: any ArchiveEngine) throws {
    let found = try database.rows(of: ids.flatMap(\.self))
    rows = [Int64](repeating: 0, count: ids.count)
    // The indices for ids that are not in the archive.
    var places: [ArticleID: Int] = [:]
    for (place, ids) in ids.enumerated() {
      let id = ids.first { places[$0] != nil || found[$0] != nil }
      let earlier = id.flatMap { places[$0] }
      if let earlier {
        first[place] = first[earlier] ?? earlier
      } else if let row = id.flatMap({ found[$0] }) {
        rows[place] = row
      }
      if id == nil { new.append(place) } else { known.append(place) }
      for (number, id) in ids.enumerated() where found[id] == nil && places[id] == nil {
        places[id] = place
        // The first id of a new article is its own.
        if known.last == place || number > 0 { aliases.append((id, place)) }
      }
    }
    for place in known { if let first = first[place] { rows[place] = rows[first] } }
  }

  /// Sets the rows of the new ones, in the order of ``new``.
  mutating func takeRows(_ free: [Int64]) {
    for (place, row) in zip(new, free) { rows[place] = row }
    for (place, first) in first { rows[place] = rows[first] }
  }

  /// Notes that an article got another row, at all its indices.
  mutating func move(_ row: Int64, to other: Int64) {
    guard row != other else { return }
    for place in rows.indices where rows[place] == row { rows[place] = other }
  }

  /// The new ids of its articles, with their rows.
  var newAliases: [(id: ArticleID, row: Int64)] { aliases.map { ($0.id, rows[$0.place]) } }
}
