import TestSupport

/// A source whose feed leads to pages without an article, in many ways.
enum BadPages {
  /// The name of each page, and the reason why it has no text.
  static let reasons = [
    ("pdf", "notAPage"), ("login", "login"), ("password", "login"), ("wall", "consent"), ("cookies", "consent"),
    ("error", "errorPage"), ("gone", "homePage"), ("costly", "tooCostly"),
  ]

  static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let host = request.headers["host"] ?? ""
      switch request.path {
      case "/feed":
        let items = reasons.map { "<item><title>Page \($0.0)</title><link>http://\(host)/\($0.0)</link></item>" }
        return .xml(
          MadeUpFeed.declaration + "<rss version=\"2.0\"><channel><title>Own</title>" + items.joined()
            + "</channel></rss>")
      case "/pdf": return .response(headers: [("Content-Type", "application/pdf")], body: Array("%PDF-1.7\n1 0".utf8))
      case "/login": return .redirect(to: "/account/signin?next=/login")
      case "/password", "/account/signin": return .html(login)
      case "/wall", "/terms": return .consent(request)
      case "/cookies": return .html(cookies)
      case "/error":
        return .html(
          "<!DOCTYPE html><html><head><title>404 - Page not found</title></head><body><h1>Page not found</h1>"
            + "<p>Sorry, this page does not exist any more.</p></body></html>")
      // Without limits, searching for each of these tags among the open ones takes a quarter of a minute.
      case "/costly":
        return .html(
          "<!DOCTYPE html><html><body>" + String(repeating: "<div>", count: 40_000)
            + String(repeating: "</x>", count: 40_000))
      case "/gone": return .redirect(to: "/")
      case "/": return .html(MadeUpPages.page(9))
      default: return .status(404)
      }
    }
  }

  private static let login =
    "<!DOCTYPE html><html><head><title>Sign in</title></head><body><form action=\"/login\"><input name=\"user\">"
    + "<input type=\"password\" name=\"password\"><button>Sign in</button></form></body></html>"

  private static let cookies =
    "<!DOCTYPE html><html><head><title>Before you continue</title></head><body>"
    + (10...12).map {
      "<p>We and our \($0) partners use cookies to measure how our sites are used. Accept all cookies, or manage your "
        + "cookie settings.</p>"
    }.joined() + "</body></html>"
}
