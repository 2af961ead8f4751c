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

  static let pager = SettingEntry(PagerSetting.self) { choice, _ in
    SettingRow(key: .pager, value: PagerSetting.text(of: choice)) { $0.pagerLine(choice) }
  } read: { text, _ in
    if ChoiceName.nothing.isMeant(by: text) { return .automatic }
    if ownPager.all.contains(where: { FoldedName($0).means(text) }) { return .own }
    try ParsedLine.checkProgram(text.trimmed)
    return .program(text.trimmed)
  }.offering([ownPager.own, ChoiceName.nothing.own])

  private static let ownPager = TypedName(value: PagerSetting.own, of: .pager)

  static let colours = SettingEntry(ColoursSetting.self) { colours, _ in
    .colours(colours)
  } read: { text, facts in
    if ChoiceName.nothing.isMeant(by: text) { return nil }
    let wanted = FoldedName(text)
    if let scheme = schemes.first(where: { $0.names.all.contains { FoldedName($0) == wanted } })?.scheme {
      return .scheme(scheme)
    }
    guard let colours = ColoursSetting.read(text), case .file? = colours else {
      // A file is named from the root or from home, as the shell may be started anywhere.
      throw ShellError.value(.notOneOf(text, nearest: nil, known: schemes.map(\.names.own) + [.option("/FILE")]))
    }
    do { try facts.preferences.looks.check(colours) } catch let problem as ColourFileProblem {
      throw ShellError.value(.colourFile(problem))
    }
    return colours
  }.offering(schemes.map(\.names.own) + [ChoiceName.nothing.own])

  private static let schemes = ColourScheme.allCases.map { scheme in
    (scheme: scheme, names: TypedName(value: scheme.rawValue, of: .colours))
  }

  static let prompt = SettingEntry(PromptSetting.self) { prompt, _ in
    SettingRow(key: .prompt, value: prompt) { prompt ?? $0.usualPrompt }
  } read: { text, _ in
    ChoiceName.nothing.isMeant(by: text) ? nil : SafeText(text).string.nonBlank
  }
}
