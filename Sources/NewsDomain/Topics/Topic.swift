/// A subject with known feeds: a topic such as space, a region or a city. Countries are `Country`.
package struct Topic: Sendable, Hashable {
  package enum Kind: String, CaseIterable, Sendable {
    case topic
    case region
    case city
  }

  /// English words joined by hyphens, such as `formula-1`.
  package let id: String
  package let kind: Kind
  /// The code of the group that it is listed in, such as `science`.
  package let group: String
  /// The code of the country that a region or a city is in.
  package let countryCode: String?
  /// Its names, by the ISO 639-1 codes of languages.
  package let names: [String: String]
  /// Other names that a person may use for it, in any language.
  package let otherNames: [String]

  package init(
    id: String, kind: Kind, group: String, countryCode: String? = nil, names: [String: String],
    otherNames: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.group = group
    self.countryCode = countryCode
    self.names = names
    self.otherNames = otherNames
  }

  /// All its names: in each language, then the others, then its id.
  package var allNames: [String] { names.sorted { $0.key < $1.key }.map(\.value) + otherNames + [id] }

  /// Its name in a language, or else in English.
  package func name(inLanguage code: String) -> String { names[code] ?? names["en"] ?? id }
}

/// Returns the known topics.
package protocol TopicRepository: Sendable {
  /// All topics, ordered by kind and, within a kind, by group.
  func topics() -> [Topic]
}

/// No topics, for sessions that need none.
package struct NoTopics: TopicRepository {
  package init() {}

  package func topics() -> [Topic] { [] }
}
