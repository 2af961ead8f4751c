import FoundationEssentials
import NewsDomain
import NewsPresentation
import TerminalKit

/// The state and picture of the live search, without time and network.
struct LiveView: Sendable {
  /// A request made by a key, beyond redrawing.
  enum Wish: Sendable, Equatable {
    case nothing
    /// The text has changed; it is searched for when the reader pauses.
    case pause
    /// The text is searched for at once.
    case search
    case open(Int)
    case leave
  }

  enum State: Sendable {
    case idle
    case searching
    case failed(any Error)
  }

  private let texts: any Texts
  private let scope: LiveScope
  private let dateStyle: DatesSetting.Value
  private var field: LineField
  private(set) var listing: NewsListing?
  private var chosen = 0
  /// The index of the first visible article.
  private var top = 0
  private var state = State.idle
  /// The last text searched for.
  private(set) var searched = ""
  /// The number of requests since the view began, including cancelled ones.
  private(set) var requests = 0
  /// The number of requests the key has left; `nil` if they are not limited.
  var requestsLeft: Int?

  /// - Parameter dates: how dates are written.
  init(text: String, scope: LiveScope, texts: any Texts, dates: DatesSetting.Value = DatesSetting.standard) {
    dateStyle = dates
    field = LineField(text, longest: SearchRequest.longestText)
    self.scope = scope
    self.texts = texts
  }

  /// The text to search for.
  var text: String { scope.text(typed: field.text) }

  private var articles: [Article] { listing?.page.articles ?? [] }

  mutating func take(_ key: Key) -> Wish {
    switch key {
    case .escape, .control("g"): return .leave
    case .control("d") where field.text.isEmpty: return .leave
    case .enter:
      // Enter opens an article only if the results belong to the current text.
      if case .idle = state, text == searched { return articles.isEmpty ? .nothing : .open(chosen + 1) }
      return .search
    case .up, .control("p"), .backTab: choose(chosen - 1)
    case .down, .control("n"), .tab: choose(chosen + 1)
    case .pageUp: choose(chosen - 10)
    case .pageDown: choose(chosen + 10)
    default:
      let before = text
      return field.take(key) && text != before ? .pause : .nothing
    }
    return .nothing
  }

  /// Begins a search; without a text there is nothing to search for, and nothing to show.
  ///
  /// - Returns: whether a search begins, which is `false` for a text already searched for or shown.
  mutating func begin() -> Bool {
    if case .failed = state {} else if text == searched { return false }
    searched = text
    state = text.isEmpty ? .idle : .searching
    if text.isEmpty { listing = nil } else { requests += 1 }
    return true
  }

  mutating func take(_ result: Result<NewsListing, any Error>, of text: String) {
    if Self.isFree(result) { requests -= 1 }
    // Results for an earlier text are ignored.
    guard text == searched else { return }
    switch result {
    case .success(let listing):
      self.listing = listing
      (chosen, top) = (0, 0)
      state = .idle
    case .failure(let error):
      state = .failed(error)
    }
  }

  /// Whether a search has cost no request: it was not sent, or was answered from stored results.
  private static func isFree(_ result: Result<NewsListing, any Error>) -> Bool {
    switch result {
    case .success(let listing):
      return [.recent, .offline].contains(listing.page.origin.stored) || listing.page.origin.provider == .sample
    case .failure(NewsError.withoutSample(let error)): return isFree(.failure(error))
    case .failure(let error as NewsError):
      switch error {
      case .network(.offline), .search, .key(.missing), .network(.unreachable), .network(.tls): return true
      default: return false
      }
    case .failure: return false
    }
  }

  private mutating func choose(_ index: Int) {
    chosen = max(0, min(index, articles.count - 1))
  }

  /// The picture for a window of this size.
  mutating func frame(columns: Int, rows: Int, now: Date) -> Frame {
    let prompt = texts.livePrompt
    let typed = field.visible(columns: columns - DisplayWidth.of(prompt) - 1)
    var lines: [[Span]] = [[Span(prompt, .quiet), Span(typed.text)], [about(now)], []]
    // Two lines for each article, and the last line for the keys.
    let room = max(1, (rows - lines.count - 1) / 2)
    top = max(min(top, chosen), chosen - room + 1)
    let dates = DateWords(texts: texts, now: now, style: dateStyle)
    let digits = max(2, String(articles.count).count)
    for (index, article) in articles.enumerated().dropFirst(top).prefix(room) {
      let label = String(index + 1)
      let pad = String(repeating: " ", count: digits - label.count)
      let isChosen = index == chosen
      lines.append(
        [Span(isChosen ? "› " : "  ", .accent), Span(pad + label + "  ", .number)]
          + title(of: article, isChosen ? .accent : .title))
      let source = article.source.name ?? texts.unknownSource
      let date = texts.date(article.publishedAt.map(dates.short) ?? texts.noDate, of: article)
      lines.append([Span(String(repeating: " ", count: digits + 4) + source + " · " + date, .quiet)])
    }
    while lines.count < rows - 1 { lines.append([]) }
    lines.append([Span(scope.hint(texts), .quiet)])
    return Frame(lines: lines, cursor: (DisplayWidth.of(prompt) + typed.cursor, 0))
  }

  /// The title of an article, with the words of a search of the archive highlighted.
  private func title(of article: Article, _ role: Role) -> [Span] {
    let title = article.headline ?? texts.noTitle
    guard let matches = listing?.page.hits?.matches[article.id] else { return [Span(title, role)] }
    return MatchedWords(matches).spans(of: SafeText(title), role)
  }

  /// The cost of the searches in requests.
  private var costs: [String] {
    guard scope.countsRequests else { return [] }
    return [texts.requests(requests)] + (requestsLeft.map { [texts.requestsLeft($0)] } ?? [])
  }

  /// The result of the search, and what the searches have cost.
  private func about(_ now: Date) -> Span {
    switch state {
    case .failed(let error):
      return Span(([texts.explain(error).message] + costs).joined(separator: " · "), .trouble)
    case .searching:
      return Span(([texts.searching] + costs).joined(separator: " · "), .quiet)
    case .idle:
      guard let listing else { return Span(costs.joined(separator: " · "), .quiet) }
      let page = TextPage(
        texts: texts, style: Style(isColoured: false), columns: nil, now: now, dates: dateStyle)
      let found =
        articles.isEmpty
        ? [texts.nothingHere]
        : [
          texts.origin(of: listing.page),
          texts.count(articles.count, of: listing.page, listing.request.isOfArchive),
        ]
          + (scope.countsRequests ? page.age(of: listing.page.origin) : [])
      return Span((found + costs).joined(separator: " · "), .quiet)
    }
  }
}
