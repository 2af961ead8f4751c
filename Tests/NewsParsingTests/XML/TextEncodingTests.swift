import Testing

@testable import NewsParsing

@Suite("Labels and decoders of the Encoding standard")
struct TextEncodingTests {
  /// Labels, and the encoding of the standard that they name.
  static let labels: [(String, String)] = [
    ("gb2312", "gbk"), ("chinese", "gbk"), ("csgb2312", "gbk"), ("gb_2312-80", "gbk"), ("iso-ir-58", "gbk"),
    ("korean", "euc-kr"), ("ks_c_5601-1987", "euc-kr"), ("windows-949", "euc-kr"), ("ksc5601", "euc-kr"),
    ("ms_kanji", "shift_jis"), ("windows-31j", "shift_jis"), ("x-sjis", "shift_jis"), ("sjis", "shift_jis"),
    ("big5-hkscs", "big5"), ("cn-big5", "big5"), ("x-x-big5", "big5"), ("x-euc-jp", "euc-jp"),
    ("iso-8859-1", "windows-1252"), ("latin1", "windows-1252"), ("ascii", "windows-1252"), ("us-ascii", "windows-1252"),
    ("ansi_x3.4-1968", "windows-1252"), ("iso-8859-9", "windows-1254"), ("latin5", "windows-1254"),
    ("iso-8859-11", "windows-874"), ("tis-620", "windows-874"), ("dos-874", "windows-874"),
    ("logical", "iso-8859-8-i"), ("iso-8859-8-i", "iso-8859-8-i"), ("visual", "iso-8859-8"), ("hebrew", "iso-8859-8"),
    ("iso-8859-6-e", "iso-8859-6"), ("iso-8859-6-i", "iso-8859-6"), ("asmo-708", "iso-8859-6"),
    ("arabic", "iso-8859-6"),
    ("greek8", "iso-8859-7"), ("sun_eu_greek", "iso-8859-7"), ("koi", "koi8-r"), ("cskoi8r", "koi8-r"),
    ("koi8-ru", "koi8-u"), ("x-cp1251", "windows-1251"), ("cp1252", "windows-1252"), ("x-mac-roman", "macintosh"),
    ("csmacintosh", "macintosh"), ("x-mac-ukrainian", "x-mac-cyrillic"), ("l9", "iso-8859-15"), ("unicode", "utf-16le"),
    ("ucs-2", "utf-16le"), ("utf-16", "utf-16le"), ("unicodefffe", "utf-16be"), ("unicode-1-1-utf-8", "utf-8"),
    ("x-unicode20utf8", "utf-8"), ("866", "ibm866"), ("x-user-defined", "x-user-defined"), (" UTF8 ", "utf-8"),
    ("iso-2022-kr", "replacement"), ("hz-gb-2312", "replacement"), ("iso-2022-cn-ext", "replacement"),
  ]

  @Test("a label names the encoding that browsers read", arguments: TextEncodingTests.labels)
  func label(label: String, name: String) {
    #expect(TextEncoding(label: label) == TextEncoding(label: name))
    #expect(TextEncoding(label: label.uppercased()) == TextEncoding(label: name))
    #expect(TextEncoding(label: name) != nil)
  }

  @Test(
    "UTF-7 and unknown labels are none",
    arguments: ["utf-7", "UTF7", "unicode-1-1-utf-7", "utf-7-imap", "none-such", ""])
  func refused(label: String) {
    #expect(TextEncoding(label: label) == nil)
  }

  private func text(_ bytes: [UInt8], _ label: String) -> String? {
    TextEncoding(label: label)?.utf8(bytes[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The characters of 0x80 to 0xFF in a few encodings, `·` for none (WHATWG Encoding, index-*.txt).
  static let upper: [(String, String)] = [
    (
      "windows-1252",
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
        + String(String.UnicodeScalarView((0xA0...0xFF).compactMap(Unicode.Scalar.init)))
    ),
    (
      "iso-8859-15",
      String(
        String.UnicodeScalarView(
          (0x80...0xFF).compactMap { (code: UInt32) in
            Unicode.Scalar(
              [
                0xA4: 0x20AC, 0xA6: 0x160, 0xA8: 0x161, 0xB4: 0x17D, 0xB8: 0x17E, 0xBC: 0x152, 0xBD: 0x153, 0xBE: 0x178,
              ][code]
                ?? code)
          }))
    ),
    (
      "windows-874",
      "€\u{81}\u{82}\u{83}\u{84}…\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}\u{90}‘’“”•–—"
        + "\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}\u{A0}"
        + String(String.UnicodeScalarView((0xE01...0xE3A).compactMap(Unicode.Scalar.init)))
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + String(String.UnicodeScalarView((0xE3F...0xE5B).compactMap(Unicode.Scalar.init)))
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    ("x-user-defined", String(String.UnicodeScalarView((0xF780...0xF7FF).compactMap(Unicode.Scalar.init)))),
  ]

  @Test("all bytes of an encoding of one byte are the standard's", arguments: TextEncodingTests.upper)
  func allBytes(label: String, expected: String) {
    #expect(text(Array(0x80...0xFF), label).map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
    let ascii = [UInt8](0x00...0x7F)
    #expect(text(ascii, label) == String(decoding: ascii, as: UTF8.self))
  }

  /// Where iconv and the standard differ.
  static let differences: [(String, [UInt8], String)] = [
    ("gb2312", [0xE9, 0x46, 0x86, 0xB4], "镕喆"), ("gbk", [0x80], "€"),
    ("gb18030", [0x84, 0x31, 0xA4, 0x37], "\u{FFFD}"),
    ("gb18030", [0xA8, 0xBF], "ǹ"), ("gb18030", [0x81, 0x35, 0xF4, 0x37], "\u{E7C7}"),
    ("shift_jis", [0x87, 0x40, 0xFB, 0xFC], "①髙"), ("shift_jis", [0x81, 0x60, 0x5C, 0x7E], "～\\~"),
    ("euc-kr", [0x8C, 0x63], "똠"), ("big5", [0x88, 0x62], "Ê̄"), ("big5", [0xF9, 0xD6], "碁"),
    ("euc-jp", [0xAD, 0xA1], "①"), ("euc-jp", [0x8F, 0xB0, 0xA1], "丂"), ("koi8-u", [0xAE, 0xBE], "ўЎ"),
    ("iso-8859-8-i", [0xE0, 0xE1], "אב"), ("windows-1255", [0xD9], "\u{FFFD}"), ("macintosh", [0xDB], "€"),
  ]

  @Test("what iconv reads in another way is read as browsers do", arguments: TextEncodingTests.differences)
  func differs(label: String, bytes: [UInt8], expected: String) {
    #expect(text(bytes, label) == expected)
  }

  @Test(
    "an invalid byte does not stop a text", arguments: ["gbk", "shift_jis", "euc-kr", "big5", "euc-jp", "iso-2022-jp"])
  func invalid(label: String) {
    let found = text([0x61, 0xFF, 0x62, 0xFF, 0x0A, 0x63], label)
    #expect(found?.hasPrefix("a") == true)
    #expect(found?.hasSuffix("\nc") == true)
  }
}
