import NewsDomain
import NewsPresentation

/// Follows and collecting.
extension PseudoTexts {
  var follows: String { bracketed(english.follows) }
  var followsAdvice: String { bracketed(english.followsAdvice) }
  var followsHint: String { bracketed(english.followsHint) }
  func name(of follow: Follow) -> String { bracketed(english.name(of: follow)) }
  func words(for meaning: SemanticQuery) -> String { bracketed(english.words(for: meaning)) }
  var withAlerts: String { bracketed(english.withAlerts) }
  func quiet(_ hours: QuietHours) -> String { bracketed(english.quiet(hours)) }
  func collection(_ parts: [CollectionPart], every interval: Interval) -> String {
    bracketed(english.collection(parts, every: interval))
  }

  func newArticles(_ count: Int) -> String { bracketed(english.newArticles(count)) }
  func alert(_ alert: Alert) -> String { bracketed(english.alert(alert)) }
  func moreAlerts(_ count: Int) -> String { bracketed(english.moreAlerts(count)) }
  func collected(_ round: CollectionRound) -> [String] { english.collected(round).map(bracketed) }
  func moreFailures(_ count: Int) -> String { bracketed(english.moreFailures(count)) }

  func notCollected(because reason: SavingReason) -> String { bracketed(english.notCollected(because: reason)) }
  func feedsGone(_ names: [String]) -> String { bracketed(english.feedsGone(names)) }
  func unread(_ count: Int) -> String { bracketed(english.unread(count)) }
  func unread(_ count: Int, in scope: ReadingScope) -> String { bracketed(english.unread(count, in: scope)) }
  func followed(_ count: Int) -> String { bracketed(english.followed(count)) }
  func followed(_ count: Int, of unread: String) -> String { bracketed(english.followed(count, of: unread)) }
  func collected(at time: String) -> String { bracketed(english.collected(at: time)) }
  func next(at time: String) -> String { bracketed(english.next(at: time)) }
}
