import CZstd
import FoundationEssentials

/// Compresses texts with zstd. The first byte gives the format: 0 is uncompressed, 1 is one zstd frame.
package enum Compression {
  /// The most bytes in a text. Larger ones were not made here.
  static let limit = 16 << 20

  /// Whether zstd is installed.
  package static var isAvailable: Bool { supernews_zstd_bound(1) > 0 }

  static func compressed(_ data: Data) -> Data {
    let room = supernews_zstd_bound(data.count)
    guard room > 0 else { return [0] + data }
    var bytes = [UInt8](repeating: 0, count: room + 1)
    bytes[0] = 1
    let size = bytes.withUnsafeMutableBytes { bytes in
      data.withUnsafeBytes { supernews_zstd_compress(bytes.baseAddress.map { $0 + 1 }, room, $0.baseAddress, $0.count) }
    }
    return size == 0 || size >= data.count ? [0] + data : Data(bytes[...size])
  }

  /// - Returns: `nil` if it was not made by ``compressed(_:)``, or zstd is missing.
  static func plain(_ data: Data) -> Data? {
    guard let kind = data.first else { return nil }
    let rest = data.dropFirst()
    if kind == 0 { return Data(rest) }
    guard kind == 1 else { return nil }
    return rest.withUnsafeBytes { frame in
      let size = supernews_zstd_size(frame.baseAddress, frame.count)
      guard size > 0, size <= limit else { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(size))
      let read = bytes.withUnsafeMutableBytes {
        supernews_zstd_decompress($0.baseAddress, $0.count, frame.baseAddress, frame.count)
      }
      return read == Int(size) ? Data(bytes) : nil
    }
  }
}
