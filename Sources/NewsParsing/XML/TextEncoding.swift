import CLexbor
import Glibc

/// An encoding of text: those of the WHATWG Encoding standard, which names supersets (`iso-8859-1` is windows-1252), and
/// a few older ones that XML allows, from iconv.
enum TextEncoding: Equatable {
  /// An encoding of the standard, by the number that lexbor gives it.
  case standard(Int32)
  /// The name that the document gives it, if iconv knows it.
  case other(String)

  /// - Parameter label: as written in a header or a document.
  /// - Returns: `nil` if neither knows it, and for UTF-7, in which a text may hide markup.
  init?(label: String) {
    let label = label.trimmed.filter { $0 != "\"" && $0 != "'" }
    guard (1...40).contains(label.utf8.count), label.utf8.allSatisfy(Self.isAllowed) else { return nil }
    let number = supernews_encoding(label, label.utf8.count)
    if number != 0 {
      self = .standard(number)
      return
    }
    let plain = label.lowercased().filter { $0 != "-" && $0 != "_" }
    // Those of ISO 2022 change their meaning in the middle of a text; the standard refuses them as well.
    guard !plain.contains("utf7"), !plain.hasPrefix("iso2022"), Self.converter(from: label) != nil else { return nil }
    self = .other(label)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-_.:+".utf8.contains(byte)
  }

  private static func named(_ label: String) -> TextEncoding {
    .standard(supernews_encoding(label, label.utf8.count))
  }

  static let utf8 = named("utf-8")
  static let utf16LittleEndian = named("utf-16le")
  static let utf16BigEndian = named("utf-16be")
  static let windows1252 = named("windows-1252")
  /// Stands for encodings that are too dangerous to be read (ISO-2022-KR, HZ).
  static let replacement = named("replacement")

  var isUTF16: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// Whether each character is one byte, and those of ASCII are the same. Text in one of these is hardly ever valid UTF-8.
  var isSingleByte: Bool {
    switch self {
    case .standard: !Self.multibyte.contains(self) && self != .utf8
    case .other(let name): EncodingName.isSingleByte(name)
    }
  }

  private static let multibyte =
    [utf16LittleEndian, utf16BigEndian, replacement]
    + ["gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "shift_jis", "euc-kr"].map(named)

  /// The most invalid characters accepted; with more, the document is in another encoding.
  private static let maxBroken = 1000

  /// Converts bytes to UTF-8, with U+FFFD for those that are not valid.
  ///
  /// - Returns: `nil` if there are too many errors for the text to be in this encoding, or memory ran out.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .standard(let number): Self.decoded(bytes, number)
    case .other(let name): Self.converted(bytes, from: name)
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>, _ number: Int32) -> [UInt8]? {
    let text = bytes.withUnsafeBufferPointer { bytes -> [UInt8]? in
      var count = 0
      guard let text = supernews_decode(number, bytes.baseAddress, bytes.count, &count) else { return nil }
      defer { free(text) }
      return Array(UnsafeBufferPointer(start: text, count: count))
    }
    guard let text, !isBroken(text) else { return nil }
    return text
  }

  /// Whether a text has too many U+FFFD.
  private static func isBroken(_ text: [UInt8]) -> Bool {
    var broken = 0
    var rest = text[...]
    while let offset = rest.offset(of: "\u{FFFD}") {
      broken += 1
      if broken > maxBroken { return true }
      rest = rest.dropFirst(offset + 3)
    }
    return false
  }

  private static func converter(from name: String) -> IconvConverter? {
    for candidate in EncodingName.candidates(name) {
      if let converter = IconvConverter(from: candidate) { return converter }
    }
    return nil
  }

  private static func converted(_ bytes: ArraySlice<UInt8>, from name: String) -> [UInt8]? {
    // For an invalid character of UTF-32 the whole code unit is skipped.
    converter(from: name)?.utf8(bytes, unit: name.uppercased().hasPrefix("UTF-32") ? 4 : 1, maxBroken: maxBroken)
  }
}
