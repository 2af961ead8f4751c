import NewsDomain

extension DatabaseArchive {
  package func titlesWithoutVector(of model: String, most: Int) async throws -> [UnencodedTitle] {
    try read(otherwise: []) { database in
      // On a server, readers leave that to collectors.
      guard try database.mayCollect() else { return [] }
      return try database.reading {
        try database.titlesWithoutVector(of: model, most: most)
      }
    }
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
}
