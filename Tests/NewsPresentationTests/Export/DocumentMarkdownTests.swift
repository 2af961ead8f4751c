import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents in Markdown")
struct DocumentMarkdownTests {
  @Test("a document is a heading and a numbered list")
  func documentIsAHeadingAndANumberedList() {
    var bare = Article(title: "- 1 * 2", provider: .feeds)
    bare.summary = "1. One\n# Two"
    let document = Document([.numbered(1), bare], title: "A # b")
    let when = texts(in: .english).dayAndTime(LocalTime(Document.moment))
    let expected = """
      # A \\# b

      NewsAPI \u{B7} a \\& b

      1. [Headline 1](https://example.com/1)

         Example News \u{B7} Author 1 \u{B7} \(when)

         Summary 1.

      2. \\- 1 \\* 2

         Unknown source

         1\\. One

         \\# Two

      ---

      \(document.imprint)

      """
    #expect(DocumentMarkdown.text(of: document) == expected)
  }

  @Test("paragraphs of an item are indented as far as its text, however wide its number is")
  func indent() {
    let text = DocumentMarkdown.text(of: Document((1...100).map { Article.numbered($0) }))
    #expect(text.contains("\n9. [Headline 9](https://example.com/9)\n\n   Example News"))
    #expect(text.contains("\n10. [Headline 10](https://example.com/10)\n\n    Example News"))
    #expect(text.contains("\n100. [Headline 100](https://example.com/100)\n\n     Example News"))
  }

  @Test("items stand below their headings, and numbers go on")
  func sections() {
    var document = Document([.numbered(1), .numbered(2)])
    document.sections = [Document.Section(title: "Top # <b>", start: 0), Document.Section(title: "Followed", start: 1)]
    let text = DocumentMarkdown.text(of: document)
    #expect(text.contains("\n\n## Top \\# \\<b\\>\n\n1. [Headline 1](https://example.com/1)\n\n   Example News"))
    #expect(text.contains("\n\n   Summary 1.\n\n## Followed\n\n2. [Headline 2](https://example.com/2)\n\n"))
  }

  @Test("a source links to its site and its feed")
  func sourceLeadsToItsSiteAndItsFeed() {
    let source = NewsSource(id: "a", name: "A_B", link: "https://a.org/", languageCode: "fr")
    let text = DocumentMarkdown.text(of: Document([source], feeds: ["a": "https://a.org/(f)"], in: .french))
    let expected = "1. [A\\_B](https://a.org/)\n\n   fran\u{E7}ais \u{B7} [flux](https://a.org/%28f%29)\n\n---"
    #expect(text.contains(expected))
  }

  @Test("an empty list says that there is nothing", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    let text = DocumentMarkdown.text(of: Document([Article](), in: language))
    #expect(text.contains("\n\n\(texts(in: language).nothingHere)\n\n---\n\n"))
  }

  /// The text without the characters after a backslash.
  private func unescaped(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\" { _ = scalars.popFirst() } else { result.append(scalar) }
    }
    return result
  }

  @Test("no text adds Markdown to a document", arguments: HostileTexts.all)
  func whateverATextSaysADigestHasItsOwnMarksAlone(text: String) {
    for document in Document.saying(text) {
      let written = DocumentMarkdown.text(of: document)
      let marks = unescaped(written)
      let links = document.entries.flatMap { [$0.link, $0.feed].compactMap(\.self) }
      // Brackets may occur in addresses.
      let inAddresses = links.map { $0.address.utf8.count { $0 == UInt8(ascii: "[") } }.reduce(0, +)
      #expect(marks.count { $0 == "[" } == links.count + inAddresses)
      #expect(!marks.contains { "<>`~".unicodeScalars.contains($0) && !inAddress($0, links) })
      let lines = written.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.count { $0.unicodeScalars.first == "#" } == 1)
      #expect(lines.count { $0.hasPrefix("---") } == 1)
      #expect(
        !lines.contains { $0.unicodeScalars.first.map { "-+=>~".unicodeScalars.contains($0) } == true && $0 != "---" })
      #expect(!written.contains("\n     "))
    }
  }

  private func inAddress(_ scalar: Unicode.Scalar, _ links: [WebLink]) -> Bool {
    links.contains { $0.address.unicodeScalars.contains(scalar) }
  }

  @Test("a text that is not a web address is not linked", arguments: HostileTexts.addresses)
  func addresses(address: String) {
    for document in Document.leading(to: address) {
      #expect(!DocumentMarkdown.text(of: document).contains("]("))
    }
  }
}
