import FoundationEssentials
import NewsDomain
import Synchronization

/// Answers requests from the store or the network, and stores new answers.
package final class Fetcher: Sendable {
  /// A request, its cost, and how long its answer may be used.
  struct Question: Sendable {
    /// The account and the kind that a request is counted under.
    struct Charge: Sendable {
      let kind: RequestKind
      let account: String
    }

    var request: HTTPRequest
    /// `nil` if the request does not count against a quota.
    var charge: Charge?
    /// How long an answer serves. Its pause is also how long the address is not asked again after a failure.
    var validity: ListValidity
    /// Whether a failed connection is tried again.
    var isPatient = true
    /// Whether the answer is stored.
    var isKept = true
    /// Whether asking again is useless for an answer, whatever its status.
    var isFinal: @Sendable (HTTPResponse) -> Bool = { _ in false }
  }

  /// An answer, and whether it comes from the store.
  struct Answer<Value: Sendable>: Sendable {
    let value: Value
    let received: Date
    /// Whether the answer came from the reader's own network, judged by its address.
    let isLocal: Bool
    /// Why a stored answer is used; `nil` if the server was asked just now.
    let stored: StoredReason?
  }

  /// The longest pause that a server can ask for, in seconds.
  private static let longestPause = 3600

  private let http: HTTPClient?
  let store: Store
  private let activity: Activity
  private let retry: Retry
  private let flights = Flights()
  let clock: WallClock

  /// - Parameters:
  ///   - http: the HTTP client; `nil` to work offline.
  ///   - activity: receives the hosts that are being asked.
  package convenience init(
    http: HTTPClient?, store: Store, activity: Activity = Activity(), clock: WallClock = .system
  ) {
    self.init(http: http, store: store, activity: activity, retry: Retry(), clock: clock)
  }

  init(
    http: HTTPClient?, store: Store, activity: Activity = Activity(), retry: Retry,
    clock: WallClock
  ) {
    self.http = http
    self.store = store
    self.activity = activity
    self.retry = retry
    self.clock = clock
  }

  /// Whether requests are answered from the store only.
  var isOffline: Bool { http == nil }

  /// - Parameter read: reads an answer. If it throws, the answer is not stored.
  /// - Throws: `NewsError`.
  func answer<Value: Sendable>(
    to question: Question, _ freshness: Freshness, read: (HTTPResponse) throws -> Value
  ) async throws -> Answer<Value> {
    // A name and password in the address are never stored.
    let url = HTTPClient.withoutLogin(question.request.url)
    // A stored answer that cannot be read counts as missing, so that the server is not asked to confirm it.
    let kept =
      !question.isKept
      ? nil
      : store.answer(to: url, now: clock.now).flatMap { stored in
        (try? read(HTTPResponse(stored, url: stored.place ?? url))).map { (answer: stored, value: $0) }
      }
    func answer(_ value: Value, _ received: Date, at place: String?, _ stored: StoredReason?) -> Answer<Value> {
      Answer(value: value, received: received, isLocal: http?.isLocal(place ?? url) ?? false, stored: stored)
    }
    func old(_ reason: StoredReason) -> Answer<Value>? {
      kept.map { answer($0.value, $0.answer.received, at: $0.answer.place, reason) }
    }

    guard let http else {
      guard let answer = old(.offline) else { throw NewsError.network(.offline) }
      return answer
    }
    if let kept, let reason = reason(toUse: kept.answer, for: question, freshness), let answer = old(reason) {
      return answer
    }
    let host = WebLink(question.request.url)?.host ?? ""
    do {
      if question.validity.pause > 0, let seconds = store.pause(of: [url, host], at: clock.now) {
        throw NewsError.network(.refused(host: host, .pausing(seconds: Int(seconds.rounded(.up)))))
      }
      let response = try await send(question, kept?.answer, over: http)
      let received = clock.now
      if response.status == 304, let kept {
        store.confirm(url, at: received)
        return answer(kept.value, received, at: kept.answer.place, nil)
      }
      let value = try read(response)
      if question.isKept { store.keep(StoredAnswer(response, received: received), to: url) }
      return answer(value, received, at: response.url, nil)
    } catch let error as NewsError where error.isPassing {
      if question.validity.pause > 0 { pause(after: error, url, host, question.validity.pause) }
      guard let answer = old(.failure(error)) else { throw error }
      return answer
    }
  }

  /// Whether the server would be asked now: not if a stored answer serves, offline, or during a pause.
  func isAsked(_ question: Question, _ freshness: Freshness) -> Bool {
    guard http != nil else { return false }
    let url = HTTPClient.withoutLogin(question.request.url)
    if let kept = store.answer(to: url, now: clock.now), reason(toUse: kept, for: question, freshness) != nil {
      return false
    }
    let host = WebLink(question.request.url)?.host ?? ""
    return question.validity.pause == 0 || store.pause(of: [url, host], at: clock.now) == nil
  }

  /// Why a stored answer is used without asking the server; `nil` if the server is asked.
  private func reason(toUse kept: StoredAnswer, for question: Question, _ freshness: Freshness) -> StoredReason? {
    question.validity.reason(at: clock.now.timeIntervalSince(kept.received), freshness)
  }

  /// Pauses requests to a feed that failed, or to its whole host if it refuses requests.
  private func pause(after error: NewsError, _ url: String, _ host: String, _ seconds: TimeInterval) {
    switch error {
    case NewsError.network(.refused(_, .tooManyRequests(let asked))):
      let patience = TimeInterval(min(asked ?? 0, Self.longestPause))
      store.pause(host, for: max(seconds, patience), at: clock.now)
    case NewsError.network(.refused(_, .consent)): store.pause(host, for: seconds, at: clock.now)
    // No request was sent.
    case NewsError.network(.refused(_, .pausing)), NewsError.network(.unreachable), NewsError.network(.tls): return
    // The feed is not the cause: the reader may allow the address later, and the machine may have room later.
    case NewsError.network(.privateNetwork), NewsError.shortage: return
    default: store.pause(url, for: seconds, at: clock.now)
    }
  }

  private func send(
    _ question: Question, _ kept: StoredAnswer?, over http: HTTPClient
  ) async throws -> HTTPResponse {
    var request = question.request
    request.validators = HTTPValidators(etag: kept?.etag, modified: kept?.modified)
    // Requests share a transfer if key, stored answer and permission for local addresses are the same, too.
    let key =
      "\(request.url) \(request.form ?? "") \(request.secret?.value ?? "") \(request.validators.conditions) \(request.mayBeLocal)"
    let host = WebLink(request.url)?.host ?? ""
    return try await activity.asking(host) {
      try await flights.join(key) { [request, retry] in
        try await retry(unless: question.isFinal, repeats: question.isPatient ? Retry.repeats : 0) {
          try await self.sendOnce(request, question, over: http)
        }
      }
    }
  }

  /// Sends a request and counts it.
  private func sendOnce(
    _ request: HTTPRequest, _ question: Question, over http: HTTPClient
  ) async throws -> HTTPResponse {
    let entry = Mutex<Int64?>(nil)
    var request = request
    let url = request.url
    let host = WebLink(url)?.host ?? ""
    request.onSend = { [store, clock] in
      // The server may have refused another request while this one was waiting.
      if question.validity.pause > 0, let seconds = store.pause(of: [url, host], at: clock.now) {
        throw NewsError.network(.refused(host: host, .pausing(seconds: Int(seconds.rounded(.up)))))
      }
      guard let charge = question.charge else { return }
      let opened = store.open(charge.kind, of: charge.account, at: clock.now)
      entry.withLock { $0 = opened }
    }
    do {
      let response = try await http.get(request)
      store.close(entry.withLock(\.self), status: response.status)
      return response
    } catch let error as NewsError where error.isBeforeSending {
      store.close(entry.withLock(\.self), status: nil)
      throw error
    }
  }
}

extension NewsError {
  /// Whether the error occurred before a request could be sent.
  fileprivate var isBeforeSending: Bool {
    switch self {
    case .network(.unreachable), .network(.tls): true
    default: false
    }
  }

  /// Whether the error may pass, so that an older answer is shown instead.
  var isPassing: Bool {
    switch self {
    case .network(.offline): false
    case .network, .service(.rateLimited), .service(.quotaExhausted), .shortage, .feed(.unreadable):
      true
    default: false
    }
  }
}

extension HTTPResponse {
  /// Makes a response from a stored answer.
  fileprivate init(_ stored: StoredAnswer, url: String) {
    self.init(
      status: 200, body: stored.body, contentType: stored.type, retryAfter: nil, validators: HTTPValidators(),
      url: url, redirect: nil)
  }
}

extension StoredAnswer {
  fileprivate init(_ response: HTTPResponse, received: Date) {
    self.init(
      received: received, etag: response.validators.etag, modified: response.validators.modified,
      type: response.contentType, place: HTTPClient.withoutLogin(response.url), body: response.body)
  }
}
