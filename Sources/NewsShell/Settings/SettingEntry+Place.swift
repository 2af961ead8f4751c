import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let place = SettingEntry(PlaceSetting.self) { place, _ in
    SettingRow(key: .place, value: place?.description) { place?.description ?? $0.noPlace }
  } read: { text, facts in
    ChoiceName.nothing.isMeant(by: text) ? nil : try facts.preferences.cities.coordinate(of: text)
  }

  static let location = SettingEntry(LocationSetting.self) { isAllowed, _ in
    SettingRow(key: .location, value: isAllowed.map { $0 ? "yes" : "no" }) { $0.locationLine(isAllowed: isAllowed) }
  } read: { text, _ in
    try OnOrOff.read(text)
  }.offering(OnOrOff.names)
}
