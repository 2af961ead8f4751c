import CEmbedded
import NewsDomain

/// The topics with feeds in the catalogue, embedded in the binary.
package struct EmbeddedTopics: TopicRepository {
  package init() {}

  package func topics() -> [Topic] { Self.all }

  /// Read once, on first use.
  private static let all = topics(in: EmbeddedTable.text(supernews_topics()))

  /// - Parameter text: lines of id, kind, group, country, a name in each language, other names, and the categories from
  ///   which the feeds were taken. Lines of countries are left out.
  static func topics(in text: String) -> [Topic] {
    EmbeddedTable.rows(in: text).compactMap { fields in
      let names = 4..<(4 + EmbeddedTable.languageCodes.count)
      guard fields.count == names.upperBound + 2, let kind = Topic.Kind(rawValue: fields[1]) else { return nil }
      return Topic(
        id: fields[0], kind: kind, group: fields[2], countryCode: fields[3].nonBlank,
        names: Dictionary(uniqueKeysWithValues: zip(EmbeddedTable.languageCodes, fields[names])),
        otherNames: fields[names.upperBound].split(at: ",").map(\.trimmed))
    }
  }
}
