import FoundationEssentials

/// Rows for `COPY … FROM STDIN`: lines of tab-separated values.
package struct CopyText {
  private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ values: [Database.Value]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(0x09) }
      append(value)
    }
    bytes.append(0x0A)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  private mutating func append(_ value: Database.Value) {
    switch value {
    case .integer(let number): bytes += String(number).utf8
    case .real(let number): bytes += String(number).utf8
    case .text(let text): append(text)
    case .blob(let data):
      bytes += "\\\\x".utf8
      for byte in data { bytes += [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 0x0F)]] }
    case .integers(let numbers): bytes += "{\(numbers.map(String.init).joined(separator: ","))}".utf8
    case .texts(let texts): append("{\(texts.map(\.asElement).joined(separator: ","))}")
    case .null: bytes += "\\N".utf8
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func append(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case 0: return
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x5C: bytes += "\\\\".utf8
      default: bytes.append(byte)
      }
    }
  }
}
