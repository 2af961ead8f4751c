/// The faults that a server, or a machine between it and the client, can have.
extension LoopbackServer.Answer {
  /// A body shorter than the announced length.
  package static func truncated(_ body: [UInt8], missing count: Int = 100) -> Self {
    .raw(head("Content-Length: \(body.count + count)") + body)
  }

  /// A body longer than the announced length.
  package static func overlong(_ body: [UInt8], surplus count: Int = 100) -> Self {
    .raw(head("Content-Length: \(max(0, body.count - count))") + body)
  }

  /// A body in chunks, without the final one.
  package static func unfinishedChunks(_ body: [UInt8]) -> Self {
    .raw(head("Transfer-Encoding: chunked") + chunk(body))
  }

  /// A body of chunks that never ends.
  package static func endlessChunks(of piece: [UInt8] = [UInt8](repeating: 0x20, count: 1 << 16)) -> Self {
    .endless(head: headText("Transfer-Encoding: chunked"), piece: chunk(piece))
  }

  /// The page of a network whose visitors must sign in first.
  package static var captivePortal: Self {
    let page = """
      <!DOCTYPE html>
      <html><head><title>Welcome</title></head>
      <body><h1>Sign in to use this network</h1><form action="/login"><button>Sign in</button></form></body></html>
      """
    return .response(headers: [("Content-Type", "text/html; charset=utf-8")], body: Array(page.utf8))
  }

  /// A body of less than 7 MB that unpacks to `gzipBombSize` zeros, without an announced length.
  package static var gzipBomb: Self {
    .raw(head("Content-Encoding: gzip\r\nConnection: close") + bomb)
  }

  /// The unpacked size, a little above 1 GiB.
  package static let gzipBombSize = 259 + bombPieceCount * 2064
}

extension LoopbackServer.Answer {
  private static let bombPieceCount = 520_224

  /// A whole file as defined by RFC 1952, written out because no compressor is available.
  private static let bomb: [UInt8] = {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    // RFC 1951: the only block, with fixed codes; one zero; and 258 copies of the byte before, which fills three bytes.
    bytes += [0x63, 0x18, 0x05]
    // The same 258 zeros eight times, in 13 bits each.
    let piece: [UInt8] = [0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 0x0A, 0x46, 0xC1, 0x28, 0x18, 0x05]
    bytes.reserveCapacity(bytes.count + bombPieceCount * piece.count + 9)
    for _ in 0..<bombPieceCount { bytes += piece }
    // The end of the block, the checksum of all zeros, and their number.
    return bytes + [0, 0xEB, 0x0C, 0x52, 0x3D, 0x03, 0x03, 0x00, 0x40]
  }()

  private static func headText(_ fields: String) -> String {
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(fields)\r\n\r\n"
  }

  private static func head(_ fields: String) -> [UInt8] {
    Array(headText(fields).utf8)
  }

  private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }
}
