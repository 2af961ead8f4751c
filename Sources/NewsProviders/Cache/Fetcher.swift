import FoundationEssentials
import NewsDomain
import Locking

/// Sends requests, unless a stored answer will do or the server is to be left alone.
package final class Fetcher: Sendable {
  /// An answer, and whether it was stored.
  struct Answer<Value: Sendable>: Sendable {
    var value: Value
    let received: Date
    /// Why a stored answer is used; `nil` if the server was just asked.
    let stored: StoredReason?
  }

  private let http: HTTPClient?
  let cache: Cache
  /// Stores the lists that requests deliver.
  let lists: any ListRepository & FeedReadingRepository
  /// Reads the documents in answers.
  let parser: any DocumentParser
  private let activity: Activity
  private let retry: Retry
  private let flights = InFlightRequests()
  let clock: WallClock

  /// - Parameters:
  ///   - http: the HTTP client; `nil` to work offline.
  ///   - activity: receives the hosts of pending requests.
  package convenience init(
    http: HTTPClient?, cache: Cache, lists: any ListRepository & FeedReadingRepository, parser: any DocumentParser,
    activity: Activity = Activity(), clock: WallClock = .system
  ) {
    self.init(
      http: http, cache: cache, lists: lists, parser: parser, activity: activity, retry: Retry(), clock: clock)
  }

  init(
    http: HTTPClient?, cache: Cache, lists: any ListRepository & FeedReadingRepository, parser: any DocumentParser,
    activity: Activity = Activity(), retry: Retry, clock: WallClock
  ) {
    self.http = http
    self.cache = cache
    self.lists = lists
    self.parser = parser
    self.activity = activity
    self.retry = retry
    self.clock = clock
  }

  /// Whether requests are answered only from the cache.
  var isOffline: Bool { http == nil }

  /// - Parameters:
  ///   - keeper: where answers of this kind are stored.
  ///   - read: reads a response. If it throws, the answer is not stored.
  /// - Throws: `NewsError`.
  func answer<Keeper: ResponseCache>(
    to question: CachedRequest, _ freshness: Freshness, in keeper: Keeper,
    read: (HTTPResponse) async throws -> Keeper.Value
  ) async throws -> Answer<Keeper.Value> {
    let address = question.address
    func old(_ reason: StoredReason) async -> Answer<Keeper.Value>? {
      await keeper.answer(to: address, with: nil).map { Answer(value: $0.value, received: $0.received, stored: reason) }
    }
    guard !isOffline, freshness != .stored else {
      guard let answer = await old(isOffline ? .offline : .archived) else { throw NewsError.network(.offline) }
      return answer
    }
    let known = await keeper.known(of: address)
    // A stored answer is read only if needed. If it cannot be read, it counts as missing.
    if let known, let reason = question.validity.reason(at: clock.now.timeIntervalSince(known.received), freshness),
      let answer = await old(reason)
    {
      return answer
    }
    do {
      if let validators = known?.validators, !validators.conditions.isEmpty {
        let value = try await fetch(question, validators) { $0.status == 304 ? nil : try await self.received($0, read) }
        if let value { return await kept(value, of: address, in: keeper) }
        if let same = await keeper.answer(to: address, with: validators) {
          await keeper.confirm(address, validators, at: clock.now)
          return Answer(value: same.value, received: clock.now, stored: nil)
        }
      }
      return await kept(try await fetch(question) { try await self.received($0, read) }, of: address, in: keeper)
    } catch let error as NewsError where error.isTransient {
      guard let answer = await old(.failure(error)) else { throw error }
      return answer
    }
  }

  private func received<Value>(
    _ response: HTTPResponse, _ read: (HTTPResponse) async throws -> Value
  ) async throws -> (HTTPResponse, Value) {
    (response, try await read(response))
  }

  private func kept<Keeper: ResponseCache>(
    _ answer: (response: HTTPResponse, value: Keeper.Value), of address: String, in keeper: Keeper
  ) async -> Answer<Keeper.Value> {
    let now = clock.now
    var value = answer.value
    await keeper.keep(&value, of: answer.response, to: address, at: now)
    return Answer(value: value, received: now, stored: nil)
  }

  /// Sends a request, unless its server or address is to be left alone, and notes if it must be from now on.
  ///
  /// - Parameter read: reads a response, including an empty one that says that nothing has changed.
  /// - Throws: `NewsError`.
  func fetch<Value>(
    _ question: CachedRequest, _ validators: Validators = Validators(), read: (HTTPResponse) async throws -> Value
  ) async throws -> Value {
    guard let http else { throw NewsError.network(.offline) }
    do {
      if let error = await cache.apart({ [clock] in $0.pauseError(question, at: clock.now) }) { throw error }
      if question.bringsDocument { parser.start() }
      async let isPrepared: Void = lists.prepare()
      let response = try await send(question, validators, over: http)
      let value = try await read(response)
      await isPrepared
      if question.watchesMoves {
        let (url, target) = (WebLink(question.request.url)?.withoutLogin, response.movedTo.flatMap(WebLink.init))
        await cache.apart { [clock] in
          $0.note(move: target?.withoutLogin, of: url ?? question.address, at: clock.now)
        }
      }
      return value
    } catch let error as NewsError where error.isTransient {
      if question.validity.pause > 0 { await pause(after: error, question) }
      throw error
    }
  }

  /// Whether the server would be asked now: not if a stored answer will do, offline, or during a pause.
  func isAsked(_ question: CachedRequest, _ freshness: Freshness, in keeper: some ResponseCache) async -> Bool {
    guard http != nil else { return false }
    if let known = await keeper.known(of: question.address),
      question.validity.reason(at: clock.now.timeIntervalSince(known.received), freshness) != nil
    {
      return false
    }
    return await cache.apart { [clock] in $0.pauseError(question, at: clock.now) } == nil
  }

  /// Starts a pause for an address that failed, or for its whole host if that refuses requests.
  private func pause(after error: NewsError, _ question: CachedRequest) async {
    var (place, seconds) = (question.address, question.validity.pause)
    if let ofHost = error.hostPause(least: seconds) {
      (place, seconds) = (question.host, ofHost)
    } else {
      switch error {
      // No request was sent.
      case .network(.refused(_, .pausing)), .network(.unreachable), .network(.tls): return
      // The feed is not the cause: the reader may allow the address later, and the machine may have resources later.
      case .network(.privateNetwork), .shortage: return
      default: break
      }
    }
    await cache.apart { [clock, place, seconds] in $0.pause(place, for: seconds, at: clock.now) }
  }

  private func send(
    _ question: CachedRequest, _ validators: Validators, over http: HTTPClient
  ) async throws -> HTTPResponse {
    var request = question.request
    request.validators = validators
    // Requests share a transfer only if key, stored answer and permission for local addresses are the same, too.
    let key =
      "\(request.url) \(request.form ?? "") \(request.secret?.value ?? "") \(request.validators.conditions) \(request.mayBeLocal)"
    return try await activity.asking(question.host) {
      try await flights.join(key) { [request, retry] in
        try await retry(unless: question.isFinal, repeats: question.isPatient ? Retry.repeats : 0) {
          try await self.sendOnce(request, question, over: http)
        }
      }
    }
  }

  /// Sends a request and counts it.
  private func sendOnce(
    _ request: HTTPRequest, _ question: CachedRequest, over http: HTTPClient
  ) async throws -> HTTPResponse {
    let entry = Guarded<Int64?>(nil)
    var request = request
    request.onSend = { [cache, clock] in
      // The server may have refused another request while this one was waiting.
      if let error = cache.pauseError(question, at: clock.now) { throw error }
      guard let charge = question.charge else { return }
      let opened = cache.open(charge.kind, of: charge.account, at: clock.now)
      entry.withLock { $0 = opened }
    }
    do {
      let response = try await http.get(request)
      await close(entry.withLock(\.self), status: response.status)
      return response
    } catch let error as NewsError where error.isBeforeSending {
      await close(entry.withLock(\.self), status: nil)
      throw error
    }
  }

  private func close(_ request: Int64?, status: Int?) async {
    guard let request else { return }
    await cache.apart { $0.close(request, status: status) }
  }
}

extension Cache {
  /// Why no request is sent now: its server or address is left alone for a while.
  fileprivate func pauseError(_ question: CachedRequest, at now: Date) -> NewsError? {
    guard question.validity.pause > 0, let seconds = pause(of: [question.address, question.host], at: now) else {
      return nil
    }
    return .network(.refused(host: question.host, .pausing(seconds: Int(seconds.rounded(.up)))))
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

  /// Whether the error may be temporary, so that an older answer is shown instead.
  var isTransient: Bool {
    switch self {
    case .network(.offline): false
    case .network, .service(.rateLimited), .service(.quotaExhausted), .shortage, .feed(.unreadable):
      true
    default: false
    }
  }
}
