import Glibc
import NewsDomain
import Testing

@testable import NewsParsing

@Suite("Encodings of pages")
struct PageDecoderTests {
  private static let russian =
    "Старый мост в гавани снова откроется в понедельник, после двух лет работ, сказал мэр города."
  private static let japanese = "古い港の橋は二年間の工事を経て月曜日に再び開通する。費用は予定を大きく上回ったと、市長は昨日述べた。"
  private static let chinese = "旧港口大桥将于星期一重新开放，经过两年的施工，费用远远超过预算，市长昨天表示。"
  private static let german =
    "Die alte Hafenbrücke öffnet am Montag wieder, nach zwei Jahren, für „viel mehr“ Geld als geplant – sagt der Rat."

  struct Encoded: Sendable, CustomTestStringConvertible {
    let name: String
    let sentence: String
    let meta: String

    var testDescription: String { name }
  }

  static let encodings = [
    Encoded(name: "windows-1251", sentence: russian, meta: "<meta charset=\"windows-1251\">"),
    Encoded(
      name: "KOI8-R", sentence: russian,
      meta: "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=koi8-r\">"),
    Encoded(name: "SHIFT_JIS", sentence: japanese, meta: "<META CHARSET=Shift_JIS>"),
    Encoded(name: "EUC-JP", sentence: japanese, meta: "<meta charset='euc-jp'>"),
    Encoded(name: "GB18030", sentence: chinese, meta: "<meta charset=\"gb18030\">"),
    Encoded(name: "GBK", sentence: chinese, meta: "<meta charset=\"gb2312\">"),
    Encoded(name: "WINDOWS-1252", sentence: german, meta: "<meta charset=\"iso-8859-1\">"),
    Encoded(name: "WINDOWS-1252", sentence: german, meta: ""),
    Encoded(name: "UTF-8", sentence: russian, meta: ""),
    Encoded(name: "UTF-8", sentence: russian, meta: "<meta charset=\"iso-8859-1\">"),
  ]

  /// The bytes of a text in an encoding.
  private func bytes(_ text: String, _ encoding: String) throws -> [UInt8] {
    let converter = try #require(iconv_open(encoding, "UTF-8"))
    defer { iconv_close(converter) }
    var input = text.utf8.map(CChar.init(bitPattern:))
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    let room = output.count
    let left = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, count) = (input.baseAddress, input.count)
        var (to, rest) = (output.baseAddress, output.count)
        _ = iconv(converter, &from, &count, &to, &rest)
        return rest
      }
    }
    return output.prefix(room - left).map(UInt8.init(bitPattern:))
  }

  private func page(_ encoded: Encoded) -> String {
    let body = String(repeating: "<p>\(encoded.sentence)</p>", count: 5)
    return "<html><head>\(encoded.meta)<title>x</title></head><body><article>\(body)</article></body></html>"
  }

  @Test("the encoding that the page states, or that its bytes show", arguments: PageDecoderTests.encodings)
  func meta(encoded: Encoded) throws {
    let text = SmallPage.text(try bytes(page(encoded), encoded.name))
    #expect(text.blocks == Array(repeating: .paragraph([TextSpan(encoded.sentence)]), count: 5))
  }

  @Test("the encoding of the header comes before that of the page", arguments: PageDecoderTests.encodings)
  func header(encoded: Encoded) throws {
    var encoded = encoded
    encoded = Encoded(name: encoded.name, sentence: encoded.sentence, meta: "<meta charset=\"utf-8\">")
    let text = SmallPage.text(
      try bytes(page(encoded), encoded.name), contentType: "text/html; charset=\(encoded.name)")
    #expect(text.blocks.first == .paragraph([TextSpan(encoded.sentence)]))
  }

  @Test("a byte order mark comes before everything", arguments: ["UTF-16LE", "UTF-16BE", "UTF-8"])
  func byteOrderMark(name: String) throws {
    let encoded = Encoded(name: name, sentence: Self.russian, meta: "<meta charset=\"windows-1251\">")
    let text = SmallPage.text(try bytes("\u{FEFF}" + page(encoded), name), contentType: "text/html")
    #expect(text.blocks.first == .paragraph([TextSpan(Self.russian)]))
  }

  @Test(
    "a page that states none is read in the encoding that is usual in its language",
    arguments: [
      ("<html lang=\"ru-RU\">", "WINDOWS-1251", PageDecoderTests.russian),
      ("<HTML class=x LANG=ja>", "SHIFT_JIS", PageDecoderTests.japanese),
      ("<html lang='zh_CN'>", "GB18030", PageDecoderTests.chinese),
      ("<html lang=zh-TW>", "BIG5", "舊港大橋將於星期一重新開放，市長表示。"),
      ("<html lang=el>", "WINDOWS-1253", "Η παλιά γέφυρα του λιμανιού ανοίγει ξανά τη Δευτέρα."),
      ("<html lang=de>", "WINDOWS-1252", PageDecoderTests.german),
      ("<html lang=ru>", "UTF-8", PageDecoderTests.russian),
      ("<!-- <html lang=ru> --><html>", "WINDOWS-1252", PageDecoderTests.german),
    ])
  func unstated(tag: String, encoding: String, sentence: String) throws {
    let page = try bytes("\(tag)<body><p>\(sentence)</p>", encoding)
    let text = String(decoding: PageDecoder.utf8(page, contentType: "text/html"), as: UTF8.self)
    #expect(text.contains("<p>\(sentence)</p>"))
  }

  @Test("invalid bytes leave the rest of the text readable")
  func invalid() {
    let bytes = Array("<html><body>\(SmallPage.paragraphs)<p>One ".utf8) + [0xFF, 0xC3] + Array(" two</p></body>".utf8)
    #expect(SmallPage.text(bytes).blocks.first == .paragraph([TextSpan(SmallPage.sentences[0])]))
  }

  @Test("a tag beyond the beginning states the encoding as well, unless another did")
  func late() throws {
    let script = "<script charset=koi8-r>" + String(repeating: "// lamps\n", count: 1000) + "</script>"
    let body = "<META http-equiv=x content='text/html; charset=windows-1251'><p>\(Self.russian)</p>"
    for (head, isRead) in [("<html>", true), ("<html><meta charset=koi8-r>", false)] {
      let page = try bytes(head + script.replacing("charset=koi8-r", with: "") + body, "windows-1251")
      let text = String(decoding: PageDecoder.utf8(page, contentType: nil), as: UTF8.self)
      #expect(text.contains(Self.russian) == isRead)
    }
  }
}
