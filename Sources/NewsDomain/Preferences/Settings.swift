/// The settings that are kept between sessions.
package struct Settings: Sendable, Equatable {
  package var edition: Edition
  package var grouping: SourceGrouping
  package var location: LocationSettings
  package var display: DisplaySettings
  /// Whether addresses on the public internet may lead into the reader's own network.
  package var isPrivateNetworkAllowed: Bool
  /// Whether the sample edition may be used, see ``SampleUse``; `nil` if the reader has not chosen.
  package var sample: Bool?
  package var archive: ArchiveSettings
  package var texts: TextSettings
  /// The ids of the reader's favourite topics.
  package var topics: [String]
  package var collection: CollectionSettings
  package var brief: BriefSettings
  /// The parts of the reader's own news.
  package var mine: [OwnPart]
  /// The program that receives alerts, with its arguments; `nil` for none.
  package var onAlert: String?

  package init(
    edition: Edition, grouping: SourceGrouping = .all, location: LocationSettings = LocationSettings(),
    display: DisplaySettings = DisplaySettings(), isPrivateNetworkAllowed: Bool = false, sample: Bool? = nil,
    archive: ArchiveSettings = ArchiveSettings(), texts: TextSettings = TextSettings(), topics: [String] = [],
    collection: CollectionSettings = CollectionSettings(), brief: BriefSettings = BriefSettings(),
    mine: [OwnPart] = OwnPart.allCases, onAlert: String? = nil
  ) {
    self.edition = edition
    self.grouping = grouping
    self.location = location
    self.display = display
    self.isPrivateNetworkAllowed = isPrivateNetworkAllowed
    self.sample = sample
    self.archive = archive
    self.texts = texts
    self.topics = topics
    self.collection = collection
    self.brief = brief
    self.mine = mine
    self.onAlert = onAlert
  }
}

/// How the shell presents its output.
package struct DisplaySettings: Sendable, Equatable {
  package var pictures: PictureMode
  /// Whether the output is meant to be read aloud: without drawings, and with nothing conveyed by position or colour
  /// alone.
  package var isAccessible: Bool
  /// The reader's own prompt; `nil` for the default.
  package var prompt: String?
  /// Whether the articles of a story share one row of a list.
  package var folds: Bool

  package init(
    pictures: PictureMode = .symbols, isAccessible: Bool = false, prompt: String? = nil, folds: Bool = true
  ) {
    self.pictures = pictures
    self.isAccessible = isAccessible
    self.prompt = prompt
    self.folds = folds
  }
}

/// A change to the stored settings. Only this change is written, so that changes by other sessions are preserved.
package enum SettingChange: Sendable, Equatable {
  case country(Country)
  case language(Language)
  /// The favourite source; `nil` removes it.
  case source(SourceReference?)
  case grouping(SourceGrouping)
  /// Whether this machine may be asked for its location.
  case locationAllowed(Bool)
  /// The reader's place; `nil` forgets it.
  case place(Coordinate?)
  case pictures(PictureMode)
  case accessible(Bool)
  /// The reader's own prompt; `nil` restores the default.
  case prompt(String?)
  /// Whether addresses on the public internet may lead into the reader's own network.
  case privateNetwork(Bool)
  /// Whether the sample edition may be used; `nil` withdraws the reader's choice.
  case sample(Bool?)
  /// Whether articles are added to the archive, and the server that has it.
  case archive(Bool, address: String? = nil)
  /// How many days articles are stored; `nil` for ever.
  case keep(days: Int?)
  /// Whether `open` fetches the text of an article.
  case reader(Bool)
  /// The program that translates; `nil` for none.
  case translator(String?)
  /// How many days texts are stored; `nil` for ever.
  case keepTexts(days: Int?)
  /// The ids of the reader's favourite topics.
  case topics([String])
  /// Whether the articles of a story share one row of a list.
  case fold(Bool)
  /// What is collected, and how often.
  case collection(CollectionSettings)
  /// The content of a brief, in order.
  case brief(BriefSettings)
  /// The parts of the reader's own news.
  case mine([OwnPart])
  /// The program that receives alerts; `nil` for none.
  case onAlert(String?)
  /// Sets country, language and source back to their defaults.
  case resetEdition
}

/// A problem with the stored settings, and what was done about it.
package enum SettingsProblem: Sendable, Equatable {
  /// The file could not be parsed and was moved to `keptAs`; `nil` if it could not be moved.
  case damaged(file: String, keptAs: String?)
  /// The list of the reader's own feeds could not be parsed and was moved to `keptAs`; `nil` if it could not be moved.
  case damagedFeeds(file: String, keptAs: String?)
  /// The file could not be read, so its content is unknown. It is left alone, and this session does not overwrite it.
  case unreadable(file: String, detail: String)
  /// The file belongs to somebody else or can be changed by others. It is left alone, and this session does not use it.
  case untrusted(file: String)
  /// Users other than its owner may read the file with the key.
  case exposedKey(file: String)
  /// The reader's home folder does not exist, and is not created.
  case noHome(path: String)
  /// One value is unknown. The default is used instead, and the file is left alone.
  case unknownValue(file: String, line: Int, key: String, value: String)
}
