import NewsDomain
import NewsPresentation
import TerminalKit

extension SettingEntry {
  static let prompt = SettingEntry(PromptSetting.self) { prompt, _ in
    SettingRow(key: .prompt, value: prompt) { prompt ?? $0.usualPrompt }
  } read: { text, _ in
    ChoiceName.nothing.isMeant(by: text) ? nil : SafeText(text).string.nonBlank
  }
}
