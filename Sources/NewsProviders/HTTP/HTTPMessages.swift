import FoundationEssentials
import NewsDomain

/// A GET request or, with a form, a POST request.
package struct HTTPRequest: Sendable {
  package var url: String
  /// A header that is sent to the first origin only and never appears in a trace.
  package var secret: (name: String, value: String)?
  /// The fields of a form (`application/x-www-form-urlencoded`), which is posted to the first address only.
  var form: String?
  /// The validators of a stored answer, so that the server can confirm it.
  var validators = Validators()
  /// The largest body after decompression, in bytes, if less than ``HTTPLimits/body`` is enough.
  package var bodyLimit: Int?
  /// Whether the request may lead into the reader's own network. An address from the reader or from a host in that
  /// network may; one from the public internet may not.
  package var mayBeLocal = true
  /// Limits the requests to each host, with their redirects; `nil` for no such limit.
  var allowance: RequestAllowance?
  /// Called just before the request is sent; a queued request may be cancelled before. If it throws, the request is not
  /// sent.
  var onSend: (@Sendable () throws -> Void)?

  package init(url: String, secret: (name: String, value: String)? = nil, bodyLimit: Int? = nil) {
    self.url = url
    self.secret = secret
    self.bodyLimit = bodyLimit
  }
}

/// A server's response, with any status.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// The body after decompression.
  package let body: Data
  package let contentType: String?
  /// The number of seconds after which to ask again, if the server states it.
  package let retryAfter: Int?
  /// For how many seconds the response stays valid, if the server states it (RFC 9111, `max-age`).
  var maxAge: Int?
  var validators: Validators
  /// The time by the server's clock, if it states it.
  var date: Date?
  /// The final address after all redirects.
  var url: String
  /// The address that the server redirects to.
  let redirect: String?
  /// The `Link` headers as one list.
  var links: String?
  /// The address to which the requested one has moved for good; `nil` if it has not.
  var movedTo: String?
  /// The address of the host that responded, or of the proxy.
  var peer: IPAddress?
  /// Whether the response came from the reader's own network.
  var isLocal = false
}

extension Validators {
  /// The header lines that ask whether the answer is still current.
  var conditions: [String] {
    [etag.map { "If-None-Match: \($0)" }, modified.map { "If-Modified-Since: \($0)" }].compactMap(\.self)
  }
}
