import NewsDomain

/// One word of a search; a quoted phrase is one word.
enum SearchWord: Equatable {
  case term(String, isPhrase: Bool, isUnwanted: Bool)
  /// OR: either the word before or the word after.
  case or

  /// - Parameter text: words, `"a phrase"`, `+must`, `-not`, AND, OR, NOT and parentheses.
  static func words(of text: String) -> [SearchWord] {
    var words: [SearchWord] = []
    var isUnwanted = false
    var rest = text[...]
    while let first = rest.first {
      switch first {
      case "-":
        isUnwanted = true
        rest.removeFirst()
      case "\"":
        rest.removeFirst()
        let phrase = rest.prefix { $0 != "\"" }
        rest = rest[phrase.endIndex...].dropFirst()
        add(phrase.trimmed, isPhrase: true)
      case _ where first.isWhitespace || "+()".contains(first): rest.removeFirst()
      default:
        let word = rest.prefix { !$0.isWhitespace && !"\"()".contains($0) }
        rest = rest[word.endIndex...]
        switch word {
        case "AND": continue
        case "OR": words.append(.or)
        case "NOT": isUnwanted = true
        default: add(String(word), isPhrase: false)
        }
      }
    }
    return words

    func add(_ text: String, isPhrase: Bool) {
      if !text.isEmpty { words.append(.term(text, isPhrase: isPhrase, isUnwanted: isUnwanted)) }
      isUnwanted = false
    }
  }
}

/// A search that is done here rather than by a service: words that must occur, and words that must not.
struct SearchTerms {
  /// Groups of words; at least one of each group must occur.
  private var wanted: [[FoldedName]] = []
  private var unwanted: [FoldedName] = []
  /// Whether only titles are searched.
  let isOfTitles: Bool

  init(_ text: String, in fields: [SearchRequest.Field]) {
    isOfTitles = fields == [.title]
    var joins = false
    for word in SearchWord.words(of: text) {
      switch word {
      case .or: joins = true
      case .term(let text, _, isUnwanted: true):
        unwanted.append(FoldedName(text))
        joins = false
      case .term(let text, _, isUnwanted: false):
        if joins, !wanted.isEmpty {
          wanted[wanted.count - 1].append(FoldedName(text))
        } else {
          wanted.append([FoldedName(text)])
        }
        joins = false
      }
    }
  }

  func match(_ texts: [String]) -> Bool {
    let words = texts.map { FoldedName($0).text }
    return wanted.allSatisfy { group in group.contains { term in words.contains { $0.holds(term.text) } } }
      && !unwanted.contains { term in !term.text.isEmpty && words.contains { $0.holds(term.text) } }
  }
}

extension String {
  /// Whether the host is the domain or one of its subdomains.
  func isWithin(_ domain: String) -> Bool {
    lowercased() == domain.lowercased() || lowercased().hasSuffix("." + domain.lowercased())
  }
}
