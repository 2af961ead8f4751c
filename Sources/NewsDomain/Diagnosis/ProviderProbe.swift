import FoundationEssentials

/// Asks providers whether they answer, and stores nothing of what they say.
package protocol ProviderProbe: Sendable {
  /// The proxy that the environment names for the providers, without its name and password; `nil` for none.
  var proxy: String? { get }

  /// Why a provider is not asked; `nil` if it may be.
  func reasonNotToAsk(_ service: NewsService, in edition: Edition) -> NotAsked?

  /// The host that ``ask(_:in:)`` asks; `nil` if there is none.
  func host(of service: NewsService, in edition: Edition) -> String?

  /// Sends one request, which is not repeated. One to NewsAPI counts as any other.
  ///
  /// - Throws: ``NewsError``.
  func ask(_ service: NewsService, in edition: Edition) async throws -> ProviderAnswer
}

/// What a provider has answered.
package struct ProviderAnswer: Sendable, Equatable {
  /// The number of headlines.
  package let headlines: Int
  /// When the newest of them was published, if known.
  package let newest: Date?
  /// The source whose feed was asked; `nil` for a service.
  package let source: String?
  /// By how many seconds the clock of this machine is ahead of the server's; `nil` if it did not say its time.
  package let clockLead: TimeInterval?
  package let milliseconds: Int

  package init(
    headlines: Int, newest: Date? = nil, source: String? = nil, clockLead: TimeInterval? = nil, milliseconds: Int = 0
  ) {
    self.headlines = headlines
    self.newest = newest
    self.source = source
    self.clockLead = clockLead
    self.milliseconds = milliseconds
  }
}

/// The result of asking one provider.
package struct ProbedProvider: Sendable {
  package enum Outcome: Sendable {
    case notAsked(NotAsked)
    case answered(ProviderAnswer)
    case failed(NewsError)
  }

  package let service: NewsService
  package let host: String?
  package let outcome: Outcome

  package init(_ service: NewsService, host: String?, _ outcome: Outcome) {
    self.service = service
    self.host = host
    self.outcome = outcome
  }

  /// Its answer; `nil` if there is none.
  var answer: ProviderAnswer? { if case .answered(let answer) = outcome { answer } else { nil } }

  /// Why it gave no answer; `nil` if it did or was not asked.
  var error: NewsError? { if case .failed(let error) = outcome { error } else { nil } }
}
