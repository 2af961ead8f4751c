import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Answers in the cache")
struct StoreAnswersTests {
  private static let day: TimeInterval = 86_400
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func cache(size: Int = 64 << 20) -> Cache {
    var limits = Cache.Limits()
    limits.size = size
    return Cache(path: nil, limits: limits)
  }

  static let answers: [StoredAnswer] = [
    .sample("{}"),
    .sample(""),
    StoredAnswer(
      received: Date(timeIntervalSince1970: 1_800_000_000), etag: "\"a\"", body: Data([0, 0xFF, 0x27, 0])),
    StoredAnswer(
      received: Date(timeIntervalSince1970: 1_800_000_000), modified: "Wed, 21 Oct 2026 07:28:00 GMT",
      body: Data(repeating: 0xE9, count: 1 << 20)),
  ]

  @Test("an answer is read back as it was stored", arguments: StoreAnswersTests.answers)
  func kept(answer: StoredAnswer) {
    let cache = cache()
    cache.keep(answer, to: "u")
    #expect(cache.answer(to: "u", now: start) == answer)
    #expect(cache.answer(to: "v", now: start) == nil)
  }

  @Test("a newer answer replaces the older one completely")
  func replaced() {
    let cache = cache()
    var answer = StoredAnswer.sample("old")
    answer.etag = "\"1\""
    answer.modified = "Wed, 21 Oct 2026 07:28:00 GMT"
    cache.keep(answer, to: "u")
    cache.keep(.sample("new", at: 60), to: "u")
    #expect(cache.answer(to: "u", now: start + 60) == .sample("new", at: 60))
    #expect(cache.count("answer") == 1)
  }

  @Test("confirming an answer renews its time and changes nothing else")
  func confirmed() {
    let cache = cache()
    var answer = StoredAnswer.sample("a")
    answer.etag = "\"1\""
    cache.keep(answer, to: "u")
    cache.keep(.sample("b"), to: "v")
    cache.confirm("u", at: start + 60)
    cache.confirm("w", at: start + 60)
    answer.received = start + 60
    #expect(cache.answer(to: "u", now: start + 60) == answer)
    #expect(cache.answer(to: "v", now: start + 60) == .sample("b"))
    #expect(cache.count("answer") == 2)
  }

  @Test("after 30 days an answer is no longer used, whether or not it is still in the file")
  func aged() {
    let cache = cache()
    cache.keep(.sample("a"), to: "u")
    #expect(cache.text(of: "u", at: start + 30 * Self.day - 1) == "a")
    #expect(cache.text(of: "u", at: start + 30 * Self.day) == nil)
    cache.keep(.sample("b", at: 30 * Self.day), to: "v")
    #expect(cache.count("answer") == 2)
    cache.keep(.sample("c", at: 30 * Self.day + 1), to: "w")
    #expect(cache.count("answer") == 2)
    #expect(cache.text(of: "v", at: start + 30 * Self.day) == "b")
  }

  @Test(
    "an answer up to a day in the future is used, one further ahead is not",
    arguments: [(1, true), (86_400, true), (86_401, false), (365 * 86_400, false)] as [(TimeInterval, Bool)])
  func ahead(seconds: TimeInterval, isThere: Bool) {
    let cache = cache()
    cache.keep(.sample("a", at: seconds), to: "u")
    #expect(cache.text(of: "u", at: start) == (isThere ? "a" : nil))
  }

  /// The times at which answers of 400 bytes arrived, one after the other, and which of them fit into 1,000 bytes.
  static let arrivals: [([TimeInterval], [Int])] = [
    ([1], [0]), ([1, 2], [0, 1]), ([1, 2, 3], [1, 2]), ([3, 1, 2], [0, 2]), ([3, 2, 1], [0, 1]),
    ([1, 2, 3, 4, 5], [3, 4]), ([1, 1, 1], [1, 2]),
  ]

  @Test("if there are too many answers, the oldest are deleted first", arguments: StoreAnswersTests.arrivals)
  func bounded(times: [TimeInterval], kept: [Int]) {
    let cache = cache(size: 1000)
    let body = String(repeating: "a", count: 400)
    for (number, time) in times.enumerated() { cache.keep(.sample(body, at: time), to: "\(number)") }
    #expect(times.indices.filter { cache.text(of: "\($0)") != nil } == kept)
  }

  @Test("an answer that was confirmed outlives one that was not")
  func boundedAfterConfirming() {
    let cache = cache(size: 1000)
    let body = String(repeating: "a", count: 400)
    cache.keep(.sample(body, at: 1), to: "u")
    cache.keep(.sample(body, at: 2), to: "v")
    cache.confirm("u", at: start + 3)
    cache.keep(.sample(body, at: 4), to: "w")
    #expect(["u", "v", "w"].filter { cache.text(of: $0) != nil } == ["u", "w"])
  }

  @Test("the limit itself may be reached, and a replaced answer counts once")
  func filled() {
    let cache = cache(size: 1000)
    cache.keep(.sample(String(repeating: "a", count: 500), at: 1), to: "u")
    cache.keep(.sample(String(repeating: "a", count: 900), at: 2), to: "v")
    #expect(["u", "v"].filter { cache.text(of: $0) != nil } == ["v"])
    cache.keep(.sample(String(repeating: "a", count: 500), at: 3), to: "v")
    cache.keep(.sample(String(repeating: "a", count: 500), at: 4), to: "w")
    #expect(["v", "w"].filter { cache.text(of: $0) != nil } == ["v", "w"])
  }

  @Test("the size is looked at the first time and then after a small part of the limit, so that it is hardly exceeded")
  func measured() throws {
    let cache = cache(size: 64_000)
    // Each answer has a tenth of the size that may be stored without measuring.
    let body = String(repeating: "a", count: 100)
    for number in 0..<1_000 { cache.keep(.sample(body, at: Double(number)), to: "\(number)") }
    let kept = try #require(cache.count("answer"))
    #expect((570...650).contains(kept))
    #expect(cache.text(of: "0") == nil)
    for number in (1_000 - kept)..<1_000 { #expect(cache.text(of: "\(number)") == body) }
  }

  @Test("a session looks at the size with its first answer, as others have stored theirs")
  func measuredAtFirst() throws {
    let folder = TemporaryFolder()
    var limits = Cache.Limits()
    limits.size = 64_000
    let body = String(repeating: "a", count: 900)
    for number in 0..<100 {
      let session = Cache(path: folder.path + "/store.sqlite", limits: limits)
      session.keep(.sample(body, at: Double(number)), to: "\(number)")
    }
    let kept = try #require(Cache(path: folder.path + "/store.sqlite", limits: limits).count("answer"))
    #expect((60...71).contains(kept))
  }
}
