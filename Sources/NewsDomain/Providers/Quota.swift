import FoundationEssentials

/// The kind of a request to a provider.
package enum RequestKind: String, CaseIterable, Sendable {
  case headlines
  case search
  case sources
}

/// The requests in the last 24 hours, counted here because NewsAPI does not report them.
package struct Quota: Sendable, Equatable {
  /// The requests per day of NewsAPI's free plan (`newsapi.org/pricing`).
  package static let limit = 100
  /// The time span in which requests are counted, in seconds.
  package static let window: TimeInterval = 86_400

  package var sent: [RequestKind: Int]
  /// How many of the requests were answered with news.
  package var answered: Int
  /// When the oldest of the requests was sent, the next one to leave the count.
  package var first: Date?

  package init(sent: [RequestKind: Int], answered: Int, first: Date?) {
    self.sent = sent
    self.answered = answered
    self.first = first
  }

  package var total: Int { sent.values.reduce(0, +) }

  /// The requests left; `nil` if more were answered than the free plan allows, as the key then has another plan.
  package var left: Int? {
    answered > Self.limit ? nil : max(0, Self.limit - total)
  }
}

/// Counts the limited requests of all sessions.
package protocol RequestLedger: Sendable {
  func quota(at now: Date) -> Quota
}
