import FoundationEssentials
import NewsDomain
import Testing

@testable import NewsParsing

@Suite("What a page says about its article")
struct PageFactsTests {
  private func text(_ head: String, attributes: String = "") -> ArticleText {
    SmallPage.text(SmallPage.html(head: head, attributes: attributes))
  }

  @Test("the metas of social networks")
  func metas() {
    let text = text(
      """
      <meta property="og:title" content="A bridge reopens | Example News"><meta property="og:site_name" content="Example News">
      <meta property="og:image" content="/i/bridge.jpg"><meta name="author" content="By Ada Quill">
      <meta property="article:published_time" content="2026-11-20T08:30:00+01:00">
      <meta property="og:locale" content="de_CH">
      """)
    #expect(text.title == "A bridge reopens")
    #expect(text.site == "Example News")
    #expect(text.imageLink == "https://example.com/i/bridge.jpg")
    #expect(text.author == "Ada Quill")
    #expect(text.publishedAt?.iso8601 == "2026-11-20T07:30:00Z")
    #expect(text.language == "de")
  }

  @Test("JSON-LD")
  func structuredData() {
    let text = text(
      SmallPage.data(
        """
        {"@context":"https://schema.org","@graph":[
        {"@type":"WebSite","name":"Example"},{"@type":"Person","@id":"#p","name":"Ada Quill"},
        {"@type":"NewsArticle","headline":"Harbour bridge opens &amp; ships pass","datePublished":"2026-11-20T08:30:00Z",
        "author":[{"@id":"#p"},{"@type":"Person","name":"Ben Ink"}],"publisher":{"name":"Example News"},
        "image":{"@type":"ImageObject","url":"https://example.com/i/1.jpg"},"inLanguage":"fr-FR"}]}
        """))
    #expect(text.title == "Harbour bridge opens & ships pass")
    #expect(text.author == "Ada Quill, Ben Ink")
    #expect(text.publishedAt?.iso8601 == "2026-11-20T08:30:00Z")
    #expect(text.site == "Example News")
    #expect(text.imageLink == "https://example.com/i/1.jpg")
    #expect(text.language == "fr")
  }

  @Test("other articles in the structured data are not taken for this one")
  func otherArticles() {
    let item = { (title: String) in #"{"@type":"NewsArticle","headline":"\#(title)","author":{"name":"Other"}}"# }
    let list = SmallPage.data("[\(item("One thing")),\(item("Another thing"))]")
    #expect(text(list).author == nil)
    let nested = SmallPage.data(#"{"@type":"WebPage","isPartOf":\#(item("One thing"))}"#)
    #expect(text(nested).author == nil)
    let own = SmallPage.data("[\(item("One thing")),\(item("Harbour bridge opens again"))]")
    #expect(text(own).author == "Other")
  }

  @Test(
    "the language of the page, as two letters",
    arguments: [("en-GB", "en"), ("iw", "he"), ("nb-NO", "no"), ("PT_br", "pt")])
  func language(tag: String, code: String) {
    #expect(text("", attributes: " lang=\"\(tag)\"").language == code)
  }

  @Test("no language is better than a wrong one", arguments: ["", "english", "x", "12"])
  func noLanguage(tag: String) {
    #expect(text("", attributes: " lang=\"\(tag)\"").language == nil)
  }

  @Test("a title or name of any length is cut")
  func longTitles() {
    let long = String(repeating: "word ", count: 10_000)
    let text = text(
      "<meta property=\"og:title\" content=\"\(long)\"><meta property=\"og:site_name\" content=\"\(long)\">")
    #expect((text.title ?? "").count <= 500)
    #expect((text.site ?? "").count <= 500)
  }
}

@Suite("Titles of pages")
struct PageTitleTests {
  @Test(
    "the name of the site is no part of the title",
    arguments: [
      "Bridge opens | Example News", "Bridge opens - Example News", "Bridge opens – Example News",
      "Example News: x | Bridge opens",
      "Example News | Bridge opens", "Bridge opens | example.com", "Bridge opens - Example",
    ])
  func site(stated: String) {
    let title = PageTitle(site: "Example News", host: "www.example.com", heading: nil).title(
      stated: stated, window: nil)
    #expect(title == "Bridge opens" || stated.contains(": x") && title == stated)
  }

  @Test("a title with a mark of its own is kept")
  func marks() {
    let titles = PageTitle(site: "Example News", host: "example.com", heading: nil)
    #expect(titles.title(stated: "North - South | Example News", window: nil) == "North - South")
    #expect(titles.title(stated: "North - South", window: "North - South | Example News") == "North - South")
  }

  @Test("of a window's title the part that is the heading, or the longer one, is the title")
  func window() {
    let window = "Old bridge in the harbour opens - Local - Unknown Site"
    let titles = { (heading: String?) in PageTitle(site: nil, host: nil, heading: heading) }
    #expect(
      titles("Old bridge in the harbour opens").title(stated: nil, window: window) == "Old bridge in the harbour opens")
    #expect(titles(nil).title(stated: nil, window: "Old bridge in the harbour - Site") == "Old bridge in the harbour")
    #expect(titles("Heading").title(stated: nil, window: nil) == "Heading")
    #expect(titles(nil).title(stated: nil, window: nil) == nil)
  }
}

@Suite("Dates of pages")
struct PageDateTests {
  static let dates: [(String, String)] = [
    ("2026-11-20T08:30:00+01:00", "2026-11-20T07:30:00Z"), ("2026-11-20", "2026-11-20T00:00:00Z"),
    ("20261120", "2026-11-20T00:00:00Z"), ("1795163400", "2026-11-20T08:30:00Z"),
    ("1795163400000", "2026-11-20T08:30:00Z"), ("Fri, 20 Nov 2026 08:30:00 GMT", "2026-11-20T08:30:00Z"),
    ("2026/11/20 at noon", "2026-11-20T00:00:00Z"), ("2026-11-20 08:30 local time", "2026-11-20T00:00:00Z"),
  ]

  @Test("dates as pages write them", arguments: PageDateTests.dates)
  func date(text: String, expected: String) {
    #expect(PageDate.date(text)?.iso8601 == expected)
  }

  @Test(
    "what is no date of an article",
    arguments: ["", "yesterday", "0001-01-01", "1970-01-01", "12345678901", "9999-01-01", "2026-13-40x"])
  func noDate(text: String) {
    #expect(PageDate.date(text) == nil)
  }

  @Test("the day in an address")
  func address() {
    let day = "2026-01-31T00:00:00Z"
    #expect(PageDate.date(inAddress: "https://example.com/2026/01/31/bridge")?.iso8601 == day)
    #expect(PageDate.date(inAddress: "https://example.com/news/2026-01-31-bridge")?.iso8601 == day)
    #expect(PageDate.date(inAddress: "https://example.com/2026/bridge/31") == nil)
    #expect(PageDate.date(inAddress: "https://example.com/1200/01/31") == nil)
  }

  @Test("the first time after the heading, unless another is named for it")
  func times() {
    let first = "<time datetime=\"2026-01-02\">2 January</time>" + SmallPage.paragraphs
    #expect(SmallPage.text(SmallPage.html(body: first)).publishedAt?.iso8601 == "2026-01-02T00:00:00Z")
    let named = first + "<span itemprop=\"datePublished\" content=\"2026-01-01\">New Year</span>"
    #expect(SmallPage.text(SmallPage.html(body: named)).publishedAt?.iso8601 == "2026-01-01T00:00:00Z")
    let comment = SmallPage.paragraphs + "<div class=\"comments\"><time datetime=\"2026-01-03\"></time></div>"
    #expect(SmallPage.text(SmallPage.html(body: comment)).publishedAt == nil)
  }
}

@Suite("Authors of pages")
struct PageBylineTests {
  static let lines: [(String, String?)] = [
    ("By Ada Quill", "Ada Quill"), ("by  Ada Quill | 3 May 2026", "Ada Quill"), ("Von Ada Quill", "Ada Quill"),
    ("Par Ada Quill,", "Ada Quill"), ("Text: Ada Quill", "Ada Quill"), ("Ada Quill March 25, 2026", "Ada Quill"),
    ("Ada Quill and Ben Ink", "Ada Quill and Ben Ink"), ("admin", nil), ("", nil), ("12", nil), ("@ada", nil),
    ("阿达·奎尔", "阿达·奎尔"), (String(repeating: "name ", count: 60), nil),
  ]

  @Test("a name without what stands around it", arguments: PageBylineTests.lines)
  func cleaned(line: String, name: String?) {
    #expect(PageByline.cleaned(line) == name)
  }

  @Test(
    "the element that is meant for the author",
    arguments: [
      "<a rel=\"author\" href=\"/ada\">Ada Quill</a>", "<span itemprop=\"author\">Ada Quill</span>",
      "<div itemprop=\"author\"><img alt=\"\"><span itemprop=\"name\">Ada Quill</span> reports</div>",
      "<p class=\"byline\">By Ada Quill <time datetime=\"2026-01-01\">1 January</time></p>",
    ])
  func elements(element: String) {
    #expect(SmallPage.text(SmallPage.html(body: element + SmallPage.paragraphs)).author == "Ada Quill")
  }

  @Test("the site is not the author if a person is named")
  func site() {
    let head = """
      <meta property="og:site_name" content="Example News"><meta name="author" content="Example News">
      """
    let body = "<p class=\"byline\">Ada Quill</p>" + SmallPage.paragraphs
    #expect(SmallPage.text(SmallPage.html(head: head, body: body)).author == "Ada Quill")
  }
}

@Suite("The picture of a page")
struct LeadPictureTests {
  static let pictures: [(String, String?)] = [
    ("<img src=\"/i/1.jpg\">", "https://example.com/i/1.jpg"),
    ("<img src=\"data:image/gif;base64,R0\" data-src=\"/i/2.jpg\">", "https://example.com/i/2.jpg"),
    ("<img src=\"/placeholder.png\" data-srcset=\"/i/3.jpg 300w, /i/4.jpg 900w\">", "https://example.com/i/4.jpg"),
    ("<picture><source srcset=\"/i/5.webp\"><img src=\"/i/5.jpg\"></picture>", "https://example.com/i/5.webp"),
    ("<img src=\"/logo.png\"><img src=\"//cdn.example.com/6.jpg\">", "https://cdn.example.com/6.jpg"),
    ("<img src=\"/spacer.gif\"><img src=\"data:image/png;base64,iV\"><img>", nil),
  ]

  @Test("the first picture of the article, also one that is loaded later", arguments: LeadPictureTests.pictures)
  func picture(element: String, address: String?) {
    #expect(
      SmallPage.text(SmallPage.html(body: "<figure>\(element)</figure>" + SmallPage.paragraphs)).imageLink == address)
  }
}
