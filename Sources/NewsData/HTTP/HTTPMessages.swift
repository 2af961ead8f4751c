/// A GET request.
public struct HTTPRequest: Sendable {
  public var url: String
  /// A header that goes to the first origin only and never into a trace.
  public var secret: (name: String, value: String)?

  public init(url: String, secret: (name: String, value: String)? = nil) {
    self.url = url
    self.secret = secret
  }
}

/// What a server answered, whatever its status.
public struct HTTPResponse: Sendable {
  public let status: Int
  /// After decompression.
  public let body: Data
  public let contentType: String?
  /// Seconds to wait before asking again, where the server names them.
  public let retryAfter: Int?
  /// Where the server wants to be asked instead.
  let redirect: String?
}

/// Bounds of one request.
public struct HTTPLimits: Sendable {
  /// Seconds for name, connection and TLS.
  public var connect: Double = 5
  /// Seconds for all of it, redirects included.
  public var total: Double = 30
  public var redirects = 5
  /// Bytes of a body after decompression.
  public var body = 16 << 20

  public init() {}
}
