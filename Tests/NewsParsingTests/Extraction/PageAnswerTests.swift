import FoundationEssentials
import ParsingTestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("What a server or a file gives for a page")
struct PageAnswerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let type: String?
    let bytes: [UInt8]

    init(_ name: String, _ type: String?, _ bytes: [UInt8]) {
      testDescription = name
      self.type = type
      self.bytes = bytes
    }

    init(_ name: String, _ type: String?, _ text: String) { self.init(name, type, Array(text.utf8)) }
  }

  private static func answer(_ each: Case) -> PageAnswer {
    PageAnswer(
      bytes: each.bytes, contentType: each.type, url: "https://example.org/a", at: Date(timeIntervalSince1970: 0))
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
  private static let film: [UInt8] = [0, 0, 0, 0x18] + Array("ftypmp42".utf8) + [0, 0, 0, 0, 1, 2, 3, 4]
  private static let feed = "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Feed</title></channel></rss>"

  static let others: [Case] = [
    Case("a PDF", "application/pdf", "%PDF-1.7"), Case("a PDF that is called a page", "text/html", "%PDF-1.4 <html>"),
    Case("a PDF without a type", nil, "%PDF-1.7"), Case("a picture", "image/png", png),
    Case("a picture that is called a page", "text/html", png), Case("a film", "video/mp4", film),
    Case("a film that is called text", "text/plain", film), Case("JSON", "application/json", "[1, 2]"),
    Case("JSON that is called a page", "text/html", "{\"title\": \"One\"}"),
    Case("an archive", "application/octet-stream", [0x50, 0x4B, 0x03, 0x04, 0x14]),
    Case("a feed", "application/rss+xml", feed), Case("a feed that is called XML", "text/xml; charset=utf-8", feed),
    Case("a script", "text/javascript", "alert(1)"), Case("a style", "text/css", "p { color: red }"),
  ]

  @Test("files and data are no pages", arguments: PageAnswerTests.others)
  func other(each: Case) throws {
    #expect(Self.answer(each).kind == .other)
    #expect(try Self.answer(each).text(.still).verdict == .none(.notAPage))
  }

  static let pages: [Case] = [
    Case("HTML", "text/html", "<p>One"), Case("HTML in capitals", "TEXT/HTML; charset=utf-8", "<p>One"),
    Case("XHTML", "application/xhtml+xml", "<html/>"), Case("nothing", "text/html", ""),
    Case("HTML that is called text", "text/plain", "<!DOCTYPE html>\n<HTML lang=\"en\">"),
    Case("HTML that is called a file", "application/octet-stream", "<html><body>"),
    Case("XHTML that is called XML", "application/xml", "<?xml version=\"1.0\"?><html xmlns=\"a\"/>"),
    Case("HTML without a type", nil, "<!doctype html><title>One</title>"),
    Case("a part of a page without a type", nil, "<div><p>One</p></div>"),
    Case(
      "HTML in UTF-16 without a type", nil,
      [0xFF, 0xFE] + Array("<html><body>One".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    Case("HTML in ISO-2022-JP", "text/html", Array("<p>".utf8) + [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42]),
  ]

  @Test("pages are known by their type, or by their beginning", arguments: PageAnswerTests.pages)
  func page(each: Case) {
    #expect(Self.answer(each).kind == .page)
  }

  static let texts: [(String?, String, [String])] = [
    ("text/plain", "One\ntwo\n\nThree", ["One two", "Three"]),
    ("text/plain; charset=utf-8", "\r\n\r\nOne\r\n  two \r\n \t\r\nThree\r\n", ["One two", "Three"]),
    ("text/markdown", "# One\n\n* two", ["# One", "* two"]),
    (nil, "One < two & three > four\n\n<b>Five</b>", ["One < two & three > four", "<b>Five</b>"]),
    ("text/plain; charset=iso-8859-1", "One", ["One"]),
  ]

  @Test("plain text has the paragraphs that empty lines part", arguments: PageAnswerTests.texts)
  func plainText(type: String?, text: String, paragraphs: [String]) throws {
    let read = try Self.answer(Case("", type, text)).text(.still)
    #expect(read.verdict == .whole)
    #expect(read.blocks == paragraphs.map { .paragraph([TextSpan($0)]) })
    #expect(read.url == "https://example.org/a")
  }

  @Test("text in another encoding is converted")
  func encoding() throws {
    let answer = Self.answer(Case("", "text/plain; charset=iso-8859-1", [0xE9, 0x74, 0xE9]))
    #expect(try answer.text(.still).plain == "\u{E9}t\u{E9}")
  }

  @Test("a text without words is none", arguments: ["", "\n \n\t\r\n"])
  func blank(text: String) throws {
    #expect(try Self.answer(Case("", "text/plain", text)).text(.still).verdict == .none(.notFound))
  }

  @Test("of a text with too many paragraphs the beginning is read")
  func long() throws {
    let text = try Self.answer(Case("", "text/plain", String(repeating: "a\n\n", count: 100_001))).text(.still)
    #expect(text.verdict == .beginning(.tooCostly))
    #expect(text.blocks.count == 100_000)
  }
}
