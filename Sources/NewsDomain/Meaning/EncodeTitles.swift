/// Gives the newest titles their vectors, a few at a time: each takes 15 to 30 ms.
package struct EncodeTitles: Sendable {
  /// The titles looked up at once.
  static let portion = 1_000
  /// The titles stored at once, so that little is lost if the work ends early.
  static let batch = 32

  private let encoder: any SentenceEncoder
  private let archive: any VectorRepository
  private let settings: LiveSettings

  package init(encoder: any SentenceEncoder, archive: any VectorRepository, settings: LiveSettings) {
    self.encoder = encoder
    self.archive = archive
    self.settings = settings
  }

  /// Encodes titles until none is left or the task is cancelled. Without a model, or if it cannot be used, it does
  /// nothing: collecting must not fail because of that.
  ///
  /// - Parameter most: the most titles.
  /// - Returns: how many there were.
  /// - Throws: `NewsError` if the archive cannot be used.
  @discardableResult
  package func callAsFunction(most: Int = .max) async throws -> Int {
    guard settings.isArchiving, let model = try? encoder.model else { return 0 }
    var count = 0
    while count < most, !Task.isCancelled {
      let titles = try await archive.titlesWithoutVector(of: model, most: min(Self.portion, most - count))
      if titles.isEmpty { break }
      for start in stride(from: 0, to: titles.count, by: Self.batch) {
        var vectors: [EncodedTitle] = []
        for title in titles[start..<min(start + Self.batch, titles.count)] {
          if Task.isCancelled { break }
          guard let vector = try? encoder.vector(of: title.title, language: title.language, isQuestion: false) else {
            return count
          }
          vectors.append(EncodedTitle(title, vector))
          // Others on this thread are not held up.
          await Task.yield()
        }
        try await archive.keep(vectors, of: model)
        count += vectors.count
        if Task.isCancelled { break }
      }
    }
    return count
  }
}
