/// Limits of one request.
package struct HTTPLimits: Sendable {
  /// Seconds for name resolution, connection and TLS.
  package var connect: Double = 5
  /// Seconds for the whole request, including redirects.
  package var total: Double = 30
  /// Seconds during which hardly any data arrives.
  package var idle = 10
  package var redirects = 5
  /// Bytes of a body after decompression.
  package var body = 16 << 20

  package init() {}
}
