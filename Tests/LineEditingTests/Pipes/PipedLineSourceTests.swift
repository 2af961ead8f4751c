import TestSupport
import Testing

@testable import LineEditing
@testable import TerminalKit

@Suite("Lines of a script")
struct PipedLineSourceTests {
  private let context = PlainContext()

  /// The reason why a line cannot be read, in a few words.
  private static func words(_ error: any Error) -> String {
    switch error as? LineError {
    case .tooLong(let limit)?: "longer than \(limit)"
    case .notText?: "no text"
    case .unreadable(let place, let detail)?: "\(place): \(detail)"
    case nil: "\(error)"
    }
  }

  /// The results of a source, in words.
  private func told(_ source: PipedLineSource, most: Int = 10) async -> [String] {
    var told: [String] = []
    while told.count < most {
      switch await source.next(context) {
      case .text(let text, let number): told.append("\(number) \(text)")
      case .unreadable(let error, let number, _): told.append("\(number) ! \(Self.words(error))")
      case .interrupted: told.append("interrupted")
      case .woken: told.append("woken")
      case .down: told.append("down")
      case .early, .pasted: told.append("early")
      case .end: return told
      }
    }
    return told
  }

  /// A source that reads a pipe with these bytes.
  private func source(_ bytes: [UInt8], name: String? = "stdin", wake: WakePipe? = nil) throws -> PipedLineSource {
    let folder = TemporaryFolder()
    let path = try folder.write(bytes, to: "script")
    return PipedLineSource(descriptor: open(path, O_RDONLY | O_CLOEXEC), name: name, wake: wake)
  }

  @Test(
    "lines come with their numbers, and the last needs no newline",
    arguments: [
      ("", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("a\n\nb", ["1 a", "2 ", "3 b"]), ("a\r\nb\r\n", ["1 a", "2 b"]),
      ("\u{FEFF}a\nb\u{FEFF}", ["1 a", "2 b\u{FEFF}"]),
    ])
  func linesComeWithTheirNumbers(text: String, expected: [String]) async throws {
    #expect(await told(PipedLineSource(text: text, name: "-c")) == expected)
    #expect(await told(try source(Array(text.utf8))) == expected)
  }

  @Test("an answer is the next line, secret or not", arguments: [true, false])
  func answerIsTheNextLine(isSecret: Bool) async throws {
    let source = try source(Array("y\n\n".utf8))
    #expect(try await source.readAnswer(to: "Really? ", isSecret: isSecret) == "y")
    #expect(try await source.readAnswer(to: "Really? ", isSecret: isSecret)?.isEmpty == true)
    #expect(try await source.readAnswer(to: "Really? ", isSecret: isSecret) == nil)
  }

  @Test("bytes that are not text spoil only their own line")
  func notText() async throws {
    let source = try source([0x61, 0x0A, 0xFF, 0x0A, 0x62, 0x00, 0x0A, 0x63])
    #expect(await told(source) == ["1 a", "2 ! no text", "3 ! no text", "4 c"])
  }

  @Test("a line that is too long is skipped", arguments: [(1 << 16) + 1, 1 << 20, 10 << 20])
  func tooLong(length: Int) async throws {
    let source = try source([UInt8](repeating: 0x61, count: length) + Array("\nb\n".utf8))
    #expect(await told(source) == ["1 ! longer than 65536", "2 b"])
  }

  @Test("the beginning of a line that cannot be read is known")
  func start() async throws {
    let long = Array("@1 ".utf8) + [UInt8](repeating: 0x61, count: 1 << 17)
    let source = try source(long + Array("\n@2 ".utf8) + [0xFF, 0x0A] + Array("@3 \0\n".utf8) + long)
    var starts: [String] = []
    while case .unreadable(_, _, let start) = await source.next(context) { starts.append(start) }
    #expect(starts.map { String($0.prefix(3)) } == ["@1 ", "@2 ", "@3 ", "@1 "])
    #expect(starts.allSatisfy { $0.utf8.count <= 256 })
  }

  @Test("a line of exactly the limit is read")
  func lineOfJustTheLimitIsTaken() async throws {
    let source = try source([UInt8](repeating: 0x61, count: 1 << 16) + [0x0A])
    #expect(await told(source).map(\.utf8.count) == [(1 << 16) + 2])
  }

  @Test("a descriptor that cannot be read is reported once")
  func whatCannotBeReadIsToldOnce() async throws {
    let source = PipedLineSource(descriptor: open("/tmp", O_RDONLY | O_CLOEXEC), name: "stdin", wake: nil)
    #expect(await told(source) == ["1 ! stdin: Is a directory"])
  }

  @Test("Ctrl-C ends the wait, and a new window size does not")
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

  @Test("an unreadable answer is an error, and Ctrl-C cancels the question")
  func unreadableAnswer() async throws {
    let source = try source([0xFF, 0x0A])
    await #expect(throws: LineError.notText) { _ = try await source.readAnswer(to: "Really? ", isSecret: false) }
    let wake = try #require(WakePipe())
    let waiting = try self.source(Array("y\n".utf8), wake: wake)
    wake.send(.interrupt)
    await #expect(throws: CancellationError.self) {
      _ = try await waiting.readAnswer(to: "Really? ", isSecret: false)
    }
  }

  @Test("a file that cannot be opened is reported once, for the first line or as an answer")
  func notOpened() async throws {
    let error = LineError.unreadable(place: "a.txt", detail: "No such file or directory")
    let source = PipedLineSource(error, name: "a.txt")
    #expect(source.name == "a.txt")
    #expect(await told(source) == ["1 ! a.txt: No such file or directory"])
    let asked = PipedLineSource(error, name: "a.txt")
    await #expect(throws: error) { _ = try await asked.readAnswer(to: "Really? ", isSecret: false) }
    #expect(try await asked.readAnswer(to: "Really? ", isSecret: false) == nil)
  }

  @Test("the next line has arrived once it has been read, and at the end")
  func nextLineIsThere() async throws {
    let source = try source(Array("a\nb\n".utf8))
    #expect(!source.hasLine)
    #expect(await told(source, most: 1) == ["1 a"])
    #expect(source.hasLine)
    #expect(await told(source, most: 1) == ["2 b"])
    #expect(!source.hasLine)
    #expect(await told(source).isEmpty)
    #expect(source.hasLine)
    #expect(PipedLineSource(text: "a", name: "-c").hasLine)
  }
}
