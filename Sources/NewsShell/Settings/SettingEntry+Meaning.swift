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
    guard let isOn = OnOrOff.isOn(text) else {
      // A folder is named from the root or from home, as the shell may be started anywhere.
      throw ShellError.value(.notOneOf(text, nearest: nil, known: OnOrOff.names + [.option("/FOLDER")]))
    }
    return isOn ? .standard : .off
  }.offering(OnOrOff.names)
}
