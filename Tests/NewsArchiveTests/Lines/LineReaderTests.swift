import Foundation
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Reading lines of a file")
struct LineReaderTests {
  private let folder = TemporaryFolder()

  private func lines(_ text: String) throws -> (lines: [String], skipped: Int) {
    let reader = try LineReader(folder.write(text.utf8, to: "lines"))
    var lines: [String] = []
    var skipped = 0
    while let batch = try reader.next() {
      lines += batch.lines.map { String(decoding: batch.bytes[$0], as: UTF8.self) }
      skipped += batch.skipped
    }
    return (lines, skipped)
  }

  @Test("lines end with a newline or the end of the file; empty ones are left out")
  func ends() throws {
    #expect(try lines("one\n\n  \r\ntwo\r\nthree").lines == ["one", "two\r", "three"])
    #expect(try lines("").lines.isEmpty)
    #expect(try lines("\u{FEFF}one\n").lines == ["one"])
  }

  @Test("lines go on from one portion of the file to the next")
  func portions() throws {
    let written = (0..<20_000).map { "line \($0) " + String(repeating: "x", count: $0 % 97) }
    #expect(try lines(written.joined(separator: "\n")).lines == written)
    let long = String(repeating: "y", count: 1_500_000)
    #expect(try lines("one\n\(long)\ntwo\n").lines == ["one", long, "two"])
  }

  @Test("a line that is too long is skipped, and counted once")
  func tooLong() throws {
    let long = String(repeating: "z", count: LineReader.longestLine * 2)
    let (lines, skipped) = try lines("one\n\(long)\ntwo\n\(long)")
    #expect(lines == ["one", "two"])
    #expect(skipped == 2)
  }

  @Test("what never ends is no file to import, neither at its beginning nor after lines")
  func endless() async throws {
    let reader = try LineReader("/dev/zero")
    let first = try #require(try reader.next())
    #expect(first.lines.isEmpty && first.skipped == 1)
    #expect(throws: NewsError.self) {
      while try reader.next() != nil {}
    }
    let archive = DatabaseArchive(path: nil, clock: .at(.hour(0)))
    await #expect(throws: NewsError.archive(.notImportable(path: "/dev/zero"))) {
      try await archive.import("/dev/zero", at: .hour(0))
    }
  }

  @Test("a file that is not there, and a folder, cannot be read")
  func unreadable() throws {
    for path in [folder.path + "/none", folder.path] {
      #expect {
        try LineReader(path)
      } throws: { error in
        if case NewsError.file(.unreadable(path, _)) = error { true } else { false }
      }
    }
  }

  @Test("of a compressed file that is cut off, the lines before are read")
  func cutOff() throws {
    let path = folder.path + "/lines.gz"
    try LineWriter.replace(path) { writer in
      for number in 0..<50_000 { try writer.write(VisitLine(scope: "scope \(number)", at: "\(number)")) }
    }
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    #expect(bytes.prefix(2) == [0x1F, 0x8B])
    let reader = try LineReader(folder.write(bytes.dropLast(bytes.count / 3), to: "cut.gz"))
    var count = 0
    #expect(throws: NewsError.self) {
      while let batch = try reader.next() { count += batch.lines.count }
    }
    #expect(count > 10_000)
  }
}
