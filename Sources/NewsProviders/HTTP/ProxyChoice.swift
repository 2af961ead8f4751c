import NewsDomain

/// Chooses the proxy for a host, by the variables and rules of libcurl.
///
/// The choice is made here and passed to libcurl, because the check of a connection must know whether it leads to a
/// proxy.
struct ProxyChoice: Sendable {
  private let plain: String?
  private let secure: String?
  /// The hosts that are reached directly.
  private let exceptions: [Substring]

  init(environment: [String: String]) {
    func variable(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    // HTTP_PROXY is not read: in a CGI server, it contains a header of the client's request.
    plain = variable("http_proxy", "all_proxy", "ALL_PROXY")
    secure = variable("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
    exceptions = (variable("no_proxy", "NO_PROXY") ?? "").split { $0 == "," || $0 == " " || $0 == "\t" }
  }

  /// - Returns: `nil` if the host is reached directly.
  func proxy(for host: WebHost) -> String? {
    let isDirect = exceptions == ["*"] || exceptions.contains { Self.matches(host, $0) }
    return isDirect ? nil : host.isSecure ? secure : plain
  }

  /// - Parameter exception: a host, a domain with or without a dot before it, or addresses such as `10.0.0.0/8`.
  private static func matches(_ host: WebHost, _ exception: Substring) -> Bool {
    if let address = host.address { return AddressBlock(String(exception))?.contains(address) == true }
    var domain = exception.lowercased()[...]
    if domain.last == "." { domain.removeLast() }
    if domain.first == "." { domain.removeFirst() }
    return !domain.isEmpty && (host.name == domain || host.name.hasSuffix("." + domain))
  }
}
