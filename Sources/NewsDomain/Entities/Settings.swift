/// What is kept between sessions.
public struct Settings: Sendable, Equatable {
  public var edition: Edition
  public var grouping: SourceGrouping
  public var location: LocationSettings

  public init(edition: Edition, grouping: SourceGrouping = .all, location: LocationSettings = LocationSettings()) {
    self.edition = edition
    self.grouping = grouping
    self.location = location
  }
}

/// One change to what is kept, so that what another session changed meanwhile stays.
public enum SettingChange: Sendable, Equatable {
  case country(Country)
  case language(Language)
  case source(SourceReference)
  case grouping(SourceGrouping)
  /// Whether this machine may be asked where it is.
  case locationAllowed(Bool)
  /// Where the reader is, set by hand; `nil` forgets it.
  case place(Coordinate?)
  /// Country, language and source go back to their defaults.
  case resetEdition
}

/// What was wrong with the kept settings, and what became of them.
public enum SettingsProblem: Sendable, Equatable {
  /// The file could not be understood and now stands at `keptAs`, if it could be moved.
  case damaged(file: String, keptAs: String?)
  /// The list of the reader's own feeds could not be understood and now stands at `keptAs`, if it could be
  /// moved.
  case damagedFeeds(file: String, keptAs: String?)
  /// One value is unknown; the default serves in its place and the file is left as it is.
  case unknownValue(file: String, line: Int, key: String, value: String)
}
