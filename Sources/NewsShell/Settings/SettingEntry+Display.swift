import NewsDomain
import NewsPresentation
import TerminalKit

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

  static let prompt = SettingEntry(PromptSetting.self) { prompt, _ in
    SettingRow(key: .prompt, value: prompt) { prompt ?? $0.usualPrompt }
  } read: { text, _ in
    ChoiceName.nothing.isMeant(by: text) ? nil : SafeText(text).string.nonBlank
  }
}
