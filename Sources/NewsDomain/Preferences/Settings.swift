import Locking

/// The settings that are kept between sessions: a text for each one that the reader has chosen. Each type that is a
/// ``Setting`` reads its own.
package struct Settings: Sendable, Equatable {
  /// The texts by the names of their settings.
  private var texts: [String: String]
  /// The edition of a new reader.
  package let standard: Edition

  /// - Parameters:
  ///   - edition: the edition of a new reader.
  ///   - texts: the stored texts by the names of their settings.
  package init(edition: Edition = .unset, texts: [String: String] = [:]) {
    standard = edition
    self.texts = texts
  }

  /// The value of a setting: the reader's, or the default.
  package subscript<S: Setting>(_ setting: S.Type) -> S.Value {
    get { texts[S.key.name].flatMap(S.read) ?? S.standard }
    set { texts[S.key.name] = S.text(of: newValue) }
  }

  /// The text of a setting as it is stored; `nil` if the reader has not chosen one.
  package func text(of key: SettingKey) -> String? { texts[key.name] }

  /// The same settings with another value of one of them.
  package func with<S: Setting>(_ setting: S.Type, _ value: S.Value) -> Settings {
    var settings = self
    settings[setting] = value
    return settings
  }

  package mutating func take(_ changes: [SettingsChange]) {
    for change in changes { texts[change.key.name] = change.text }
  }

  /// The values of a family of settings by their names, in alphabetical order.
  package func values(of family: SettingFamily) -> [(name: String, value: String)] {
    let start = family.rawValue + " "
    return texts.filter { $0.key.hasPrefix(start) }
      .map { (name: String($0.key.dropFirst(start.count)), value: $0.value) }.sorted { $0.name < $1.name }
  }

  /// The reader's edition; what they have not chosen is that of a new reader.
  package var edition: Edition {
    let id = self[SourceSetting.self]
    return Edition(
      country: self[CountrySetting.self] ?? standard.country, language: self[LanguageSetting.self] ?? standard.language,
      source: id.map { SourceReference(id: $0, name: self[SourceNameSetting.self] ?? $0) } ?? standard.source,
      isSourceChosen: id != nil)
  }
}

/// The reader's settings as they are now. A class, because they may change while requests and lists use them.
package final class LiveSettings: Sendable {
  private let settings: Guarded<Settings>

  package init(_ settings: Settings = Settings()) {
    self.settings = Guarded(settings)
  }

  package var now: Settings { settings.withLock(\.self) }

  package subscript<S: Setting>(_ setting: S.Type) -> S.Value { now[setting] }

  /// Whether articles are added to the archive.
  package var isArchiving: Bool { self[ArchiveSetting.self].isOn }

  package func take(_ changes: [SettingsChange]) {
    settings.withLock { $0.take(changes) }
  }
}
