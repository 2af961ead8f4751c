import Foundation
import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Texts as they are kept")
struct TextLineTests {
  private func read(_ json: String) -> ArticleText? {
    TextLine(document: Compression.compressed(Data(json.utf8)))?.text
  }

  private func json(verdict: String = #""whole""#, blocks: String) -> String {
    #"{"type":"articleText","fetchedAt":"2026-11-21T08:00:00Z","verdict":\#(verdict),"url":"https://a.example/","#
      + #""origin":"page","blocks":[\#(blocks)]}"#
  }

  @Test("each kind of block comes back")
  func kinds() throws {
    let text = ArticleText.every("Words")
    let document = try #require(TextLine(text).document)
    #expect(TextLine(document: document)?.text == text)
  }

  @Test("each verdict comes back")
  func verdicts() throws {
    let verdicts = TextEnd.allCases.map(TextVerdict.beginning) + NoText.allCases.map(TextVerdict.none) + [.whole]
    for verdict in verdicts {
      let text = ArticleText.made("Words", verdict: verdict)
      let document = try #require(TextLine(text).document)
      #expect(TextLine(document: document)?.text == text)
    }
  }

  @Test("blocks of an unknown kind are left out, and numbers are within bounds")
  func unknown() throws {
    let text = try #require(
      read(
        json(
          blocks: #"{"kind":"film","words":[{"text":"x"}]},{"kind":"heading","level":99,"words":[{"text":"a"}]},"#
            + #"{"kind":"item","level":-5},{"kind":"table"},{"kind":"quote","words":[{"text":"b","url":"https://b.example"}]}"#
        )))
    #expect(
      text.blocks == [
        .heading(level: 6, [TextSpan("a")]), .item(depth: 1, number: nil, []), .table([]),
        .quote([TextSpan("b", link: "https://b.example")]),
      ])
  }

  @Test("a document that is none, or lacks something, is no text")
  func damaged() {
    #expect(TextLine(document: Data()) == nil)
    #expect(read("") == nil && read("[]") == nil && read("{") == nil)
    #expect(read(json(blocks: "")) != nil)
    #expect(read(json(verdict: #""other""#, blocks: "")) == nil)
    #expect(read(json(verdict: #""beginning""#, blocks: "")) == nil)
    #expect(read(json(verdict: "5", blocks: "")) == nil)
    #expect(read(String(repeating: "[", count: 100_000)) == nil)
  }

  @Test("what could not be read again is not kept")
  func tooLarge() {
    #expect(TextLine(.made(String(repeating: "a", count: Compression.limit))).document == nil)
  }

  @Test("a document has nothing of an exported line")
  func exported() throws {
    var line = TextLine(.made("Words"))
    (line.id, line.seenAt) = ("abcdefghijklm", "2026-11-21T08:00:00Z")
    line.revisions = [TextLine.Former(seenAt: "2026-11-21T08:00:00Z", text: "Old")]
    let document = try #require(line.document)
    #expect(TextLine(document: document) == TextLine(.made("Words")))
  }
}
