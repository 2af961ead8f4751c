import CMeaning
import Confinement
import Glibc
import NewsDomain

/// What a worker for meaning does: it has the engine and the model as open files, which its parent has checked.
package final class MeaningWork {
  private static let engine = WorkerProcess.firstDescriptor
  private static let model = engine + 1

  /// `nil` if the engine cannot be used.
  private var pointer: OpaquePointer?

  package init() {}

  /// Loads the engine and the model, before the worker is confined.
  package func prepare() {
    let opened = supernews_meaning_open(Self.path(of: Self.engine), Self.path(of: Self.model))
    close(Self.engine)
    close(Self.model)
    guard let opened, supernews_meaning_dimensions(opened) == SentenceVector.dimensions else { return }
    pointer = opened
  }

  package func answer(to request: [UInt8]) -> [UInt8] {
    var reader = MessageReader(request)
    var writer = MessageWriter()
    // The parent is to be trusted, but a message that is none has no answer either.
    writer.write((try? reader.value(MeaningRequest.self)).map(answer) ?? .noVector)
    return writer.bytes
  }

  private func answer(to request: MeaningRequest) -> MeaningAnswer {
    guard let pointer else { return .noEngine }
    var numbers = [Float](repeating: 0, count: SentenceVector.dimensions)
    let isDone = supernews_meaning_encode(pointer, request.text, request.isQuestion ? 1 : 0, &numbers) != 0
    return isDone && numbers.allSatisfy(\.isFinite) ? .vector(numbers) : .noVector
  }

  private static func path(of descriptor: Int32) -> String { "/dev/fd/\(descriptor)" }
}
