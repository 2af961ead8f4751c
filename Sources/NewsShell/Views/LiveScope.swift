import NewsDomain
import NewsPresentation

/// Where a live search looks.
enum LiveScope: Sendable {
  /// In the news that providers have.
  case network(Edition)
  /// In the archive, which costs no requests and needs no network.
  case archive

  /// How long the reader must not type before the search begins. As in the original app a request waits 0.8 s; the
  /// archive answers at once.
  var pause: Duration {
    switch self {
    case .network: .milliseconds(800)
    case .archive: .milliseconds(100)
    }
  }

  /// The text to search for, based on the text in the field. In the archive, the word still being typed is a prefix; a
  /// space ends it.
  func text(typed: String) -> String {
    let text = typed.trimmed
    guard case .archive = self, let last = typed.last, !text.isEmpty else { return text }
    // The quote of a phrase is still open while the phrase is typed.
    let isOpen = text.count(where: { $0 == "\"" }) % 2 == 1
    let isBegun = last.isLetter || last.isNumber
    return text + (isOpen ? "\"" : "") + (isBegun ? "*" : "")
  }

  /// - Parameter texts: of the reader's language, which may have words of its own for the operators.
  func query(_ text: String, in texts: any Texts) -> NewsQuery {
    let text = SearchWords.withOperators(text, of: texts)
    return switch self {
    case .network(let edition):
      NewsQuery.search(
        SearchRequest(text: text, edition: .init(language: edition.language, country: edition.country))
      ).longest
    case .archive: .archive(FindRequest(text: text))
    }
  }

  /// The line at the foot of the view.
  func hint(_ texts: any Texts) -> String {
    switch self {
    case .network: texts.liveHint
    case .archive: texts.liveKeptHint
    }
  }

  var countsRequests: Bool {
    if case .network = self { true } else { false }
  }
}
