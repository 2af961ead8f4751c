import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let location = SettingEntry(LocationSetting.self) { isAllowed, _ in
    SettingRow(key: .location, value: isAllowed.map { $0 ? "yes" : "no" }) { $0.locationLine(isAllowed: isAllowed) }
  } read: { text, _ in
    try OnOrOff.read(text)
  }.offering(OnOrOff.names)
}
