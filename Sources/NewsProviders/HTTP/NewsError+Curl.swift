import CLibcurl
import NewsDomain

extension NewsError {
  /// Translates an error code of libcurl.
  ///
  /// - Parameters:
  ///   - detail: the message of libcurl.
  ///   - seconds: the time that ran out, if the code is a timeout.
  ///   - isSent: whether there was a connection to send the request over.
  init(curl code: CURLcode, host: String, detail: String, seconds: Int, isSent: Bool) {
    switch code {
    case CURLE_OUT_OF_MEMORY:
      self = .shortage(.memory)
    case CURLE_OPERATION_TIMEDOUT where !isSent:
      self = .network(.unreachable(host: host, detail: detail))
    case CURLE_OPERATION_TIMEDOUT:
      self = .network(.timeout(host: host, seconds: seconds))
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_ENGINE_NOTFOUND,
      CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CRL_BADFILE, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_USE_SSL_FAILED, CURLE_SSL_SHUTDOWN_FAILED:
      self = .network(.tls(host: host, detail: detail))
    case CURLE_BAD_CONTENT_ENCODING, CURLE_PARTIAL_FILE, CURLE_WEIRD_SERVER_REPLY, CURLE_GOT_NOTHING,
      CURLE_UNSUPPORTED_PROTOCOL, CURLE_TOO_MANY_REDIRECTS:
      self = .network(.badResponse(host: host, detail: detail))
    case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      self = .network(.unreachable(host: host, detail: detail))
    default:
      self = .network(.broken(host: host, detail: detail))
    }
  }
}
