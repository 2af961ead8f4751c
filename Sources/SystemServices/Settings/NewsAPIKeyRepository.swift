import NewsDomain
import Locking

/// The NewsAPI key, from the environment or else from a file that only its owner can read.
package final class NewsAPIKeyRepository: KeyRepository {
  private let environmentKey: String?
  private let file: KeptFile?
  /// The key in the file. It is read once; `keep` and `forget` change it.
  private let ownKey: Guarded<String?>

  /// The problems of the key file.
  package let problems: [SettingsProblem]

  /// - Parameter path: the key file; `nil` keeps the key for this session only.
  package init(environment: [String: String], path: FilePath?) {
    environmentKey = environment["NEWSAPI_KEY"].flatMap(Self.clean)
    let file = path.map(KeptFile.init)
    self.file = file
    var problems: [SettingsProblem] = []
    var bytes: [UInt8]?
    do { bytes = try file?.read() } catch { problems += path.map { [.unreadable($0, error)] } ?? [] }
    if let file, file.isOpenToOthers { problems.append(.exposedKey(file: file.path.description)) }
    self.problems = problems
    ownKey = Guarded(bytes.flatMap { String(validating: $0, as: UTF8.self) }.flatMap(Self.clean))
  }

  package var key: String? {
    environmentKey ?? ownKey.withLock(\.self)
  }

  package var state: KeyState {
    if environmentKey != nil { return .environment }
    guard ownKey.withLock(\.self) != nil else { return .none }
    return file.map { .kept(file: $0.path.description) } ?? .session
  }

  package func keep(_ key: String) throws {
    try file?.whileLocked { try file?.write(Array((key + "\n").utf8), followsLink: false) }
    ownKey.withLock { $0 = key }
  }

  package func forget() throws {
    try file?.remove()
    ownKey.withLock { $0 = nil }
  }

  /// Returns a key if it can be sent in a header line.
  private static func clean(_ text: String) -> String? {
    let key = text.trimmed
    return !key.isEmpty && key.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? key : nil
  }
}
