import NewsArchive
import NewsDomain
import NewsLanguage
import SystemServices

extension DatabaseArchive {
  /// - Parameters:
  ///   - path: the file; `nil` keeps everything in memory for this session.
  ///   - isOnNetwork: whether a file is on a network file system.
  package init(
    path: FilePath?, settings: LiveSettings = LiveSettings(),
    terms: any TermReader = HeadlineTerms(), clock: WallClock = .system, clockCheck: ClockCheck = ClockCheck(),
    isOnNetwork: @escaping @Sendable (FilePath) -> Bool = FileSystem.isOnNetwork
  ) {
    self.init(
      SQLiteStore(path: path, isOnNetwork: isOnNetwork), settings: settings, terms: terms, clock: clock,
      clockCheck: clockCheck)
  }

  /// Stores lists and their articles beside the archive, for a month.
  ///
  /// - Parameter path: the file; `nil` keeps them in memory for this session.
  package init(lists path: FilePath?, clock: WallClock = .system, clockCheck: ClockCheck = ClockCheck()) {
    self.init(
      SQLiteStore(path: path, isOfLists: true),
      settings: LiveSettings(Settings().with(KeepSetting.self, 30)), clock: clock, clockCheck: clockCheck)
  }
}
