import FoundationEssentials

/// A host could not be reached, or gave no usable answer.
package enum NetworkError: CodedError, Equatable {
  /// The session was started offline.
  case offline
  /// There was no connection: the request was not sent.
  case unreachable(host: String, detail: String)
  /// The connection broke.
  case broken(host: String, detail: String)
  case timeout(host: String, seconds: Int)
  case tls(host: String, detail: String)
  /// An address on the public internet led to this host, which is in the reader's own network.
  case privateNetwork(host: String)
  /// - Parameter limit: bytes, after decompression.
  case tooLarge(host: String, limit: Int)
  case badResponse(host: String, detail: String)
  /// - Parameter status: the HTTP status.
  case serverError(host: String, status: Int)
  /// The page does not exist, or needs permission.
  case noSuchPage(host: String, status: Int)
  /// The feed needs a name and password, or other ones (401).
  case loginNeeded(host: String)
  /// The feed has ended for good (410).
  case ended(host: String)
  /// The server of a feed refuses to deliver it.
  case refused(host: String, FeedRefusal)

  /// The host that was asked; `nil` if none was.
  package var host: String? {
    switch self {
    case .offline: nil
    case .unreachable(let host, _), .broken(let host, _), .timeout(let host, _), .tls(let host, _),
      .privateNetwork(let host), .tooLarge(let host, _), .badResponse(let host, _), .serverError(let host, _),
      .noSuchPage(let host, _), .loginNeeded(let host), .ended(let host), .refused(let host, _):
      host
    }
  }

  package var code: ErrorCode {
    switch self {
    case .offline: .offline
    case .unreachable, .broken: .network
    case .timeout: .timeout
    case .tls: .tls
    case .privateNetwork: .privateNetwork
    case .tooLarge: .tooLarge
    case .badResponse, .noSuchPage, .loginNeeded, .ended: .badResponse
    case .serverError: .serverError
    case .refused(_, let refusal): refusal.code
    }
  }
}

/// How a server refuses to deliver a feed.
package enum FeedRefusal: Sendable, Equatable {
  /// - Parameter retryAfter: in seconds, if the server says so.
  case tooManyRequests(retryAfter: Int?)
  /// It sends a page that asks for consent first.
  case consent
  /// It sends another web page instead of the feed.
  case webPage
  /// It sends an empty feed, although this feed always has items.
  case emptyList
  /// It refused a moment ago, so no new request is sent yet.
  ///
  /// - Parameter seconds: the time until the next request may be sent.
  case pausing(seconds: Int)

  package var code: ErrorCode {
    switch self {
    case .tooManyRequests, .pausing: .rateLimited
    case .consent, .webPage, .emptyList: .badResponse
    }
  }
}
