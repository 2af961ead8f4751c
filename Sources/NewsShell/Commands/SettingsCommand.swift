import NewsDomain
import NewsPresentation
import TerminalKit

/// Shows all settings, or changes one.
enum SettingsCommand: Command {
  private enum Setting: Hashable {
    case location
    case place
    case pictures
    case accessible
    case prompt
    case privateNetwork
    case sample
    case archive
    case keep
    case reader
    case keepTexts
    case translator
    case topics
    case fold
    case collect
    case brief
    case mine
    case onAlert
    /// One that another command changes, or an option; here it is only explained.
    case other(SettingKey)
  }

  private static let others: [SettingKey] = [.country, .language, .source, .filter, .provider, .key, .format]

  private static let setting = Argument<Setting>.choice(
    .argument(.settingLabel), help: .argument(.settingHelp),
    of: [
      (.location, TypedName(.location)), (.place, TypedName(.place)), (.pictures, TypedName(.pictures)),
      (.accessible, TypedName(.accessible)), (.prompt, TypedName(.prompt)),
      (.privateNetwork, TypedName(.privateNetwork)), (.sample, TypedName(.sample)),
      (.archive, TypedName(.archive)), (.keep, TypedName(.keep)),
      (.reader, TypedName(.reader)), (.keepTexts, TypedName(.keepTexts)),
      (.translator, TypedName(.translator)), (.topics, TypedName(.topics)),
      (.fold, TypedName(.fold)), (.collect, TypedName(.collect)), (.brief, TypedName(.brief)),
      (.mine, TypedName(.mine)),
      (.onAlert, TypedName(.onAlert)),
    ] + others.map { (.other($0), TypedName(setting: $0)) },
    later: [
      [.privateNetwork, .sample, .archive, .keep],
      [.reader, .keepTexts, .translator, .topics, .fold, .collect, .brief, .mine, .onAlert],
      Set(others.map(Setting.other)),
    ])
  private static let value = Argument<String>(
    .argument(.valueLabel), .rest, help: .argument(.settingValueHelp),
    complete: { context in
      let chosen = try? setting.read(context.previous ?? "")
      if chosen == .brief {
        return BriefSection.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
      }
      if chosen == .mine { return OwnPart.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) } }
      if chosen == .collect {
        return CollectionPart.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
      }
      if chosen == .topics { return context.lastOfList.topicCandidates() }
      return values(of: chosen).flatMap { context.candidates(named: [$0.text(in: context.language)]) }
    }
  ) { $0 }

  static let declaration = Declaration(.settings, group: .organise, arguments: [setting, value])

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    guard let chosen = call[setting] else {
      return Outcome(
        SettingsScreen(
          all(in: session, with: preferences).map { $0.besides(standard($0.key, in: session, with: preferences)) },
          isWhole: true))
    }
    if !call.has(value) {
      let row = row(chosen, in: session, with: preferences)
      return Outcome(SettingHelpScreen(row.besides(standard(row.key, in: session, with: preferences))))
    }
    let address = preferences.archiveUse.settingsNow.address
    let problems = try call[value].map { try set(chosen, to: $0, in: &session, with: preferences) } ?? []
    let isOther = preferences.archiveUse.settingsNow.address != address
    return Outcome(
      SettingsScreen([row(chosen, in: session, with: preferences)]),
      notices: problems.map(Notice.settings) + (isOther ? [.archiveFromNextStart] : []))
  }

  private static func set(
    _ setting: Setting, to text: String, in session: inout Session, with preferences: PreferencesFeature
  ) throws -> [SettingsProblem] {
    let isNone = ChoiceName.nothing.isMeant(by: text)
    switch setting {
    case .other(let key): throw ShellError.value(.notSetHere(key))
    case .location: return try preferences.location.allow(try answer(text, in: session.language))
    case .place: return try preferences.location.set(isNone ? nil : try Coordinate(text: text))
    case .pictures:
      let mode = try mode(text, in: session.language)
      session.display.pictures = mode
      return try preferences.keepSetting(.pictures(mode))
    case .accessible:
      let isOn = try answer(text, in: session.language)
      session.display.isAccessible = isOn
      return try preferences.keepSetting(.accessible(isOn))
    case .prompt:
      let prompt = isNone ? nil : SafeText(text).string.nonBlank
      session.display.prompt = prompt
      return try preferences.keepSetting(.prompt(prompt))
    case .privateNetwork:
      let isAllowed = try answer(text, in: session.language)
      let problems = try preferences.keepSetting(.privateNetwork(isAllowed))
      preferences.network.allowPrivate(isAllowed)
      return problems
    case .sample:
      let isOn = isNone ? nil : try answer(text, in: session.language)
      let problems = try preferences.keepSetting(.sample(isOn))
      preferences.sampleUse.choice = isOn
      return problems
    case .archive:
      try ArchivePlace.check(text)
      if ArchivePlace.isServer(text) {
        try preferences.archiveUse.check(address: text)
        let problems = try preferences.keepSetting(.archive(true, address: text))
        preferences.archiveUse.settingsNow.address = text
        return problems
      }
      let isOn = try answer(text, in: session.language)
      let problems = try preferences.keepSetting(.archive(isOn))
      preferences.archiveUse.settingsNow.isOn = isOn
      preferences.archiveUse.settingsNow.address = nil
      return problems
    case .keep:
      let days = try days(text)
      let problems = try preferences.keepSetting(.keep(days: days))
      preferences.archiveUse.settingsNow.days = days
      return problems
    case .reader:
      let isOn = try answer(text, in: session.language)
      let problems = try preferences.keepSetting(.reader(isOn))
      preferences.textUse.settingsNow.isReader = isOn
      return problems
    case .keepTexts:
      let days = try days(text)
      let problems = try preferences.keepSetting(.keepTexts(days: days))
      preferences.textUse.settingsNow.days = days
      return problems
    case .translator:
      let program = isNone ? nil : text.trimmed
      // A program that cannot be run is refused now, rather than when it is needed.
      if let program { _ = try Words.program(program) }
      let problems = try preferences.keepSetting(.translator(program))
      preferences.textUse.settingsNow.translator = program
      return problems
    case .fold:
      let isOn = try answer(text, in: session.language)
      session.display.folds = isOn
      return try preferences.keepSetting(.fold(isOn))
    case .onAlert:
      let program = isNone ? nil : text.trimmed
      if let program { _ = try Words.program(program) }
      let problems = try preferences.keepSetting(.onAlert(program))
      preferences.alertUse.program = program
      return problems
    case .brief:
      let words = isNone ? [] : text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
      let sections = try words.map(BriefSection.read)
      var brief = BriefSettings()
      if !sections.isEmpty {
        brief.sections = sections.reduce(into: []) { all, section in
          if !all.contains(section) { all.append(section) }
        }
      }
      session.brief = brief
      return try preferences.keepSetting(.brief(brief))
    case .mine:
      let parts = try OwnPart.read(text)
      session.mine = parts
      return try preferences.keepSetting(.mine(parts))
    case .collect:
      let collection = try collection(text, now: session.collection)
      session.collection = collection
      return try preferences.keepSetting(.collection(collection))
    case .topics:
      let names = isNone ? [] : text.split(at: ",").map(\.trimmed).filter { !$0.isEmpty }
      let ids = try names.map { try session.known.topic($0).id }
      let problems = try preferences.keepSetting(.topics(ids))
      session.favouriteTopics = ids
      return problems
    }
  }

  private static func row(_ setting: Setting, in session: Session, with preferences: PreferencesFeature) -> SettingRow {
    switch setting {
    case .location: .location(preferences.location.settings)
    case .place: .place(preferences.location.settings)
    case .pictures: .pictures(session.display.pictures)
    case .accessible: .accessible(session.display.isAccessible)
    case .prompt: .prompt(session.display.prompt)
    case .privateNetwork: .privateNetwork(preferences.network.isPrivateAllowed)
    case .sample: .sample(preferences.sampleUse.choice)
    case .archive: .archive(preferences.archiveUse.settingsNow)
    case .keep: .keep(preferences.archiveUse.settingsNow)
    case .reader: .reader(preferences.textUse.settingsNow)
    case .keepTexts: .keepTexts(preferences.textUse.settingsNow)
    case .translator: .translator(preferences.textUse.settingsNow)
    case .topics: .topics(session.favourites)
    case .fold: .fold(session.display.folds)
    case .collect: .collect(session.collection)
    case .brief: .brief(session.brief)
    case .mine: .mine(session.mine, of: session.edition, topics: session.favourites)
    case .onAlert: .onAlert(preferences.alertUse.program)
    case .other(.country): .country(session.edition.country)
    case .other(.language): .language(session.edition.language)
    case .other(.source): .source(session.edition)
    case .other(.filter): .filter(session.grouping)
    case .other(.provider): .provider(preferences.account.provider, hasKey: preferences.account.key.state != .none)
    case .other(.key): .key(preferences.account.key.state)
    case .other: .format(session.format)
    }
  }

  private static func all(in session: Session, with preferences: PreferencesFeature) -> [SettingRow] {
    let edition = session.edition
    return [
      .country(edition.country), .language(edition.language), .source(edition), .filter(session.grouping),
      .location(preferences.location.settings), .place(preferences.location.settings),
      .pictures(session.display.pictures), .accessible(session.display.isAccessible), .prompt(session.display.prompt),
      .privateNetwork(preferences.network.isPrivateAllowed),
      .sample(preferences.sampleUse.choice),
      .archive(preferences.archiveUse.settingsNow), .keep(preferences.archiveUse.settingsNow),
      .reader(preferences.textUse.settingsNow), .keepTexts(preferences.textUse.settingsNow),
      .translator(preferences.textUse.settingsNow), .topics(session.favourites),
      .fold(session.display.folds), .collect(session.collection), .brief(session.brief),
      .mine(session.mine, of: edition, topics: session.favourites),
      .onAlert(preferences.alertUse.program),
      .provider(preferences.account.provider, hasKey: preferences.account.key.state != .none),
      .key(preferences.account.key.state),
      .format(session.format),
    ]
  }

  /// A setting with its default value.
  private static func standard(
    _ key: SettingKey, in session: Session, with preferences: PreferencesFeature
  ) -> SettingRow {
    let edition = preferences.reset.standard
    switch key {
    case .country: return .country(edition.country)
    case .language: return .language(edition.language)
    case .source: return .source(edition)
    case .filter: return .filter(.all)
    case .location: return .location(LocationSettings())
    case .place: return .place(LocationSettings())
    case .pictures: return .pictures(.symbols)
    case .accessible: return .accessible(false)
    case .prompt: return .prompt(nil)
    case .privateNetwork: return .privateNetwork(false)
    case .sample: return .sample(nil)
    case .archive: return .archive(ArchiveSettings())
    case .keep: return .keep(ArchiveSettings())
    case .reader: return .reader(TextSettings())
    case .keepTexts: return .keepTexts(TextSettings())
    case .translator: return .translator(TextSettings())
    case .topics: return .topics([])
    case .fold: return .fold(true)
    case .collect: return .collect(CollectionSettings())
    case .brief: return .brief(BriefSettings())
    case .mine: return .mine(OwnPart.allCases, of: session.edition, topics: session.favourites)
    case .onAlert: return .onAlert(nil)
    case .provider: return .provider(.auto, hasKey: preferences.account.key.state != .none)
    case .key: return .key(.none)
    case .format: return .format(.text)
    }
  }

  private static let onAndOff = [ChoiceName.on.own, ChoiceName.off.own]

  /// The values that Tab offers for a setting.
  private static func values(of setting: Setting?) -> [Localized] {
    switch setting {
    case .location?, .accessible?, .privateNetwork?, .sample?, .archive?, .reader?, .fold?: onAndOff
    case .keep?, .keepTexts?: [ChoiceName.forever.own]
    case .pictures?: onAndOff + [.option("sixel"), .option("kitty")]
    // These are personal, so Tab must not fill them in.
    case .place?, .prompt?, .translator?, .topics?, .collect?, .brief?, .mine?, .onAlert?, .other?, nil: []
    }
  }

  /// - Throws: `ShellError.value(.notOneOf)`.
  private static func mode(_ text: String, in language: InterfaceLanguage) throws -> PictureMode {
    if ChoiceName.symbols.isMeant(by: text) { return .symbols }
    if let mode = PictureMode(rawValue: FoldedName(text).text) { return mode }
    guard let isOn = isYes(text) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: values(of: .pictures)))
    }
    return isOn ? .symbols : .off
  }

  /// - Throws: `ShellError.value(.notOneOf)`.
  private static func answer(_ text: String, in language: InterfaceLanguage) throws -> Bool {
    guard let answer = isYes(text) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: onAndOff))
    }
    return answer
  }

  /// What to collect and how often, such as `country,feeds 30m`; either may be left out.
  ///
  /// - Throws: `ShellError.value(.notOneOf)`.
  private static func collection(_ text: String, now: CollectionSettings) throws -> CollectionSettings {
    if ChoiceName.nothing.isMeant(by: text) { return CollectionSettings() }
    var collection = now
    var parts: [CollectionPart] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init) {
      if let every = Interval(word) {
        collection.every = every
      } else {
        let part = try CollectionPart.read(word)
        if !parts.contains(part) { parts.append(part) }
      }
    }
    if !parts.isEmpty { collection.parts = parts }
    return collection
  }

  /// A number of days, such as `90` or `90d`; `nil` for ever.
  ///
  /// - Throws: `ShellError.value(.notADayCount)`.
  private static func days(_ text: String) throws -> Int? {
    if ChoiceName.forever.isMeant(by: text) { return nil }
    return try DayCount.read(text, in: ArchiveSettings.limits)
  }

  private static func isYes(_ text: String) -> Bool? {
    if ChoiceName.on.isMeant(by: text) { return true }
    return ChoiceName.off.isMeant(by: text) ? false : nil
  }
}
