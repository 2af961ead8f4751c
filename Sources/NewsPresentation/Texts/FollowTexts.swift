import NewsDomain

/// The texts about follows, and about collecting.
package protocol FollowTexts: Sendable {
  /// The title of the list of follows.
  var follows: String { get }
  var followsAdvice: String { get }
  var followsHint: String { get }
  /// The search of a follow: its words and its filters.
  func name(of follow: Follow) -> String
  /// The meaning of titles, as a part of the name of a search.
  func words(for meaning: SemanticQuery) -> String
  /// Says that a follow raises alerts.
  var withAlerts: String { get }
  func quiet(_ hours: QuietHours) -> String
  func newArticles(_ count: Int) -> String

  /// The sentence of an alert, without the filters of its follow.
  func alert(_ alert: Alert) -> String
  /// Says that there are further alerts.
  func moreAlerts(_ count: Int) -> String

  // Collecting
  /// Says what is collected, and how often.
  func collection(_ parts: [CollectionPart], every interval: Interval) -> String
  /// The result of a round of collecting, in parts.
  func collected(_ round: CollectionRound) -> [String]
  /// Says how many failed feeds are not named, and which command names them all.
  func moreFailures(_ count: Int) -> String
  func notCollected(because reason: SavingReason) -> String
  /// Says which feeds no longer exist.
  func feedsGone(_ names: [String]) -> String
  func unread(_ count: Int) -> String
  /// Says how many articles are unread, and where they were counted.
  func unread(_ count: Int, in scope: ReadingScope) -> String
  /// Says how many new articles follows found.
  func followed(_ count: Int) -> String
  /// Says how many of the unread articles follows found.
  ///
  /// - Parameter unread: how many are unread, in words.
  func followed(_ count: Int, of unread: String) -> String
  func collected(at time: String) -> String
  func next(at time: String) -> String
}
