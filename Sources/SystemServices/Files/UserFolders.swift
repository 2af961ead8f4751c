import Glibc
import NewsDomain

/// Where supernews keeps its files, by the XDG Base Directory specification.
package struct UserFolders: Sendable, Equatable {
  /// Settings and key. Like those below it is `nil` where it would be in the reader's own folder and that is not there.
  package let config: FilePath?
  /// History of commands.
  package let state: FilePath?
  /// What can be fetched again.
  package let cache: FilePath?
  /// The reader's own folder, where it would be needed and is not there. It is not this program's to make: a system's
  /// users have none on purpose, and another's may be about to be mounted.
  package let missingHome: FilePath?

  /// - Parameter variable: what one of the environment holds; a relative path in an `XDG_` variable is ignored, as the
  ///   specification asks.
  package init(variable: (String) -> FilePath? = FilePath.init(variable:)) {
    let home = Self.home(variable)
    let isHomeThere = Self.isFolder(home)
    var isHomeMissed = false
    func folder(_ name: String, _ fallback: String) -> FilePath? {
      if let named = variable(name), named.isAbsolute { return named + "/supernews" }
      if isHomeThere { return home + fallback + "/supernews" }
      isHomeMissed = true
      return nil
    }
    config = folder("XDG_CONFIG_HOME", "/.config")
    state = folder("XDG_STATE_HOME", "/.local/state")
    cache = folder("XDG_CACHE_HOME", "/.cache")
    missingHome = isHomeMissed ? home : nil
  }

  package var settings: FilePath? { config.map { $0 + "/config" } }
  package var feeds: FilePath? { config.map { $0 + "/feeds.opml" } }
  /// Commands that run when a session begins.
  package var startUp: FilePath? { config.map { $0 + "/rc" } }
  package var key: FilePath? { config.map { $0 + "/newsapi.key" } }
  package var history: FilePath? { state.map { $0 + "/history" } }
  package var store: FilePath? { cache.map { $0 + "/store.sqlite" } }

  /// A path as a person types it: `~/` is their own folder.
  static func expanded(_ path: String) -> FilePath {
    path == "~" || path.hasPrefix("~/")
      ? home(FilePath.init(variable:)) + String(path.dropFirst()) : FilePath(path)
  }

  private static func home(_ variable: (String) -> FilePath?) -> FilePath {
    if let home = variable("HOME"), home.isAbsolute { return home }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return FilePath("/") }
    return FilePath(cString: home)
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.bytes, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
