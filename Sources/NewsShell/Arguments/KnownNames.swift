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

  /// The known source with an id or name or, at a prompt, the beginning of one; `nil` if there is none.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  func source(named text: String, as form: NameForm) throws -> NewsSource? {
    let index = NameIndex(knownSources.indices.map { ($0, knownSources[$0].allNames) })
    switch index.match(text, as: form) {
    case .found(let position): return knownSources[position]
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown: return nil
    }
  }

  /// The subject that a text names. One or two letters that only begin its name are a guess, and it is said.
  ///
  /// - Throws: `NewsError.name(.unknownSubject)` or `ambiguous`.
  func subject(_ text: String, as form: NameForm) throws -> (subject: Subject, notices: [Notice]) {
    let subject = try Subject(text, known: known, as: form, in: form == .prefix ? language : nil)
    guard subject.isGuessed(from: text, known: known) else { return (subject, []) }
    return (subject, [.taken(text, as: subject.name(in: language))])
  }
}

extension [String] {
  /// Whether any of the names contains the text; without a text they all match.
  func contain(_ text: String?) -> Bool {
    guard let text else { return true }
    let wanted = FoldedName(text)
    return contains { FoldedName($0).contains(wanted) }
  }
}
