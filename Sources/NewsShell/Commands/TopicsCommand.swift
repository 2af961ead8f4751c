import NewsDomain
import NewsPresentation

/// Lists topics, regions and cities that have feeds.
enum TopicsCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.partOfNameHelp)) { $0 }

  static let declaration = Declaration(.topics, group: .find, arguments: [text])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let language = session.language
    let topics = session.topics.topics().filter { topic in
      let group = language.texts.topicGroup(topic.group)
      let country = topic.countryCode.map { Country.name(ofCode: $0, in: language) }
      return (topic.allNames + [group] + (country.map { [$0] } ?? [])).contain(call[text])
    }
    let hasHint = session.takeHint()
    return .push(
      TopicsScreen(topics, favourites: Set(session.settings[TopicsSetting.self]), hasHint: hasHint),
      notices: topics.isEmpty ? call[text].map { [.noTopic($0)] } ?? [] : [])
  }
}
