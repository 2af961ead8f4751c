import SQLKit
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain

@Suite("An archive of another version, in whole sessions", .takesTurns)
struct VersionSessionTests {
  static let sentences: [(Int, String)] = [
    (14, "before the first release; export it with supernews built from commit fb3f5950 (archive export FILE)"),
    (100, "before the first release; export it with supernews built from commit 98416215 (archive export FILE)"),
    (103, "needs a newer supernews"),
  ]

  @Test("news is shown, one sentence says what to do with the archive, and it stays as it is", arguments: sentences)
  func refused(version: Int, sentence: String) async throws {
    let reader = try Reader()
    reader.news.publish("1", "Moon", at: .day(0))
    let path = try reader.home.write([], to: TemporaryFolder.archive)
    try Database(path: FilePath(path)).execute("PRAGMA user_version = \(version); CREATE TABLE x (y)")
    let before = try Data(contentsOf: URL(filePath: path))
    let result = try await reader.run(["-F", "json", "-c", "top; top; find moon"], at: .day(0))
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "top ok", "find archive"], "\(result.errors)")
    #expect(steps.first?.records.count == 1)
    #expect(result.errors.split(separator: "\n").filter { $0.contains(sentence) }.count == 1, "\(result.errors)")
    let after = try Data(contentsOf: URL(filePath: path))
    // Compared outside of the expectation, which would take minutes to say how they differ.
    let isSame = after == before
    #expect(isSame)
    #expect(try reader.home.names(of: ".local/share/supernews") == ["archive.sqlite"])
  }
}
