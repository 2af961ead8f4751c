import Testing

@testable import NewsParsing

@Suite("Media types")
struct MediaTypeTests {
  @Test(
    "parameters and case do not count",
    arguments: [
      ("text/html", "text/html"), ("Text/HTML; charset=UTF-8", "text/html"), (" text/xml ;", "text/xml"), ("", ""),
      (";", ""),
    ])
  func name(contentType: String, name: String) {
    #expect(MediaType(contentType).name == name)
    #expect(MediaType(contentType) == MediaType(name))
  }

  @Test("each is one kind of document, or none")
  func kinds() {
    #expect(["text/html", "application/xhtml+xml"].allSatisfy { MediaType($0).isPage })
    #expect(["text/plain", "text/markdown"].allSatisfy { MediaType($0).isPlainText })
    #expect(MediaType("image/png").isPicture && MediaType("image/png").isBinary)
    #expect(!["text", "html", "text/css", "application/xml", "image/svg+xml", ""].contains { MediaType($0).isBinary })
    let none = MediaType(nil)
    #expect(none.name.isEmpty && !none.isPage && !none.isPlainText && !none.isPicture && !none.isBinary)
  }
}
