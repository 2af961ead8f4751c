import FoundationEssentials

/// What kind of question a request puts to a provider.
package enum RequestKind: String, CaseIterable, Sendable {
  case headlines
  case search
  case sources
}

/// The requests of the last 24 hours, counted here since NewsAPI does not tell.
package struct Quota: Sendable, Equatable {
  /// A day of NewsAPI's free plan (`newsapi.org/pricing`).
  package static let limit = 100
  /// In seconds.
  package static let window: TimeInterval = 86_400

  package var sent: [RequestKind: Int]
  /// How many of them were answered with news.
  package var answered: Int
  /// When the first of them was sent, which is the first to count no more.
  package var first: Date?

  package init(sent: [RequestKind: Int], answered: Int, first: Date?) {
    self.sent = sent
    self.answered = answered
    self.first = first
  }

  package var total: Int { sent.values.reduce(0, +) }

  /// `nil` where more was answered than the free plan gives: then the key has another plan.
  package var left: Int? {
    answered > Self.limit ? nil : max(0, Self.limit - total)
  }
}
