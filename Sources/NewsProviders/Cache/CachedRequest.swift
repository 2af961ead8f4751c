import NewsDomain

/// A request, its cost, and how long its answer may be used.
struct CachedRequest: Sendable {
  /// The account and the kind that a request is counted under.
  struct Charge: Sendable {
    let kind: RequestKind
    let account: String
  }

  var request: HTTPRequest
  /// `nil` if the request does not count against a quota.
  var charge: Charge?
  /// How long an answer can be used. Its pause also applies to the address after a failure.
  var validity: ListValidity
  /// Whether a failed connection is retried.
  var isPatient = true
  /// Whether to note where the server says that the address has moved for good.
  var watchesMoves = false
  /// Whether its answer may be a feed or a page, so that whoever parses it can begin to prepare.
  var bringsDocument = false
  /// Whether asking again is pointless after a response, whatever its status.
  var isFinal: @Sendable (HTTPResponse) -> Bool = { _ in false }

  var host: String { WebLink(request.url)?.host ?? "" }
  /// The address without a name and password, which are never stored.
  var address: String { HTTPClient.withoutLogin(request.url) }
}
