/// How much words tell.
package protocol WordWeights: Sendable {
  /// How much a word tells: 0 if it is as frequent as "the", 1 if it is rare or unknown.
  ///
  /// - Parameter language: the language of the word (ISO 639-1); English counts if it is not known.
  func weight(of word: String, language: String?) -> Double
}
