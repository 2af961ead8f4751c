import Confinement
import NewsDomain
import NewsParsing
import NewsProviders

/// Parses documents in this process, with the same messages as in a confined one.
package struct DirectParser: DocumentParser {
  private let time: ProcessorTime
  private let language: @Sendable (String, String?) -> String?

  /// - Parameters:
  ///   - time: The processor time; that of the thread would judge a debug build by the clock.
  ///   - language: Detects the language of a text that is said to have another.
  package init(
    _ time: ProcessorTime = .still, language: @escaping @Sendable (String, String?) -> String? = { _, _ in nil }
  ) {
    self.time = time
    self.language = language
  }

  package func start() {}

  package func answer(to request: ParsingRequest) async throws(WorkerError) -> ParsingAnswer {
    try blockingAnswer(to: request)
  }

  package func blockingAnswer(to request: ParsingRequest) throws(WorkerError) -> ParsingAnswer {
    try ParsingAnswer(message: ParsingWork.answer(request.message, time: time, language: language))
  }
}
