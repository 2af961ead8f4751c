/// A GET request.
public struct HTTPRequest: Sendable {
  public var url: String
  /// A header that goes to the first origin only and never into a trace.
  public var secret: (name: String, value: String)?
  /// What is known of an earlier answer: the server says so where it still holds.
  var validators = HTTPValidators()

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
  let validators: HTTPValidators
  /// Where the server wants to be asked instead.
  let redirect: String?
}

/// By what a server recognises an answer it gave before (RFC 9110, section 8.8).
struct HTTPValidators: Sendable, Equatable {
  var etag: String?
  /// `Last-Modified`, as it came.
  var modified: String?

  /// The header lines that ask whether it still holds.
  var conditions: [String] {
    [etag.map { "If-None-Match: \($0)" }, modified.map { "If-Modified-Since: \($0)" }].compactMap(\.self)
  }
}

/// Bounds of one request.
public struct HTTPLimits: Sendable {
  /// Seconds for name, connection and TLS.
  public var connect: Double = 5
  /// Seconds for all of it, redirects included.
  public var total: Double = 30
  /// Seconds in which hardly anything comes.
  public var idle = 10
  public var redirects = 5
  /// Bytes of a body after decompression.
  public var body = 16 << 20

  public init() {}
}
