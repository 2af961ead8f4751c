import NewsDomain
import Synchronization

/// A clipboard that records what is copied.
package final class FakeClipboard: Clipboard {
  private let answer: Result<ClipboardPlace, NewsError>
  private let copied = Mutex<[String]>([])

  package init(_ answer: Result<ClipboardPlace, NewsError> = .success(.program("xclip"))) {
    self.answer = answer
  }

  package var texts: [String] { copied.withLock(\.self) }

  package func copy(_ text: String) async throws -> ClipboardPlace {
    copied.withLock { $0.append(text) }
    return try answer.get()
  }
}

/// A mail program, or none.
package final class FakeMail: MailComposer {
  private let isThere: Bool
  private let begun = Mutex<[MailLink]>([])

  package init(isThere: Bool = true) {
    self.isThere = isThere
  }

  package var letters: [MailLink] { begun.withLock(\.self) }

  package func compose(_ link: MailLink) async -> Bool {
    begun.withLock { $0.append(link) }
    return isThere
  }
}

/// A mail system that records the letters sent.
package final class FakeMailSender: MailSender {
  private let failure: NewsError?
  private let sent = Mutex<[MailMessage]>([])

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  package var letters: [MailMessage] { sent.withLock(\.self) }

  package func send(_ message: MailMessage) async throws {
    guard MailAddress(message.to) != nil else { throw NewsError.sharing(.notAnAddress(message.to)) }
    if let failure { throw failure }
    sent.withLock { $0.append(message) }
  }
}

/// Makes codes of three modules that are all dark.
package struct FakeQRCoder: QRCoder {
  private let limit: Int

  /// - Parameter limit: the longest text, in bytes.
  package init(limit: Int = 1_000) {
    self.limit = limit
  }

  package func code(of text: String) throws -> QRCode {
    guard text.utf8.count <= limit else { throw NewsError.sharing(.tooLongForQR(bytes: text.utf8.count)) }
    return QRCode(size: 3, dark: Array(repeating: true, count: 9))
  }
}

/// Programs that record what they are given.
package final class FakeTargets: TargetSender {
  private let failure: NewsError?
  private let run = Mutex<[[String]]>([])

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  /// The programs with their arguments.
  package var runs: [[String]] { run.withLock(\.self) }

  package func send(_ words: [String]) async throws {
    run.withLock { $0.append(words) }
    if let failure { throw failure }
  }
}

/// Returns the same file for every address, or the same error.
package final class FakePictures: PictureRepository {
  private let answer: Result<[UInt8], NewsError>
  private let asked = Mutex<[String]>([])
  private let local = Mutex<[Bool]>([])

  package init(_ answer: Result<[UInt8], NewsError> = .success([1])) {
    self.answer = answer
  }

  package var addresses: [String] { asked.withLock(\.self) }

  /// For each picture requested, whether it might be on the local network.
  package var mightBeLocal: [Bool] { local.withLock(\.self) }

  package func picture(at link: WebLink, mayBeLocal: Bool) async throws -> [UInt8] {
    asked.withLock { $0.append(link.address) }
    local.withLock { $0.append(mayBeLocal) }
    return try answer.get()
  }
}

/// Draws every file as the same lines.
package struct FakeDrawer: PictureDrawer {
  package let isReady: Bool
  private let lines: [String]?

  /// - Parameter lines: the drawn lines; `nil` for files that cannot be drawn.
  package init(isReady: Bool = false, lines: [String]? = ["▄▄"]) {
    self.isReady = isReady
    self.lines = lines
  }

  package func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture? {
    lines.map { Picture(text: $0.joined(separator: "\n"), mode: mode, columns: columns) }
  }
}

/// A system shell that runs nothing and ends with the given status.
package final class FakeRunner: CommandRunner {
  package struct Run: Sendable, Equatable {
    package let command: String
    package let input: String?
    package let variables: [String: String]
  }

  private let status: @Sendable (String) -> Int32
  private let done = Mutex<[Run]>([])

  /// - Parameter status: the exit status of a command.
  package init(_ status: @escaping @Sendable (String) -> Int32 = { _ in 0 }) {
    self.status = status
  }

  package var runs: [Run] { done.withLock(\.self) }

  package func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32 {
    done.withLock { $0.append(Run(command: command, input: input, variables: variables)) }
    return status(command)
  }
}

/// Files in memory.
package final class FakeFiles: FileWriter {
  private let failure: NewsError?
  private let written = Mutex<[String: String]>([:])

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  package var texts: [String: String] { written.withLock(\.self) }

  package func write(_ text: String, to path: String, appends: Bool) throws {
    if let failure { throw failure }
    written.withLock { $0[path] = (appends ? $0[path] ?? "" : "") + text }
  }
}
