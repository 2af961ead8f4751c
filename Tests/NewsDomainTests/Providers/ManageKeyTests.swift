import TestSupport
import Testing

@testable import NewsDomain

@Suite("The NewsAPI key")
struct ManageKeyTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test("a key is stored and deleted")
  func keepAndForget() async throws {
    let repository = FakeKeys()
    let manage = ManageKey(repository: repository, check: FakeKeyCheck())
    #expect(try await manage.keep(Self.key) == nil)
    #expect(repository.key == Self.key)
    #expect(manage.state == KeyState.session)
    try manage.forget()
    #expect(repository.key == nil)
    #expect(manage.state == KeyState.none)
  }

  @Test("blanks around a pasted key are removed, and NewsAPI is asked once")
  func trimmed() async throws {
    let repository = FakeKeys()
    let check = FakeKeyCheck()
    _ = try await ManageKey(repository: repository, check: check).keep("  \(Self.key)\r\n")
    #expect(repository.key == Self.key)
    #expect(check.keys == [Self.key])
  }

  @Test(
    "a text that cannot be a key is refused without a request, and the error does not repeat it",
    arguments: [
      "", "   ", "two words", "cl\u{E9}", "a\r\nX-Evil: 1", "a\u{0}b", "a\u{1B}[0m", "a\u{7F}", "foo",
      String(key.dropLast()), key + "0", String(key.dropLast()) + "-", String(repeating: "a", count: 10_000),
    ])
  func unusable(text: String) async {
    let repository = FakeKeys("old")
    let check = FakeKeyCheck()
    await #expect(throws: NewsError.key(.unusable)) {
      try await ManageKey(repository: repository, check: check).keep(text)
    }
    #expect(repository.key == "old")
    #expect(check.keys.isEmpty)
  }

  @Test("a key that NewsAPI refuses is not stored, and the old one stays")
  func refused() async {
    let repository = FakeKeys("old")
    let manage = ManageKey(repository: repository, check: FakeKeyCheck(failingWith: .key(.invalid(message: nil))))
    await #expect(throws: NewsError.key(.refused)) { try await manage.keep(Self.key) }
    #expect(repository.key == "old")
  }

  @Test("a disabled key is not stored, with its own error")
  func disabled() async {
    let repository = FakeKeys("old")
    let manage = ManageKey(repository: repository, check: FakeKeyCheck(failingWith: .key(.disabled)))
    await #expect(throws: NewsError.key(.disabled)) { try await manage.keep(Self.key) }
    #expect(repository.key == "old")
  }

  @Test("Ctrl-C while NewsAPI is asked stores nothing")
  func cancelled() async {
    let repository = FakeKeys("old")
    let manage = ManageKey(repository: repository, check: FakeKeyCheck(failingWith: .cancelled))
    await #expect(throws: NewsError.cancelled) { try await manage.keep(Self.key) }
    #expect(repository.key == "old")
  }

  static let answers: [(NewsError, Bool)] = [
    (.service(.rateLimited(retryAfter: nil)), true), (.service(.quotaExhausted(message: nil)), true),
    (.service(.resultsLimit(message: nil)), true), (.service(.notInPlan(message: nil)), true),
    (.network(.offline), false), (.network(.unreachable(host: "a.example", detail: "")), false),
    (.network(.timeout(host: "a.example", seconds: 5)), false),
    (.network(.badResponse(host: "a.example", detail: "a web page")), false),
    (.network(.serverError(host: "a.example", status: 500)), false),
  ]

  @Test(
    "a key at its limit is good, and one that could not be checked is stored unchecked", arguments: answers)
  func doubtful(error: NewsError, isGood: Bool) async throws {
    let repository = FakeKeys()
    let doubt = try await ManageKey(repository: repository, check: FakeKeyCheck(failingWith: error)).keep(Self.key)
    #expect(doubt == (isGood ? nil : error))
    #expect(repository.key == Self.key)
  }
}
