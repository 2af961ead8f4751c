import FoundationEssentials
import NewsDomain
import NewsLanguage

/// The reader's follows, prepared for comparison with many articles. It finds what a search of the archive would find.
struct FollowMatcher {
  private struct Rule {
    let number: Int
    let condition: Condition?
    let filter: Filter
  }

  /// The rules by a word that an article must have, and those without such a word.
  private var byWord: [String: [Rule]] = [:]
  private var others: [Rule] = []

  init(_ follows: [(number: Int, request: FindRequest)]) {
    for (number, request) in follows {
      let wanted = request.search.wanted
      let condition = wanted.flatMap { Condition($0) }
      // A search without letters or digits finds nothing.
      if wanted != nil, condition == nil { continue }
      let rule = Rule(number: number, condition: condition, filter: Filter(request))
      guard let words = condition?.firstWords else {
        others.append(rule)
        continue
      }
      for word in Set(words) { byWord[word, default: []].append(rule) }
    }
  }

  var isEmpty: Bool { byWord.isEmpty && others.isEmpty }

  /// The numbers of the follows that find an article.
  func follows(finding article: Article, with terms: FilterTerms) -> Set<Int> {
    let text = ArticleWords(article)
    let hosts = Domains.hosts(of: [article.link, article.source.link])
    var found: Set<Int> = []
    func apply(_ rule: Rule) {
      guard !found.contains(rule.number), rule.filter.admits(terms, hosts),
        rule.condition?.holds(in: text, rule.filter.fields) ?? true
      else { return }
      found.insert(rule.number)
    }
    for rule in others { apply(rule) }
    guard !byWord.isEmpty else { return found }
    for word in text.all { for rule in byWord[word] ?? [] { apply(rule) } }
    return found
  }
}

/// The words of an article, by field.
private struct ArticleWords {
  private let fields: [FindRequest.Field: (words: [TextWord], places: [String: [Int]])]
  /// Each word once.
  let all: Set<String>

  init(_ article: Article) {
    var all: Set<String> = []
    fields = [
      (FindRequest.Field.title, article.title), (.description, article.summary), (.text, article.content),
    ].reduce(into: [:]) { fields, field in
      guard let text = field.1 else { return }
      let words = TextWord.words(of: text)
      var places: [String: [Int]] = [:]
      for (index, word) in words.enumerated() { places[word.text, default: []].append(index) }
      all.formUnion(places.keys)
      fields[field.0] = (words, places)
    }
    self.all = all
  }

  func has(_ sequence: WordSequence, in wanted: [FindRequest.Field]) -> Bool {
    wanted.contains { field in
      guard let (words, places) = fields[field], let first = sequence.words.first else { return false }
      if sequence.isPrefix, sequence.words.count == 1 { return sequence.stands(in: words) }
      return places[first]?.contains { sequence.stands(at: $0, in: words) } ?? false
    }
  }
}

/// A search as a condition on the words of an article.
private indirect enum Condition {
  case has(WordSequence)
  case all([Condition], unwanted: [Condition])
  case any([Condition])

  /// - Returns: `nil` if none of its words has letters or digits.
  init?(_ expression: SearchExpression) {
    switch expression {
    case .words(let text, let isPrefix):
      guard let sequence = WordSequence(text, isPrefix: isPrefix) else { return nil }
      self = .has(sequence)
    case .all(let parts):
      var wanted: [Condition] = []
      var unwanted: [Condition] = []
      for part in parts {
        if case .not(let part) = part {
          if let condition = Condition(part) { unwanted.append(condition) }
        } else if let condition = Condition(part) {
          wanted.append(condition)
        }
      }
      if wanted.isEmpty { return nil }
      self = .all(wanted, unwanted: unwanted)
    case .any(let parts):
      let conditions = parts.compactMap { Condition($0) }
      if conditions.isEmpty { return nil }
      self = .any(conditions)
    case .not: return nil
    }
  }

  /// Words of which an article must have one; `nil` if there are none, as for prefixes of words.
  var firstWords: [String]? {
    switch self {
    case .has(let sequence):
      return sequence.isPrefix && sequence.words.count == 1 ? nil : sequence.words.first.map { [$0] }
    case .all(let wanted, _): return wanted.lazy.compactMap(\.firstWords).min { $0.count < $1.count }
    case .any(let parts):
      let words = parts.map(\.firstWords)
      return words.contains { $0 == nil } ? nil : words.flatMap { $0 ?? [] }
    }
  }

  func holds(in words: ArticleWords, _ fields: [FindRequest.Field]) -> Bool {
    switch self {
    case .has(let sequence): words.has(sequence, in: fields)
    case .all(let wanted, let unwanted):
      wanted.allSatisfy { $0.holds(in: words, fields) } && !unwanted.contains { $0.holds(in: words, fields) }
    case .any(let parts): parts.contains { $0.holds(in: words, fields) }
    }
  }
}

/// The conditions of a search other than words.
private struct Filter {
  let fields: [FindRequest.Field]
  /// Each element is a list of alternatives.
  private let terms: [[String]]
  private let domains: Domains

  init(_ request: FindRequest) {
    fields = request.fields.isEmpty ? FindRequest.Field.allCases : request.fields
    terms = MatchExpression.filters(of: request.filter, ofMarks: false)
    domains = request.domains.lowercased
  }

  func admits(_ words: FilterTerms, _ hosts: [String]) -> Bool {
    terms.allSatisfy { $0.contains { words.words.contains($0) } } && domains.admits(hosts)
  }
}
