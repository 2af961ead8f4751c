import FoundationEssentials

/// Texts of Atom that stand there as base64.
enum Base64Text {
  /// Whether a content of this type is base64 without anything saying so: of a media type that is neither text nor XML
  /// (RFC 4287, section 4.1.3.3).
  ///
  /// - Parameter type: in lower case.
  static func isUsual(_ type: String) -> Bool {
    let media = type.prefix { $0 != ";" }.trimmed
    return media.contains("/") && !media.hasPrefix("text/") && !media.hasSuffix("+xml") && !media.hasSuffix("/xml")
  }

  /// The text as UTF-8; nothing where it is a picture or something else to be read by programs alone, and as it stands
  /// where it is no base64 in spite of what was said.
  ///
  /// - Parameter isCut: whether only the beginning is there.
  static func unpacked(_ bytes: [UInt8], isCut: Bool) -> [UInt8] {
    var packed = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // Four letters are three bytes. Some leave out what fills up the last four.
    let rest = packed.count % 4
    if isCut { packed.removeLast(rest) } else if rest > 0 { packed += Array("===".utf8).dropLast(rest - 1) }
    guard let data = Data(base64Encoded: Data(packed)) else { return bytes }
    var unpacked = Array(data)
    if isCut { unpacked.dropCutLetter() }
    let isText = !unpacked.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    return isText ? TextDecoder.utf8(unpacked, contentType: nil) : []
  }
}
