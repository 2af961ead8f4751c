/// The result of downloading the text of an article.
package struct Download: Sendable, Equatable {
  /// The number of the article in its list.
  package let number: Int
  package let article: Article
  package let result: Result<ArticleText, NewsError>

  package init(number: Int, article: Article, result: Result<ArticleText, NewsError>) {
    self.number = number
    self.article = article
    self.result = result
  }

  package var text: ArticleText? { try? result.get() }

  package var error: NewsError? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// The host of its page, for people; empty if it has none.
  package var host: String { article.link.flatMap(WebLink.init)?.host ?? "" }
}

/// The result of a download of several texts.
package struct Downloads: Sendable, Equatable {
  /// In the order of the list, without those that were not tried.
  package internal(set) var all: [Download]
  /// How many articles exceeded the limit of a download.
  package internal(set) var leftOut: Int
  /// Why it ended early; `nil` if it did not.
  package internal(set) var failure: NewsError?

  package init(_ all: [Download] = [], leftOut: Int = 0, failure: NewsError? = nil) {
    self.all = all
    self.leftOut = leftOut
    self.failure = failure
  }

  /// Those with a stored text, even if it is only a part.
  package var kept: [Download] { all.filter { $0.text?.blocks.isEmpty == false } }

  /// Those of which only the beginning is stored.
  package var partial: [Download] {
    kept.filter { if case .beginning? = $0.text?.verdict { true } else { false } }
  }

  /// Those whose page has no text.
  package var empty: [Download] { all.filter { $0.text?.blocks.isEmpty == true } }

  /// Those whose page could not be fetched, or whose text could not be stored.
  package var failed: [Download] { all.filter { $0.error != nil } }
}
