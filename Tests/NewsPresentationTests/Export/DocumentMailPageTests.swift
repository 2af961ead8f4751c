import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents as the page of a letter")
struct DocumentMailPageTests {
  /// The page without its styles.
  private func bare(_ document: Document) -> String {
    DocumentMailPage.text(of: document).replacing(#/ style="[^"]*"/#, with: "")
  }

  @Test("a page describes itself to people and programs", arguments: InterfaceLanguage.all)
  func head(language: InterfaceLanguage) {
    let document = Document([.numbered(1)], title: "A & <B>", in: language)
    let page = bare(document)
    for part in [
      "<html lang=\"\(language.code)\">", "<meta charset=\"utf-8\">", "<title>A &amp; &lt;B&gt;</title>",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<h1 dir=\"auto\">A &amp; &lt;B&gt;</h1>\n<p dir=\"auto\">NewsAPI \u{B7} a &amp; b</p>",
      "<p>\(document.imprint)</p>",
    ] {
      #expect(page.contains(part))
    }
  }

  @Test("entries stand below their headings, and numbers go on")
  func sections() {
    let when = texts(in: .english).dayAndTime(LocalTime(Document.moment))
    var document = Document([.numbered(1), .numbered(2)])
    document.sections = [Document.Section(title: "Top & <b>", start: 0), Document.Section(title: "Followed", start: 1)]
    let expected = """
      <h2 dir="auto">Top &amp; &lt;b&gt;</h2>
      <ol>
      <li>
      <h3 dir="auto"><a href="https://example.com/1" rel="noopener noreferrer">Headline 1</a></h3>
      <p><span dir="auto">Example News</span> \u{B7} <span dir="auto">Author 1</span> \u{B7} \
      <span dir="auto">\(when)</span></p>
      <p dir="auto">Summary 1.</p>
      </li>
      </ol>
      <h2 dir="auto">Followed</h2>
      <ol start="2">
      <li>
      <h3 dir="auto"><a href="https://example.com/2" rel="noopener noreferrer">Headline 2</a></h3>
      """
    #expect(bare(document).contains(expected))
  }

  @Test("without headings titles stand right below that of the page")
  func noSections() {
    #expect(bare(Document([.numbered(1)])).contains("</p>\n<ol>\n<li>\n<h2 dir=\"auto\"><a href="))
  }

  @Test("an empty list says that there is nothing", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    #expect(bare(Document([Article](), in: language)).contains("\n<p>\(texts(in: language).nothingHere)</p>\n"))
  }

  @Test(
    "it loads nothing, runs nothing, and has no table and no style sheet",
    arguments: ["<img", "<script", "<link", "<table", "<style", "<iframe", "<form", "url(", "src="])
  func selfContained(mark: String) {
    #expect(!DocumentMailPage.text(of: Document([.numbered(1)])).contains(mark))
  }

  private static let ownTags: Set = [
    "h1 dir=\"auto\"", "/h1", "h2 dir=\"auto\"", "/h2", "p", "p dir=\"auto\"", "/p", "ol", "/ol", "li", "/li",
    "span dir=\"auto\"", "/span", "/a", "/div", "/body", "/html",
  ]

  @Test("no text adds tags", arguments: HostileTexts.all)
  func hostile(text: String) throws {
    for document in Document.saying(text) {
      let page = bare(document)
      let body = page[try #require(page.firstRange(of: "<h1 ")?.lowerBound)...]
      // Byte by byte, because an angle bracket with a combining mark is one character.
      let tags = body.utf8.split(separator: UInt8(ascii: "<"))
        .map { String(Substring($0.prefix { $0 != UInt8(ascii: ">") })) }
      for tag in tags where !Self.ownTags.contains(tag) {
        #expect(tag.hasPrefix("a href=\"https://example.com/"))
        #expect(tag.hasSuffix("\" rel=\"noopener noreferrer\""))
        #expect(tag.utf8.count { $0 == UInt8(ascii: "\"") } == 4)
      }
      #expect(!page.unicodeScalars.contains { isHarmful($0) && $0 != "\n" })
    }
  }

  @Test("a text that is not a web address is not linked", arguments: HostileTexts.addresses)
  func addresses(address: String) {
    for document in Document.leading(to: address) { #expect(!bare(document).contains("<a ")) }
  }
}
