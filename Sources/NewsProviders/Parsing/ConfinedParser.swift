import Confinement
import NewsParsing

/// Has documents parsed in confined processes.
package struct ConfinedParser: DocumentParser {
  private let workers: Workers

  /// - Parameter workers: of the kind that parses.
  package init(_ workers: Workers) {
    self.workers = workers
  }

  package func start() { workers.start() }

  package func answer(to request: ParsingRequest) async throws(WorkerError) -> ParsingAnswer {
    try ParsingAnswer(message: try await workers.answer(to: request.message))
  }

  package func blockingAnswer(to request: ParsingRequest) throws(WorkerError) -> ParsingAnswer {
    try ParsingAnswer(message: try workers.answer(to: request.message))
  }
}

extension ParsingRequest {
  package var message: [UInt8] {
    var message = MessageWriter(capacity: size)
    message.write(self)
    return message.bytes
  }

  /// About how many bytes its message has.
  private var size: Int {
    switch self {
    case .feed(let bytes, _, _, _), .links(let bytes, _, _, _), .list(let bytes, _): bytes.count + 1_024
    case .page(let answer, _): answer.bytes.count + 1_024
    case .plainTexts, .languages: 0
    }
  }
}

extension ParsingAnswer {
  /// - Throws: ``WorkerError/garbled`` if the message is anything else.
  package init(message: [UInt8]) throws(WorkerError) {
    var reader = MessageReader(message)
    guard let answer = try? reader.value(ParsingAnswer.self), reader.isAtEnd else { throw .garbled }
    self = answer
  }
}
