import NewsDomain

/// Which articles of a set the archive has, which of them are new, and which stand there twice: as if they came one after
/// the other.
struct ArticleSet {
  /// The rows of all articles, in their order; those of new ones once they are known.
  private(set) var rows: [Int64]
  /// The places of the new ones.
  private(set) var new: [Int] = []
  /// The places of those that the archive has, or that stand here before.
  private(set) var known: [Int] = []
  /// Ids by which the archive does not know an article yet, with the place where it stands first.
  private var aliases: [(id: ArticleID, place: Int)] = []
  /// Of the places of articles that stand here before, the place where each stands first.
  private var first: [Int: Int] = [:]

  /// - Parameter ids: of each article its id, followed by others that it is known by.
  init(_ ids: [[ArticleID]], in database: any ArchiveEngine) throws {
    let found = try database.rows(of: ids.flatMap(\.self))
    rows = [Int64](repeating: 0, count: ids.count)
    // The places of ids that are not in the archive.
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

  /// Takes the rows that the new ones got, in the order of ``new``.
  mutating func takeRows(_ free: [Int64]) {
    for (place, row) in zip(new, free) { rows[place] = row }
    for (place, first) in first { rows[place] = rows[first] }
  }

  /// Notes that an article got another row, at all places where it stands.
  mutating func move(_ row: Int64, to other: Int64) {
    guard row != other else { return }
    for place in rows.indices where rows[place] == row { rows[place] = other }
  }

  /// The ids by which the archive does not know its articles yet, with the rows of these.
  var newAliases: [(id: ArticleID, row: Int64)] { aliases.map { ($0.id, rows[$0.place]) } }
}
