import Glibc
import NewsDomain

/// The folders for supernews's files, by the XDG Base Directory specification.
package struct UserFolders: Sendable, Equatable {
  /// The folder of settings and key. Like those below, it is `nil` if it would be in a home folder that does not exist.
  package let config: FilePath?
  /// The history of commands.
  package let state: FilePath?
  /// The archive, which cannot be fetched again.
  package let data: FilePath?
  /// Files that can be fetched again.
  package let cache: FilePath?
  /// The home folder, if it is needed and does not exist. supernews does not create it: users of system services have
  /// none on purpose, and another may be about to be mounted.
  package let missingHome: FilePath?

  /// - Parameter variable: returns the value of an environment variable. A relative path in an `XDG_` variable is
  ///   ignored, as the specification requires.
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
    data = folder("XDG_DATA_HOME", "/.local/share")
    cache = folder("XDG_CACHE_HOME", "/.cache")
    missingHome = isHomeMissed ? home : nil
  }

  package var settings: FilePath? { config.map { $0 + "/config" } }
  package var feeds: FilePath? { config.map { $0 + "/feeds.opml" } }
  /// The commands that run when a session begins.
  package var startUp: FilePath? { config.map { $0 + "/rc" } }
  package var key: FilePath? { config.map { $0 + "/newsapi.key" } }
  package var history: FilePath? { state.map { $0 + "/history" } }
  package var archive: FilePath? { data.map { $0 + "/archive.sqlite" } }
  package var feedCopy: FilePath? { cache.map { $0 + "/feeds.tsv" } }
  package var lists: FilePath? { cache.map { $0 + "/lists.sqlite" } }
  package var store: FilePath? { cache.map { $0 + "/store.sqlite" } }

  /// Expands a path as typed: `~/` is the reader's home folder.
  package static func expanded(_ path: String) -> FilePath {
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
