import NewsDomain
import SQLKit
import TestSupport
import TestTraits
import Testing

@Suite("An archive that another program has locked", .takesTurns)
struct LockedArchiveTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for number in 0..<3 { reader.news.publish("\(number)", "Moon \(number)", at: .day(0, Double(number))) }
  }

  /// The archive with an exclusive lock, which ends with the connection.
  private func locked() throws -> Database {
    let database = try Database(path: FilePath(reader.home.path + "/" + TemporaryFolder.archive))
    try database.execute("BEGIN EXCLUSIVE")
    return database
  }

  @Test("news is shown, one sentence says that it is not archived, and later it is")
  func shown() async throws {
    _ = try await reader.run(["-c", "top"], at: .day(0, 4))
    reader.news.publish("new", "Moon of today", at: .day(1))
    let script = "top; find moon; top; sports"
    var lock: Database? = try locked()
    let result = try await reader.run(["-F", "json", "-c", script], at: .day(1, 1))
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "find ok", "top ok", "top ok"])
    #expect(steps.map { Set($0.titles).contains("Moon of today") } == [true, false, true, true])
    #expect(steps.dropFirst().first?.records.count == 3)
    let sentences = result.errors.split(separator: "\n")
    #expect(sentences.count { $0.contains("another session is using") } == 1, "\(result.errors)")
    try lock?.execute("ROLLBACK")
    lock = nil
    let later = try await reader.steps("top; find today", at: .day(1, 2))
    #expect(later.last?.titles == ["Moon of today"])
  }

  @Test("marks that cannot be stored are an error")
  func marks() async throws {
    _ = try await reader.run(["-c", "top"], at: .day(0, 4))
    let lock = try locked()
    let steps = try await reader.steps("top; mark 1 read; save 1", at: .day(0, 5))
    #expect(steps.map(\.outcome) == ["top ok", "mark archive", "save archive"])
    try lock.execute("ROLLBACK")
  }
}
