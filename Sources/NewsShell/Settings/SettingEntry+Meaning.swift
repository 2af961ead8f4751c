import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let meaning = SettingEntry(MeaningSetting.self) { meaning, _ in
    switch meaning {
    case .off: .answer(.meaning, false)
    case .standard: .answer(.meaning, true)
    case .folder(let path): SettingRow(key: .meaning, value: path) { _ in path }
    }
  } read: { text, _ in
    if case .folder(let path)? = MeaningSetting.read(text) { return .folder(path) }
    return try OnOrOff.read(text) ? .standard : .off
  }.offering(OnOrOff.names)
}
