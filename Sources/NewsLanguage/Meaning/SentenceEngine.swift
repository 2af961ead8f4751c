import CMeaning
import Confinement
import NewsDomain
import SystemServices

/// The engine with its model, in a worker. Both files are opened once, checked by descriptor, and given to the worker as
/// descriptors, so that no other file can take their place.
final class SentenceEngine: Sendable {
  /// The files in the folder of the model.
  enum File {
    static let engine = "libe5.so"
    /// The engine for processors with AVX2 and FMA.
    static let fastEngine = "libe5-avx2.so"
    static let model = "e5-small-q4.bin"
  }

  /// The model has 72 MB and may be read rather than mapped.
  private static let memory = 512 << 20

  private let engine: TrustedFile
  private let model: TrustedFile
  private let workers: Workers

  /// - Throws: ``NewsError/meaning(_:)`` if a file is not the right one, or others could have changed it.
  init(
    in folder: FilePath, _ expected: SentenceModel.Expected, _ program: WorkerProgram,
    mustConfine: @escaping @Sendable () -> Bool
  ) throws(NewsError) {
    let opened = try TrustedFolder(folder)
    model = try TrustedFile(File.model, in: opened)
    guard model.size == expected.size, model.hash() == expected.hash else {
      throw NewsError.meaning(.wrongFile(model.path.description))
    }
    engine = try TrustedFile(supernews_meaning_is_fast() != 0 ? File.fastEngine : File.engine, in: opened)
    let standard = Price.standard
    workers = Workers(
      .meaning, price: Price(work: standard.work, wait: standard.wait, memory: Self.memory),
      descriptors: [engine.descriptor, model.descriptor], program: program, mustConfine: mustConfine)
  }

  /// The numbers of a sentence's vector.
  ///
  /// - Throws: ``NewsError``.
  func numbers(of text: String, isQuestion: Bool) throws(NewsError) -> [Float] {
    var request = MessageWriter()
    request.write(MeaningRequest(text: text, isQuestion: isQuestion))
    let bytes: [UInt8]
    do throws(WorkerError) {
      bytes = try workers.answer(to: request.bytes)
    } catch {
      throw reason(error)
    }
    var reader = MessageReader(bytes)
    switch try? reader.value(MeaningAnswer.self) {
    case .vector(let numbers)? where reader.isAtEnd: return numbers
    case .noEngine?: throw .meaning(.unusable(file: engine.path.description))
    default: throw .meaning(.unusable(file: model.path.description))
    }
  }

  private func reason(_ error: WorkerError) -> NewsError {
    switch error {
    case .notStarted(let code): .shortage(.worker(code: code))
    case .refused: .shortage(.confinement)
    case .cancelled: .cancelled
    // The engine runs while the worker starts, and may end it.
    case .tooSlow, .tooMuch, .ended, .garbled: .meaning(.unusable(file: engine.path.description))
    }
  }
}
