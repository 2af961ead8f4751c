import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SQLKit
@testable import SystemServices

@Suite("A cache that cannot be read")
struct StoreDamageTests {
  private let folder = TemporaryFolder()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var path: String { folder.path + "/store.sqlite" }
  private var bytes: Data? { FileManager.default.contents(atPath: path) }

  /// Makes a cache of some hundred pages and closes it.
  private func fill() {
    let cache = Cache(path: path)
    for number in 0..<40 {
      cache.keep(.sample(String(repeating: "\(number)", count: 10_000), at: Double(number)), to: "\(number)")
      cache.close(cache.open(.search, at: now), status: 200)
    }
  }

  /// The new place of the damaged file, if damage is the only problem that is reported.
  private func whereabouts(_ problems: [CacheProblem]) -> String? {
    guard problems.count == 1, case .damaged(let file, let keptAs)? = problems.first, file == path
    else { return nil }
    return keptAs
  }

  /// The reason why the file is not used, if that is the only problem that is reported.
  private func reason(_ problems: [CacheProblem]) -> String? {
    guard problems.count == 1, case .unusable(let file, let detail)? = problems.first, file == path
    else { return nil }
    return detail
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Changes the bytes of an intact file.
    let apply: @Sendable (Data) -> Data

    init(_ name: String, _ apply: @escaping @Sendable (Data) -> Data) {
      testDescription = name
      self.apply = apply
    }
  }

  static let damages: [Damage] = [
    Damage("garbage") { _ in Data(String(repeating: "no database at all\n", count: 1000).utf8) },
    Damage("a few bytes") { _ in Data("oops".utf8) },
    Damage("nothing but zeros") { Data(count: $0.count) },
    Damage("cut in the middle") { $0.prefix($0.count / 2) },
    Damage("cut within a page") { $0.prefix($0.count / 2 + 1234) },
    Damage("cut after the first page") { $0.prefix(4096) },
    Damage("pages overwritten") { $0.prefix(4096) + Data(repeating: 0xAA, count: $0.count - 4096) },
    Damage("no signature") { Data("SQLite format 4\u{0}".utf8) + $0.dropFirst(16) },
  ]

  @Test("an index that does not fit its table is treated like other damage")
  func wrongIndex() throws {
    fill()
    do {
      let database = try Database(path: path)
      try database.execute(
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = 'CREATE INDEX answer_by_age ON answer (size, received)'
          WHERE name = 'answer_by_age';
        """)
    }
    let cache = Cache(path: path)
    cache.keep(.sample("a", at: 1), to: "0")
    #expect(whereabouts(cache.takeProblems()) == path + ".damaged")
    #expect(cache.text(of: "0") == "a")
    #expect(cache.count("answer") == 1)
  }

  /// The first thing that a session does with the cache.
  enum Use: CaseIterable, Sendable {
    case read, keep, count

    func callAsFunction(_ cache: Cache, at now: Date) {
      switch self {
      case .read: _ = cache.answer(to: "3", now: now)
      case .keep: cache.keep(.sample("first"), to: "first")
      case .count: _ = cache.open(.search, at: now)
      }
    }
  }

  @Test(
    "a damaged file is reported once, moved aside and replaced by a new one",
    arguments: StoreDamageTests.damages, StoreDamageTests.Use.allCases)
  func damagedFileIsToldOfOnce(damage: Damage, use: Use) throws {
    fill()
    let damaged = damage.apply(try #require(bytes))
    try folder.write(damaged, to: "store.sqlite")

    let cache = Cache(path: path)
    use(cache, at: now)
    let aside = try #require(whereabouts(cache.takeProblems()))
    #expect(aside.hasPrefix(path))
    let isWhole = FileManager.default.contents(atPath: aside) == damaged
    #expect(isWhole)

    // The result of the first use is not lost, and the cache can be used further.
    #expect(cache.count("answer") == (use == .keep ? 1 : 0))
    #expect(cache.quota(at: now).total == (use == .count ? 1 : 0))
    cache.keep(.sample("a"), to: "u")
    #expect(cache.text(of: "u") == "a")
    #expect(cache.takeProblems().isEmpty)
    #expect(folder.mode(of: "store.sqlite") == 0o600)

    let other = Cache(path: path)
    #expect(other.text(of: "u") == "a")
    #expect(other.takeProblems().isEmpty)
    let isStillWhole = FileManager.default.contents(atPath: aside) == damaged
    #expect(isStillWhole)
  }

  @Test("sessions that find the same damage at the same time move one file aside and share the new one")
  func damagedForMany() async throws {
    try folder.write("no database at all".utf8, to: "store.sqlite")
    let stores = (0..<4).map { _ in Cache(path: path) }
    await withTaskGroup(of: Void.self) { group in
      for (number, cache) in stores.enumerated() {
        group.addTask { cache.keep(.sample("\(number)"), to: "\(number)") }
      }
    }
    let problems = stores.flatMap { $0.takeProblems() }
    #expect(whereabouts(problems) != nil, "\(problems)")
    for cache in stores {
      #expect((0..<4).map { cache.text(of: "\($0)") } == ["0", "1", "2", "3"])
    }
    #expect(try folder.names().count { $0.contains("damaged") } == 1)
  }

  @Test("an empty file is used as a new one")
  func empty() throws {
    try folder.write([], to: "store.sqlite")
    let cache = Cache(path: path)
    cache.keep(.sample("a"), to: "u")
    #expect(cache.takeProblems().isEmpty)
    #expect(Cache(path: path).text(of: "u") == "a")
    #expect(try folder.names().allSatisfy { $0.hasPrefix("store.sqlite") && !$0.contains("damaged") })
  }

  @Test("a folder in place of the file is reported once and left alone, and memory is used")
  func folderInPlace() throws {
    try folder.write("text".utf8, to: "store.sqlite/inside")
    let cache = Cache(path: path)
    cache.keep(.sample("a"), to: "u")
    #expect(reason(cache.takeProblems())?.isEmpty == false)
    #expect(cache.text(of: "u") == "a")
    cache.close(cache.open(.search, at: now), status: 200)
    #expect(cache.quota(at: now).answered == 1)
    #expect(cache.takeProblems().isEmpty)
    #expect(try folder.names() == ["store.sqlite", "store.sqlite.lock"])
    #expect(try folder.read("store.sqlite/inside") == "text")
  }

  @Test("a file in place of the folder is reported once and left alone, and memory is used")
  func fileInPlaceOfFolder() throws {
    try folder.write("text".utf8, to: "cache")
    let path = folder.path + "/cache/store.sqlite"
    let cache = Cache(path: path)
    cache.keep(.sample("a"), to: "u")
    #expect(cache.text(of: "u") == "a")
    let problems = cache.takeProblems()
    guard problems.count == 1, case .unusable(path, _)? = problems.first else {
      Issue.record("\(problems)")
      return
    }
    #expect(cache.takeProblems().isEmpty)
    #expect(try folder.read("cache") == "text")
  }

  @Test(
    "in a folder that cannot be written, memory is used", .disabled(if: getuid() == 0, "root writes everywhere"))
  func unwritableFolder() throws {
    try folder.write([], to: "cache/other")
    #expect(chmod(folder.path + "/cache", 0o500) == 0)
    defer { chmod(folder.path + "/cache", 0o700) }
    let cache = Cache(path: folder.path + "/cache/store.sqlite")
    cache.keep(.sample("a"), to: "u")
    #expect(cache.text(of: "u") == "a")
    #expect(cache.takeProblems().count == 1)
    #expect(cache.takeProblems().isEmpty)
  }

  @Test("a file of a newer supernews is reported once and left as it is, and memory is used")
  func newer() throws {
    fill()
    func raiseVersion() throws { try Database(path: path).execute("PRAGMA user_version = 999") }
    try raiseVersion()
    let before = try #require(bytes)

    func session() {
      let cache = Cache(path: path)
      #expect(cache.text(of: "3") == nil)
      #expect(reason(cache.takeProblems())?.contains("999") == true)
      cache.keep(.sample("a"), to: "u")
      #expect(cache.text(of: "u") == "a")
      #expect(cache.takeProblems().isEmpty)
    }
    session()
    let isSame = bytes == before
    #expect(isSame)
    #expect(try folder.names() == ["store.sqlite", "store.sqlite.lock"])
  }
}
