/// Gives the newest titles their vectors, a few at a time: each takes 15 to 30 ms. Then the stories of these titles are
/// corrected by what they mean.
package struct EncodeTitles: Sendable {
  /// The titles looked up at once.
  package static let portion = 1_000
  /// The titles stored at once, so that little is lost if the work ends early.
  package static let batch = 32

  private let encoder: any SentenceEncoder
  private let archive: any VectorRepository
  private let settings: LiveSettings
  private let trace: (@Sendable (String) -> Void)?

  /// - Parameter trace: is told why titles get no vectors.
  package init(
    encoder: any SentenceEncoder, archive: any VectorRepository, settings: LiveSettings,
    trace: (@Sendable (String) -> Void)? = nil
  ) {
    self.trace = trace
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
    guard settings.isArchiving, let model = traced({ () throws(NewsError) in try encoder.model }) else { return 0 }
    var count = 0
    while count < most, !Task.isCancelled {
      let titles = try await archive.titlesWithoutVector(of: model, most: min(Self.portion, most - count))
      let encoded = try await encode(titles, of: model)
      count += encoded.count
      if encoded.count < titles.count || titles.isEmpty { break }
    }
    return count
  }

  /// - Returns: the keys of those that have a vector now: fewer than given if the task was cancelled or the model cannot be
  ///   used.
  private func encode(_ titles: [UnencodedTitle], of model: String) async throws -> [Int64] {
    var encoded: [Int64] = []
    for start in stride(from: 0, to: titles.count, by: Self.batch) {
      var vectors: [EncodedTitle] = []
      for title in titles[start..<min(start + Self.batch, titles.count)] where !Task.isCancelled {
        let vector = traced { () throws(NewsError) in
          try encoder.vector(of: title.title, language: title.language, isQuestion: false)
        }
        guard let vector else { return encoded }
        vectors.append(EncodedTitle(title, vector))
        // Others on this thread are not held up.
        await Task.yield()
      }
      if vectors.isEmpty { break }
      let keys = vectors.map(\.title.key)
      try await archive.keep(vectors, of: model)
      // At once: if the work ends here, these titles are not looked at again.
      try await archive.correctStories(of: keys, by: model)
      encoded += keys
    }
    return encoded
  }

  private func traced<Value>(_ work: () throws(NewsError) -> Value) -> Value? {
    do { return try work() } catch {
      if case .meaning(let reason) = error { trace?("* no vectors of titles: \(reason.trace)") }
      return nil
    }
  }
}
