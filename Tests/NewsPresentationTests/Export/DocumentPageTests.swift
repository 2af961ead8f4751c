import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents as a page")
struct DocumentPageTests {
  @Test("a page describes itself to people, browsers and screen readers", arguments: InterfaceLanguage.all)
  func head(language: InterfaceLanguage) {
    let document = Document([.numbered(1)], title: "A & <B>", in: language)
    let page = DocumentPage.text(of: document)
    for part in [
      "<html lang=\"\(language.code)\">", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"referrer\" content=\"no-referrer\">", "<title>A &amp; &lt;B&gt;</title>",
      "<h1 dir=\"auto\">A &amp; &lt;B&gt;</h1>", "<p class=\"about\">NewsAPI \u{B7} a &amp; b</p>",
      "<p class=\"about\">\(document.imprint)</p>",
    ] {
      #expect(page.contains(part))
    }
  }

  @Test("a page may run nothing, send nothing and load nothing but pictures")
  func policy() throws {
    let page = DocumentPage.text(of: Document([.numbered(1)]))
    let start = try #require(page.firstRange(of: "http-equiv=\"Content-Security-Policy\" content=\"")?.upperBound)
    let rules = page[start...].prefix { $0 != "\"" }.split(separator: "; ").map(String.init)
    #expect(
      rules == [
        "default-src 'none'", "img-src https: http:", "style-src 'unsafe-inline'", "base-uri 'none'",
        "form-action 'none'",
      ])
  }

  @Test("an article is a heading with its link, facts, a summary and a picture")
  func article() {
    let when = texts(in: .english).dayAndTime(LocalTime(Document.moment))
    let expected = """
      <ol>
      <li>
      <article>
      <div>
      <h2 dir="auto"><a href="https://example.com/1" rel="noopener noreferrer">Headline 1</a></h2>
      <p class="about"><span dir="auto">Example News</span> \u{B7} <span dir="auto">Author 1</span> \u{B7} \
      <time datetime="2026-11-21T08:00:00Z">\(when)</time></p>
      <p dir="auto">Summary 1.</p>
      </div>
      <img src="https://example.com/1.jpg" loading="lazy" alt="">
      </article>
      </li>
      </ol>

      """
    #expect(DocumentPage.text(of: Document([.numbered(1)])).contains(expected))
  }

  @Test("a source links to its site and its feed; missing parts leave no trace")
  func sourceLeadsToItsSiteAndItsFeed() {
    let sources = [NewsSource(id: "a", name: "A", link: "https://a.org/"), NewsSource(id: "b", name: "B")]
    let page = DocumentPage.text(of: Document(sources, feeds: ["a": "https://a.org/f?b=c&d='e'"]))
    let expected = """
      <ol>
      <li>
      <article>
      <div>
      <h2 dir="auto"><a href="https://a.org/" rel="noopener noreferrer">A</a></h2>
      <p class="about"><a href="https://a.org/f?b=c&amp;d=&#39;e&#39;" rel="noopener noreferrer">feed</a></p>
      </div>
      </article>
      </li>
      <li>
      <article>
      <div>
      <h2 dir="auto">B</h2>
      </div>
      </article>
      </li>
      </ol>

      """
    #expect(page.contains(expected))
  }

  @Test("entries stand below their headings, and numbers go on")
  func sections() {
    var document = Document([.numbered(1), .numbered(2), .numbered(3)])
    document.sections = [Document.Section(title: "Top & <b>", start: 1), Document.Section(title: "Followed", start: 2)]
    let page = DocumentPage.text(of: document)
    for part in [
      "<main>\n<ol>\n<li>\n<article>\n<div>\n<h2 dir=\"auto\"><a href=\"https://example.com/1\"",
      """
      </ol>
      <section>
      <h2 class="part" dir="auto">Top &amp; &lt;b&gt;</h2>
      <ol start="2">
      <li>
      <article>
      <div>
      <h3 dir="auto"><a href="https://example.com/2" rel="noopener noreferrer">Headline 2</a></h3>
      """,
      "</ol>\n</section>\n<section>\n<h2 class=\"part\" dir=\"auto\">Followed</h2>\n<ol start=\"3\">\n",
      "</ol>\n</section>\n</main>\n",
    ] {
      #expect(page.contains(part))
    }
  }

  @Test("an empty list says that there is nothing", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    let page = DocumentPage.text(of: Document([Article](), in: language))
    #expect(page.contains("<main>\n<p>\(texts(in: language).nothingHere)</p>\n</main>"))
    #expect(!page.contains("<ol>"))
  }

  /// The texts between angle brackets in the body of a page.
  private func tags(_ page: String) throws -> [String] {
    let body = page[try #require(page.firstRange(of: "<body>")?.upperBound)...]
    // Byte by byte, because an angle bracket with a combining mark is one character.
    return body.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).dropFirst()
      .map { String(Substring($0.prefix { $0 != UInt8(ascii: ">") })) }
  }

  private static let ownTags: Set = [
    "header", "/header", "h1 dir=\"auto\"", "/h1", "p class=\"about\"", "p dir=\"auto\"", "/p", "main", "/main", "ol",
    "/ol", "li", "/li", "article", "/article", "div", "/div", "h2 dir=\"auto\"", "/h2", "span dir=\"auto\"", "/span",
    "/a", "time datetime=\"2026-11-21T08:00:00Z\"", "/time", "footer", "/footer", "/body", "/html",
  ]
  /// The texts before and after an address.
  private static let ownLinks = [
    ("a href=\"https://example.com/", "\" rel=\"noopener noreferrer\""),
    ("img src=\"https://example.com/", "\" loading=\"lazy\" alt=\"\""),
  ]

  @Test("no text adds tags to a page", arguments: HostileTexts.all)
  func whateverATextSaysAPageHasItsOwnTagsAlone(text: String) throws {
    for document in Document.saying(text) {
      let page = DocumentPage.text(of: document)
      for tag in try tags(page) where !Self.ownTags.contains(tag) {
        let address = Self.ownLinks.compactMap { start, end in
          tag.hasPrefix(start) && tag.hasSuffix(end) ? tag.dropFirst(start.count).dropLast(end.count) : nil
        }
        #expect(address.count == 1, "\(tag)")
        #expect(address.allSatisfy { $0.utf8.allSatisfy { !"\"' ".utf8.contains($0) } })
      }
      #expect(page.utf8.count { $0 == UInt8(ascii: "<") } == page.utf8.count { $0 == UInt8(ascii: ">") })
    }
  }

  @Test("a text that is not a web address is not linked", arguments: HostileTexts.addresses)
  func addresses(address: String) throws {
    for document in Document.leading(to: address) {
      let tags = try tags(DocumentPage.text(of: document))
      #expect(!tags.contains { $0.hasPrefix("a ") || $0.hasPrefix("img ") })
    }
  }
}
