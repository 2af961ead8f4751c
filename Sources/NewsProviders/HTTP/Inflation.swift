import FoundationEssentials
import NewsDomain

/// Decompresses the body of a response while it arrives. libcurl could, but accepts a truncated body as complete.
struct Inflation {
  /// The codings (RFC 9110, section 8.4.1) that requests offer.
  static let codings = "gzip, deflate"

  /// Registered codings that cannot be undone here, and were not offered. Any other unknown name is no coding: servers
  /// send the names of encodings of text, or `none`.
  private static let foreign: Set<Substring> = [
    "br", "zstd", "compress", "x-compress", "dcb", "dcz", "exi", "pack200-gzip", "aes128gcm",
  ]

  /// From the outermost to the innermost.
  private let stages: [InflationStage]

  /// - Parameters:
  ///   - coding: the `Content-Encoding` header, with the codings in the order in which they were applied.
  ///   - host: the host, for errors.
  ///   - limit: the largest size after decompression, in bytes.
  /// - Throws: `NewsError.network(.badResponse)` if a coding was not offered.
  init(coding: String?, host: String, limit: Int) throws {
    let names = (coding ?? "").lowercased().split(at: ",").map(\.trimmed).map { Substring($0) }
    if let other = names.first(where: Self.foreign.contains) {
      throw NewsError.network(.badResponse(host: host, detail: "unrequested compression \(other)"))
    }
    var kinds = names.reversed().compactMap { name -> InflationStage.Kind? in
      switch name {
      case "gzip", "x-gzip": .gzip
      case "deflate": .deflate
      default: nil
      }
    }.prefix(2)
    // gzip said twice may have been done once, and gzip said once or not at all may have been done once more.
    if kinds.count == 2, kinds.last == .gzip { kinds.removeLast() }
    stages = (kinds + [.gzipIfAny]).map { InflationStage($0, host: host, limit: limit) }
  }

  /// Whether the compressed data has ended, including its checksums.
  var isWhole: Bool { stages.allSatisfy(\.isWhole) }

  /// Decompresses the next piece and appends it.
  ///
  /// - Throws: `NewsError.network`: `tooLarge`, `badResponse` if the data is invalid; `NewsError.shortage` if memory
  ///   runs out.
  func unpack(_ packed: UnsafeRawBufferPointer, to body: inout Data) throws {
    try unpack(packed, through: stages[...], to: &body)
  }

  private func unpack(
    _ packed: UnsafeRawBufferPointer, through stages: ArraySlice<InflationStage>, to body: inout Data
  ) throws {
    guard let stage = stages.first else { return body.append(contentsOf: packed) }
    try stage.unpack(packed) { try unpack($0, through: stages.dropFirst(), to: &body) }
  }
}
