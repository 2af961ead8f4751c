import FoundationEssentials

/// Headlines by their time of publication.
package protocol HeadlineRepository: Sendable {
  /// Some of the headlines published within a span of time, in any stable order.
  ///
  /// - Parameters:
  ///   - scope: the scope they belong to.
  ///   - mark: where the last portion ended; `nil` starts at the beginning.
  ///   - limit: the most headlines to return.
  /// - Returns: where this portion ends; `nil` after the last one.
  func headlines(
    in span: ClosedRange<Date>, of scope: ReadingScope, after mark: Int64?, limit: Int
  ) async throws -> (headlines: [DatedHeadline], last: Int64?)
}

/// The title of an article, with when and where it was published.
package struct DatedHeadline: Sendable, Equatable {
  package let id: ArticleID
  package let title: String
  package let publishedAt: Date
  /// ISO 639-1.
  package let language: String?
  /// The name of the source.
  package let source: String?

  package init(id: ArticleID, title: String, publishedAt: Date, language: String?, source: String?) {
    self.id = id
    self.title = title
    self.publishedAt = publishedAt
    self.language = language
    self.source = source
  }
}
