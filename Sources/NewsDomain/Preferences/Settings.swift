/// The settings that are kept between sessions.
package struct Settings: Sendable, Equatable {
  package var edition: Edition
  package var grouping: SourceGrouping
  package var location: LocationSettings
  package var display: DisplaySettings
  /// Whether addresses of the public internet may lead into the reader's own network.
  package var isPrivateNetworkAllowed: Bool
  /// Whether the sample edition stands in, see ``SampleUse``; `nil` if the reader has not chosen.
  package var sample: Bool?
  package var archive: ArchiveSettings
  package var texts: TextSettings
  /// The ids of the reader's favourite topics.
  package var topics: [String]
  package var collection: CollectionSettings
  package var brief: BriefSettings
  /// What is the reader's own.
  package var mine: [OwnPart]
  /// The program that takes alerts, with its arguments; `nil` for none.
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
  /// Whether the output is meant to be read aloud: without drawings, and with nothing that only position or colour
  /// conveys.
  package var isAccessible: Bool
  /// The reader's own prompt; `nil` for the usual one.
  package var prompt: String?
  /// Whether articles of one story are one row of a list.
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

/// One change to the stored settings. Only this change is written, so that changes that another session has made in the
/// meantime are kept.
package enum SettingChange: Sendable, Equatable {
  case country(Country)
  case language(Language)
  /// The favourite source; `nil` takes it away.
  case source(SourceReference?)
  case grouping(SourceGrouping)
  /// Whether this machine may be asked where it is.
  case locationAllowed(Bool)
  /// The reader's place, set by hand; `nil` forgets it.
  case place(Coordinate?)
  case pictures(PictureMode)
  case accessible(Bool)
  /// The reader's own prompt; `nil` restores the usual one.
  case prompt(String?)
  /// Whether addresses of the public internet may lead into the reader's own network.
  case privateNetwork(Bool)
  /// Whether the sample edition stands in; `nil` withdraws the reader's choice.
  case sample(Bool?)
  /// Whether articles are added to the archive, and the server that has it.
  case archive(Bool, address: String? = nil)
  /// How many days articles are kept; `nil` for ever.
  case keep(days: Int?)
  /// Whether `open` fetches the text of an article.
  case reader(Bool)
  /// The program that translates; `nil` for none.
  case translator(String?)
  /// How many days texts are kept; `nil` for ever.
  case keepTexts(days: Int?)
  /// The ids of the reader's favourite topics.
  case topics([String])
  /// Whether articles of one story are one row of a list.
  case fold(Bool)
  /// What is collected, and how often.
  case collection(CollectionSettings)
  /// What a brief has, in its order.
  case brief(BriefSettings)
  /// What is the reader's own.
  case mine([OwnPart])
  /// The program that takes alerts; `nil` for none.
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
  /// The file could not be read, so its content is unknown. It is left as it is, and this run does not overwrite it.
  case unreadable(file: String, detail: String)
  /// The file belongs to somebody else or may be changed by others. It is left as it is, and this run does not use it.
  case untrusted(file: String)
  /// Other users than its owner may read the file that holds the key.
  case exposedKey(file: String)
  /// The reader's home folder does not exist, and is not created.
  case noHome(path: String)
  /// One value is unknown. The default is used instead, and the file is left as it is.
  case unknownValue(file: String, line: Int, key: String, value: String)
}
