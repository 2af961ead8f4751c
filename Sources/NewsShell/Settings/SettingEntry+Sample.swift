import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let sample = SettingEntry(SampleSetting.self) { isWanted, _ in
    SettingRow(key: .sample, value: isWanted.map { $0 ? "yes" : "no" }) { $0.sampleLine(isWanted) }
  } read: { text, _ in
    ChoiceName.nothing.isMeant(by: text) ? nil : try OnOrOff.read(text)
  }.offering(OnOrOff.names)
}
