import NewsDomain

extension DatabaseArchive {
  /// The most batches of titles whose stories are corrected later; of older ones, once their stories get new titles.
  private static let maxUncorrected = 32

  package func titlesWithoutVector(of model: String, most: Int) async throws -> [UnencodedTitle] {
    try read(otherwise: []) { database in
      // On a server, readers leave that to collectors.
      guard try database.mayCollect() else { return [] }
      return try database.reading {
        let (arrival, version) = (try database.counter("arrival"), try database.vectorVersion())
        if let whole = wholeVectors, whole == (model, arrival, version) { return [] }
        let titles = try database.titlesWithoutVector(of: model, most: most)
        wholeVectors = titles.isEmpty ? (model, arrival, version) : nil
        return titles
      }
    }
  }

  package func lacksVectors(of model: String) async throws -> Bool {
    try read(otherwise: false) { database in try database.reading { try database.lacksVectors(of: model) } }
  }

  package func keep(_ vectors: [EncodedTitle], of model: String) async throws {
    guard !vectors.isEmpty else { return }
    try write { database in
      let present = Dictionary(
        try database.titles(of: vectors.map(\.title.key)).map { ($0.key, $0.title) }, uniquingKeysWith: { $1 })
      let own = vectors.filter { present[$0.title.key] == $0.title.title }.map {
        (row: $0.title.key, vector: $0.vector)
      }
      try database.keep(own.sorted { $0.row < $1.row }, of: model)
    }
  }

  package func vector(of id: ArticleID) async throws -> (vector: SentenceVector, model: String)? {
    try read(otherwise: nil) { database in try database.reading { try database.vector(of: id) } }
  }

  package func correctStories(of titles: [Int64], by model: String) async throws {
    guard exists, try attempt({ try $0.mayCollect() }) else { return }
    uncorrected = Array((uncorrected + [titles]).suffix(Self.maxUncorrected))
    // Each batch by itself: the titles of one are near each other in time, and everything between them is read.
    while let titles = uncorrected.first, try correct(titles, by: model) { uncorrected.removeFirst() }
  }

  /// - Returns: whether it was done: another session may be changing stories.
  private func correct(_ titles: [Int64], by model: String) throws -> Bool {
    guard let first = titles.min(), let last = titles.max() else { return true }
    let new = try attempt { try $0.ungrouped(of: titles) }
    if !new.isEmpty { try group(new.sorted()) }
    let index = try changeStories(near: titles) { database, index in
      let meanings = try DatabaseStoryMeanings(database, for: first...last, of: model)
      try GroupStories(index).correct(Set(try database.stories(of: titles).values), by: meanings)
      return []
    }
    return index != nil
  }
}
