import FoundationEssentials
import NewsDomain
import Synchronization

/// Answers requests from the store and from the network, and keeps what comes.
package final class Fetcher: Sendable {
  /// A request, what it costs, and how long its answer is good.
  struct Question: Sendable {
    /// What a request is counted as.
    struct Charge: Sendable {
      let kind: RequestKind
      let account: String
    }

    var request: HTTPRequest
    /// `nil` where it costs nothing.
    var charge: Charge?
    /// In seconds: as long as this it is as good as new.
    let lifetime: TimeInterval
    /// In seconds: as long as this it may be shown until a new one has come.
    let reach: TimeInterval
    /// In seconds: as long as this it is left alone after an answer that was none.
    var pause: TimeInterval = 0
    /// Whether a connection that did not come about is tried again.
    var isPatient = true
    /// Whether asking again is of no use, whatever the status says.
    var isFinal: @Sendable (HTTPResponse) -> Bool = { _ in false }
  }

  /// An answer and where it comes from.
  struct Answer<Value: Sendable>: Sendable {
    let value: Value
    let received: Date
    /// Whether it was found in the reader's own network, by how its address is written.
    let isLocal: Bool
    /// `nil` where the server was asked just now.
    let stored: StoredReason?
  }

  /// The longest that a server may ask to be left alone, in seconds.
  private static let longestPause = 3600

  private let http: HTTPClient?
  let store: Store
  private let activity: Activity
  private let retry: Retry
  private let flights = Flights()
  let clock: WallClock

  /// - Parameters:
  ///   - http: `nil` where the network is not wanted.
  ///   - activity: is told which hosts are asked.
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

  /// Whether only what is stored is answered with.
  var isOffline: Bool { http == nil }

  /// - Parameter read: makes something of an answer, and throws where it is none: then it is not kept.
  /// - Throws: `NewsError`.
  func answer<Value: Sendable>(
    to question: Question, _ freshness: Freshness, read: (HTTPResponse) throws -> Value
  ) async throws -> Answer<Value> {
    // A name and password in the address are nobody's business afterwards.
    let url = HTTPClient.withoutLogin(question.request.url)
    // What can be read no more is as good as not kept: the server must not confirm it.
    let kept = store.answer(to: url, now: clock.now).flatMap { stored in
      (try? read(HTTPResponse(stored, url: stored.place ?? url))).map { (answer: stored, value: $0) }
    }
    func answer(_ value: Value, _ received: Date, at place: String?, _ stored: StoredReason?) -> Answer<Value> {
      Answer(value: value, received: received, isLocal: http?.isLocal(place ?? url) ?? false, stored: stored)
    }
    func old(_ reason: StoredReason) -> Answer<Value>? {
      kept.map { answer($0.value, $0.answer.received, at: $0.answer.place, reason) }
    }

    guard let http else {
      guard let answer = old(.offline) else { throw NewsError.offline }
      return answer
    }
    // Negative where the clock has been put back: then it says nothing.
    let age = kept.map { clock.now.timeIntervalSince($0.answer.received) } ?? .infinity
    if age >= 0 {
      // Not even what is to be renewed is asked for sooner than its server would like.
      if age < (freshness == .renewed ? question.pause : question.lifetime), let answer = old(.recent) { return answer }
      if age < question.reach, freshness == .kept, let answer = old(.renewing) { return answer }
    }
    let host = WebLink(question.request.url)?.host ?? ""
    do {
      if question.pause > 0, let seconds = store.pause(of: [url, host], at: clock.now) {
        throw NewsError.refused(host: host, .pausing(seconds: Int(seconds.rounded(.up))))
      }
      let response = try await send(question, kept?.answer, over: http)
      let received = clock.now
      if response.status == 304, let kept {
        store.confirm(url, at: received)
        return answer(kept.value, received, at: kept.answer.place, nil)
      }
      let value = try read(response)
      store.keep(StoredAnswer(response, received: received), to: url)
      return answer(value, received, at: response.url, nil)
    } catch let error as NewsError where error.isPassing {
      if question.pause > 0 { pause(after: error, url, host, question.pause) }
      guard let answer = old(.failure(error)) else { throw error }
      return answer
    }
  }

  /// Leaves a feed alone that gave nothing, and all of its host where that turns readers away.
  private func pause(after error: NewsError, _ url: String, _ host: String, _ seconds: TimeInterval) {
    switch error {
    case NewsError.refused(_, .tooManyRequests(let asked)):
      let patience = TimeInterval(min(asked ?? 0, Self.longestPause))
      store.pause(host, for: max(seconds, patience), at: clock.now)
    case NewsError.refused(_, .consent): store.pause(host, for: seconds, at: clock.now)
    // Nobody was asked.
    case NewsError.refused(_, .pausing), NewsError.unreachable, NewsError.tls: return
    // Nothing of the feed's: the reader may allow it now, and the machine has more at another time.
    case NewsError.privateNetwork, NewsError.shortage: return
    default: store.pause(url, for: seconds, at: clock.now)
    }
  }

  private func send(
    _ question: Question, _ kept: StoredAnswer?, over http: HTTPClient
  ) async throws -> HTTPResponse {
    var request = question.request
    request.validators = HTTPValidators(etag: kept?.etag, modified: kept?.modified)
    // The same question is one that is asked with the same key, knows of the same answer and may lead as far.
    let key =
      "\(request.url) \(request.secret?.value ?? "") \(request.validators.conditions) \(request.mayBeLocal)"
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
      // While it stood in line, another may have been turned away.
      if question.pause > 0, let seconds = store.pause(of: [url, host], at: clock.now) {
        throw NewsError.refused(host: host, .pausing(seconds: Int(seconds.rounded(.up))))
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
  /// Whether there was no connection that a request could have gone over.
  fileprivate var isBeforeSending: Bool {
    switch self {
    case .unreachable, .tls: true
    default: false
    }
  }

  /// Whether another moment may bring what this one did not: then an older answer may stand in.
  var isPassing: Bool {
    switch self {
    case .rateLimited, .quotaExhausted, .unreachable, .network, .timeout, .tls, .privateNetwork, .tooLarge,
      .badResponse,
      .serverError, .shortage, .refused, .badFeed, .noSuchPage:
      true
    default: false
    }
  }
}

extension HTTPResponse {
  /// An answer out of the store.
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
