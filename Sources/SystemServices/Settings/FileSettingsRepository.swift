import NewsDomain

/// Settings, in a file that a person can read and several sessions share.
package struct FileSettingsRepository: SettingsRepository {
  private enum Key {
    static let country = "country"
    static let language = "language"
    static let source = "source"
    static let sourceName = "source-name"
    static let grouping = "filter"
    static let location = "location"
    static let place = "place"
    static let pictures = "pictures"
    static let accessible = "accessible"
    static let prompt = "prompt"
    static let privateNetwork = "private-network"
    static let sample = "sample"
    static let archive = "archive"
    static let keep = "keep"
    static let reader = "reader"
    static let translator = "translator"
    static let keepTexts = "keep-texts"
    static let topics = "topics"
    static let collect = "collect"
    static let brief = "brief"
    static let mine = "mine"
    static let onAlert = "on-alert"
    static let collectEvery = "collect_every"
    static let fold = "fold"
  }

  private let file: KeptFile
  private let standard: Edition

  /// - Parameter standard: the edition of a new reader.
  package init(path: FilePath, standard: Edition) {
    file = KeptFile(path: path)
    self.standard = standard
  }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    var problems: [SettingsProblem] = []
    var text = ConfigText()
    do {
      if let bytes = try file.read(isTrusted: true) {
        // A damaged file is read again under the lock, because another session may have been writing a good one.
        text = try ConfigText(bytes) ?? (try? file.whileLocked { try readable(&problems) }) ?? readable(&problems)
      }
    } catch {
      problems.append(.unreadable(file.path, error))
    }
    var settings = Settings(edition: standard)

    func take(_ key: String, _ use: (String) -> Bool) {
      guard let (value, line) = text.value(key), !use(value) else { return }
      problems.append(.unknownValue(file: file.path.description, line: line, key: key, value: value))
    }
    take(Key.country) { code in
      Country(code: code).map { settings.edition.country = $0 } != nil
    }
    take(Key.language) { code in
      Language(code: code).map { settings.edition.language = $0 } != nil
    }
    take(Key.source) { id in
      guard !id.isEmpty, id.oneLine == id else { return false }
      settings.edition.source = SourceReference(id: id, name: text.value(Key.sourceName)?.text ?? id)
      settings.edition.isSourceChosen = true
      return true
    }
    take(Key.grouping) { name in
      SourceGrouping(rawValue: name).map { settings.grouping = $0 } != nil
    }
    take(Key.location) { answer in
      settings.location.isAllowed = Self.answers[answer]
      return settings.location.isAllowed != nil
    }
    take(Key.place) { text in
      if text.isEmpty { return true }
      let numbers = text.split(separator: " ").map(Coordinate.degrees)
      guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return false }
      settings.location.place = Coordinate(checking: latitude, longitude)
      return settings.location.place != nil
    }
    take(Key.pictures) { name in
      PictureMode(rawValue: name == "on" ? PictureMode.symbols.rawValue : name).map { settings.display.pictures = $0 }
        != nil
    }
    take(Key.accessible) { answer in
      Self.answers[answer].map { settings.display.isAccessible = $0 } != nil
    }
    take(Key.sample) { answer in
      settings.sample = Self.answers[answer]
      return settings.sample != nil
    }
    take(Key.prompt) { text in
      settings.display.prompt = text.isEmpty ? nil : text
      return true
    }
    take(Key.privateNetwork) { answer in
      Self.answers[answer].map { settings.isPrivateNetworkAllowed = $0 } != nil
    }
    take(Key.archive) { answer in
      if ArchivePlace.isServer(answer) {
        settings.archive.address = answer
        return true
      }
      return Self.answers[answer].map { settings.archive.isOn = $0 } != nil
    }
    take(Key.keep) { text in
      if text == Self.forever { return true }
      guard let days = Int(text), ArchiveSettings.limits.contains(days) else { return false }
      settings.archive.days = days
      return true
    }
    take(Key.reader) { answer in
      Self.answers[answer].map { settings.texts.isReader = $0 } != nil
    }
    take(Key.translator) { text in
      settings.texts.translator = text.nonBlank
      return true
    }
    take(Key.keepTexts) { text in
      if text == Self.forever {
        settings.texts.days = nil
        return true
      }
      guard let days = Int(text), ArchiveSettings.limits.contains(days) else { return false }
      settings.texts.days = days
      return true
    }
    take(Key.fold) { answer in
      Self.answers[answer].map { settings.display.folds = $0 } != nil
    }
    take(Key.collect) { text in
      let parts = text.split(separator: " ").map { CollectionPart(rawValue: String($0)) }
      guard !parts.contains(nil) else { return false }
      settings.collection.parts = parts.compactMap(\.self)
      return true
    }
    take(Key.onAlert) { text in
      settings.onAlert = text.nonBlank
      return true
    }
    take(Key.brief) { text in
      let sections = text.split(separator: " ").map { BriefSection(rawValue: String($0)) }
      guard !sections.contains(nil) else { return false }
      settings.brief.sections = sections.compactMap(\.self)
      return true
    }
    take(Key.mine) { text in
      let parts = text.split(whereSeparator: { $0 == " " || $0 == "," }).map { OwnPart(rawValue: String($0)) }
      guard !parts.isEmpty, !parts.contains(nil) else { return false }
      settings.mine = parts.compactMap(\.self)
      return true
    }
    take(Key.collectEvery) { text in
      guard let every = Interval(text) else { return false }
      settings.collection.every = every
      return true
    }
    take(Key.topics) { text in
      settings.topics = text.split(separator: " ").map(String.init)
      return true
    }
    return (settings, problems)
  }

  /// The value of `keep` and `keep-texts` for no limit.
  private static let forever = "forever"
  private static let answers = ["yes": true, "on": true, "no": false, "off": false]

  @discardableResult
  package func apply(_ changes: [SettingChange]) throws -> [SettingsProblem] {
    try file.whileLocked {
      var problems: [SettingsProblem] = []
      var text = try readable(&problems)
      for change in changes {
        switch change {
        case .country(let country): text.set(Key.country, to: country.code)
        case .language(let language): text.set(Key.language, to: language.code)
        case .source(let source):
          text.set(Key.source, to: source?.id.oneLine)
          text.set(Key.sourceName, to: source?.name.oneLine)
        case .grouping(let grouping): text.set(Key.grouping, to: grouping.rawValue)
        case .locationAllowed(let isAllowed): text.set(Key.location, to: isAllowed ? "yes" : "no")
        case .place(let place): text.set(Key.place, to: place?.description)
        case .pictures(let mode): text.set(Key.pictures, to: mode.rawValue)
        case .accessible(let isOn): text.set(Key.accessible, to: isOn ? "yes" : "no")
        case .prompt(let prompt): text.set(Key.prompt, to: prompt?.oneLine)
        case .privateNetwork(let isAllowed): text.set(Key.privateNetwork, to: isAllowed ? "yes" : "no")
        case .sample(let isOn): text.set(Key.sample, to: isOn.map { $0 ? "yes" : "no" })
        case .archive(let isOn, let address): text.set(Key.archive, to: isOn ? address?.oneLine ?? "on" : "off")
        case .keep(let days): text.set(Key.keep, to: days.map { String($0) } ?? Self.forever)
        case .reader(let isOn): text.set(Key.reader, to: isOn ? "on" : "off")
        case .translator(let command): text.set(Key.translator, to: command?.oneLine)
        case .keepTexts(let days): text.set(Key.keepTexts, to: days.map { String($0) } ?? Self.forever)
        case .fold(let isOn): text.set(Key.fold, to: isOn ? "on" : "off")
        case .collection(let collection):
          let isUsual = collection.parts == CollectionPart.usual
          text.set(Key.collect, to: isUsual ? nil : collection.parts.map(\.rawValue).joined(separator: " "))
          text.set(Key.collectEvery, to: collection.every == .usual ? nil : collection.every.text)
        case .onAlert(let program): text.set(Key.onAlert, to: program?.oneLine)
        case .brief(let brief):
          let isUsual = brief == BriefSettings()
          text.set(Key.brief, to: isUsual ? nil : brief.sections.map(\.rawValue).joined(separator: " "))
        case .mine(let parts):
          let isUsual = parts == OwnPart.allCases
          text.set(Key.mine, to: isUsual ? nil : parts.map(\.rawValue).joined(separator: " "))
        case .topics(let ids): text.set(Key.topics, to: ids.isEmpty ? nil : ids.joined(separator: " ").oneLine)
        case .resetEdition:
          for key in [Key.country, Key.language, Key.source, Key.sourceName] { text.set(key, to: nil) }
        }
      }
      try file.write(text.bytes)
      return problems
    }
  }

  /// Reads the file. A damaged one is set aside, and empty settings are returned.
  ///
  /// - Throws: `NewsError.file(.failed)` if the file cannot be read.
  private func readable(_ problems: inout [SettingsProblem]) throws -> ConfigText {
    guard let bytes = try file.read(isTrusted: true) else { return ConfigText() }
    if let text = ConfigText(bytes) { return text }
    problems.append(.damaged(file: file.path.description, keptAs: file.setAside()))
    return ConfigText()
  }
}

extension String {
  /// The text as a value on one line. Names of sources come from outside and may contain line ends.
  fileprivate var oneLine: String {
    String(
      unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        default: Character(scalar)
        }
      }
    ).trimmed
  }
}
