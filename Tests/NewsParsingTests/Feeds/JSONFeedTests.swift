import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("JSON Feed")
struct JSONFeedTests {
  private func feed(_ items: String, _ more: String = "", version: String = "1.1") throws -> Feed {
    try Feed(
      reading: """
        {"version": "https://jsonfeed.org/version/\(version)", "title": "Tea", \(more) "items": [\(items)]}
        """)
  }

  @Test("version 1 has one author")
  func version1() throws {
    let feed = try feed(
      """
      {"id": "1", "url": "https://example.org/1", "title": "Tea & <cups>", "summary": "Short <b>",
        "content_html": "<p>Long &amp; wide</p>", "content_text": "No", "image": "https://example.org/p.jpg",
        "date_published": "2021-01-17T19:27:00+01:00", "date_modified": "2021-01-18T00:00:00Z"},
      {"id": "2", "url": "https://example.org/2", "content_text": "1 < 2\\n& 3", "author": {"name": "Al"},
        "banner_image": "https://example.org/q.jpg", "date_modified": "2021-01-18T00:00:00Z"}
      """,
      "\"home_page_url\": \"https://example.org/\", \"author\": {\"name\": \"Jo Doe\", \"url\": \"/jo\"},",
      version: "1")
    #expect(feed.title == "Tea")
    #expect(feed.site == "https://example.org/")
    #expect(feed.titles == ["Tea & <cups>", nil])
    #expect(feed.items.map(\.link) == ["https://example.org/1", "https://example.org/2"])
    #expect(feed.items.map { $0.summary?.plain } == ["Short <b>", nil])
    #expect(feed.items.map { $0.content?.plain } == ["Long & wide", "1 < 2\n& 3"])
    #expect(feed.items.map(\.authors) == [["Jo Doe"], ["Al"]])
    #expect(feed.items.map(\.image) == ["https://example.org/p.jpg", "https://example.org/q.jpg"])
    #expect(
      feed.items.map(\.date) == [Date(iso8601: "2021-01-17T18:27:00Z"), Date(iso8601: "2021-01-18T00:00:00Z")])
    #expect(feed.problem == nil)
  }

  @Test("version 1.1 has several authors")
  func version11() throws {
    let feed = try feed(
      """
      {"id": "1", "title": "One"}, {"id": "2", "title": "Two", "authors": [{"name": "Al"}, {"url": "/x"}]}
      """, "\"authors\": [{\"name\": \"Jo Doe\"}, {\"name\": \"Mo\"}],")
    #expect(feed.items.map(\.authors) == [["Jo Doe", "Mo"], ["Al"]])
  }

  @Test("a value that does not fit is the only one that is lost")
  func lenient() throws {
    let feed = try feed(
      """
      7, null, "x", [], {"id": 3, "title": 5, "summary": "Short", "authors": "x", "author": 7},
      {"title": "Two", "content_text": null, "authors": [7, {"name": "Al"}, {"name": 5}]}
      """, "\"home_page_url\": 1, \"author\": [], \"expired\": true,")
    #expect(feed.titles == [nil, "Two"])
    #expect(feed.items.map { $0.summary?.plain } == ["Short", nil])
    #expect(feed.items.map(\.authors) == [[], ["Al"]])
    #expect(feed.site == nil)
  }

  @Test("a string with halves of characters, control characters and unknown escapes is not lost")
  func strings() throws {
    let feed = try feed(
      """
      {"title": "a\\ud83db \\ude00c \\ud83d\\ude00"}, {"title": "a\tb\u{1}c"}, {"title": "it\\'s \\u12 \\"x\\" \\\\"},
      {"title": "\\u00e9\\n1"}
      """)
    #expect(
      feed.items.map { $0.title?.text }
        == ["a\u{FFFD}b \u{FFFD}c \u{1F600}", "a b c", "it's \u{FFFD}12 \"x\" \\", "\u{E9}\n1"])
  }

  @Test("a picture that counts readers is none")
  func pixels() throws {
    let feed = try feed(
      """
      {"id": "1", "image": "https://pixel.wp.com/g.gif?x=1", "banner_image": "/p.jpg"},
      {"id": "2", "image": "data:image/gif;base64,R0"}
      """)
    #expect(feed.items.map(\.image) == ["https://example.org/p.jpg", nil])
  }

  @Test("an empty feed is a feed", arguments: ["", "\"items\": [],", "\"items\": null,", "\"items\": 5,"])
  func nothing(items: String) throws {
    let feed = try Feed(reading: "{\(items) \"version\": \"https://jsonfeed.org/version/1.1\"}")
    #expect(feed.items.isEmpty)
    #expect(feed.title == nil)
  }

  @Test("it may be in UTF-16 or begin with a mark and blanks")
  func encodings() throws {
    let text = "\n {\"version\": \"https://jsonfeed.org/version/1\", \"items\": [{\"title\": \"Été\"}]}"
    let utf16 = [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try Feed(reading: utf16).titles == ["Été"])
    #expect(try Feed(reading: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).titles == ["Été"])
  }

  @Test(
    "other JSON is not a feed",
    arguments: [
      "{}", "{\"items\": []}", "{\"version\": 1, \"items\": []}", "{\"version\": \"1.1\", \"items\": []}",
      "{\"status\": \"ok\", \"articles\": []}",
    ])
  func otherJSON(text: String) {
    #expect(throws: FeedProblem.notJSONFeed(detail: "no jsonfeed.org version")) { try Feed(reading: text) }
  }

  @Test("other text is an error", arguments: ["{", "{x}", "{\"version\": }", "{\"items\": [{]}", "{'version': 1}"])
  func noJSON(text: String) {
    #expect(throws: FeedProblem.notJSONFeed(detail: "not JSON")) { try Feed(reading: text) }
  }

  @Test("JSON that is cut off is not JSON")
  func cut() {
    let text = "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [{\"title\": \"Été\"}]}"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: FeedProblem.self) { try Feed(reading: Array(bytes.prefix(count))) }
    }
  }

  @Test("a hundred thousand brackets, items and members do no harm")
  func large() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: FeedProblem.self) { try feed(deep) }
    #expect(throws: FeedProblem.self) { try feed(deep + String(repeating: "]", count: 100_000)) }
    let many = try feed(Array(repeating: "{\"title\": \"One\"}", count: 100_000).joined(separator: ","))
    #expect(many.items.count == Feed.maxItems)
    #expect(many.problem == .cut(items: Feed.maxItems))
    let whole = try feed(Array(repeating: "{\"title\": \"One\"}", count: Feed.maxItems).joined(separator: ","))
    #expect(whole.items.count == Feed.maxItems && whole.problem == nil)
    let members = (0..<100_000).map { "\"m\($0)\": 1" }.joined(separator: ",")
    #expect(try feed("{\(members), \"title\": \"One\"}").titles == ["One"])
  }
}
