import FoundationEssentials
import NewsDomain

/// A GET request.
package struct HTTPRequest: Sendable {
  package var url: String
  /// A header that goes to the first origin only and never into a trace.
  package var secret: (name: String, value: String)?
  /// What is known of an earlier answer: the server says so where it still holds.
  var validators = HTTPValidators()
  /// Bytes of the body after decompression, where less than ``HTTPLimits/body`` is enough.
  package var bodyLimit: Int?
  /// Whether it may lead into the reader's own network: what the reader names may, and what a host of that network
  /// names; what came from the public internet names nothing there.
  package var mayBeLocal = true
  /// Called when it leaves; one that waits for its turn may be cancelled before that. What it throws keeps the
  /// request back.
  var onSend: (@Sendable () throws -> Void)?

  package init(url: String, secret: (name: String, value: String)? = nil, bodyLimit: Int? = nil) {
    self.url = url
    self.secret = secret
    self.bodyLimit = bodyLimit
  }
}

/// What a server answered, whatever its status.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// After decompression.
  package let body: Data
  package let contentType: String?
  /// Seconds to wait before asking again, where the server names them.
  package let retryAfter: Int?
  var validators: HTTPValidators
  /// Where it was found, after all redirects.
  var url: String
  /// Where the server wants to be asked instead.
  let redirect: String?
  /// Which host gave it, or the proxy before that.
  var peer: IPAddress?
  /// Whether it came from the reader's own network.
  var isLocal = false
}

/// By what a server recognises an answer it gave before (RFC 9110, section 8.8).
struct HTTPValidators: Sendable, Equatable {
  let etag: String?
  /// `Last-Modified`, as it came.
  let modified: String?

  /// What cannot be sent back as it came is left out: it was a server's, and has lain in a file.
  init(etag: String? = nil, modified: String? = nil) {
    self.etag = etag.flatMap(Self.harmless)
    self.modified = modified.flatMap(Self.harmless)
  }

  private static func harmless(_ text: String) -> String? {
    text.utf8.count <= 256 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? text : nil
  }

  /// The header lines that ask whether it still holds.
  var conditions: [String] {
    [etag.map { "If-None-Match: \($0)" }, modified.map { "If-Modified-Since: \($0)" }].compactMap(\.self)
  }
}

/// Bounds of one request.
package struct HTTPLimits: Sendable {
  /// Seconds for name, connection and TLS.
  package var connect: Double = 5
  /// Seconds for all of it, redirects included.
  package var total: Double = 30
  /// Seconds in which hardly anything comes.
  package var idle = 10
  package var redirects = 5
  /// Bytes of a body after decompression.
  package var body = 16 << 20

  package init() {}
}
