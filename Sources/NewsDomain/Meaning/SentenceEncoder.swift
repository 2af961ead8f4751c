/// Turns sentences into vectors. It is optional: see `scripts/meaning`.
package protocol SentenceEncoder: Sendable {
  /// The name of its model, with everything else that its vectors depend on: only vectors with the same name can be
  /// compared.
  ///
  /// - Throws: ``NewsError/meaning(_:)`` if there is none.
  var model: String { get throws(NewsError) }

  /// The vector of a title, or of what somebody looks for. The first call opens the model, which takes half a second.
  ///
  /// - Parameters:
  ///   - language: ISO 639-1, if known.
  ///   - isQuestion: whether it is what somebody looks for.
  /// - Throws: ``NewsError/meaning(_:)`` if there is no model.
  func vector(of text: String, language: String?, isQuestion: Bool) throws(NewsError) -> SentenceVector
}
