import NewsDomain
import NewsLanguage

/// A search in the syntax of the index, and the words that it finds.
package struct MatchExpression {
  /// The longest text of one word or phrase, in Unicode scalars.
  private static let longest = 500

  /// The expression; `nil` if it has neither words nor filters.
  package let text: String?
  /// Whether it has words, not only filters.
  package let hasWords: Bool
  /// The words that are wanted.
  private let wanted: [WordSequence]

  package init(_ request: FindRequest) {
    var wanted: [WordSequence] = []
    let words = request.search.wanted.flatMap { Self.text(of: $0, &wanted) }
    let filters = Self.filters(of: request.filter, ofMarks: true).map { words in
      "terms : (" + words.map { FilterTerms.indexed($0).quotedForFTS5 }.joined(separator: " OR ") + ")"
    }
    let fields = request.fields.isEmpty ? FindRequest.Field.allCases : request.fields
    let columns = fields.map { field in
      switch field {
      case .title: "title"
      case .description: "summary"
      case .text: "content"
      }
    }
    hasWords = words != nil
    let scope = "{\(columns.joined(separator: " "))}"
    var parts = (words.map { ["\(scope) : \($0)"] } ?? []) + filters
    var ignored: [WordSequence] = []
    let excluded = request.search.unwanted.compactMap { Self.text(of: $0, &ignored) }
    // Every article has terms, so these are all articles.
    if !excluded.isEmpty { parts.append("terms : \(FilterTerms.indexed("").quotedForFTS5) *") }
    if request.search.wanted != nil, words == nil {
      // A search without letters or digits finds nothing.
      text = "terms : x0"
    } else if parts.isEmpty {
      text = nil
    } else {
      text = excluded.reduce(parts.joined(separator: " AND ")) { "(\($0)) NOT (\(scope) : (\($1)))" }
    }
    self.wanted = wanted
  }

  /// The filters; each is a list of alternatives.
  ///
  /// - Parameter ofMarks: whether filters by the reader's marks are included.
  package static func filters(of filter: FindRequest.Filter, ofMarks: Bool) -> [[String]] {
    var filters: [[String]] = []
    if let country = filter.country { filters.append([FilterTerms.country(country.code)]) }
    if let language = filter.language {
      filters.append(
        [FilterTerms.language(language)] + (filter.admitsUnknownLanguage ? [FilterTerms.unknownLanguage] : []))
    }
    if let category = filter.category { filters.append([FilterTerms.category(category)]) }
    if !filter.sources.isEmpty { filters.append(filter.sources.map(FilterTerms.source)) }
    guard ofMarks else { return filters }
    if let label = filter.label { filters.append([FilterTerms.label(label)]) }
    if filter.isSaved { filters.append([FilterTerms.saved]) }
    return filters
  }

  /// - Returns: `nil` if none of its words has letters or digits.
  private static func text(of expression: SearchExpression, _ wanted: inout [WordSequence]) -> String? {
    switch expression {
    case .words(let words, let isPrefix):
      let words = words.prefix(scalars: longest)
      guard let sequence = WordSequence(words, isPrefix: isPrefix) else { return nil }
      wanted.append(sequence)
      return words.quotedForFTS5 + (sequence.isPrefix ? " *" : "")
    case .all(let parts):
      var texts: [String] = []
      var unwanted: [String] = []
      for part in parts {
        if case .not(let part) = part {
          var ignored: [WordSequence] = []
          if let text = text(of: part, &ignored) { unwanted.append(text) }
        } else if let text = text(of: part, &wanted) {
          texts.append(text)
        }
      }
      guard !texts.isEmpty else { return nil }
      return unwanted.reduce("(" + texts.joined(separator: " AND ") + ")") { "(\($0) NOT \($1))" }
    case .any(let parts):
      let texts = parts.compactMap { text(of: $0, &wanted) }
      return texts.isEmpty ? nil : "(" + texts.joined(separator: " OR ") + ")"
    case .not: return nil
    }
  }

  /// The words that are wanted as they are, folded; not beginnings of words.
  package var wholeWords: [String] { wanted.flatMap { $0.isPrefix ? Array($0.words.dropLast()) : $0.words } }

  /// The matching words of an article as written in its title and summary, each once.
  package func surfaces(in article: Article) -> [String] {
    guard !wanted.isEmpty else { return [] }
    var surfaces: [String] = []
    for text in [article.title, article.summary].compactMap(\.self) {
      for surface in self.surfaces(in: text) where !surfaces.contains(surface) { surfaces.append(surface) }
    }
    return surfaces
  }

  private func surfaces(in text: String) -> [String] {
    let words = TextWord.words(of: text)
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    for sequence in wanted {
      for index in words.indices where sequence.stands(at: index, in: words) {
        for offset in sequence.words.indices {
          var range = words[index + offset].range
          if sequence.endsInSingle, offset == sequence.words.count - 1 {
            // Only the first character of the pair was searched for.
            range = range.lowerBound..<(range.lowerBound + Self.lengthOfFirst(in: bytes[range]))
          }
          ranges.append(range)
        }
      }
    }
    return Self.joined(ranges).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The bytes of the first character of a valid text, with what changes its look, such as the skin of an emoji.
  private static func lengthOfFirst(in bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).first?.utf8.count ?? 1
  }

  /// The ranges in order, with overlapping ones joined.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
