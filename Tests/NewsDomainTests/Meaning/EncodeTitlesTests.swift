import Locking
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Titles that get their vectors")
struct EncodeTitlesTests {
  private final class FakeVectors: VectorRepository {
    private let titles: Guarded<[UnencodedTitle]>
    private let stored = Guarded<[(titles: [Int64], model: String)]>([])
    private let corrections = Guarded<[[Int64]]>([])

    /// How many titles have no vector yet.
    var left: Int { titles.withLock(\.count) }
    /// What was stored, each time.
    var kept: [(titles: [Int64], model: String)] { stored.withLock(\.self) }
    /// The titles whose stories were corrected, each time.
    var corrected: [[Int64]] { corrections.withLock(\.self) }

    init(_ count: Int) {
      titles = Guarded(
        (0..<count).map { UnencodedTitle(key: Int64(count - $0), title: "Title \($0)", language: "en") })
    }

    func titlesWithoutVector(of model: String, most: Int) async throws -> [UnencodedTitle] {
      titles.withLock { Array($0.prefix(most)) }
    }

    func lacksVectors(of model: String) async throws -> Bool { left > 0 }

    func keep(_ vectors: [EncodedTitle], of model: String) async throws {
      let keys = Set(vectors.map(\.title.key))
      titles.withLock { $0.removeAll { keys.contains($0.key) } }
      stored.withLock { $0.append((vectors.map(\.title.key), model)) }
    }

    func vector(of id: ArticleID) async throws -> (vector: SentenceVector, model: String)? { nil }

    func correctStories(of titles: [Int64], by model: String) async throws {
      corrections.withLock { $0.append(titles) }
    }
  }

  private func encode(
    _ vectors: FakeVectors, _ encoder: FakeEncoder = FakeEncoder(named: "m"), most: Int = .max,
    settings: LiveSettings = LiveSettings()
  ) async throws -> Int {
    try await EncodeTitles(encoder: encoder, archive: vectors, settings: settings)(most: most)
  }

  @Test("the newest titles come first, some at a time")
  func all() async throws {
    let vectors = FakeVectors(1_100)
    #expect(try await encode(vectors) == 1_100)
    let kept = vectors.kept
    #expect(kept.flatMap(\.titles) == (1...1_100).reversed())
    #expect(kept.allSatisfy { $0.model == "m" && $0.titles.count <= EncodeTitles.batch })
    // Each time at once, before the work may end.
    #expect(vectors.corrected == kept.map(\.titles))
    #expect(try await encode(vectors) == 0)
  }

  @Test("no more than wanted")
  func most() async throws {
    let vectors = FakeVectors(100)
    #expect(try await encode(vectors, most: 40) == 40)
    #expect(vectors.left == 60)
  }

  @Test("without a model, or with the archive off, nothing happens")
  func nothing() async throws {
    let vectors = FakeVectors(3)
    #expect(try await encode(vectors, FakeEncoder()) == 0)
    var settings = Settings()
    settings[ArchiveSetting.self] = .off
    #expect(try await encode(vectors, settings: LiveSettings(settings)) == 0)
    #expect(vectors.kept.isEmpty)
  }

  @Test("a model that cannot be used makes nothing fail: it is there, but not the right one")
  func unusable() async throws {
    let vectors = FakeVectors(3)
    #expect(try await encode(vectors, FakeEncoder(failure: .wrongFile("/model"), named: "m")) == 0)
    #expect(vectors.kept.isEmpty && vectors.left == 3)
  }

  @Test("it is traced why titles get no vectors")
  func traced() async throws {
    let lines = Guarded<[String]>([])
    func told(_ encoder: FakeEncoder) async throws -> [String] {
      lines.withLock { $0 = [] }
      _ = try await EncodeTitles(
        encoder: encoder, archive: FakeVectors(3), settings: LiveSettings(),
        trace: { line in lines.withLock { $0.append(line) } })()
      return lines.withLock(\.self)
    }
    #expect(
      try await told(FakeEncoder(failure: .notInstalled(["/a", "/b"]))) == [
        "* no vectors of titles: no model in /a, /b"
      ])
    #expect(
      try await told(FakeEncoder(failure: .wrongFile("/a"), named: "m")) == [
        "* no vectors of titles: /a is not the model"
      ])
    #expect(try await told(FakeEncoder(named: "m")).isEmpty)
  }

  @Test("a cancelled task keeps what it has")
  func cancelled() async throws {
    let vectors = FakeVectors(100)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await encode(vectors)
    }
    #expect(try await task.value == 0)
    #expect(vectors.left == 100)
  }
}
