import TestSupport
import TestTraits
import Testing

@Suite("Faults of the archive's file", .takesTurns)
struct ArchiveFaultTests {
  private static let folder = ".local/share/supernews"

  private let reader: Reader

  init() throws {
    reader = try Reader()
  }

  /// A hundred new articles, all of them with "moon" in their titles and with a long description.
  private func publish(_ day: Int) {
    reader.news.items = []
    for number in 0..<100 {
      let words = (0..<40).map { "word\((number * 40 + $0) % 997)" }.joined(separator: " ")
      reader.news.publish(
        "\(day)-\(number)", "Moon \(day) \(number)", description: words, at: .day(day, Double(number) / 20))
    }
  }

  /// Fills the archive with 400 articles, all in its main file.
  private func fill() async throws {
    for day in 0..<4 {
      publish(day)
      #expect(try await reader.steps("top --limit 100", at: .day(day)).first?.records.count == 100)
    }
    #expect(try await reader.steps("archive compact", at: .day(3)).map(\.outcome) == ["archive ok"])
    #expect(reader.home.archiveSize > 50 * 4096)
  }

  /// The lines of standard error that name the archive.
  private func told(_ result: Program.Result) -> [String] {
    result.errors.split(separator: "\n").map(String.init).filter { $0.contains("archive.sqlite") }
  }

  @Test("on a full disk news is shown, and one sentence says that it is not kept")
  func full() async throws {
    publish(0)
    #expect(try await reader.steps("top --limit 5", at: .day(0)).first?.records.count == 5)
    publish(1)
    // No file may grow beyond 64 KiB; the program's output is not limited.
    var shell = reader.program(at: .day(1), ["NEWS": Program.binary, "SWIFT_BACKTRACE": "enable=no"])
    shell.path = "/bin/bash"
    let commands = "set -o pipefail; (ulimit -f 64; exec \"$NEWS\" \"$@\") | cat"
    let script = "top --limit 100; sports --limit 100; search moon --limit 100; top --limit 100"
    let result = try await shell.run(
      ["-c", commands, "bash", "--provider", "newsapi", "-F", "json", "-c", script])
    #expect(result.status == 0)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "top ok", "search ok", "top ok"])
    #expect(steps.allSatisfy { $0.records.count == 100 })
    #expect(told(result).count == 1, "\(result.errors)")

    // With free space again, everything is added.
    let later = try await reader.run(
      ["-F", "json", "-c", "top --limit 100; find moon --limit 100; archive check"], at: .day(1, 9))
    #expect(told(later).isEmpty)
    #expect(try later.steps().map(\.outcome) == ["top ok", "find ok", "archive ok"])
    #expect(try later.steps().map(\.records.count) == [100, 100, 0])
  }

  @Test("a damaged file is set aside, and what can be read of it is found", arguments: [0.1, 0.5, 0.85])
  func damaged(place: Double) async throws {
    try await fill()
    let pages = reader.home.archiveSize / 4096
    // A tenth of its pages, but not the first.
    let bytes = [UInt8](repeating: 0xA5, count: pages / 10 * 4096)
    try reader.home.overwriteArchive(at: max(1, Int(Double(pages) * place)) * 4096, with: bytes)

    // Sooner or later every page is read.
    let finds = (1...4).map { "find moon word1 OR moon --limit 100 --page \($0); " }.joined()
    let result = try await reader.run(
      ["-F", "json", "-c", finds + "archive compact; find moon --limit 100; archive check"], at: .day(4))
    let steps = try result.steps()
    #expect(steps.allSatisfy { $0.status.error == nil }, "\(steps.map(\.outcome))")
    #expect(told(result).count == 1, "\(result.errors)")
    #expect(told(result).first?.contains("was damaged; the new archive has ") == true)
    try #require(steps.count == 7)
    #expect(steps[5].records.count == 100)
    let total = try #require(steps[5].status.total)
    #expect((100..<401).contains(total))
    let names = try reader.home.names(of: Self.folder)
    #expect(names.contains { $0.hasPrefix("archive.sqlite.damaged-") && !$0.hasSuffix("-wal") })
    #expect(reader.home.mode(of: TemporaryFolder.archive) == 0o600)
    // It is reported once, and the new archive is as good as any.
    publish(4)
    let later = try await reader.run(["-F", "json", "-c", "top --limit 100; find moon; mark 1 read"], at: .day(4))
    #expect(try later.steps().map(\.outcome) == ["top ok", "find ok", "mark ok"])
    #expect(try later.steps().first?.records.count == 100)
    #expect(try later.steps()[1].status.total == total + 100)
    #expect(told(later).isEmpty)
  }

  /// A whole file replaced by something else.
  enum Junk: CaseIterable {
    case zeros
    case half
  }

  @Test("a file that is none of ours or was cut short does not keep news from being shown", arguments: Junk.allCases)
  func junk(junk: Junk) async throws {
    try await fill()
    let size = reader.home.archiveSize
    switch junk {
    case .zeros: try reader.home.overwriteArchive(at: 0, with: [UInt8](repeating: 0, count: size))
    case .half: #expect(truncate(reader.home.path + "/" + TemporaryFolder.archive, off_t(size / 8192 * 4096)) == 0)
    }
    publish(4)
    let script = "top --limit 100; find moon --limit 100; mark 1 read; archive check"
    let result = try await reader.run(["-F", "json", "-c", script], at: .day(4))
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "find ok", "mark ok", "archive ok"])
    #expect(steps.first?.records.count == 100 && steps.dropFirst().first?.records.count == 100)
    #expect(told(result).count == 1 && told(result).first?.contains("was damaged") == true, "\(result.errors)")
  }

  @Test("the file of a newer version is left alone, which is said in one sentence")
  func newer() async throws {
    publish(0)
    _ = try await reader.steps("top; save 1; archive compact", at: .day(0))
    // The version of the tables, in the header of the file.
    try reader.home.overwriteArchive(at: 60, with: [0, 0, 0, 200])
    let before = try Data(contentsOf: URL(filePath: reader.home.path + "/" + TemporaryFolder.archive))
    let script = "top --limit 100; search moon; top --limit 100; find moon; mark 1 read; saved; mutes; new; archive"
    let result = try await reader.run(["-F", "json", "-c", script], at: .day(1))
    let steps = try result.steps()
    #expect(steps.map(\.outcome).prefix(3) == ["top ok", "search ok", "top ok"])
    #expect(steps.prefix(3).allSatisfy { !$0.records.isEmpty })
    #expect(steps.dropFirst(3).allSatisfy { $0.status.error?.code == "archive" }, "\(steps.map(\.outcome))")
    #expect(told(result).count == 1, "\(result.errors)")
    #expect(told(result).first?.contains("needs a newer supernews") == true)
    #expect(try Data(contentsOf: URL(filePath: reader.home.path + "/" + TemporaryFolder.archive)) == before)
  }

  @Test("a folder that cannot be written keeps nothing, and news is shown")
  func readOnly() async throws {
    // There is a file where the folder should be.
    try reader.home.write("".utf8, to: ".local/share/supernews")
    publish(0)
    let result = try await reader.run(["-F", "json", "-c", "top; search moon; find moon; saved"], at: .day(0))
    let steps = try result.steps()
    #expect(steps.map(\.outcome).prefix(2) == ["top ok", "search ok"])
    #expect(steps.prefix(2).allSatisfy { !$0.records.isEmpty })
    #expect(told(result).count == 1, "\(result.errors)")
  }
}
