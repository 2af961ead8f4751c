import NewsDomain
import Synchronization

/// A clipboard that keeps what it was given.
public final class FakeClipboard: Clipboard {
  private let answer: Result<ClipboardPlace, NewsError>
  private let copied = Mutex<[String]>([])

  public init(_ answer: Result<ClipboardPlace, NewsError> = .success(.program("xclip"))) {
    self.answer = answer
  }

  public var texts: [String] { copied.withLock(\.self) }

  public func copy(_ text: String) async throws -> ClipboardPlace {
    copied.withLock { $0.append(text) }
    return try answer.get()
  }
}

/// A mail program, or none.
public final class FakeMail: MailComposer {
  private let isThere: Bool
  private let begun = Mutex<[MailLink]>([])

  public init(isThere: Bool = true) {
    self.isThere = isThere
  }

  public var letters: [MailLink] { begun.withLock(\.self) }

  public func compose(_ link: MailLink) async -> Bool {
    begun.withLock { $0.append(link) }
    return isThere
  }
}

/// Codes of three modules that are all dark.
public struct FakeQRCoder: QRCoder {
  private let limit: Int

  /// - Parameter limit: in bytes.
  public init(limit: Int = 1_000) {
    self.limit = limit
  }

  public func code(of text: String) throws -> QRCode {
    guard text.utf8.count <= limit else { throw NewsError.tooLongForQR(bytes: text.utf8.count) }
    return QRCode(size: 3, dark: Array(repeating: true, count: 9))
  }
}

/// The same file at every address, or the same failure.
public final class FakePictures: PictureRepository {
  private let answer: Result<[UInt8], NewsError>
  private let asked = Mutex<[String]>([])
  private let local = Mutex<[Bool]>([])

  public init(_ answer: Result<[UInt8], NewsError> = .success([1])) {
    self.answer = answer
  }

  public var addresses: [String] { asked.withLock(\.self) }

  /// Of each that was asked for, whether it might be local.
  public var mightBeLocal: [Bool] { local.withLock(\.self) }

  public func picture(at link: WebLink, mayBeLocal: Bool) async throws -> [UInt8] {
    asked.withLock { $0.append(link.address) }
    local.withLock { $0.append(mayBeLocal) }
    return try answer.get()
  }
}

/// Draws every file as the same lines.
public struct FakeDrawer: PictureDrawer {
  public let isReady: Bool
  private let lines: [String]?

  /// - Parameter lines: `nil` for files that cannot be drawn.
  public init(isReady: Bool = false, lines: [String]? = ["▄▄"]) {
    self.isReady = isReady
    self.lines = lines
  }

  public func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture? {
    lines.map { Picture(lines: $0, columns: columns) }
  }
}

/// A shell of the system that runs nothing and ends as it is told.
public final class FakeRunner: CommandRunner {
  public struct Run: Sendable, Equatable {
    public let command: String
    public let input: String?
    public let variables: [String: String]
  }

  private let status: @Sendable (String) -> Int32
  private let done = Mutex<[Run]>([])

  /// - Parameter status: what a command ends with.
  public init(_ status: @escaping @Sendable (String) -> Int32 = { _ in 0 }) {
    self.status = status
  }

  public var runs: [Run] { done.withLock(\.self) }

  public func run(_ command: String, input: String?, variables: [String: String]) async throws -> Int32 {
    done.withLock { $0.append(Run(command: command, input: input, variables: variables)) }
    return status(command)
  }
}

/// Files in memory.
public final class FakeFiles: FileWriter {
  private let failure: NewsError?
  private let written = Mutex<[String: String]>([:])

  public init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  public var texts: [String: String] { written.withLock(\.self) }

  public func write(_ text: String, to path: String, appends: Bool) throws {
    if let failure { throw failure }
    written.withLock { $0[path] = (appends ? $0[path] ?? "" : "") + text }
  }
}
