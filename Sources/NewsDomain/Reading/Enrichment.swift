/// How long a list of headlines waits for the feeds of its sources, which are asked beside the provider.
package enum Enrichment: Sendable, Equatable {
  /// A moment only: a reader waits for the list. What comes later completes it afterwards.
  case brief
  /// As long as the feeds take.
  case patient
}
