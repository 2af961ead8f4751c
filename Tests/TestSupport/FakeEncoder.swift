import NewsDomain

/// An encoder for which sentences are alike if they share words, whose meanings it knows in several languages.
package struct FakeEncoder: SentenceEncoder {
  private static let meanings = [
    ["strike", "grève", "streik"], ["airport", "aéroport", "flughafen"], ["storm", "tempête", "sturm"],
    ["election", "élection", "wahl"],
  ]

  /// Why there is no model; `nil` if there is one.
  private let failure: MeaningError?
  /// The name of the model; `nil` if there is none.
  private let name: String?

  /// - Parameter failure: by default no model is installed, as on most machines.
  package init(failure: MeaningError? = .notInstalled([])) {
    self.failure = failure
    name = nil
  }

  /// One whose model is there, but cannot be used.
  package init(failure: MeaningError, named name: String) {
    self.failure = failure
    self.name = name
  }

  /// One whose vectors cannot be compared with those of others.
  package init(named name: String) {
    failure = nil
    self.name = name
  }

  package var model: String {
    get throws(NewsError) {
      guard let name else { throw .meaning(failure ?? .notInstalled([])) }
      return name
    }
  }

  package func vector(of text: String, language: String?, isQuestion: Bool) throws(NewsError) -> SentenceVector {
    if let failure { throw .meaning(failure) }
    var numbers = [Float](repeating: 0, count: SentenceVector.dimensions)
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let key = Self.meanings.first { $0.contains(String(word)) }?.first ?? String(word)
      var state = ArticleID(hashing: key).value | 1
      for place in numbers.indices {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        numbers[place] += Float(Int32(truncatingIfNeeded: state >> 32)) / Float(Int32.max)
      }
    }
    guard let vector = SentenceVector(numbers) else { throw .meaning(.unusable(file: text)) }
    return vector
  }
}
