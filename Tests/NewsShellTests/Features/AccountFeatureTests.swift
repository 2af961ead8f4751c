import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The reader's account")
struct AccountFeatureTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  static let choices: [(ProviderChoice, String?, Int?)] = [
    (.auto, key, 97), (.newsapi, key, 97), (.feeds, key, nil), (.sample, key, nil), (.auto, nil, nil),
    (.newsapi, nil, nil),
  ]

  @Test("the number of requests left is known only for a key in use", arguments: AccountFeatureTests.choices)
  func requestsLeft(provider: ProviderChoice, key: String?, left: Int?) {
    let cache = FakeCache(Quota(sent: [.search: 3], answered: 3, first: Date()))
    let account = Account(FakeNewsroom(keys: FakeKeys(key), cache: cache, provider: provider).ports)
    #expect(account.requestsLeft == left)
  }
}
