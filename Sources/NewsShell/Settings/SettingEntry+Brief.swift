import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let brief = SettingEntry(BriefSetting.self) { sections, _ in
    SettingRow(key: .brief, value: sections.map(\.rawValue).joined(separator: ",")) { texts in
      sections.map(texts.name(of:)).joined(separator: ", ")
    }
  } read: { text, _ in
    if ChoiceName.nothing.isMeant(by: text) { return BriefSetting.standard }
    let words = text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
    let sections = try words.map(BriefSection.read).reduce(into: [BriefSection]()) { all, section in
      if !all.contains(section) { all.append(section) }
    }
    return sections.isEmpty ? BriefSetting.standard : sections
  }.completed { context in
    BriefSection.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
  }
}
