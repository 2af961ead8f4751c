import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Documents as the plain text of a letter")
struct DocumentMailTextTests {
  private static let when = texts(in: .english).dayAndTime(LocalTime(Document.moment))

  @Test("a document is its title, facts, numbered entries below their headings, and who wrote it")
  func whole() {
    var document = Document([.numbered(1), .numbered(2)], title: "Morning")
    document.sections = [Document.Section(title: "Top", start: 0), Document.Section(title: "Followed", start: 1)]
    let expected = """
      Morning

      NewsAPI · a & b

      Top

      1. Headline 1
         Example News · Author 1 · \(Self.when)
         Summary 1.
         https://example.com/1

      Followed

      2. Headline 2
         Example News · Author 2 · \(Self.when)
         Summary 2.
         https://example.com/2

      --\u{20}
      \(document.imprint)

      """
    #expect(DocumentMailText.text(of: document) == expected)
  }

  @Test("text below a title is indented as far as the title, and numbers end in one column")
  func indent() {
    let text = DocumentMailText.text(of: Document((1...100).map { Article.numbered($0) }))
    #expect(text.contains("\n\n  1. Headline 1\n     Example News"))
    #expect(text.contains("\n\n 10. Headline 10\n     Example News"))
    #expect(text.contains("\n\n100. Headline 100\n     Example News"))
  }

  @Test("lines have 72 columns at most; addresses are whole")
  func width() {
    var article = Article.numbered(1)
    article.title = String(repeating: "Un titre assez long ", count: 12)
    article.summary = String(repeating: "十四条新闻", count: 60) + "\n" + String(repeating: "x", count: 200)
    article.link = "https://example.com/" + String(repeating: "a", count: 200)
    let text = DocumentMailText.text(of: Document([article], title: String(repeating: "long ", count: 40)))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= 72 || $0.hasPrefix("   https://example.com/aaa") })
    #expect(lines.contains { $0 == "   https://example.com/" + String(repeating: "a", count: 200) })
    #expect(text.contains("\n1. Un titre assez long "))
  }

  @Test("a source has the addresses of its site and its feed")
  func source() {
    let source = NewsSource(id: "a", name: "A", link: "https://a.org/")
    let text = DocumentMailText.text(of: Document([source], feeds: ["a": "https://a.org/f"]))
    #expect(text.contains("\n1. A\n   https://a.org/\n   https://a.org/f\n\n-- \n"))
  }

  @Test("an empty list says that there is nothing", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    let text = DocumentMailText.text(of: Document([Article](), in: language))
    #expect(text.contains("\n\n\(texts(in: language).nothingHere)\n\n-- \n"))
  }

  @Test("no text harms who reads it, or ends it", arguments: HostileTexts.all + ["-- ", "--"])
  func hostile(text: String) {
    for document in Document.saying(text) {
      let written = DocumentMailText.text(of: document)
      #expect(!written.unicodeScalars.contains { isHarmful($0) && $0 != "\n" })
      #expect(written.split(separator: "\n").count { $0 == "-- " } == 1)
    }
  }
}
