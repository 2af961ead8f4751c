import NewsDomain
import NewsPresentation

extension SettingEntry {
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
}
