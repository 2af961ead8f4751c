/// The terms of one article.
package struct StoryTerms: Sendable, Equatable {
  /// The language of the words (ISO 639-1).
  package let language: String
  /// Words and numbers, to compare with articles of the same language.
  package let own: TermVector
  /// Meanings, places, numbers and names, to compare with articles of other languages.
  package let across: TermVector

  package init(language: String, own: TermVector, across: TermVector) {
    self.language = language
    self.own = own
    self.across = across
  }
}

/// Something that two articles have in common.
package struct SharedTerm: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case name
    case place
    case number
    /// A word of the same language.
    case word
    /// Words of two languages with the same meaning.
    case meaning

    /// The number by which a key tells the kind; words are compared only with words.
    var code: UInt32 {
      switch self {
      case .meaning, .word: 0
      case .name: 1
      case .place: 2
      case .number: 3
      }
    }
  }

  package let kind: Kind
  /// As written in each of the two headlines.
  package let first: String
  package let second: String
  /// Its key in a ``TermVector``. It follows from the rest, so terms are compared without it.
  package let key: UInt32

  package init(kind: Kind, first: String, second: String, key: UInt32 = 0) {
    self.kind = kind
    self.first = first
    self.second = second
    self.key = key
  }

  package static func == (one: SharedTerm, other: SharedTerm) -> Bool {
    (one.kind, one.first, one.second) == (other.kind, other.first, other.second)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(first)
    hasher.combine(second)
  }
}

/// Reads the terms of headlines, by which articles are compared.
package protocol TermReader: Sendable {
  /// - Parameters:
  ///   - summary: counts if the title says too little.
  ///   - language: the language of both (ISO 639-1), if known.
  func terms(title: String, summary: String?, language: String?) -> StoryTerms

  /// The terms that two headlines share, the most significant first.
  func shared(
    _ title: String, language: String?, _ other: String, otherLanguage: String?
  ) -> [SharedTerm]
}

extension TermReader {
  package func terms(of article: Article) -> StoryTerms {
    terms(title: article.title ?? "", summary: article.summary, language: article.language)
  }
}

/// How significant words are.
package protocol WordWeights: Sendable {
  /// The significance of a word: 0 if it is as frequent as "the", 1 if it is rare or unknown.
  ///
  /// - Parameter language: the language of the word (ISO 639-1); English if unknown.
  func weight(of word: String, language: String?) -> Double
}
