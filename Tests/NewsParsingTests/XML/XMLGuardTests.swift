import Testing

@testable import NewsParsing

@Suite("Markup that libxml2 does not get")
struct XMLGuardTests {
  private func withoutType(_ text: String) -> String {
    String(decoding: XMLGuard.withoutDocumentType(Array(text.utf8)), as: UTF8.self)
  }

  /// The text before a document type, the type, and the text after it.
  static let types: [(String, String, String)] = [
    ("", "<!DOCTYPE a>", "<a/>"), ("<?xml version=\"1.0\"?>\n", "<!DOCTYPE a PUBLIC \"-//x\" 'y'>", "\n<a/>"),
    ("", "<!DOCTYPE a [\n<!ENTITY b \"c\">\n<!ATTLIST a d CDATA 'e'>\n] >", "<a>]></a>"),
    // Marks in quotes do not end the type.
    ("", "<!DOCTYPE a SYSTEM \">]\" [<!ENTITY b \"]>\"><!ENTITY c '\">'>]>", "<a b=\"c\"/>"),
    // Marks in comments and instructions do not end it either, and quotes in them begin no text.
    ("", "<!DOCTYPE a [<!-- \"don't\n\" ]> --><?b it's ?>\n<!ENTITY c \"d\">]>", "<a b='c'>it's</a>"),
    ("", "<!DOCTYPE a [[[]]]>", "<a/>"), ("", "<!doctype a>", "<a/>"),
    // A text before it that looks like a document type is not one.
    ("<!-- <!DOCTYPE b> -->", "<!DOCTYPE a>", "<a/>"), ("<?x <!DOCTYPE b> ?>", "<!DOCTYPE a>", "<a/>"),
    ("\u{E9}\n", "<!DOCTYPE a [<!-- \u{E9}\n -->]>", "<a/>"),
    // The type never ends.
    ("", "<!DOCTYPE a [\n<!ENTITY b \"c\n>]><a/>", ""), ("", "<!", ""),
  ]

  @Test("a document type becomes blanks of the same length and number of lines", arguments: XMLGuardTests.types)
  func documentType(before: String, type: String, after: String) {
    let blanks = String(decoding: type.utf8.map { $0 == 0x0A ? 0x0A : 0x20 }, as: UTF8.self)
    #expect(withoutType(before + type + after) == before + blanks + after)
  }

  @Test(
    "a document without one stays as it is",
    arguments: [
      "", "x", "<", "<a/>", "<?xml version=\"1.0\"?><a/>", "<a><!DOCTYPE b></a>", "<!-- <!DOCTYPE a> --><a/>",
      "<!-- <!DOCTYPE a>", "<?x <!DOCTYPE a>", "<a/><!DOCTYPE b>", "<a><![CDATA[<!DOCTYPE b>]]></a>",
    ])
  func noDocumentType(text: String) {
    #expect(withoutType(text) == text)
  }

  private static func attributes(_ count: Int, _ value: String = "''") -> String {
    (0..<count).map { " a\($0)=\(value)" }.joined()
  }

  /// A document, and the position of its first tag with too many attributes.
  static let tags: [(String, Int?)] = [
    ("<a\(attributes(128))/>", nil), ("<a\(attributes(129))/>", 0), ("<a>\n<b\(attributes(200))>", 4),
    ("<a\(attributes(1000, "\"x\""))", 0), ("<a\(attributes(1000, "x"))>", 0),
    // Two tags, each with few enough.
    ("<a\(attributes(100))><b\(attributes(100))>", nil),
    // Texts in quotes and after the tag are not attributes.
    ("<a b='\(attributes(1000, "1"))'>", nil), ("<a b=\"\(attributes(1000, "'>"))\"/>", nil),
    ("<a>\(attributes(1000))", nil),
    ("<a b='>'\(attributes(200))>", 0), ("<a b=\">\" c='\"'\(attributes(200))>", 0),
    // No tag at all.
    (attributes(1000), nil), (String(repeating: "=", count: 1_000_000), nil), ("", nil), ("<", nil),
    ("<a>" + String(repeating: "x", count: 1_000_000) + "</a>", nil),
  ]

  @Test("a tag with more attributes than any feed has is found", arguments: XMLGuardTests.tags)
  func monstrousTag(text: String, place: Int?) {
    #expect(XMLGuard.monstrousTag(in: Array(text.utf8)) == place)
  }
}
