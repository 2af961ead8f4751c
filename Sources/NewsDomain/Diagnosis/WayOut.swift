/// What to do about a problem that a diagnosis found.
package enum WayOut: Sendable, Equatable {
  /// What the error itself suggests.
  case ofError(NewsError)
  case checkConnection
  case checkProxy
  case setClock
  case useUTF8
  /// The locale is named by the environment, but not installed.
  case installLocale(String)
  /// - Parameter package: of Debian.
  case install(package: String)
  /// The process that reads documents cannot be started.
  case startByPath
  case confine(lacksSeccomp: Bool, lacksLandlock: Bool)
  case reportBreach
  case freeSpace
  /// Network file systems make sessions wait for each other.
  case moveArchive
  case startCollector
  case runCollector
  case readCollectorLog
  case setAlertProgram
  /// One of many sources' feeds fails, and nobody needs it.
  case otherFeeds
  /// The list of the reader's feeds says what is wrong with them.
  case listFeeds

  /// The name for programs.
  package var name: String {
    switch self {
    case .ofError(let error): error.code.rawValue
    case .checkConnection: "checkConnection"
    case .checkProxy: "checkProxy"
    case .setClock: "setClock"
    case .useUTF8: "useUTF8"
    case .installLocale: "installLocale"
    case .install: "install"
    case .startByPath: "startByPath"
    case .confine: "confine"
    case .reportBreach: "reportBreach"
    case .freeSpace: "freeSpace"
    case .moveArchive: "moveArchive"
    case .startCollector: "startCollector"
    case .runCollector: "runCollector"
    case .readCollectorLog: "readCollectorLog"
    case .setAlertProgram: "setAlertProgram"
    case .otherFeeds: "otherFeeds"
    case .listFeeds: "listFeeds"
    }
  }

  /// The command for the system shell that does it, the same in every language; `nil` if there is none.
  package var command: String? {
    switch self {
    case .setClock: "timedatectl set-ntp true"
    case .useUTF8: "export LANG=C.UTF-8"
    case .installLocale: "sudo dpkg-reconfigure locales"
    case .install(let package): "sudo apt install \(package)"
    case .startCollector: "systemctl --user enable --now supernews-collect.timer"
    case .runCollector: "supernews collect --once"
    case .readCollectorLog: "journalctl --user -u supernews-collect"
    case .ofError, .checkConnection, .checkProxy, .startByPath, .confine, .reportBreach, .freeSpace, .moveArchive,
      .setAlertProgram, .otherFeeds, .listFeeds:
      nil
    }
  }
}
