extension LoopbackServer {
  /// A server of HTTPS, which is listening when this returns.
  ///
  /// - Parameter responses: the whole response, including the header, for each target, including the query. A target is
  ///   also used as the name of a file: it begins with a slash, does not end with one, and contains neither a colon nor
  ///   `..`. Any other target is answered with a text without a header.
  package static func tls(
    _ certificate: TLSBehaviour.Certificate = .good, responses: [String: [UInt8]]
  ) async throws -> LoopbackServer {
    try LoopbackServer(
      at: "127.0.0.1", playing: try await TLSBehaviour.start(certificate, responses: responses))
  }

  /// A server that answers this one target with JSON.
  package static func tls(
    _ certificate: TLSBehaviour.Certificate = .good, json: String, to target: String = "/answer"
  ) async throws -> LoopbackServer {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n"
    return try await tls(certificate, responses: [target: Array((head + json).utf8)])
  }
}
