import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("The encoding of a document")
struct TextDecoderTests {
  private func text(_ bytes: [UInt8], _ contentType: String? = nil) -> String? {
    String(validating: TextDecoder.utf8(bytes, contentType: contentType), as: UTF8.self)
  }

  private static func document(_ encoding: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><t>".utf8) + bytes + Array("</t>".utf8)
  }

  /// A word and its bytes in an encoding.
  struct Word: Sendable, CustomTestStringConvertible {
    let encoding: String
    let bytes: [UInt8]
    let text: String

    init(_ encoding: String, _ bytes: [UInt8], _ text: String) {
      self.encoding = encoding
      self.bytes = bytes
      self.text = text
    }

    var testDescription: String { encoding }
  }

  static let words: [Word] = [
    Word("UTF-8", Array("Été".utf8), "Été"),
    Word("utf8", Array("Été".utf8), "Été"),
    Word("US-ASCII", Array("Tea".utf8), "Tea"),
    Word("ISO-8859-1", [0xC9, 0x74, 0xE9], "Été"),
    Word("latin1", [0xC9, 0x74, 0xE9], "Été"),
    Word("ISO-8859-2", [0xA3, 0xF3, 0x64, 0xBC], "Łódź"),
    Word("ISO-8859-5", [0xBC, 0xD8, 0xE0], "Мир"),
    Word("ISO-8859-7", [0xC3, 0xE7], "Γη"),
    Word("ISO-8859-15", [0xA4], "€"),
    Word("windows-1251", [0xCC, 0xE8, 0xF0], "Мир"),
    Word("windows-1252", [0x93, 0xC9, 0x74, 0xE9, 0x94], "“Été”"),
    Word("windows-1255", [0xF9, 0xEC, 0xE5, 0xED], "שלום"),
    Word("windows-1256", [0xD3, 0xE1, 0xC7, 0xE3], "سلام"),
    Word("KOI8-R", [0xED, 0xC9, 0xD2], "Мир"),
    Word("koi8-r", [0xED, 0xC9, 0xD2], "Мир"),
    Word("KOI8-U", [0xBD, 0xC1], "Ґа"),
    Word("macintosh", [0x83, 0x74, 0x8E, 0x20, 0xD2], "Été “"),
    Word("x-mac-roman", [0x83, 0x74, 0x8E], "Été"),
    Word("macroman", [0x83, 0x74, 0x8E], "Été"),
    Word("x-mac-cyrillic", [0x8C, 0xE8, 0xF0], "Мир"),
    Word("x-mac-ukrainian", [0x8C, 0xE8, 0xF0], "Мир"),
    Word("x-mac-ce", [0xFC, 0x97], "Łó"),
    Word("x-cp1251", [0xCC, 0xE8, 0xF0], "Мир"),
    Word("win-1251", [0xCC, 0xE8, 0xF0], "Мир"),
    Word("IBM866", [0x8C, 0xA8, 0xE0], "Мир"),
    Word("dos-866", [0x8C, 0xA8, 0xE0], "Мир"),
    Word("cp437", [0x90, 0x74, 0x82], "Été"),
    Word("ibm850", [0x90, 0x74, 0x82], "Été"),
    Word("ibm00858", [0xD5], "€"),
    Word("x-sjis", [0x93, 0xFA, 0x96, 0x7B], "日本"),
    Word("ks_c_5601-1987", [0xC7, 0xD1, 0xB1, 0xB9], "한국"),
    Word("TIS-620", [0xE4, 0xB7, 0xC2], "ไทย"),
    Word("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
    Word("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
    Word("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42], "日本"),
    Word("GB2312", [0xD6, 0xD0, 0xB9, 0xFA], "中国"),
    Word("GBK", [0x81, 0x40], "丂"),
    Word("gb18030", [0xD6, 0xD0, 0xB9, 0xFA], "中国"),
    Word("Big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
    Word("EUC-KR", [0xC7, 0xD1, 0xB1, 0xB9], "한국"),
  ]

  @Test("a document's own declaration gives its encoding", arguments: TextDecoderTests.words)
  func declared(word: Word) {
    #expect(text(Self.document(word.encoding, word.bytes))?.hasSuffix("<t>\(word.text)</t>") == true)
  }

  @Test("without a declaration the Content-Type does", arguments: TextDecoderTests.words)
  func contentType(word: Word) {
    #expect(text(word.bytes, "text/xml; charset=\(word.encoding)") == word.text)
  }

  @Test(
    "a Content-Type is read in all ways of writing it",
    arguments: [
      "text/xml; charset=KOI8-R", "text/xml;charset=koi8-r", "text/xml; charset=\"KOI8-R\"",
      "text/xml; Charset = koi8-r", "application/rss+xml; version=2; charset=KOI8-R; q=1", "text/xml; charset='koi8-r'",
    ])
  func header(contentType: String) {
    #expect(text([0xED, 0xC9, 0xD2], contentType) == "Мир")
  }

  @Test(
    "a declaration is read in all ways of writing it",
    arguments: [
      "<?xml version='1.0' encoding='koi8-r'?>", "<?xml version=\"1.0\"\n  encoding = \"KOI8-R\" standalone=\"yes\" ?>",
      "\n<?xml version=\"1.0\" encoding=\"koi8-r\"?>",
    ])
  func declaration(text start: String) {
    #expect(text(Array(start.utf8) + [0xED, 0xC9, 0xD2]) == start + "Мир")
  }

  @Test("UTF-8 with a character in two halves is UTF-8")
  func halves() {
    let word: [UInt8] = [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]
    #expect(text(Self.document("utf-8", Array("Été ".utf8) + word))?.hasSuffix("<t>Été 😀</t>") == true)
  }

  @Test("controls in UTF-8 are the characters of windows-1252 that were meant")
  func controls() {
    #expect(text(Array("it\u{92}s \u{93}so\u{94}".utf8)) == "it’s “so”")
  }

  @Test(
    "a long text that is UTF-8 is UTF-8 whatever is declared", arguments: ["euc-kr", "shift_jis", "gb2312", "big5"])
  func longLie(encoding: String) {
    #expect(text(Self.document(encoding, Array("日本語の新聞".utf8)))?.hasSuffix("<t>日本語の新聞</t>") == true)
  }

  @Test("the header takes precedence over the document")
  func headerFirst() {
    let text = text(Self.document("windows-1251", [0xED, 0xC9, 0xD2]), "text/xml; charset=koi8-r")
    #expect(text?.hasSuffix("<t>Мир</t>") == true)
  }

  @Test("a byte order mark takes precedence over both and is not part of the text")
  func byteOrderMark() {
    let text = text([0xEF, 0xBB, 0xBF] + Self.document("koi8-r", Array("Été".utf8)), "text/xml; charset=koi8-r")
    #expect(text?.hasPrefix("<?xml") == true)
    #expect(text?.hasSuffix("<t>Été</t>") == true)
  }

  private static let sample = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><t>Été 日本 👍</t>"

  private static func little(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
  private static func big(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }

  @Test("UTF-16 is read in either byte order, with and without a mark")
  func utf16() {
    #expect(text([0xFF, 0xFE] + Self.little(Self.sample)) == Self.sample)
    #expect(text([0xFE, 0xFF] + Self.big(Self.sample)) == Self.sample)
    #expect(text(Self.little(Self.sample)) == Self.sample)
    #expect(text(Self.big(Self.sample)) == Self.sample)
    #expect(text(Self.little("<t>Été</t>"), "text/xml; charset=UTF-16LE") == "<t>Été</t>")
    #expect(text(Self.big("<t>Été</t>"), "text/xml; charset=UTF-16BE") == "<t>Été</t>")
  }

  @Test("UTF-16 that is cut off or broken loses one character")
  func brokenUTF16() {
    #expect(text([0xFF, 0xFE] + Self.little("<t>a") + [0x62]) == "<t>a\u{FFFD}")
    let half = Self.little("<t>a") + [0x00, 0xD8] + Self.little("b</t>")
    #expect(text([0xFF, 0xFE] + half)?.hasSuffix("b</t>") == true)
  }

  @Test(
    "UTF-8 that is declared as something else is UTF-8",
    arguments: [
      "macintosh", "x-mac-cyrillic", "IBM866", "cp850", "ISO-8859-1", "windows-1252", "KOI8-R", "US-ASCII", "UTF-16",
      "utf-16le", "none-such", "", "a b",
    ])
  func lie(encoding: String) {
    #expect(text(Self.document(encoding, Array("Été".utf8)))?.hasSuffix("<t>Été</t>") == true)
    #expect(text(Array("<t>Été</t>".utf8), "text/xml; charset=\(encoding)") == "<t>Été</t>")
  }

  @Test("Windows texts that are declared as UTF-8, or as nothing, are read", arguments: ["UTF-8", "none-such"])
  func windows(encoding: String) {
    let bytes: [UInt8] = [0x93, 0xC9, 0x74, 0xE9, 0x94]
    #expect(text(Self.document(encoding, bytes))?.hasSuffix("<t>“Été”</t>") == true)
    #expect(text(bytes, "text/xml; charset=\(encoding)") == "“Été”")
    #expect(text(bytes) == "“Été”")
    // Nearly all documents with this declaration are in Windows-1252.
    #expect(text(bytes, "text/xml; charset=iso-8859-1") == "“Été”")
  }

  /// `<?xml version="1.0" encoding="cp037"?><t>Été</t>` in EBCDIC.
  private static let ebcdic: [UInt8] = [
    0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x7E, 0x7F, 0xF1, 0x4B, 0xF0, 0x7F,
    0x40, 0x85, 0x95, 0x83, 0x96, 0x84, 0x89, 0x95, 0x87, 0x7E, 0x7F, 0x83, 0x97, 0xF0, 0xF3, 0xF7, 0x7F, 0x6F, 0x6E,
    0x4C, 0xA3, 0x6E, 0x71, 0xA3, 0x51, 0x4C, 0x61, 0xA3, 0x6E,
  ]

  @Test("a document in EBCDIC has its declaration in EBCDIC", arguments: [nil, "text/xml; charset=utf-8"])
  func ebcdic(contentType: String?) {
    #expect(text(Self.ebcdic, contentType) == "<?xml version=\"1.0\" encoding=\"cp037\"?><t>Été</t>")
    #expect(text([0x71, 0xA3, 0x51, 0x9F], "text/xml; charset=ibm-1140") == "Été€")
  }

  @Test("a bad byte in UTF-8 costs one character")
  func badByte() {
    #expect(text(Array("Été, ".utf8) + [0xE9] + Array("té".utf8)) == "Été, \u{FFFD}té")
    #expect(text(Array("Été".utf8).dropLast()) == "Ét\u{FFFD}")
  }

  @Test("a bad byte in another encoding costs one character")
  func badByteElsewhere() {
    let bytes: [UInt8] = [0x93, 0xFA, 0xFF, 0x96, 0x7B]
    #expect(text(bytes, "text/xml; charset=Shift_JIS") == "日\u{FFFD}本")
    #expect(text([0x93, 0xFA, 0x96], "text/xml; charset=Shift_JIS") == "日\u{FFFD}")
  }

  @Test("NUL bytes are blanks")
  func nul() {
    #expect(text([0x61, 0x00, 0x62]) == "a b")
    #expect(text([0xFF, 0xFE] + Self.little("a\0b")) == "a b")
    #expect(text([0x61, 0x00, 0xE9]) == "a é")
  }

  @Test("an empty document stays empty")
  func empty() {
    #expect(text([]) == "")
    #expect(text([], "text/xml; charset=koi8-r") == "")
    #expect(text([0xEF, 0xBB, 0xBF]) == "")
    #expect(text([0xFF, 0xFE]) == "")
  }

  @Test("any bytes in any encoding become valid UTF-8 without NUL", arguments: TextDecoderTests.words)
  func anyBytes(word: Word) {
    let every = [UInt8](UInt8.min...UInt8.max).flatMap { byte -> [UInt8] in
      [byte, 0x00, byte, 0x80, 0xFF ^ byte, byte]
    }
    let result = TextDecoder.utf8(every, contentType: "text/xml; charset=\(word.encoding)")
    #expect(String(validating: result, as: UTF8.self) != nil)
    #expect(!result.contains(0))
    #expect(result.count <= 3 * every.count)
  }

  @Test("long texts are converted whole")
  func longTextsAreConvertedWhole() {
    let count = 1 << 20
    let result = TextDecoder.utf8([UInt8](repeating: 0xED, count: count), contentType: "text/xml; charset=koi8-r")
    let isWhole = result.elementsEqual(repeatElement(Array("М".utf8), count: count).joined())
    #expect(isWhole)
  }
}
