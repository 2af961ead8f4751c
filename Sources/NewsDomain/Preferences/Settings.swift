/// What is kept between sessions.
package struct Settings: Sendable, Equatable {
  package var edition: Edition
  package var grouping: SourceGrouping
  package var location: LocationSettings
  package var display: DisplaySettings
  /// Whether addresses of the public internet may lead into the reader's own network.
  package var isPrivateNetworkAllowed: Bool
  /// Whether the sample edition stands in: see ``SampleUse``; `nil` where the reader has said nothing.
  package var sample: Bool?

  package init(
    edition: Edition, grouping: SourceGrouping = .all, location: LocationSettings = LocationSettings(),
    display: DisplaySettings = DisplaySettings(), isPrivateNetworkAllowed: Bool = false, sample: Bool? = nil
  ) {
    self.edition = edition
    self.grouping = grouping
    self.location = location
    self.display = display
    self.isPrivateNetworkAllowed = isPrivateNetworkAllowed
    self.sample = sample
  }
}

/// How the shell shows itself.
package struct DisplaySettings: Sendable, Equatable {
  package var pictures: PictureMode
  /// Whether it is read aloud: no drawings, nothing that only its place or colour tells.
  package var isAccessible: Bool
  /// The reader's own prompt; `nil` is the usual one.
  package var prompt: String?

  package init(pictures: PictureMode = .symbols, isAccessible: Bool = false, prompt: String? = nil) {
    self.pictures = pictures
    self.isAccessible = isAccessible
    self.prompt = prompt
  }
}

/// One change to what is kept, so that what another session changed meanwhile stays.
package enum SettingChange: Sendable, Equatable {
  case country(Country)
  case language(Language)
  case source(SourceReference)
  case grouping(SourceGrouping)
  /// Whether this machine may be asked where it is.
  case locationAllowed(Bool)
  /// Where the reader is, set by hand; `nil` forgets it.
  case place(Coordinate?)
  case pictures(PictureMode)
  case accessible(Bool)
  /// `nil` takes the usual one again.
  case prompt(String?)
  /// Whether addresses of the public internet may lead into the reader's own network.
  case privateNetwork(Bool)
  /// Whether the sample edition stands in; `nil` takes back what was said.
  case sample(Bool?)
  /// Country, language and source go back to their defaults.
  case resetEdition
}

/// What was wrong with the kept settings, and what became of them.
package enum SettingsProblem: Sendable, Equatable {
  /// The file could not be understood and now stands at `keptAs`, if it could be moved.
  case damaged(file: String, keptAs: String?)
  /// The list of the reader's own feeds could not be understood and now stands at `keptAs`, if it could be
  /// moved.
  case damagedFeeds(file: String, keptAs: String?)
  /// The file, whatever it is, could not be read. It is left as it is, and nothing is written over it in this run.
  case unreadable(file: String, detail: String)
  /// Others than its owner may read the file of the key.
  case exposedKey(file: String)
  /// The reader's own folder is not there, and is not made.
  case noHome(path: String)
  /// One value is unknown; the default serves in its place and the file is left as it is.
  case unknownValue(file: String, line: Int, key: String, value: String)
}
