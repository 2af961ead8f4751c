import Testing

@testable import NewsDomain

@Suite("Messages of libraries without logins")
struct LoginsTests {
  static let messages: [(String, String)] = [
    ("Unsupported proxy scheme for 'socks9://pu:pw@host:1'", "Unsupported proxy scheme for 'socks9://***@host:1'"),
    ("Unsupported proxy scheme for 'socks9://pu:p w@host'", "Unsupported proxy scheme for 'socks9://***@host'"),
    ("Unsupported proxy 'socks9://pu:p/w@o'rd@host'", "Unsupported proxy 'socks9://***@o'***@host'"),
    ("bad proxy socks9://pu:pass", "bad proxy socks9://***"),
    ("to http://host:8080/a@b failed", "to http://***@b failed"),
    ("http://host:8080/a and https://[::1]:2/x", "http://host:8080/a and https://[::1]:2/x"),
    ("could not translate host name \"ord@db\" to address", "could not translate host name \"***@db\" to address"),
    ("Couldn't resolve host 'example.com'", "Couldn't resolve host 'example.com'"), ("", ""),
    (
      "connection to server at \"db\" (10.0.0.1), port 5432 failed",
      "connection to server at \"db\" (10.0.0.1), port 5432 failed"
    ),
  ]

  @Test("logins are left out, also of wrong addresses", arguments: LoginsTests.messages)
  func leftOut(message: String, expected: String) {
    #expect(message.withoutLogins == expected)
    #expect(!expected.contains("pw"))
  }
}
