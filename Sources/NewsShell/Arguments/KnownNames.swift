import NewsDomain
import NewsPresentation

/// The things besides countries and categories that a person may name.
struct KnownNames: Sendable {
  private let deferred: Deferred<[NewsSource]>
  let topics: any TopicRepository

  var sources: [NewsSource] { deferred.value }

  init(sources: Deferred<[NewsSource]> = Deferred([]), topics: any TopicRepository = NoTopics()) {
    deferred = sources
    self.topics = topics
  }

  /// The topic with exactly this name; `nil` if there is none.
  func topic(named wanted: FoldedName) -> Topic? {
    topics.topics().first { $0.allNames.contains(where: wanted.means) }
  }

  /// The topic with this name or, at a prompt, with a name that begins with it.
  ///
  /// - Throws: `NewsError.name(.unknownTopic)` or `ambiguous`.
  func topic(_ text: String, as form: NameForm) throws -> Topic {
    switch topicIndex.match(text, as: form) {
    case .found(let topic): return topic
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest): throw NewsError.name(.unknownTopic(text, nearest: nearest))
    }
  }

  var topicIndex: NameIndex<Topic> { NameIndex(topics.topics().map { ($0, $0.allNames) }) }
}

extension Session {
  /// The names known in this session.
  var known: KnownNames { KnownNames(sources: sources, topics: topics) }

  /// The favourite topics. Those that the catalogue no longer has are left out, but kept in the settings.
  var favourites: [Topic] { topics(settings[TopicsSetting.self]) }

  /// The topics with these ids that the catalogue has.
  func topics(_ ids: [String]) -> [Topic] {
    ids.isEmpty ? [] : ids.compactMap { id in topics.topics().first { $0.id == id } }
  }
}
