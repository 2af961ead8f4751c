import FoundationEssentials

@testable import NewsProviders

/// Decompresses any bytes as the body of a response, whole and in pieces.
enum BodyTarget {
  private static let codings = [nil, "gzip", "deflate", "x-gzip, gzip", "deflate, gzip", "gzip, deflate", "none"]
  private static let limit = 1 << 20

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard bytes.count > 2 else { return 0 }
    let coding = codings[Int(bytes[0]) % codings.count]
    let packed = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[2...])
    let whole = unpacked(packed, coding, piece: packed.count)
    // How a body arrives must not change it.
    precondition(unpacked(packed, coding, piece: Int(bytes[1]) + 1) == whole)
    return 0
  }

  /// - Returns: the body and a last byte that says whether it is whole; `nil` if it is invalid or too large.
  private static func unpacked(_ packed: UnsafeRawBufferPointer, _ coding: String?, piece: Int) -> Data? {
    guard let inflation = try? Inflation(coding: coding, host: "example.org", limit: limit) else { return nil }
    var body = Data()
    var rest = packed[...]
    while !rest.isEmpty {
      do {
        try inflation.unpack(UnsafeRawBufferPointer(rebasing: rest.prefix(piece)), to: &body)
      } catch {
        return nil
      }
      precondition(body.count <= limit)
      rest = rest.dropFirst(piece)
    }
    return body + [inflation.isWhole ? 1 : 0]
  }
}
