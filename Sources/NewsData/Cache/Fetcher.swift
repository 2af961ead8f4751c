import NewsDomain

/// Answers requests from the store and from the network, and keeps what comes.
public final class Fetcher: Sendable {
  /// A request, what it is counted as, and how long its answer is good.
  struct Question: Sendable {
    let request: HTTPRequest
    let kind: RequestKind
    /// In seconds: as long as this it is as good as new.
    let lifetime: TimeInterval
    /// In seconds: as long as this it may be shown until a new one has come.
    let reach: TimeInterval
  }

  /// An answer and where it comes from.
  struct Answer<Value: Sendable>: Sendable {
    let value: Value
    let received: Date
    /// `nil` where the server was asked just now.
    let stored: StoredReason?
  }

  private let http: HTTPClient?
  private let store: Store
  private let retry: Retry
  private let flights = Flights()
  private let now: @Sendable () -> Date

  /// - Parameter http: `nil` where the network is not wanted.
  public convenience init(http: HTTPClient?, store: Store) {
    self.init(http: http, store: store, retry: Retry(), now: { Date() })
  }

  init(http: HTTPClient?, store: Store, retry: Retry, now: @escaping @Sendable () -> Date) {
    self.http = http
    self.store = store
    self.retry = retry
    self.now = now
  }

  /// Whether only what is stored is answered with.
  var isOffline: Bool { http == nil }

  /// - Parameter read: makes something of an answer, and throws where it is none: then it is not kept.
  /// - Throws: `NewsError`.
  func answer<Value: Sendable>(
    to question: Question, _ freshness: Freshness, read: (HTTPResponse) throws -> Value
  ) async throws -> Answer<Value> {
    let url = question.request.url
    let kept = store.answer(to: url, now: now())
    func stored(_ reason: StoredReason) -> Answer<Value>? {
      guard let kept, let value = try? read(HTTPResponse(kept)) else { return nil }
      return Answer(value: value, received: kept.received, stored: reason)
    }

    guard let http else {
      guard let answer = stored(.offline) else { throw NewsError.offline }
      return answer
    }
    // Negative where the clock has been put back: then it says nothing.
    let age = kept.map { now().timeIntervalSince($0.received) } ?? .infinity
    if age >= 0, freshness != .renewed {
      if age < question.lifetime, let answer = stored(.recent) { return answer }
      if age < question.reach, freshness == .kept, let answer = stored(.renewing) { return answer }
    }
    do {
      let response = try await send(question, kept, over: http)
      let received = now()
      if response.status == 304, let kept, let value = try? read(HTTPResponse(kept)) {
        store.confirm(url, at: received)
        return Answer(value: value, received: received, stored: nil)
      }
      let value = try read(response)
      store.keep(StoredAnswer(response, received: received), to: url)
      return Answer(value: value, received: received, stored: nil)
    } catch let error as NewsError where error.isPassing {
      guard let answer = stored(.failure(error)) else { throw error }
      return answer
    }
  }

  private func send(
    _ question: Question, _ kept: StoredAnswer?, over http: HTTPClient
  ) async throws -> HTTPResponse {
    var request = question.request
    request.validators = HTTPValidators(etag: kept?.etag, modified: kept?.modified)
    return try await flights.join(request.url) { [request, retry, store, now] in
      try await retry {
        let entry = store.open(question.kind, at: now())
        do {
          let response = try await http.get(request)
          store.close(entry, status: response.status)
          return response
        } catch NewsError.unreachable(let host, let detail) {
          store.close(entry, status: nil)
          throw NewsError.unreachable(host: host, detail: detail)
        }
      }
    }
  }
}

extension NewsError {
  /// Whether another moment may bring what this one did not: then an older answer may stand in.
  fileprivate var isPassing: Bool {
    switch self {
    case .rateLimited, .quotaExhausted, .unreachable, .network, .timeout, .tls, .tooLarge, .badResponse, .serverError:
      true
    default: false
    }
  }
}

extension HTTPResponse {
  /// An answer out of the store.
  fileprivate init(_ stored: StoredAnswer) {
    self.init(
      status: 200, body: stored.body, contentType: nil, retryAfter: nil, validators: HTTPValidators(), redirect: nil)
  }
}

extension StoredAnswer {
  fileprivate init(_ response: HTTPResponse, received: Date) {
    self.init(
      received: received, etag: response.validators.etag, modified: response.validators.modified, body: response.body)
  }
}
