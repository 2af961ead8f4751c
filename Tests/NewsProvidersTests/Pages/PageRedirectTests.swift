import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Where an address leads to instead of its page")
struct PageRedirectTests {
  private static let site = "https://example.org"

  private func reason(_ from: String, _ to: String) -> NoText? {
    PageRedirect(from: from.hasPrefix("/") ? Self.site + from : from, to: to.hasPrefix("/") ? Self.site + to : to)
      .reason
  }

  static let consents: [(String, String)] = [
    ("/a", "https://consent.example.org/collect?session=1"), ("/a", "https://consent.google.com/m?continue=x"),
    ("/a", "/consent?siteKey=1"), ("/a", "https://myprivacy.example.com/consent/?a=b"),
    ("/a", "/privacy/cookie-consent.html"), ("/a", "/v2/collectConsent?a"), ("/a/b", "/cookiewall"),
  ]

  @Test("a page that asks for consent", arguments: PageRedirectTests.consents)
  func consent(from: String, to: String) {
    #expect(reason(from, to) == .consent)
  }

  static let logins: [(String, String)] = [
    ("/a", "/login"), ("/a", "/login.php?back=%2Fa"), ("/a", "/account/subscribe"), ("/a", "/users/sign-in"),
    ("/a", "https://login.example.org/?a"), ("/a", "https://accounts.example.com/start"),
    ("/a", "https://sso.example.com/x"), ("/a", "/oauth2/authorize?client_id=1"), ("/a", "/SignIn;jsessionid=1"),
  ]

  @Test("a page to log in", arguments: PageRedirectTests.logins)
  func login(from: String, to: String) {
    #expect(reason(from, to) == .login)
  }

  static let homes: [(String, String)] = [
    ("/2026/11/story", "/"), ("/2026/11/story", "https://www.example.org"), ("/story?id=5", "/index.php"),
    ("/story", "/home"), ("/fr/story", "/fr/"), ("/story", "/?utm_source=feed"), ("/story", "/default.aspx"),
    ("/story", "https://example.com/#top"),
  ]

  @Test("the home page", arguments: PageRedirectTests.homes)
  func home(from: String, to: String) {
    #expect(reason(from, to) == .homePage)
  }

  static let pages: [(String, String)] = [
    ("/a", "/a"), ("/a", "/b"), ("http://example.org/a", "https://www.example.org/a"),
    // Headlines may be about logins and consent.
    ("/p/5", "/2026/how-to-register-and-login"), ("/p/5", "/news/the-age-of-consent"),
    ("/p/5", "/tech/connexion-internet-en-panne"), ("/p/5", "/2026/home-fires"),
    ("/login/why-passwords-fail", "/login/why-passwords-fail/"), ("/consent/law", "/consent/law?page=1"),
    ("https://login.example.org/a", "https://login.example.org/b"),
    // Old sites number their articles.
    ("/go/123", "/?p=123"), ("/go/123", "/index.php?id=123&lang=fr"),
    // A request for the home page gets it.
    ("/", "/fr/"), ("https://example.org", "https://www.example.org/"), ("/index.html", "/"), ("/fr", "/"),
    ("rain", "/"), ("/a", "javascript:alert(1)"),
  ]

  @Test("another page may have the article", arguments: PageRedirectTests.pages)
  func page(from: String, to: String) {
    #expect(reason(from, to) == nil)
  }
}
