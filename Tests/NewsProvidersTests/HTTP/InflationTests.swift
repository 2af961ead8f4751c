import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Packed answers")
struct InflationTests {
  /// The same text as gzip, in zlib's format and as raw deflate.
  static let gzip: [UInt8] = [
    0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0, 0x80, 0x88, 0xF9,
    0xE5, 0x11, 0, 0, 0,
  ]
  static let zlib: [UInt8] = [
    0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0, 0x3A, 0x2E, 6, 0x7D,
  ]
  static let bare: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0]
  private static let text = "hello hello hello"

  struct Packed: Sendable, CustomTestStringConvertible {
    let coding: String
    let bytes: [UInt8]
    var testDescription: String { "\(coding), \(bytes.count) bytes" }
  }

  static let all = [
    Packed(coding: "gzip", bytes: gzip), Packed(coding: " X-GZIP", bytes: gzip), Packed(coding: "deflate", bytes: zlib),
    Packed(coding: "deflate", bytes: bare),
  ]

  private func inflation(_ coding: String?, limit: Int = 1000) throws -> Inflation {
    try Inflation(coding: coding, host: "example.org", limit: limit)
  }

  private func unpack(
    _ bytes: [UInt8], _ coding: String?, step: Int = .max, limit: Int = 1000
  ) throws -> (text: String, isWhole: Bool) {
    let inflation = try inflation(coding, limit: limit)
    var body = Data()
    var rest = bytes[...]
    while !rest.isEmpty {
      try Array(rest.prefix(step)).withUnsafeBytes { try inflation.unpack($0, to: &body) }
      rest = rest.dropFirst(step)
    }
    return (String(decoding: body, as: UTF8.self), inflation.isWhole)
  }

  @Test("a text is unpacked, in however many pieces it arrives", arguments: InflationTests.all)
  func whole(packed: Packed) throws {
    for step in [1, 2, 7, .max] {
      let (text, isWhole) = try unpack(packed.bytes, packed.coding, step: step)
      #expect(text == Self.text)
      #expect(isWhole)
    }
  }

  @Test("a text that ends early is not complete, wherever it ends", arguments: InflationTests.all)
  func truncated(packed: Packed) throws {
    for count in 0..<packed.bytes.count {
      let (text, isWhole) = try unpack(Array(packed.bytes.prefix(count)), packed.coding)
      #expect(Self.text.hasPrefix(text))
      #expect(!isWhole)
    }
  }

  @Test("several gzip files in a row are one text, complete with the last")
  func severalFiles() throws {
    for step in [1, .max] {
      let both = try unpack(Self.gzip + Self.gzip, "gzip", step: step)
      #expect(both.text == Self.text + Self.text)
      #expect(both.isWhole)
      #expect(try !unpack(Self.gzip + Self.gzip.dropLast(), "gzip", step: step).isWhole)
    }
  }

  @Test("bytes after the end are ignored", arguments: InflationTests.all)
  func surplus(packed: Packed) throws {
    let (text, isWhole) = try unpack(packed.bytes + [0, 0, 0], packed.coding)
    #expect(text == Self.text)
    #expect(isWhole)
  }

  @Test("bytes after the end are ignored in whatever pieces they arrive, although they look like one more file")
  func surplusInPieces() throws {
    for step in [1, 2, 7, .max] {
      let (text, isWhole) = try unpack(Self.gzip + [0] + Self.gzip.prefix(12), "gzip", step: step)
      #expect(text == Self.text)
      #expect(isWhole)
    }
  }

  @Test("other or changed data is a bad answer")
  func broken() {
    var changed = Self.gzip
    changed[20] ^= 1
    for bytes in [changed, Array("hello, hello".utf8)] {
      let error = #expect(throws: NewsError.self) { try unpack(bytes, "gzip") }
      guard case .network(.badResponse("example.org", _))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("a text above the limit is too large, one of the limit is not")
  func limit() throws {
    #expect(try unpack(Self.gzip, "gzip", limit: 17).text == Self.text)
    #expect(throws: NewsError.network(.tooLarge(host: "example.org", limit: 16))) {
      try unpack(Self.gzip, "gzip", limit: 16)
    }
  }

  @Test("a long text is unpacked completely")
  func long() throws {
    // A stored block (RFC 1951, section 3.2.4), with twice the bytes that fit into one step.
    let count = 0xFFFF
    let block = [UInt8](repeating: 0x61, count: count)
    let bytes = [0x00, 0xFF, 0xFF, 0, 0] + block + [0x00, 0xFF, 0xFF, 0, 0] + block + [0x01, 0, 0, 0xFF, 0xFF]
    let (text, isWhole) = try unpack(bytes, "deflate", limit: 1 << 20)
    #expect(text.utf8.count == 2 * count)
    #expect(isWhole)
  }

  @Test(
    "a text that is not packed comes as it is, and an unknown coding is none",
    arguments: [nil, "", "identity", " Identity ", "UTF-8", "none", "8bit", "binary", "utf-8, none", ",", "chunked"])
  func identity(coding: String?) throws {
    for step in [1, .max] {
      let (text, isWhole) = try unpack(Array("<rss/> \u{FFFD}".utf8), coding, step: step)
      #expect(text == "<rss/> \u{FFFD}")
      #expect(isWhole)
    }
    #expect(throws: NewsError.network(.tooLarge(host: "example.org", limit: 3))) {
      try unpack([1, 2, 3, 4], coding, limit: 3)
    }
  }

  /// ``gzip`` packed once more, in a stored block (RFC 1951, section 3.2.4).
  static var twice: [UInt8] {
    let count = UInt8(gzip.count)
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 1, count, 0, ~count, 0xFF]
    return head + gzip + [0x7B, 0x39, 0x58, 0x11, count, 0, 0, 0]
  }

  @Test("a text packed twice is unpacked twice, and one packed once is not", arguments: ["gzip", "gzip, gzip"])
  func packedTwice(coding: String) throws {
    for step in [1, 2, .max] {
      for bytes in [Self.twice, Self.gzip] {
        let (text, isWhole) = try unpack(bytes, coding, step: step)
        #expect(text == Self.text)
        #expect(isWhole)
      }
      #expect(try !unpack(Self.twice.dropLast(12), coding, step: step).isWhole)
    }
  }

  @Test("two codings are undone in the opposite order, and a packed file is unpacked without a coding")
  func others() throws {
    for coding in [nil, "utf-8", "none"] {
      let (text, isWhole) = try unpack(Self.gzip, coding)
      #expect(text == Self.text)
      #expect(isWhole)
      #expect(try !unpack(Self.gzip.dropLast(), coding).isWhole)
    }
    #expect(try unpack(Self.gzip, "utf-8, GZIP").text == Self.text)
  }

  @Test("no layer may grow above the limit")
  func layers() {
    // Many stored blocks without content: they grow the outer layer, but give nothing in the inner one.
    let empty: [UInt8] = [0x00, 0, 0, 0xFF, 0xFF]
    let inner = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3] + Array(repeatElement(empty, count: 1000).joined())
    let count = inner.count
    let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
    let outer = [0x01, low, high, ~low, ~high] + inner
    #expect(throws: NewsError.network(.tooLarge(host: "example.org", limit: 1000))) {
      try unpack(outer, "gzip, deflate", limit: 1000)
    }
  }

  @Test("a coding that was not requested is a bad answer", arguments: ["br", "zstd", "gzip, br", " ZSTD"])
  func foreign(coding: String) {
    #expect(throws: NewsError.self) { try inflation(coding) }
  }
}
