import NewsDomain
import NewsLanguage

@testable import NewsArchive

/// A search done in the simplest way: by comparing all words of all articles.
struct SlowScan {
  /// An article with the words of its title, its summary and its text.
  private struct Entry {
    let key: String
    let words: [FindRequest.Field: [TextWord]]
  }

  private let entries: [Entry]

  init(_ articles: [Article]) {
    entries = articles.map { article in
      let texts = [
        FindRequest.Field.title: article.title, .description: article.summary, .text: article.content,
      ]
      return Entry(key: article.key, words: texts.mapValues { TextWord.words(of: $0 ?? "") })
    }
  }

  /// The keys of the articles that match; none if the search wants no words.
  func keys(_ text: String, in fields: [FindRequest.Field]) -> Set<String> {
    guard let expression = ParsedSearch(text).wanted else { return [] }
    let fields = fields.isEmpty ? FindRequest.Field.allCases : fields
    let found = entries.filter { entry in
      Self.matches(expression, fields.map { entry.words[$0] ?? [] }) == true
    }
    return Set(found.map(\.key))
  }

  /// - Returns: `nil` for characters that are not words, which change nothing.
  private static func matches(_ expression: SearchExpression, _ fields: [[TextWord]]) -> Bool? {
    switch expression {
    case .words(let text, let isPrefix):
      guard let sequence = WordSequence(text, isPrefix: isPrefix) else { return nil }
      return fields.contains { sequence.stands(in: $0) }
    case .any(let parts):
      let results = parts.compactMap { matches($0, fields) }
      return results.isEmpty ? nil : results.contains(true)
    case .all(let parts):
      var wanted: [Bool] = []
      var unwanted: [Bool] = []
      for part in parts {
        if case .not(let part) = part {
          if let result = matches(part, fields) { unwanted.append(result) }
        } else if let result = matches(part, fields) {
          wanted.append(result)
        }
      }
      return wanted.isEmpty ? nil : wanted.allSatisfy(\.self) && !unwanted.contains(true)
    case .not: return nil
    }
  }
}
