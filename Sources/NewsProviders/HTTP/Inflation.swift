import CZlib
import FoundationEssentials
import NewsDomain

/// Decompresses the body of a response while it arrives. libcurl could, but accepts a truncated body as complete.
final class Inflation {
  /// The codings (RFC 9110, section 8.4.1) that requests offer.
  static let codings = "gzip, deflate"

  /// Whether the compressed data has ended, including its checksum.
  private(set) var isWhole = false

  private let host: String
  private let limit: Int
  private let isGzip: Bool
  // zlib keeps this address, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var hasBegun = false
  private var portion = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameters:
  ///   - coding: the `Content-Encoding` header. If it is missing or `identity`, the initialiser returns `nil`.
  ///   - host: the host, for errors.
  ///   - limit: the largest size after decompression, in bytes.
  /// - Throws: `NewsError.network(.badResponse)` if the coding was not offered.
  init?(coding: String?, host: String, limit: Int) throws {
    switch coding?.trimmed.lowercased() {
    case nil, "", "identity": return nil
    case "gzip", "x-gzip": isGzip = true
    case "deflate": isGzip = false
    case let other?:
      throw NewsError.network(
        .badResponse(host: host, detail: "unrequested compression \(other.prefix(scalars: 40))"))
    }
    self.host = host
    self.limit = limit
    // Allocated last: `deinit` does not run after the exits above.
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
  }

  deinit {
    if hasBegun { inflateEnd(stream) }
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Decompresses the next piece and appends it.
  ///
  /// - Throws: `NewsError.network`: `tooLarge`, `badResponse` if the data is invalid; `NewsError.shortage` if memory
  ///   runs out.
  func unpack(_ packed: UnsafeRawBufferPointer, to body: inout Data) throws {
    guard let first = packed.first else { return }
    if !hasBegun { try begin(first) }
    // The pointer is mutable only by type; zlib does not write to it.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: packed.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(packed.count)
    repeat {
      if isWhole {
        // Several gzip members may follow each other (RFC 1952, section 2.2). Any other data after the end is ignored.
        guard isGzip, stream.pointee.next_in.pointee == Self.gzipMark else { return }
        inflateReset(stream)
        isWhole = false
      }
      try step(&body)
    } while stream.pointee.avail_in > 0 || (stream.pointee.avail_out == 0 && !isWhole)
  }

  private static let gzipMark: UInt8 = 0x1F

  private func begin(_ first: UInt8) throws {
    // zlib's numbers: 15 + 16 is gzip, 15 is zlib's own format. Negative is plain deflate, which many servers send
    // under the name `deflate`. The first byte decides: in zlib's format its lower half is 8 (RFC 1950, section 2.2).
    let bits: Int32 = isGzip ? 15 + 16 : first & 0x0F == 8 ? 15 : -15
    guard supernews_inflate_begin(stream, bits) == Z_OK else { throw noMemory }
    hasBegun = true
  }

  private func step(_ body: inout Data) throws {
    let code = portion.withUnsafeMutableBufferPointer { portion in
      stream.pointee.next_out = portion.baseAddress
      stream.pointee.avail_out = UInt32(portion.count)
      return inflate(stream, Z_NO_FLUSH)
    }
    let unpacked = portion.prefix(portion.count - Int(stream.pointee.avail_out))
    guard body.count + unpacked.count <= limit else { throw NewsError.network(.tooLarge(host: host, limit: limit)) }
    body.append(contentsOf: unpacked)
    switch code {
    case Z_STREAM_END: isWhole = true
    // Z_BUF_ERROR only means that there is nothing left to do for now.
    case Z_OK, Z_BUF_ERROR: break
    case Z_MEM_ERROR: throw noMemory
    default: throw NewsError.network(.badResponse(host: host, detail: "cannot decompress the response"))
    }
  }

  private var noMemory: NewsError { NewsError.shortage(.memory) }
}
