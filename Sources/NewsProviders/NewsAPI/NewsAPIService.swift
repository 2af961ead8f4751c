import FoundationEssentials
import NewsDomain

/// Sends requests to NewsAPI, and converts its errors to `NewsError`.
struct NewsAPIService: Sendable {
  /// The largest body, in bytes: several times a hundred long articles. Decoding takes many times as much memory.
  private static let bodyLimit = 4 << 20

  let fetcher: Fetcher
  private let base: String
  private let key: @Sendable () -> String?

  /// - Parameter key: returns the key to use for the next request.
  init(fetcher: Fetcher, base: String, key: @escaping @Sendable () -> String?) {
    self.fetcher = fetcher
    self.base = base
    self.key = key
  }

  /// The displayable address of a request. It never contains the key.
  func address(of endpoint: NewsAPIEndpoint) -> String { HTTPClient.withoutLogin(endpoint.url(base: base)) }

  /// - Parameters:
  ///   - keeper: where answers of this kind are stored.
  ///   - read: reads a response; throws if the requested part is missing.
  /// - Throws: `NewsError`.
  func answer<Keeper: ResponseCache>(
    to endpoint: NewsAPIEndpoint, _ freshness: Freshness, in keeper: Keeper,
    read: (NewsAPIAnswer, HTTPResponse) async throws -> Keeper.Value
  ) async throws -> Fetcher.Answer<Keeper.Value> {
    try await fetcher.answer(to: try question(endpoint), freshness, in: keeper) { response in
      try await read(try self.read(response, to: endpoint), response)
    }
  }

  /// Sends a request regardless of stored answers.
  ///
  /// - Throws: `NewsError`.
  func ask(_ endpoint: NewsAPIEndpoint) async throws {
    _ = try await fetcher.fetch(try question(endpoint)) { try read($0, to: endpoint) }
  }

  /// Sends a request once, however it ends, and regardless of stored answers.
  ///
  /// - Throws: `NewsError`.
  func askOnce(_ endpoint: NewsAPIEndpoint) async throws -> (NewsAPIAnswer, HTTPResponse) {
    var question = try question(endpoint)
    question.isPatient = false
    return try await fetcher.fetch(question) { (try read($0, to: endpoint), $0) }
  }

  /// - Throws: `NewsError.key(.missing)`.
  private func question(_ endpoint: NewsAPIEndpoint) throws -> CachedRequest {
    var request = HTTPRequest(url: endpoint.url(base: base), bodyLimit: Self.bodyLimit)
    // Stored answers can be read without a key.
    let key = key()
    if !fetcher.isOffline {
      guard let key else { throw NewsError.key(.missing) }
      request.secret = ("X-Api-Key", key)
    }
    return CachedRequest(
      request: request,
      charge: CachedRequest.Charge(kind: endpoint.kind, account: NewsAPIAccount.tag(of: key ?? "")),
      validity: endpoint.validity,
      isFinal: { response in
        // Asking again is pointless before the next day.
        response.status == 429
          && (try? JSONDecoder().decode(NewsAPIAnswer.self, from: response.body))?.code == "apiKeyExhausted"
      })
  }

  private func read(_ response: HTTPResponse, to endpoint: NewsAPIEndpoint) throws -> NewsAPIAnswer {
    let answer = try? JSONDecoder().decode(NewsAPIAnswer.self, from: response.body)
    if (200..<300).contains(response.status), let answer, answer.status == "ok" { return answer }
    if let answer, answer.status == "error" || answer.code != nil {
      throw NewsError(
        newsAPICode: answer.code, message: answer.message.map(shown), response: response, host: host,
        endpoint: endpoint)
    }
    guard (200..<300).contains(response.status) else {
      throw NewsError(
        newsAPICode: nil, message: nil, response: response, host: host, endpoint: endpoint)
    }
    throw badResponse(Self.describe(response))
  }

  /// A server's text as it is shown: it may repeat the key, and be of any length.
  private func shown(_ message: String) -> String {
    let key = key() ?? ""
    return (key.isEmpty ? message : message.replacing(key, with: "***")).prefix(scalars: 200)
  }

  func badResponse(_ detail: String) -> NewsError {
    NewsError.network(.badResponse(host: host, detail: detail))
  }

  var host: String { WebLink(base)?.host ?? base }

  private static func describe(_ response: HTTPResponse) -> String {
    let start = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return switch start {
    case nil: "an empty answer"
    case UInt8(ascii: "<"): "a web page instead of news"
    default: "not the JSON of NewsAPI"
    }
  }
}

extension NewsError {
  /// Translates NewsAPI's error codes; an undocumented code is judged by the HTTP status.
  fileprivate init(
    newsAPICode code: String?, message: String?, response: HTTPResponse, host: String,
    endpoint: NewsAPIEndpoint
  ) {
    switch code {
    case "apiKeyMissing": self = .key(.missing)
    case "apiKeyInvalid": self = .key(.invalid(message: message))
    case "apiKeyDisabled": self = .key(.disabled)
    case "apiKeyExhausted": self = .service(.quotaExhausted(message: message))
    case "rateLimited": self = .service(.rateLimited(retryAfter: response.retryAfter))
    case "maximumResultsReached": self = .service(.resultsLimit(message: message))
    // The other codes do not say that a better plan would allow it.
    case _ where response.status == 426: self = .service(.notInPlan(message: message))
    case "parameterInvalid", "parametersMissing", "parametersIncompatible", "sourcesTooMany",
      "corsNotAllowed":
      self = .service(.parameterInvalid(message: message))
    case "sourceDoesNotExist":
      if case .topHeadlines(let query) = endpoint, let source = query.sources.first {
        self = .name(.unknownSource(source, nearest: nil))
      } else {
        self = .service(.parameterInvalid(message: message))
      }
    case "unexpectedError": self = .network(.serverError(host: host, status: response.status))
    default:
      switch response.status {
      case 400: self = .service(.parameterInvalid(message: message))
      case 401: self = .key(.invalid(message: message))
      case 429: self = .service(.rateLimited(retryAfter: response.retryAfter))
      case 500...: self = .network(.serverError(host: host, status: response.status))
      default: self = .network(.badResponse(host: host, detail: message ?? "HTTP \(response.status)"))
      }
    }
  }
}
