import FoundationEssentials
import Locking
import NewsDomain

/// Fetches pages over http and https.
///
/// Redirects are followed here rather than by libcurl, which would pass on the secret header to other hosts, and would
/// follow redirects from the public internet into the reader's own network.
package final class HTTPClient: Sendable {
  /// Created for the first request, so that showing a stored page does not start the driver.
  private let transfers = Guarded<CurlTransfers?>(nil)
  private let userAgent: String
  private let certificates: CertificatePaths
  private let proxies: ProxyChoice
  private let settings: LiveSettings
  private let policy: HostPolicy
  private let limits: HTTPLimits
  private let trace: (@Sendable (String) -> Void)?
  private let onDate: (@Sendable (Date) -> Void)?

  /// - Parameters:
  ///   - userAgent: the name of the client in its requests.
  ///   - environment: the environment, for the certificate and proxy variables of the curl tool.
  ///   - settings: decide whether redirects from the public internet may lead into the reader's own network.
  ///   - trace: receives a line for each request and response, without secrets.
  ///   - onDate: receives the time by the clock of each server that responds.
  package convenience init(
    userAgent: String, limits: HTTPLimits = HTTPLimits(), environment: [String: String] = [:],
    settings: LiveSettings = LiveSettings(), trace: (@Sendable (String) -> Void)? = nil,
    onDate: (@Sendable (Date) -> Void)? = nil
  ) {
    self.init(
      userAgent: userAgent, limits: limits, environment: environment, settings: settings, policy: HostPolicy(),
      trace: trace, onDate: onDate)
  }

  init(
    userAgent: String, limits: HTTPLimits = HTTPLimits(), environment: [String: String] = [:],
    settings: LiveSettings = LiveSettings(), policy: HostPolicy, trace: (@Sendable (String) -> Void)? = nil,
    onDate: (@Sendable (Date) -> Void)? = nil
  ) {
    self.limits = limits
    self.settings = settings
    self.policy = policy
    self.trace = trace
    self.onDate = onDate
    self.userAgent = userAgent
    certificates = CertificatePaths(environment: environment)
    proxies = ProxyChoice(environment: environment)
  }

  deinit {
    transfers.withLock { $0?.close() }
  }

  /// - Throws: `NewsError.network`: `unreachable` if nothing was sent, `broken`, `timeout`, `tls`, `tooLarge`,
  ///   `badResponse` (too many redirects, or one that leaves http), `privateNetwork`; `NewsError.service` for a wrong
  ///   address, `NewsError.shortage` and `NewsError.cancelled`. An HTTP status is never thrown.
  package func get(_ request: HTTPRequest) async throws -> HTTPResponse {
    let clock = ContinuousClock()
    let start = clock.now
    guard let origin = WebOrigin(request.url) else {
      throw NewsError.service(
        .parameterInvalid(message: "not an http or https address: \(Self.withoutLogin(request.url))"))
    }
    var url = request.url
    var move = PermanentMove()
    var mayBeLocal = request.mayBeLocal
    let transfers = try transfers.withLock { transfers in
      if transfers == nil {
        // Dispatch opens a timer at the first pause, and ends the program if it cannot. So the first pause is made
        // here, where it can.
        Task { try? await Task.sleep(for: .milliseconds(1)) }
      }
      let started = try transfers ?? CurlTransfers(userAgent: userAgent, certificates: certificates)
      transfers = started
      return started
    }

    for hop in 0...limits.redirects {
      let here = WebOrigin(url)
      let secret = here == origin ? request.secret : nil
      // Redirects are followed without the form.
      let form = hop == 0 ? request.form : nil
      trace?(
        "> \(form == nil ? "GET" : "POST") \(Self.withoutLogin(url).withoutQuerySecrets)"
          + (secret.map { "\n> \($0.name): ***" } ?? ""))

      let isGuarded = !mayBeLocal && !settings[PrivateNetworkSetting.self]
      let written = WebHost(of: url)
      let proxy = written.flatMap(proxies.proxy)
      // Through a proxy, only the written address can be judged.
      if isGuarded, policy.isLocal(written) {
        throw NewsError.network(.privateNetwork(host: here?.host ?? Self.withoutLogin(url)))
      }
      try request.allowance?.take(here?.host ?? url)
      let refuses: (@Sendable (IPAddress?) -> Bool)? = isGuarded && proxy == nil ? policy.isLocal : nil
      var left = limits
      left.total -= start.duration(to: clock.now).seconds
      left.body = min(limits.body, request.bodyLimit ?? .max)
      var plan = Transfer.Plan(
        url: url, host: here?.host ?? Self.withoutLogin(url), secret: secret, form: form, limits: left,
        // The validators came from the first server and are not sent to others.
        validators: here == origin ? request.validators : Validators(), proxy: proxy, refuses: refuses)
      if hop == 0 { plan.onSend = request.onSend }
      var response: HTTPResponse
      do {
        response = try await transfers.run(plan)
      } catch NewsError.network(.unreachable(let host, let detail)) where hop > 0 {
        throw NewsError.network(.broken(host: host, detail: detail))
      }
      response.date.map { onDate?($0) }
      // Decided by the address of the connection; behind a proxy, only the written address is known.
      response.isLocal = proxy == nil ? response.peer.map(policy.isLocal) == true : policy.isLocal(written)
      mayBeLocal = response.isLocal
      if here != origin { response.validators = Validators() }
      trace?(
        "< \(response.status) \(response.contentType ?? "?"), \(response.body.count) bytes, "
          + "\(Int(start.duration(to: clock.now).seconds * 1000)) ms")

      response.url = url
      move.follow(response)
      response.movedTo = move.address
      guard let redirect = response.redirect else { return response }
      guard WebOrigin(redirect) != nil else {
        throw NewsError.network(.badResponse(host: plan.host, detail: "redirect to something other than http"))
      }
      url = redirect
    }
    throw NewsError.network(
      .badResponse(
        host: origin.host, detail: "more than \(limits.redirects) redirects"))
  }
}

extension HTTPClient {
  /// Whether an address leads into the reader's own network, as far as its text shows.
  func isLocal(_ url: String) -> Bool { policy.isLocal(WebHost(of: url)) }

  /// The address without a name and password.
  static func withoutLogin(_ url: String) -> String {
    guard let mark = url.offset(of: "://") else { return url }
    // Any text may precede `://`, so that passwords are removed from invalid addresses too.
    let start = url[..<url.utf8.index(url.startIndex, offsetBy: mark + 1)]
    var place = URIReference(String(url[start.endIndex...]))
    guard place.login != nil, let host = place.host else { return url }
    place.authority = "***@" + host
    return start + place.description
  }
}

/// Scheme, host and port of the server that may receive a secret.
private struct WebOrigin: Equatable {
  let scheme: Substring
  let host: String

  init?(_ url: String) {
    guard let link = WebLink(url) else { return nil }
    scheme = link.reference.scheme ?? ""
    host = link.host.lowercased()
  }
}

/// The paths of trusted certificates, from the variables that the curl tool reads but libcurl does not.
struct CertificatePaths: Sendable {
  let file: String?
  let folder: String?

  init(environment: [String: String]) {
    file = environment["CURL_CA_BUNDLE"] ?? environment["SSL_CERT_FILE"]
    folder = environment["SSL_CERT_DIR"]
  }
}
