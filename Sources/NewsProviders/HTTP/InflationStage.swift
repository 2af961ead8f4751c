import CZlib
import NewsDomain

/// Undoes one compression, piece by piece.
final class InflationStage {
  enum Kind: Sendable {
    case gzip
    case deflate
    /// gzip if the data begins like it; anything else is passed on. Servers compress twice and say it once, or the
    /// other way round.
    case gzipIfAny
  }

  private static let gzipMark: UInt8 = 0x1F

  private let kind: Kind
  private let host: String
  private let limit: Int
  // zlib keeps this address, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var hasBegun = false
  private var isPassedOn = false
  private var hasEnded = false
  /// Whether other data has come after the end; whatever follows it, in this piece or in a later one, is no more data.
  private var isOver = false
  private var count = 0
  private var portion = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter limit: the most bytes that it gives.
  init(_ kind: Kind, host: String, limit: Int) {
    self.kind = kind
    self.host = host
    self.limit = limit
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
  }

  deinit {
    if hasBegun { inflateEnd(stream) }
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Whether the compressed data has ended, including its checksum.
  var isWhole: Bool { hasEnded || isPassedOn || (kind == .gzipIfAny && !hasBegun) }

  /// Decompresses the next piece.
  ///
  /// - Parameter next: receives the result in portions.
  /// - Throws: `NewsError.network`: `tooLarge`, `badResponse` if the data is invalid; `NewsError.shortage` if memory
  ///   runs out.
  func unpack(_ packed: UnsafeRawBufferPointer, to next: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard let first = packed.first else { return }
    if !hasBegun, !isPassedOn { try begin(first) }
    if isPassedOn { return try pass(packed, to: next) }
    // The pointer is mutable only by type; zlib does not write to it.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: packed.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(packed.count)
    repeat {
      if hasEnded {
        // Several gzip members may follow each other (RFC 1952, section 2.2). Any other data after the end is ignored.
        guard !isOver, kind != .deflate, stream.pointee.next_in.pointee == Self.gzipMark else { return isOver = true }
        inflateReset(stream)
        hasEnded = false
      }
      try step(next)
    } while stream.pointee.avail_in > 0 || (stream.pointee.avail_out == 0 && !hasEnded)
  }

  private func begin(_ first: UInt8) throws {
    isPassedOn = kind == .gzipIfAny && first != Self.gzipMark
    guard !isPassedOn else { return }
    // zlib's numbers: 15 + 16 is gzip, 15 is zlib's own format. Negative is plain deflate, which many servers send
    // under the name `deflate`. The first byte decides: in zlib's format its lower half is 8 (RFC 1950, section 2.2).
    let bits: Int32 = kind != .deflate ? 15 + 16 : first & 0x0F == 8 ? 15 : -15
    guard supernews_inflate_begin(stream, bits) == Z_OK else { throw NewsError.shortage(.memory) }
    hasBegun = true
  }

  private func step(_ next: (UnsafeRawBufferPointer) throws -> Void) throws {
    let code = try portion.withUnsafeMutableBufferPointer { portion in
      stream.pointee.next_out = portion.baseAddress
      stream.pointee.avail_out = UInt32(portion.count)
      let code = inflate(stream, Z_NO_FLUSH)
      try pass(
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(portion).dropLast(Int(stream.pointee.avail_out))),
        to: next)
      return code
    }
    switch code {
    case Z_STREAM_END: hasEnded = true
    // Z_BUF_ERROR only means that there is nothing left to do for now.
    case Z_OK, Z_BUF_ERROR: break
    case Z_MEM_ERROR: throw NewsError.shortage(.memory)
    default: throw NewsError.network(.badResponse(host: host, detail: "cannot decompress the response"))
    }
  }

  private func pass(_ bytes: UnsafeRawBufferPointer, to next: (UnsafeRawBufferPointer) throws -> Void) throws {
    count += bytes.count
    guard count <= limit else { throw NewsError.network(.tooLarge(host: host, limit: limit)) }
    if !bytes.isEmpty { try next(bytes) }
  }
}
