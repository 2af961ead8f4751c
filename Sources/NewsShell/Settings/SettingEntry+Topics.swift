import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let topics = SettingEntry(TopicsSetting.self) { ids, facts in
    let topics = facts.session.topics(ids)
    return SettingRow(key: .topics, value: topics.isEmpty ? nil : topics.map(\.id).joined(separator: ",")) { texts in
      topics.isEmpty ? texts.noTopics : topics.map { $0.name(in: texts.language) }.joined(separator: ", ")
    }
  } read: { text, facts in
    if ChoiceName.nothing.isMeant(by: text) { return [] }
    let names = text.split(at: ",").map(\.trimmed).filter { !$0.isEmpty }
    return try names.map { try facts.session.known.topic($0, as: facts.form).id }
  }.completed { $0.lastOfList.topicCandidates() }
}
