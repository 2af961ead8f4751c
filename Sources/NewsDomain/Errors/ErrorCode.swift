/// The code by which programs tell errors apart; the raw value is printed.
package enum ErrorCode: String, Sendable, CaseIterable {
  case unknownCommand
  case usage
  case noResults
  case noSuchItem
  case unknownCountry
  case unknownLanguage
  case unknownCategory
  case unknownSource
  case apiKeyMissing
  case apiKeyInvalid
  case apiKeyDisabled
  case rateLimited
  case quotaExhausted
  case parameterInvalid
  case resultsLimit
  case offline
  case network
  case timeout
  case tls
  case privateNetwork
  case tooLarge
  case badResponse
  case serverError
  case locationNotAllowed
  case locationUnknown
  case archive
  case noText
  case translator
  case meaning
  case alertProgram
  /// A diagnosis has found something broken.
  case diagnosis
  case unknownTopic
  case cancelled
  case io

  /// Whether the line itself was wrong, so that it would fail again, rather than the network, a service or this
  /// machine.
  package var blamesLine: Bool {
    switch self {
    case .unknownCommand, .usage, .noResults, .noSuchItem, .unknownCountry, .unknownLanguage, .unknownCategory,
      .unknownSource, .unknownTopic, .parameterInvalid:
      true
    case .apiKeyMissing, .apiKeyInvalid, .apiKeyDisabled, .rateLimited, .quotaExhausted, .resultsLimit, .offline,
      .network,
      .timeout, .tls, .privateNetwork, .tooLarge, .badResponse, .serverError, .locationNotAllowed, .locationUnknown,
      .archive,
      .noText, .translator, .meaning, .alertProgram, .diagnosis, .cancelled, .io:
      false
    }
  }
}

/// An error with a code for programs. Each language has its own text for it.
package protocol CodedError: Error, Sendable {
  var code: ErrorCode { get }
}
