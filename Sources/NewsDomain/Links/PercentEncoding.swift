extension String {
  /// The text as a value in an address. All bytes are percent-encoded except letters, digits and the four characters
  /// that RFC 3986 leaves unreserved.
  package var percentEncoded: String { escaped { !$0.isUnreserved } }

  /// The decoded text of a percent-encoded value. A `%` without two hexadecimal digits after it is kept.
  package var percentDecoded: String { String(decoding: unescaped { _ in true }, as: UTF8.self) }

  /// - Parameter isEscaped: whether a byte must be percent-encoded.
  package func escaped(where isEscaped: (UInt8) -> Bool) -> String {
    guard utf8.contains(where: isEscaped) else { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if isEscaped(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameter isMeant: whether a percent-encoded byte is decoded.
  func unescaped(where isMeant: (UInt8) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigit, let low = rest.dropFirst().first?.hexDigit,
        isMeant(high << 4 | low)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension UInt8 {
  /// Whether it never needs to be encoded in an address.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
