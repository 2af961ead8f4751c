import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let place = SettingEntry(PlaceSetting.self) { place, _ in
    SettingRow(key: .place, value: place?.description) { place?.description ?? $0.noPlace }
  } read: { text, facts in
    ChoiceName.nothing.isMeant(by: text) ? nil : try facts.preferences.cities.coordinate(of: text)
  }
}
