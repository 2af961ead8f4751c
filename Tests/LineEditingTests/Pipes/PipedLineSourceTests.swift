import TestSupport
import Testing

@testable import LineEditing
@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Lines of a script")
struct PipedLineSourceTests {
  private let context = Typing(
    session: Session(
      settings: Settings(edition: .standard(for: .english)), format: .text, language: .english, isInteractive: false,
      knownSources: []), folders: NoFolders())

  /// What a source says, told in words.
  private func told(_ source: PipedLineSource, most: Int = 10) async -> [String] {
    var told: [String] = []
    while told.count < most {
      switch await source.next(context) {
      case .text(let text, let number): told.append("\(number) \(text)")
      case .unreadable(let error, let number): told.append("\(number) ! \(texts(in: .english).explain(error).message)")
      case .interrupted: told.append("interrupted")
      case .end: return told
      }
    }
    return told
  }

  /// A pipe with these bytes in it.
  private func source(_ bytes: [UInt8], name: String? = "stdin", wake: WakePipe? = nil) throws -> PipedLineSource {
    let folder = TemporaryFolder()
    let path = try folder.write(bytes, to: "script")
    return PipedLineSource(descriptor: open(path, O_RDONLY | O_CLOEXEC), name: name, wake: wake)
  }

  @Test(
    "lines come with their numbers, the last with or without its end",
    arguments: [
      ("", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("a\n\nb", ["1 a", "2 ", "3 b"]), ("a\r\nb\r\n", ["1 a", "2 b"]),
      ("\u{FEFF}a\nb\u{FEFF}", ["1 a", "2 b\u{FEFF}"]),
    ])
  func lines(text: String, expected: [String]) async throws {
    #expect(await told(PipedLineSource(text: text, name: "-c")) == expected)
    #expect(await told(try source(Array(text.utf8))) == expected)
  }

  @Test("an answer is the next line, secret or not", arguments: [true, false])
  func answers(isSecret: Bool) async throws {
    let source = try source(Array("y\n\n".utf8))
    #expect(try await source.readAnswer(to: "Really? ", isSecret: isSecret) == "y")
    #expect(try await source.readAnswer(to: "Really? ", isSecret: isSecret)?.isEmpty == true)
    #expect(try await source.readAnswer(to: "Really? ", isSecret: isSecret) == nil)
  }

  @Test("bytes that are no text cost their own line only")
  func notText() async throws {
    let source = try source([0x61, 0x0A, 0xFF, 0x0A, 0x62, 0x00, 0x0A, 0x63])
    #expect(await told(source) == ["1 a", "2 ! the line is not UTF-8 text", "3 ! the line is not UTF-8 text", "4 c"])
  }

  @Test("a line that is too long is left out", arguments: [(1 << 16) + 1, 1 << 20, 10 << 20])
  func tooLong(length: Int) async throws {
    let source = try source([UInt8](repeating: 0x61, count: length) + Array("\nb\n".utf8))
    #expect(await told(source) == ["1 ! the line is longer than 64 KiB", "2 b"])
  }

  @Test("a line of just the limit is taken")
  func limit() async throws {
    let source = try source([UInt8](repeating: 0x61, count: 1 << 16) + [0x0A])
    #expect(await told(source).map(\.utf8.count) == [(1 << 16) + 2])
  }

  @Test("what cannot be read is told once")
  func unreadable() async throws {
    let source = PipedLineSource(descriptor: open("/tmp", O_RDONLY | O_CLOEXEC), name: "stdin", wake: nil)
    #expect(await told(source) == ["1 ! stdin: Is a directory"])
  }

  @Test("Ctrl-C ends the wait, another size of the window does not")
  func wake() async throws {
    let wake = try #require(WakePipe())
    let source = try source(Array("a\n".utf8), wake: wake)
    wake.send(.resize)
    wake.send(.resume)
    #expect(await told(source, most: 1) == ["1 a"])
    let other = try self.source(Array("a\n".utf8), wake: wake)
    wake.send(.interrupt)
    #expect(await told(other, most: 1) == ["interrupted"])
  }
}
