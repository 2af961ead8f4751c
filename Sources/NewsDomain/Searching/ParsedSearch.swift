/// A search as typed, and what it means. A request holds it, so that nobody parses the text again.
package struct ParsedSearch: Sendable, Equatable {
  /// As typed.
  package let text: String
  /// The words that are wanted; `nil` if there are none.
  package let wanted: SearchExpression?
  /// What a search that only excludes does not want; empty if anything is wanted, as ``wanted`` then says it.
  package let unwanted: [SearchExpression]

  /// - Parameter text: see ``SearchExpression``.
  package init(_ text: String) {
    var parser = SearchParser(text)
    let typed = parser.alternatives(depth: 0)
    self.text = text
    wanted = typed?.tidied
    unwanted = wanted == nil ? typed?.excluded ?? [] : []
  }

  /// A search for words in sequence, in which no character has a meaning of its own.
  package init(phrase: String) {
    text = phrase
    wanted = .words(phrase, isPrefix: false)
    unwanted = []
  }
}
