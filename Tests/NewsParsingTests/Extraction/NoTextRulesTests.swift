import NewsDomain
import Testing

@testable import NewsParsing

@Suite("Why a page has no text")
struct NoTextRulesTests {
  private func page(_ title: String, _ body: String) -> String {
    "<html><head><meta charset=\"utf-8\"><title>\(title)</title></head><body>\(body)</body></html>"
  }

  private func reason(_ html: String, url: String = SmallPage.address) -> TextVerdict {
    let text = SmallPage.text(html, url: url)
    #expect(text.blocks.isEmpty)
    return text.verdict
  }

  @Test("a login")
  func login() {
    let form = """
      <h1>Welcome back</h1><form><p>Mail <input type="text" name="m"> Password <input type="password" name="p"></p>
      <p><a href="/forgot">Forgot your password?</a> No account yet? Register now, it takes a minute.</p></form>
      """
    #expect(reason(page("Sign in - Example", form)) == .none(.login))
    #expect(reason(page("Anmelden", form)) == .none(.login))
    // Many pages have a login in their header.
    #expect(SmallPage.text(SmallPage.html(after: form)).verdict == .whole)
  }

  @Test("a consent wall")
  func consent() {
    let wall = """
      <h1>Before you continue</h1><div><p>We use cookies and data to deliver and maintain our services, and our
      partners use cookies, too.</p><p>If you consent, we will also use cookies for other purposes that our privacy
      notice lists. Your privacy choices are kept in a cookie, and you can withdraw your consent at any time.</p></div>
      """
    #expect(reason(page("Before you continue", wall)) == .none(.consent))
    #expect(reason(page("Example News", wall)) == .none(.consent))
    #expect(reason(page("Example", wall), url: "https://consent.example.com/m?continue=x") == .none(.consent))
  }

  @Test("an article about cookies is an article")
  func articleOnCookies() {
    let body =
      SmallPage.paragraphs + "<p>Cookies need consent, says the court, and privacy is no partner of cookies.</p>"
    #expect(SmallPage.text(SmallPage.html(head: "<title>Court rules on cookies</title>", body: body)).verdict == .whole)
  }

  @Test(
    "an error that was sent as a success",
    arguments: [
      "404 - Example", "Page not found | Example", "Seite nicht gefunden", "Page introuvable - Exemple",
      "Página no encontrada", "Pagina non trovata", "Страница не найдена", "页面不存在", "Access Denied", "Error 503",
    ])
  func error(title: String) {
    let body = "<h1>\(title)</h1><p>Sorry, there is nothing to see here. Try the search, or go back to the start.</p>"
    #expect(reason(page(title, body)) == .none(.errorPage))
  }

  @Test("an article about something that was not found is an article")
  func articleOnErrors() {
    let html = SmallPage.html().replacing("Harbour bridge opens again", with: "Missing ship not found")
    #expect(SmallPage.text(html).verdict == .whole)
  }

  @Test("a page that wants to be sure that a person reads it")
  func challenge() {
    let cloudflare = "<noscript><p>Enable JavaScript and cookies to continue</p></noscript><div id=\"cf-chl\"></div>"
    #expect(reason(page("Just a moment...", cloudflare)) == .none(.challenge))
    #expect(reason(page("Nur einen Moment…", "<p>Verbindung wird geprüft</p>")) == .none(.challenge))
    let asked = "<h1>example.com</h1><p>Verify you are human by completing the action below.</p>"
    #expect(reason(page("example.com", asked)) == .none(.challenge))
    let written = "<p>Please wait.</p><script src=\"/cdn-cgi/challenge-platform/x.js\"></script>"
    #expect(reason(page("example.com", written)) == .none(.challenge))
  }

  @Test("a page that only a browser can show")
  func script() {
    #expect(reason(page("Example", "<div id=\"root\"></div><script>start()</script>")) == .none(.script))
    #expect(reason(page("Example", "<p>Please enable JavaScript to view this page.</p>")) == .none(.script))
    let part = "<div class=\"x\"></div><noscript>You need to enable JavaScript to run this app.</noscript>"
    #expect(reason(page("Example", part)) == .none(.script))
    // Elements for browsers without scripts are common.
    #expect(SmallPage.text(SmallPage.html(after: part + "<div id=\"root\"></div>")).verdict == .whole)
  }

  @Test("an article of which nothing is free")
  func paywall() {
    let head = SmallPage.data(#"{"@type":"NewsArticle","headline":"A title","isAccessibleForFree":false}"#)
    let body = "<h1>A title</h1><div class=\"wall\"><p>Subscribe to read this article.</p></div>"
    #expect(reason("<html><head>\(head)</head><body>\(body)</body></html>") == .none(.paywall))
  }

  @Test("the home page of a site, unless it is an article itself")
  func homePage() {
    let items = (1...30).map { "<li><a href=\"/\($0)\">\(SmallPage.sentences[$0 % 10])</a></li>" }.joined()
    let home = page("Example", "<h1>Example</h1><ul>\(items)</ul>")
    #expect(reason(home, url: "https://example.com/") == .none(.homePage))
    #expect(SmallPage.text(SmallPage.html(), url: "https://example.com/").verdict == .whole)
  }

  @Test("a list of links to articles is no article")
  func linksAlone() {
    let items = (1...30).map { "<p><a href=\"/\($0)\">\(SmallPage.sentences[$0 % 10])</a></p>" }.joined()
    #expect(reason(page("Harbour", "<div>\(items)</div>")) == .none(.notFound))
  }
}
