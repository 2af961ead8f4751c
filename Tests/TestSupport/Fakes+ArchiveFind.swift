import FoundationEssentials
import NewsDomain

extension FakeArchive.Content {
  func find(_ request: FindRequest) throws -> NewsPage {
    let expression = FindExpression(request.text)
    var found = entries.values.filter { entry in
      entry.fits(request)
        && expression.map { $0.isIn(FakeWords(entry.article, texts[entry.article.id], request.fields)) } != false
    }
    switch request.purpose {
    case .find:
      if expression == nil, !request.hasFilter { throw NewsError.archive(.nothingToFind) }
      found.sort { ($0.date, $0.state.arrival) > ($1.date, $1.state.arrival) }
    case .brief: found = []
    case .saved: found.sort { $0.savedAt > $1.savedAt }
    case .new: found.sort { $0.state.arrival > $1.state.arrival }
    }
    let start = min((request.page - 1) * request.limit, found.count)
    let articles = found[start...].prefix(request.limit).map(\.article)
    var page = NewsPage(
      articles: articles, total: found.count, provider: articles.first?.provider ?? .feeds, stored: .archived)
    var hits = ArchiveHits()
    for article in articles {
      let words = expression?.matches(in: FakeWords(article)) ?? []
      if !words.isEmpty { hits.matches[article.id] = words }
    }
    page.hits = hits
    return page
  }
}

extension FindRequest {
  fileprivate var hasFilter: Bool {
    country != nil || language != nil || !sources.isEmpty || category != nil || label != nil || isUnread || isSaved
      || from != nil || to != nil || !domains.isEmpty
  }
}

extension FakeArchive.Entry {
  /// The time of publication.
  fileprivate var date: Date { article.publishedAt ?? .distantPast }

  fileprivate func fits(_ request: FindRequest) -> Bool {
    switch request.purpose {
    case .find, .brief: break
    case .saved(let label):
      guard state.isSaved, label.map({ state.labels.contains($0) }) != false else { return false }
    case .new(let scope, let visit):
      guard isIn(scope), state.arrival > visit?.arrival ?? -1 else { return false }
    }
    if let country = request.country, !lists.contains(where: { $0.country == country }) { return false }
    if let category = request.category, !lists.contains(where: { $0.category == category }) { return false }
    if let language = request.language, article.language != language,
      article.language != nil || !request.admitsUnknownLanguage
    {
      return false
    }
    let names = [article.source.id, article.source.name].compactMap(\.self)
    if !request.sources.isEmpty, request.sources.allSatisfy({ !names.contains($0) }) { return false }
    if let label = request.label, !state.labels.contains(label) { return false }
    if request.isUnread, state.isRead { return false }
    if request.isSaved, !state.isSaved { return false }
    return date >= request.from ?? .distantPast && date <= request.to ?? .distantFuture
  }
}

/// The words of an article: as written, and as compared.
struct FakeWords {
  let written: [String]
  let folded: [String]

  init(_ text: String) {
    written = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    folded = written.map { FoldedName($0).text }
  }

  init(_ article: Article) {
    self.init([article.title, article.summary, article.content].compactMap(\.self).joined(separator: " | "))
  }

  /// - Parameter fields: the parts that count; empty for all.
  init(_ article: Article, _ text: ArticleText?, _ fields: [FindRequest.Field]) {
    let parts: [(FindRequest.Field, String?)] = [
      (.title, article.title), (.description, article.summary), (.text, article.content), (.text, text?.plain),
    ]
    let wanted = parts.filter { fields.isEmpty || fields.contains($0.0) }
    self.init(wanted.compactMap(\.1).joined(separator: " | "))
  }

  /// The ranges where words are adjacent.
  func places(of words: [String], isPrefix: Bool = false) -> [Range<Int>] {
    guard !words.isEmpty, folded.count >= words.count else { return [] }
    return (0...(folded.count - words.count)).map { $0..<($0 + words.count) }.filter { range in
      zip(folded[range], words).enumerated().allSatisfy { index, pair in
        isPrefix && index == words.count - 1 ? pair.0.hasPrefix(pair.1) : pair.0 == pair.1
      }
    }
  }
}

extension FindExpression {
  fileprivate func isIn(_ words: FakeWords) -> Bool {
    switch self {
    case .words(let text, let isPrefix): !words.places(of: FakeWords(text).folded, isPrefix: isPrefix).isEmpty
    case .all(let parts): parts.allSatisfy { $0.isIn(words) }
    case .any(let parts): parts.contains { $0.isIn(words) }
    case .not(let part): !part.isIn(words)
    }
  }

  fileprivate func matches(in words: FakeWords) -> [String] {
    switch self {
    case .words(let text, let isPrefix):
      words.places(of: FakeWords(text).folded, isPrefix: isPrefix).flatMap { words.written[$0] }
    case .all(let parts), .any(let parts): parts.flatMap { $0.matches(in: words) }
    case .not: []
    }
  }
}
