import NewsDomain

/// A few topics, one of each kind.
package struct FakeTopics: TopicRepository {
  package static let space = Topic(
    id: "space", kind: .topic, group: "science", names: ["en": "Space", "fr": "Espace"])
  package static let formula1 = Topic(
    id: "formula-1", kind: .topic, group: "sports", names: ["en": "Formula 1", "fr": "Formule 1"], otherNames: ["f1"])
  package static let formulaE = Topic(
    id: "formula-e", kind: .topic, group: "sports", names: ["en": "Formula E", "fr": "Formule E"])
  package static let europe = Topic(
    id: "europe", kind: .region, group: "world", names: ["en": "Europe", "fr": "Europe"])
  package static let georgia = Topic(
    id: "georgia-us", kind: .region, group: "places", countryCode: "us",
    names: ["en": "Georgia (United States)", "fr": "Géorgie (États-Unis)"])
  package static let boston = Topic(
    id: "boston", kind: .city, group: "places", countryCode: "us", names: ["en": "Boston", "fr": "Boston"])
  package static let newYork = Topic(
    id: "new-york-city", kind: .city, group: "places", countryCode: "us",
    names: ["en": "New York City", "fr": "New York"])

  package init() {}

  package func topics() -> [Topic] {
    [Self.space, Self.formula1, Self.formulaE, Self.europe, Self.georgia, Self.boston, Self.newYork]
  }
}
