import Dispatch
import ParsingTestSupport
import Synchronization
import TestSupport

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
  private let date: Mutex<Date>

  init(_ date: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
    self.date = Mutex(date)
  }

  var now: Date { date.withLock(\.self) }

  func advance(_ seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }
}

extension Retry {
  /// Retries without a pause.
  static let atOnce = Retry(sleep: { _ in }, jitter: { 0 })
}

extension Fetcher {
  /// A fetcher that retries without a pause and uses the test's clock.
  static func quick(
    http: HTTPClient?, cache: Cache = Cache(path: nil), lists: ListsInMemory = ListsInMemory(),
    clock: TestClock = TestClock(), parser: DirectParser = DirectParser()
  ) -> Fetcher {
    Fetcher(http: http, cache: cache, lists: lists, parser: parser, retry: .atOnce, clock: WallClock { clock.now })
  }
}

extension ParsedFeed {
  /// A feed of these items.
  init(_ items: [FeedItem]) {
    self.init(Feed(items: items), language: nil) { _, _ in nil }
  }

  /// - Throws: `NewsError`.
  init(reading text: String, at address: String? = nil) async throws {
    self = try await DirectParser().feed(Array(text.utf8), nil, at: address, of: address ?? "", language: nil)
  }
}

extension Article {
  /// An article of a feed's item.
  init(_ item: FeedItem, source: Source, provenance: Provenance) {
    self.init(ParsedItem(item), source: source, provenance: provenance)
  }

  /// An article of NewsAPI.
  init(reading wire: NewsAPIArticle) async throws {
    self.init(newsAPI: try await [wire].plain(by: DirectParser(), of: "h")[0])
  }
}

/// Stores answers as texts.
struct TextKeeper: ResponseCache {
  let cache: Cache
  let clock: TestClock

  func known(of address: String) async -> (received: Date, validators: Validators)? {
    cache.answer(to: address, now: clock.now).map {
      ($0.received, Validators(etag: $0.etag, modified: $0.modified))
    }
  }

  func answer(to address: String, with validators: Validators?) async -> (value: String, received: Date)? {
    cache.answer(to: address, now: clock.now).flatMap {
      let text = String(decoding: $0.body, as: UTF8.self)
      return text.hasPrefix("<") ? nil : (text, $0.received)
    }
  }

  func keep(_ value: inout String, of response: HTTPResponse, to address: String, at now: Date) async {
    cache.keep(
      StoredAnswer(
        received: now, etag: response.validators.etag, modified: response.validators.modified, body: response.body),
      to: address)
  }

  func confirm(_ address: String, _ validators: Validators, at now: Date) async { cache.confirm(address, at: now) }
}

/// A question to a fetcher with a test's cache and clock. Its answer is fresh for 5 minutes and can be used for a day.
struct FetcherFixture: Sendable {
  let clock = TestClock()
  let cache = Cache(path: nil)
  let lists = ListsInMemory()
  let online: Fetcher
  private let offline: Fetcher

  init(_ change: (inout HTTPLimits) -> Void = { _ in }) {
    var limits = HTTPLimits()
    change(&limits)
    online = .quick(http: HTTPClient(userAgent: "t", limits: limits), cache: cache, lists: lists, clock: clock)
    offline = .quick(http: nil, cache: cache, lists: lists, clock: clock)
  }

  var quota: Quota { cache.quota(at: clock.now) }

  func ask(
    _ server: LoopbackServer, _ freshness: Freshness = .current, isOffline: Bool = false, path: String = "/a"
  ) async throws -> Fetcher.Answer<String> {
    let question = CachedRequest(
      request: HTTPRequest(url: server.url + path), charge: .init(kind: .headlines, account: Cache.account),
      validity: ListValidity(lifetime: 300, reach: 86_400, pause: 0))
    let keeper = TextKeeper(cache: cache, clock: clock)
    return try await (isOffline ? offline : online).answer(to: question, freshness, in: keeper) { try Self.read($0) }
  }

  /// The text of the stored answer.
  func kept(of server: LoopbackServer, path: String = "/a") -> String? {
    cache.text(of: server.url + path, at: clock.now)
  }

  private static func read(_ response: HTTPResponse) throws -> String {
    let text = String(decoding: response.body, as: UTF8.self)
    switch response.status {
    case 200:
      guard !text.hasPrefix("<") else { throw NewsError.network(.badResponse(host: "h", detail: "a web page")) }
      return text
    case 400: throw NewsError.service(.parameterInvalid(message: nil))
    case 402: throw NewsError.service(.quotaExhausted(message: nil))
    case 401: throw NewsError.key(.invalid(message: nil))
    case 426: throw NewsError.service(.resultsLimit(message: nil))
    case 429: throw NewsError.service(.rateLimited(retryAfter: response.retryAfter))
    default: throw NewsError.network(.serverError(host: "h", status: response.status))
    }
  }
}

extension NewsAPIRepository {
  /// NewsAPI on a server on loopback; without a server, offline.
  static func quick(
    _ server: LoopbackServer, isOffline: Bool = false, cache: Cache = Cache(path: nil),
    lists: ListsInMemory = ListsInMemory(), clock: TestClock = TestClock(), key: String? = "k1"
  ) -> NewsAPIRepository {
    let fetcher = Fetcher.quick(
      http: isOffline ? nil : HTTPClient(userAgent: "t"), cache: cache, lists: lists, clock: clock)
    return NewsAPIRepository(fetcher: fetcher, base: server.url + "/v2", keys: FakeKeys(key))
  }
}

extension NewsPage {
  /// A page of a feed that has just answered.
  init(
    _ items: [FeedItem], page: Int, limit: Int, newestFirst: Bool, source: Article.Source, provenance: Provenance
  ) {
    let contents = FeedContents(ParsedFeed(items), of: source, provenance)
    self.init(
      Fetcher.Answer(
        value: contents, received: provenance.origin.receivedAt ?? .distantPast, stored: provenance.origin.stored),
      Paging(page: page, limit: limit), newestFirst: newestFirst)
  }
}

extension HTTPResponse {
  static func sample(_ text: String = "", status: Int = 200, retryAfter: Int? = nil) -> Self {
    HTTPResponse(
      status: status, body: Data(text.utf8), contentType: nil, retryAfter: retryAfter, validators: Validators(),
      url: "http://example.org/", redirect: nil)
  }
}

extension StoredAnswer {
  /// An answer that arrived this many seconds after the time at which the tests' clocks begin.
  static func sample(_ text: String, at seconds: TimeInterval = 0) -> Self {
    StoredAnswer(
      received: Date(timeIntervalSince1970: 1_800_000_000 + seconds), body: Data(text.utf8))
  }
}

extension Cache {
  /// The number of rows in a table.
  func count(_ table: String) -> Int? {
    attempt { database in
      try database.run("SELECT count(*) FROM \(table)") { Int($0.integer(0)) }
    }?.first
  }

  /// The text of a stored answer.
  func text(of url: String, at date: Date = Date(timeIntervalSince1970: 1_800_000_000)) -> String? {
    answer(to: url, now: date).map { String(decoding: $0.body, as: UTF8.self) }
  }
}

extension LoopbackServer {
  /// A server that gives these answers one after the other, and then repeats the last.
  static func playing(_ answers: Answer...) throws -> LoopbackServer { try playing(answers) }

  static func playing(_ answers: [Answer]) throws -> LoopbackServer {
    let given = Mutex(0)
    return try LoopbackServer { _ in
      let index = given.withLock { given in
        defer { given += 1 }
        return given
      }
      return answers[min(index, answers.count - 1)]
    }
  }

  /// A server that answers when the test allows it, or after a minute.
  static func waiting(for isOpen: @escaping @Sendable () -> Bool, then answer: Answer) throws -> LoopbackServer {
    try LoopbackServer { _ in
      for _ in 0..<12_000 where !isOpen() { usleep(5_000) }
      return answer
    }
  }

  /// The name of the server in the client's errors.
  var host: String { "127.0.0.1:\(port)" }
}

/// The kinds of network errors, without their details.
enum Fault: Sendable {
  case unreachable, network, timeout, tls, tooLarge, badResponse
}

extension NewsError {
  /// The kind of the error and its host; `nil` if it is not an error of the network.
  var fault: (kind: Fault, host: String)? {
    switch self {
    case .network(.unreachable(let host, _)): (.unreachable, host)
    case .network(.broken(let host, _)): (.network, host)
    case .network(.timeout(let host, _)): (.timeout, host)
    case .network(.tls(let host, _)): (.tls, host)
    case .network(.tooLarge(let host, _)): (.tooLarge, host)
    case .network(.badResponse(let host, _)): (.badResponse, host)
    default: nil
    }
  }
}

/// Runs tasks on a separate queue, so that a test can wait until all of them are waiting for something.
final class SteppingExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "supernews.test.tasks")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Starts a task and returns when it has run as far as it can.
  func begin<Success: Sendable>(
    _ work: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    let task = Task(executorPreference: self) { try await work() }
    queue.sync {}
    return task
  }

  /// Returns when the tasks have run as far as they can without anything but a cache, whose work takes turns with theirs.
  func settle(with cache: Cache) async {
    for _ in 0..<8 {
      await cache.apart { _ in }
      queue.sync {}
    }
  }
}
