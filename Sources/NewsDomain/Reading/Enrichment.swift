/// How long a list of headlines waits for the feeds of its sources, which are fetched along with the provider's list.
package enum Enrichment: Sendable, Equatable {
  /// Only a moment, as a reader waits for the list. Later answers complete it afterwards.
  case brief
  /// As long as the feeds take.
  case patient
}
