import Testing

@testable import NewsDomain

@Suite("Texts without secrets")
struct SecretsTests {
  static let sentences: [(String, String)] = [
    ("\"http://user:s3cr3t/pw@host/x\" is wrong", "\"http://***@host/x\" is wrong"),
    ("\"http://user:s3 cr3t@host\" is wrong", "\"http://***@host\" is wrong"),
    ("«\u{202F}http://user:s3 cr3t@host\u{202F}» x@y", "«\u{202F}http://***@host\u{202F}» x@y"),
    ("http://user@host http://u:p?a@h", "http://***@host http://***@h"),
    ("http://host:8080/@user, jane@a.example and @9", "http://host:8080/@user, jane@a.example and @9"),
    ("can't reach https://a.example: see b@c.example", "can't reach https://a.example: see b@c.example"),
    ("https://a.example/?to=b@c.example", "https://a.example/?to=b@c.example"), ("", ""),
  ]

  @Test("addresses that were typed lose their logins, even wrong ones", arguments: SecretsTests.sentences)
  func logins(sentence: String, expected: String) {
    #expect(sentence.withoutTypedLogins == expected)
  }

  static let addresses: [(String, String)] = [
    ("https://a.example/f?api_key=abc&n=1", "https://a.example/f?api_key=***&n=1"),
    ("https://a.example/f?n=1&Access-Token=a=b#c", "https://a.example/f?n=1&Access-Token=***#c"),
    ("/f?PASSWORD=&secret=x", "/f?PASSWORD=***&secret=***"),
    ("https://a.example/f?q=token&id=3&&x", "https://a.example/f?q=token&id=3&&x"),
    ("https://a.example/token=x", "https://a.example/token=x"), ("token=x", "token=x"), ("", ""),
  ]

  @Test("secrets in a query are recognised by their names", arguments: SecretsTests.addresses)
  func queries(address: String, expected: String) {
    #expect(address.withoutQuerySecrets == expected)
    #expect(address.withoutSecrets == expected)
  }

  @Test("an address is shown without a login and without secrets in its query")
  func shown() {
    let (address, expected) = ("https://jane:pw@a.example/f?n=1&apikey=x", "https://a.example/f?n=1&apikey=***")
    #expect(address.withoutSecrets == expected)
    let failure = CollectedFeed(address: address).failure(.cancelled)
    #expect((failure.id, failure.address) == (expected, expected))
  }
}
