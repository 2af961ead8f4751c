import Foundation
import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Lines of exported files")
struct ArchiveLineTests {
  private func line(_ text: String) -> ArchiveLine? { ArchiveLine.Reader().line(Data(text.utf8)) }

  @Test("a line of the command line's JSON is an article")
  func ownJSON() throws {
    let text = #"""
      {"type":"article","n":1,"id":"abcdefghijklm","title":"T","source":{"id":null,"name":"S"},"author":null,
      "description":null,"content":null,"url":"https://example.com/a","imageUrl":null,"publishedAt":"2026-11-21T08:00:00Z",
      "provider":"feeds","country":null,"language":"en","others":[],"isRead":true,"isSaved":false,"labels":[],
      "firstSeen":null}
      """#.replacing("\n", with: "")
    guard case .article(let article) = line(text) else { return #expect(Bool(false), "no article") }
    let imported = try #require(ImportedArticle(article, at: ArchiveFolder.now))
    #expect(imported.article.id.description == "abcdefghijklm")
    #expect(imported.article.source.name == "S")
    #expect(imported.article.language == "en")
    #expect(imported.read == ArchiveFolder.now)
    #expect(imported.saved == nil)
    #expect(imported.lastSeen == nil)
  }

  @Test("labels are texts or objects, and those of other readers are not one's own")
  func labels() throws {
    let labels = #"["one",{"name":"two","reader":null},{"name":"three","reader":"anna"}]"#
    guard case .article(let article) = line(#"{"type":"article","title":"T","labels":\#(labels)}"#) else {
      return #expect(Bool(false), "no article")
    }
    #expect(try #require(ImportedArticle(article, at: ArchiveFolder.now)).labels == ["one", "two"])
  }

  @Test(
    "a label that is none, or has characters that cannot be shown, does not cost the article",
    arguments: [
      (#"7"#, []), (#"null"#, []), (#"{"reader":"anna"}"#, []), (#"" ""#, []), (#""a\u0007b""#, ["a b"]),
      (#""a\ud800""#, []), (#""a\nb""#, ["a b"]),
    ] as [(String, [String])])
  func oddLabel(label: String, mended: [String]) throws {
    guard case .article(let article) = line(#"{"type":"article","title":"T","labels":[\#(label),"moon"]}"#) else {
      return #expect(Bool(false), "no article")
    }
    #expect(try #require(ImportedArticle(article, at: ArchiveFolder.now)).labels == mended + ["moon"])
  }

  @Test("texts have no control characters and an end")
  func cleaned() throws {
    var line = ArticleLine()
    line.url = "https://example.com/a"
    line.title = "T\u{1B}]0;x\u{7}\nU"
    line.description = String(repeating: "a", count: ImportedText.longestPassage + 9)
    line.content = "one\u{9B}\ntwo"
    line.revisions = [ArticleLine.Revision(seenAt: "2026-11-21T08:00:00Z", title: "\u{1B}[31mred")]
    let imported = try #require(ImportedArticle(line, at: ArchiveFolder.now))
    #expect(imported.article.title == "T ]0;x  U")
    #expect(imported.article.summary?.utf8.count == ImportedText.longestPassage)
    #expect(imported.article.content == "one \ntwo")
    #expect(imported.revisions.map(\.title) == [" [31mred"])
  }

  @Test("a text of blocks is cleaned like others, ends early if it is too long, and links to pages only")
  func cleanedBlocks() {
    let text = ArticleText(
      .whole,
      blocks: [
        .paragraph([TextSpan("a\u{1B}b", link: "javascript:x"), TextSpan("c", link: "https://a.example/")]),
        .table([["\u{7}"]]), .code(String(repeating: "x", count: ImportedText.longestPassage)),
      ], title: "T\u{1B}", url: "https://a.example/", fetchedAt: ArchiveFolder.now)
    let cleaned = ImportedText.blocks(of: text)
    #expect(
      cleaned.blocks == [.paragraph([TextSpan("a b"), TextSpan("c", link: "https://a.example/")]), .table([[" "]])])
    #expect(cleaned.title == "T " && cleaned.verdict == .beginning(.tooLarge))
  }

  @Test("lines of other types are nothing, and broken lines are no lines")
  func others() {
    #expect(line(#"{"type":"status","provider":"feeds","source":"text"}"#) == .other)
    // The output of `read` belongs to no article in the archive.
    #expect(line(#"{"type":"text","text":"Words","title":"T","verdict":"whole","url":"https://a.example"}"#) == .other)
    for text in [
      "", "{", "null", "[]", "text", #"{"title":"x"}"#, #"{"type":5}"#, #"{"type":"article","title":5}"#,
      #"{"type":"front","list":"local fr"}"#, "\u{0}\u{1}",
    ] {
      #expect(line(text) == nil, "\(text)")
    }
  }

  @Test(
    "an id that is none is computed again",
    arguments: ["", "abc", "zzzzzzzzzzzzz", "abcdefghijklmn", "abcdefghijkl\u{E9}"])
  func badID(id: String) throws {
    var line = ArticleLine()
    line.url = "https://example.com/a"
    line.id = id
    let article = try #require(ImportedArticle(line, at: ArchiveFolder.now)).article
    #expect(article.id == Article(link: "https://example.com/a", provider: .feeds).id)
  }

  @Test("articles of the sample edition, of unknown providers and without anything are left out")
  func noArticles() {
    for (provider, title) in [("sample", "T"), ("other", "T"), ("feeds", " ")] {
      var line = ArticleLine()
      line.provider = provider
      line.title = title
      #expect(ImportedArticle(line, at: ArchiveFolder.now) == nil)
    }
  }
}
