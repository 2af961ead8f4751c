import NewsDomain
import Synchronization

/// Keeps changes in memory, or refuses them all.
public final class FakeSettings: SettingsRepository {
  private let failure: NewsError?
  private let kept = Mutex<[SettingChange]>([])

  public init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  public var changes: [SettingChange] { kept.withLock { $0 } }

  public func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: .standard(for: .english)), [])
  }

  public func apply(_ changes: [SettingChange]) throws -> [SettingsProblem] {
    if let failure { throw failure }
    kept.withLock { $0.append(contentsOf: changes) }
    return []
  }
}

/// Keeps a key in memory.
public final class FakeKeys: KeyRepository {
  private let kept: Mutex<String?>

  public init(_ key: String? = nil) {
    kept = Mutex(key)
  }

  public var key: String? { kept.withLock { $0 } }
  public var state: KeyState { key == nil ? KeyState.none : KeyState.session }

  public func keep(_ key: String) throws {
    kept.withLock { $0 = key }
  }

  public func forget() throws {
    kept.withLock { $0 = nil }
  }
}

/// Takes every key, or says of each what is wrong, and keeps what it was asked.
public final class FakeKeyCheck: KeyCheck {
  private let failure: NewsError?
  private let asked = Mutex<[String]>([])

  public init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  public var keys: [String] { asked.withLock { $0 } }

  public func check(_ key: String) async throws {
    asked.withLock { $0.append(key) }
    if let failure { throw failure }
  }
}

/// Keeps the links it was to open, or fails.
public final class FakeOpener: LinkOpener {
  private let failure: NewsError?
  private let opened = Mutex<[String]>([])

  public init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  public var addresses: [String] { opened.withLock { $0 } }

  public func open(_ link: WebLink) async throws {
    if let failure { throw failure }
    opened.withLock { $0.append(link.address) }
  }
}
