import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The choice of a proxy")
struct ProxyChoiceTests {
  private func proxy(for url: String, _ environment: [String: String]) throws -> String? {
    ProxyChoice(environment: environment).proxy(for: try #require(WebHost(of: url)))
  }

  static let variables: [([String: String], plain: String?, secure: String?)] = [
    ([:], nil, nil), (["http_proxy": "p:1"], "p:1", nil), (["HTTP_PROXY": "p:1"], nil, nil),
    (["https_proxy": "p:1"], nil, "p:1"), (["HTTPS_PROXY": "p:1"], nil, "p:1"), (["ALL_PROXY": "p:1"], "p:1", "p:1"),
    (["all_proxy": "p:1", "ALL_PROXY": "p:2", "http_proxy": "p:3"], "p:3", "p:1"),
    (["http_proxy": "", "all_proxy": "p:1"], "p:1", "p:1"),
  ]

  @Test("each scheme has its own variables, as with libcurl", arguments: ProxyChoiceTests.variables)
  func scheme(environment: [String: String], plain: String?, secure: String?) throws {
    #expect(try proxy(for: "http://example.com/", environment) == plain)
    #expect(try proxy(for: "HTTPS://example.com/", environment) == secure)
  }

  static let exceptions: [(String, host: String, isDirect: Bool)] = [
    ("*", "example.com", true), ("example.com", "example.com", true), ("example.com", "EXAMPLE.com.", true),
    ("example.com", "news.example.com", true), (".example.com", "news.example.com", true),
    (".example.com", "example.com", true), ("example.com.", "example.com", true),
    ("example.com", "notexample.com", false), ("example.com", "example.com.evil.net", false),
    ("a.net,example.com", "example.com", true), ("a.net example.com", "example.com", true),
    ("a.net , example.com", "example.com", true), ("a.net,*", "example.com", false), ("", "example.com", false),
    (",.,", "example.com", false), ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.1", true),
    ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.1.2.3", false), ("0.1", "10.0.0.1", false),
    ("::1", "[::1]", true), ("[::1]", "[::1]", true), ("fd00::/8", "[fd12::1]", true),
  ]

  @Test("hosts that are excepted are asked directly, as with libcurl", arguments: ProxyChoiceTests.exceptions)
  func exception(list: String, host: String, isDirect: Bool) throws {
    for name in ["no_proxy", "NO_PROXY"] {
      #expect((try proxy(for: "http://\(host):81/", ["http_proxy": "p:1", name: list]) == nil) == isDirect)
    }
  }
}
