import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let topics = SettingEntry(TopicsSetting.self) { ids, facts in
    let topics = facts.session.topics(ids)
    return SettingRow(key: .topics, value: topics.isEmpty ? nil : topics.map(\.id).joined(separator: ",")) { texts in
      topics.isEmpty ? texts.noTopics : topics.map { $0.name(in: texts.language) }.joined(separator: ", ")
    }
  } read: { text, facts in
    if ChoiceName.nothing.isMeant(by: text) { return [] }
    let names = text.split(at: ",").map(\.trimmed).filter { !$0.isEmpty }
    return try names.map { try facts.session.known.topic($0, as: facts.form).id }
  }.completed { $0.lastOfList.topicCandidates() }

  static let mine = SettingEntry(MineSetting.self) { parts, facts in
    let (edition, topics) = (facts.session.edition, facts.session.favourites)
    return SettingRow(key: .mine, value: parts.map(\.rawValue).joined(separator: ",")) { texts in
      parts.flatMap { part -> [String] in
        switch part {
        case .country: [edition.country.name(in: texts.language)]
        case .source: edition.favourite.map { [$0.name] } ?? []
        case .topics: topics.map { $0.name(in: texts.language) }
        case .feeds: [texts.name(of: BriefSection.feeds)]
        case .follows: [texts.name(of: BriefSection.follows)]
        }
      }.joined(separator: ", ")
    }
  } read: { text, _ in
    try OwnPart.read(text)
  }.completed { context in
    OwnPart.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
  }

  static let brief = SettingEntry(BriefSetting.self) { sections, _ in
    SettingRow(key: .brief, value: sections.map(\.rawValue).joined(separator: ",")) { texts in
      sections.map(texts.name(of:)).joined(separator: ", ")
    }
  } read: { text, _ in
    if ChoiceName.nothing.isMeant(by: text) { return BriefSetting.standard }
    let words = text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
    let sections = try words.map(BriefSection.read).reduce(into: [BriefSection]()) { all, section in
      if !all.contains(section) { all.append(section) }
    }
    return sections.isEmpty ? BriefSetting.standard : sections
  }.completed { context in
    BriefSection.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
  }

  /// The parts to collect and how often, such as `country,feeds 30m`; either may be left out.
  static let collect = SettingEntry(.collect, stored: [CollectSetting.self, CollectEverySetting.self]) { settings in
    let (parts, every) = (settings[CollectSetting.self], settings[CollectEverySetting.self])
    return SettingRow(key: .collect, value: "\(parts.map(\.rawValue).joined(separator: ",")) \(every.text)") { texts in
      texts.collection(parts, every: every)
    }
  } change: { text, facts in
    var (parts, every) = (facts.settings[CollectSetting.self], facts.settings[CollectEverySetting.self])
    if ChoiceName.nothing.isMeant(by: text) {
      (parts, every) = (CollectSetting.standard, CollectEverySetting.standard)
    } else {
      var named: [CollectionPart] = []
      for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init) {
        if let interval = Interval(word) {
          every = interval
        } else {
          let part = try CollectionPart.read(word)
          if !named.contains(part) { named.append(part) }
        }
      }
      if !named.isEmpty { parts = named }
    }
    return [SettingsChange(CollectSetting.self, parts), SettingsChange(CollectEverySetting.self, every)]
  }.completed { context in
    CollectionPart.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
  }

  static let sample = SettingEntry(SampleSetting.self) { isWanted, _ in
    SettingRow(key: .sample, value: isWanted.map { $0 ? "yes" : "no" }) { $0.sampleLine(isWanted) }
  } read: { text, _ in
    ChoiceName.nothing.isMeant(by: text) ? nil : try OnOrOff.read(text)
  }.offering(OnOrOff.names)
}
