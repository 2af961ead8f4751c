import TestSupport
import Testing

@testable import NewsDomain

@Suite("The NewsAPI key")
struct ManageKeyTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test("a key is kept and forgotten")
  func keepAndForget() throws {
    let repository = FakeKeys()
    let manage = ManageKey(repository: repository)
    try manage.keep(Self.key)
    #expect(repository.key == Self.key)
    #expect(manage.state == KeyState.session)
    try manage.forget()
    #expect(repository.key == nil)
    #expect(manage.state == KeyState.none)
  }

  @Test("blanks around a pasted key go")
  func trimmed() throws {
    let repository = FakeKeys()
    try ManageKey(repository: repository).keep("  \(Self.key)\r\n")
    #expect(repository.key == Self.key)
  }

  @Test(
    "what no header can carry is no key, and the error does not repeat it",
    arguments: [
      "", "   ", "two words", "cl\u{E9}", "a\r\nX-Evil: 1", "a\u{0}b", "a\u{1B}[0m", "a\u{7F}",
      String(repeating: "a", count: 10_000),
    ])
  func refused(text: String) {
    let repository = FakeKeys("old")
    #expect(throws: NewsError.unusableKey) {
      try ManageKey(repository: repository).keep(text)
    }
    #expect(repository.key == "old")
  }
}
