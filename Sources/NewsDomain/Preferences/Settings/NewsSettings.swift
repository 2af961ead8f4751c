extension SettingKey { package static let topics = SettingKey("topics") }

/// The ids of the favourite topics.
package enum TopicsSetting: Setting {
  package static let key = SettingKey.topics
  package static let standard: [String] = []

  package static func read(_ text: String) -> [String]? { text.split(separator: " ").map(String.init) }

  package static func text(of ids: [String]) -> String? { ids.isEmpty ? nil : ids.joined(separator: " ") }
}

extension SettingKey { package static let mine = SettingKey("mine") }

/// The parts of the reader's own news.
package enum MineSetting: Setting {
  package static let key = SettingKey.mine
  package static let standard = OwnPart.allCases

  package static func read(_ text: String) -> [OwnPart]? {
    let parts = OwnPart.list(text.split { $0 == " " || $0 == "," })
    return parts?.isEmpty == false ? parts : nil
  }

  package static func text(of parts: [OwnPart]) -> String? { parts == standard ? nil : parts.stored }
}

/// A part of the reader's own news, which `new`, `brief`, `summary`, trends and the prompt are about.
package enum OwnPart: String, Sendable, CaseIterable {
  /// The headlines and the categories of the reader's country.
  case country
  /// The headlines of the favourite source.
  case source
  /// The favourite topics.
  case topics
  /// The reader's own feeds.
  case feeds
  /// The articles found by the reader's follows.
  case follows
}

extension SettingKey { package static let brief = SettingKey("brief") }

/// The sections of a brief, in order.
package enum BriefSetting: Setting {
  package static let key = SettingKey.brief
  package static let standard = BriefSection.allCases

  package static func read(_ text: String) -> [BriefSection]? { BriefSection.list(text.split(separator: " ")) }

  package static func text(of sections: [BriefSection]) -> String? { sections == standard ? nil : sections.stored }
}

/// A section of a brief.
package enum BriefSection: String, Sendable, CaseIterable {
  /// The stories of the favourite country with the widest coverage.
  case top
  /// The articles found by follows.
  case follows
  /// The favourite source and topics.
  case favourites
  /// The reader's own feeds, by folder.
  case feeds
  /// Updates to stories that the reader has read.
  case changes
  /// Phrases in more headlines than usual.
  case trends
}

extension SettingKey { package static let collect = SettingKey("collect") }

/// The parts of the news that are collected.
package enum CollectSetting: Setting {
  package static let key = SettingKey.collect
  package static let standard = CollectionPart.usual

  package static func read(_ text: String) -> [CollectionPart]? {
    CollectionPart.list(text.split(separator: " "))
  }

  package static func text(of parts: [CollectionPart]) -> String? { parts == standard ? nil : parts.stored }
}

/// How often news is collected. It is changed together with ``CollectSetting``.
package enum CollectEverySetting: Setting {
  package static let key = SettingKey("collect-every")
  package static let standard = Interval.usual

  package static func read(_ text: String) -> Interval? { Interval(text) }

  package static func text(of interval: Interval) -> String? { interval == standard ? nil : interval.text }
}

/// A part of the news to collect.
package enum CollectionPart: String, Sendable, CaseIterable {
  /// The headlines of the favourite country.
  case country
  /// The headlines of the favourite source.
  case source
  /// The favourite topics.
  case topics
  /// The reader's own feeds.
  case feeds
  /// Searches for the reader's follows.
  case follows
  /// The headlines of all countries.
  case countries
  /// All feeds that supernews knows.
  case catalogue

  /// The parts collected unless the reader chooses others.
  package static let usual: [CollectionPart] = [.country, .source, .topics, .feeds, .follows]
}

extension SettingKey { package static let onAlert = SettingKey("on-alert") }

/// The program that receives alerts.
package enum OnAlertSetting: ProgramSetting {
  package static let key = SettingKey.onAlert
}

extension SettingKey { package static let sample = SettingKey("sample") }

/// Whether the sample edition may be used, see ``SampleUse``; `nil` if the reader has not chosen.
package enum SampleSetting: Setting {
  package static let key = SettingKey.sample
  package static let standard: Bool? = nil

  package static func read(_ text: String) -> Bool?? { SwitchText.read(text).map(Optional.some) }

  package static func text(of isWanted: Bool?) -> String? { isWanted.map(SwitchText.yesOrNo) }
}

/// Whether the sample edition is used when no provider has news: as the reader has chosen, else only if a person reads
/// the output.
package struct SampleUse: Sendable {
  private let settings: LiveSettings
  private let isSeen: Bool

  /// - Parameter isSeen: whether a person reads the output, not a program.
  package init(_ settings: LiveSettings, isSeen: Bool = false) {
    self.settings = settings
    self.isSeen = isSeen
  }

  /// Whether the sample edition is used for headlines.
  package var isWanted: Bool { settings[SampleSetting.self] ?? isSeen }

  /// Whether the sample edition is used for searches too. Only if the reader has chosen it, because a search is for
  /// news, not just any articles.
  package var isAskedFor: Bool { settings[SampleSetting.self] == true }
}
