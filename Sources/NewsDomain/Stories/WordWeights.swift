/// How significant words are.
package protocol WordWeights: Sendable {
  /// The significance of a word: 0 if it is as frequent as "the", 1 if it is rare or unknown.
  ///
  /// - Parameter language: the language of the word (ISO 639-1); English if unknown.
  func weight(of word: String, language: String?) -> Double
}
