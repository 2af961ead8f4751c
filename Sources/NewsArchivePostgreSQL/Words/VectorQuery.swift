import NewsArchive
import NewsDomain
import NewsLanguage

/// A search in PostgreSQL's syntax: a `tsquery` over the vectors of ``WordVector``.
struct VectorQuery {
  /// The longest text of one word or phrase, in Unicode scalars.
  private static let longest = 500

  /// The condition on articles; `nil` if it has neither words nor filters.
  let wanted: String?
  /// The exclusions besides those in ``wanted``.
  let unwanted: String?
  /// Whether it has words, not only filters.
  let hasWords: Bool
  /// Whether it finds nothing, because it has no letters or digits.
  let findsNothing: Bool

  init(_ request: FindRequest, filters: [[String]]) {
    let weights = Self.weights(of: request.fields)
    let words = request.search.wanted.flatMap { Self.text(of: $0, weights) }
    let filters = filters.map { words in
      "(" + words.map { Self.lexeme(FilterTerms.indexed($0), "") }.joined(separator: " | ") + ")"
    }
    let parts = [words].compactMap(\.self) + filters
    wanted = parts.isEmpty ? nil : parts.joined(separator: " & ")
    let texts = request.search.unwanted.compactMap { Self.text(of: $0, weights) }
    unwanted = texts.isEmpty ? nil : texts.joined(separator: " | ")
    hasWords = words != nil
    findsNothing = request.search.wanted != nil && words == nil
  }

  /// The letters of the fields that are searched; none for all of them.
  private static func weights(of fields: [FindRequest.Field]) -> String {
    guard !fields.isEmpty, Set(fields).count < FindRequest.Field.allCases.count else { return "" }
    return Set(fields.map(\.weight)).sorted().joined()
  }

  private static func lexeme(_ word: String, _ suffix: String) -> String {
    word.quotedAsLexeme + (suffix.isEmpty ? "" : ":\(suffix)")
  }

  /// - Returns: `nil` if none of its words has letters or digits.
  private static func text(of expression: SearchExpression, _ weights: String) -> String? {
    switch expression {
    case .words(let words, let isPrefix):
      guard let sequence = WordSequence(words.prefix(scalars: longest), isPrefix: isPrefix) else { return nil }
      let last = sequence.words.count - 1
      let lexemes = sequence.words.enumerated().map { index, word in
        lexeme(word, (index == last && sequence.isPrefix ? "*" : "") + weights)
      }
      return "(" + lexemes.joined(separator: " <-> ") + ")"
    case .all(let parts):
      var texts: [String] = []
      var unwanted: [String] = []
      for part in parts {
        if case .not(let part) = part {
          if let text = text(of: part, weights) { unwanted.append("!" + text) }
        } else if let text = text(of: part, weights) {
          texts.append(text)
        }
      }
      return texts.isEmpty ? nil : "(" + (texts + unwanted).joined(separator: " & ") + ")"
    case .any(let parts):
      let texts = parts.compactMap { text(of: $0, weights) }
      return texts.isEmpty ? nil : "(" + texts.joined(separator: " | ") + ")"
    case .not: return nil
    }
  }
}

extension FindRequest.Field {
  /// The letter that marks the words of a field in PostgreSQL.
  var weight: String {
    switch self {
    case .title: "A"
    case .description: "B"
    case .text: "C"
    }
  }
}
