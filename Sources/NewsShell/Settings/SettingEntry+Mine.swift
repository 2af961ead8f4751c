import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let mine = SettingEntry(MineSetting.self) { parts, facts in
    let (edition, topics) = (facts.session.edition, facts.session.favourites)
    return SettingRow(key: .mine, value: parts.map(\.rawValue).joined(separator: ",")) { texts in
      parts.flatMap { part -> [String] in
        switch part {
        case .country: [edition.country.name(in: texts.language)]
        case .source: edition.favourite.map { [$0.name] } ?? []
        case .topics: topics.map { $0.name(in: texts.language) }
        case .feeds: [texts.name(of: BriefSection.feeds)]
        case .follows: [texts.name(of: BriefSection.follows)]
        }
      }.joined(separator: ", ")
    }
  } read: { text, _ in
    try OwnPart.read(text)
  }.completed { context in
    OwnPart.allCases.flatMap { context.lastOfList.candidates(of: $0.typedName) }
  }
}
