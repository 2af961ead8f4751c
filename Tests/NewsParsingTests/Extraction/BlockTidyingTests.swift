import NewsDomain
import Testing

@testable import NewsParsing

@Suite("Blocks that are no part of an article")
struct BlockTidyingTests {
  private let text = SmallPage.sentences.map { TextBlock.paragraph([TextSpan($0)]) }

  private func line(_ text: String) -> TextBlock { .paragraph([TextSpan(text)]) }

  @Test(
    "the date above the text is left out",
    arguments: [
      "24. April 2020 | Pressemitteilungen", "January 13, 2020 at 08:45 AM", "25.10.2022 - Reiner Nagel",
      "Updated 2020-04-24",
    ])
  func date(words: String) {
    #expect(BlockTidying.tidied([line(words)] + text, title: nil) == text)
    // Further down it belongs to the text.
    let list = text + [line(words), line(SmallPage.sentences[0])]
    #expect(BlockTidying.tidied(list, title: nil) == list)
  }

  @Test(
    "a sentence with a date stays",
    arguments: ["It opened on 24 April 2020.", "旧港口大桥于2020年4月24日开放。", "In 2020, eleven ships came"])
  func sentence(words: String) {
    let blocks = [line(words)] + text
    #expect(BlockTidying.tidied(blocks, title: nil) == blocks)
  }

  @Test("the way from the home page is left out")
  func way() {
    let linked = TextBlock.paragraph([
      TextSpan("Home", link: "https://example.com/"), TextSpan(" › "),
      TextSpan("Harbour", link: "https://example.com/harbour"), TextSpan(" › Bridge"),
    ])
    #expect(BlockTidying.tidied([linked] + text, title: nil) == text)
    let plain = line("> Blog > Harbour > The bridge opens again")
    #expect(BlockTidying.tidied([plain] + text, title: "The bridge opens again") == text)
  }

  @Test(
    "who took a picture is left out",
    arguments: ["© Example Images", "(c) A. Keeper", "Foto: A. Keeper/Example", "Photo: A. Keeper", "Bild: Example"])
  func credit(words: String) {
    let blocks = [text[0], line(words)] + text.dropFirst()
    #expect(BlockTidying.tidied(blocks, title: nil) == text)
    #expect(BlockTidying.tidied([text[0], .caption([TextSpan(words)])] + text.dropFirst(), title: nil) == text)
  }

  @Test("a caption stays, unless it is the title")
  func caption() {
    let caption = TextBlock.caption([TextSpan("The bridge, seen from the quay")])
    let blocks = [text[0], caption] + text.dropFirst()
    #expect(BlockTidying.tidied(blocks, title: "The bridge opens again") == blocks)
    #expect(BlockTidying.tidied(blocks, title: "The bridge, seen from the quay") == text)
  }

  @Test(
    "a short last line without a full stop stays", arguments: ["Long live the king", "Jo Marsh", "To be continued"])
  func lastLine(words: String) {
    #expect(BlockTidying.tidied(text + [line(words)], title: nil) == text + [line(words)])
  }

  @Test(
    "requests to log in and to share are left out",
    arguments: [
      "Du musst eingeloggt sein, um Kommentare zu schreiben!", "You must be logged in to post a comment.",
      "Möchten Sie den Artikel teilen?", "Share this article", "View Comments",
    ])
  func request(words: String) {
    #expect(BlockTidying.tidied(text + [line(words)], title: nil) == text)
  }
}
