extension LoopbackServer {
  /// A server of HTTPS, which listens when this returns.
  ///
  /// - Parameter responses: the whole response, head and all, to each target, query and all. A target is also the name
  ///   of a file: it begins with a slash, does not end with one, and holds no colon and no `..`. Any other target gets
  ///   a text without a head.
  package static func tls(
    _ certificate: TLSBehaviour.Certificate = .good, responses: [String: [UInt8]]
  ) async throws -> LoopbackServer {
    try LoopbackServer(
      at: "127.0.0.1", playing: try await TLSBehaviour.start(certificate, responses: responses))
  }

  /// One that answers this one target with JSON.
  package static func tls(
    _ certificate: TLSBehaviour.Certificate = .good, json: String, to target: String = "/answer"
  ) async throws -> LoopbackServer {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n"
    return try await tls(certificate, responses: [target: Array((head + json).utf8)])
  }
}
