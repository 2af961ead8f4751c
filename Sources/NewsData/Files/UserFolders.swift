/// Where supernews keeps its files, by the XDG Base Directory specification.
public struct UserFolders: Sendable, Equatable {
  /// Settings and key.
  public let config: String
  /// History of commands.
  public let state: String
  /// What can be fetched again.
  public let cache: String

  /// - Parameter environment: a relative path in an `XDG_` variable is ignored, as the specification asks.
  public init(environment: [String: String]) {
    func folder(_ variable: String, _ fallback: String) -> String {
      let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (named ?? Self.home(environment) + fallback) + "/supernews"
    }
    config = folder("XDG_CONFIG_HOME", "/.config")
    state = folder("XDG_STATE_HOME", "/.local/state")
    cache = folder("XDG_CACHE_HOME", "/.cache")
  }

  public var settings: String { config + "/config" }
  public var feeds: String { config + "/feeds.opml" }
  /// Commands that run when a session begins.
  public var startUp: String { config + "/rc" }
  public var key: String { config + "/newsapi.key" }
  public var history: String { state + "/history" }
  public var store: String { cache + "/store.sqlite" }

  /// A path as a person types it: `~/` is their own folder.
  static func expanded(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? home(ProcessInfo.processInfo.environment) + path.dropFirst() : path
  }

  private static func home(_ environment: [String: String]) -> String {
    if let home = environment["HOME"], home.hasPrefix("/") { return home }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return "/" }
    return String(cString: home)
  }
}
