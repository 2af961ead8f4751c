import FoundationEssentials

/// Atom texts encoded as base64.
enum Base64Text {
  /// Decodes base64 to UTF-8 text. Returns nothing if the content is a picture or other binary data, and the bytes
  /// unchanged if they are not base64 after all.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var packed = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // Base64 encodes three bytes as four letters; some feeds leave out the padding at the end.
    let rest = packed.count % 4
    if rest > 0 { packed += Array("===".utf8).dropLast(rest - 1) }
    guard let data = Data(base64Encoded: Data(packed)) else { return bytes }
    let unpacked = Array(data)
    let isText = !unpacked.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    return isText ? TextDecoder.utf8(unpacked, contentType: nil) : []
  }
}
