import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let pictures = SettingEntry(PicturesSetting.self) { mode, _ in
    SettingRow(key: .pictures, value: mode.rawValue) { $0.pictures(mode) }
  } read: { text, _ in
    if ChoiceName.symbols.isMeant(by: text) { return .symbols }
    if let mode = PictureMode(rawValue: FoldedName(text).text) { return mode }
    guard let isOn = OnOrOff.isOn(text) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: pictureModes))
    }
    return isOn ? .symbols : .off
  }.offering(pictureModes)

  private static let pictureModes = OnOrOff.names + [.option("sixel"), .option("kitty")]
}
