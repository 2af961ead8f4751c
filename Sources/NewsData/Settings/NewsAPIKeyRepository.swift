import NewsDomain
import Synchronization

/// The NewsAPI key: of the environment, or else of a file that only its owner can read.
public final class NewsAPIKeyRepository: KeyRepository {
  private let environmentKey: String?
  private let file: KeptFile?
  /// Read once; `keep` and `forget` change it.
  private let ownKey: Mutex<String?>

  /// - Parameter path: where the key is kept; `nil` keeps it for this run only.
  public init(environment: [String: String], path: String?) {
    environmentKey = environment["NEWSAPI_KEY"].flatMap(Self.clean)
    file = path.map(KeptFile.init)
    let bytes = (try? file?.read()) ?? nil
    ownKey = Mutex(bytes.flatMap { String(validating: $0, as: UTF8.self) }.flatMap(Self.clean))
  }

  public var key: String? {
    environmentKey ?? ownKey.withLock(\.self)
  }

  public var state: KeyState {
    if environmentKey != nil { return .environment }
    guard ownKey.withLock(\.self) != nil else { return .none }
    return file.map { .kept(file: $0.path) } ?? .session
  }

  public func keep(_ key: String) throws {
    try file?.whileLocked { try file?.write(Array((key + "\n").utf8)) }
    ownKey.withLock { $0 = key }
  }

  public func forget() throws {
    try file?.remove()
    ownKey.withLock { $0 = nil }
  }

  /// A key that can stand in a header line.
  private static func clean(_ text: String) -> String? {
    let key = text.trimmed
    return !key.isEmpty && key.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? key : nil
  }
}
