import CLibcurl
import FoundationEssentials
import Glibc
import NewsDomain

/// One easy handle from its set-up to its answer; lives on the driver's thread only.
final class Transfer {
  struct Plan: Sendable {
    let url: String
    let host: String
    let secret: (name: String, value: String)?
    /// In seconds, like the one below.
    let connectTimeout: Double
    let totalTimeout: Double
    let idleTimeout: Int
    let bodyLimit: Int
    let validators: HTTPValidators
    /// `nil` where the host is asked directly.
    let proxy: String?
    /// Whether nothing is to be sent over a connection to this address, which is `nil` for none of the internet.
    ///
    /// Itself `nil` where any will do.
    let refuses: (@Sendable (IPAddress?) -> Bool)?
    /// Called on the driver's thread as the transfer begins.
    let onSend: (@Sendable () throws -> Void)?
  }

  /// Bytes a second that are hardly anything.
  private static let idleSpeed = 32
  /// Address space that a body leaves to the rest of the program, in bytes: several times what reading one takes.
  private static let memoryLeft = 160 << 20

  let easy: UnsafeMutableRawPointer
  private let plan: Plan
  private let continuation: CheckedContinuation<HTTPResponse, any Error>
  private var headers: UnsafeMutablePointer<curl_slist>?
  /// libcurl writes its own words for a failure here.
  private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private var body = Data()
  private var isRefused = false
  /// How long the body was when there was room for more; asked once a MiB.
  private var roomCheckedAt = 0
  /// What kept a socket from being opened.
  private var shortage: Shortage?
  private var hasBody = false
  /// What unpacks the body, where it comes packed.
  private var inflation: Inflation?
  /// Why the body was not taken to its end.
  private var refusal: (any Error)?

  init(
    plan: Plan, userAgent: String, certificates: CertificatePaths,
    continuation: CheckedContinuation<HTTPResponse, any Error>
  ) throws {
    guard let easy = supernews_curl_easy_init() else {
      // Not yet whole: deinit would not run.
      words.deallocate()
      throw NewsError.network(host: plan.host, detail: "libcurl does not start")
    }
    self.easy = easy
    self.plan = plan
    self.continuation = continuation
    words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try setUp(userAgent: userAgent, certificates: certificates)
  }

  deinit {
    supernews_curl_easy_cleanup(easy)
    supernews_curl_slist_free_all(headers)
    words.deallocate()
  }

  var host: String { plan.host }

  /// Whether its connection takes many transfers at once; `nil` where there was no answer.
  var isMultiplexed: Bool? {
    let version = long(CURLINFO_HTTP_VERSION)
    return version == 0 ? nil : version >= Int(CURL_HTTP_VERSION_2_0)
  }

  func finish(_ result: Result<HTTPResponse, any Error>) {
    continuation.resume(with: result)
  }

  /// What a finished transfer amounts to.
  func outcome(of result: CURLcode) -> Result<HTTPResponse, any Error> {
    // Of several addresses another may have served.
    if isRefused, result != CURLE_OK { return .failure(NewsError.privateNetwork(host: plan.host)) }
    if let refusal { return .failure(refusal) }
    return Result {
      try check(result)
      if let inflation, !inflation.isWhole {
        throw NewsError.badResponse(host: plan.host, detail: "what came packed ends too early")
      }
      return HTTPResponse(
        status: long(CURLINFO_RESPONSE_CODE), body: body, contentType: text(CURLINFO_CONTENT_TYPE),
        retryAfter: header("Retry-After").flatMap(Self.seconds),
        validators: HTTPValidators(etag: header("ETag"), modified: header("Last-Modified")),
        url: plan.url, redirect: text(CURLINFO_REDIRECT_URL),
        peer: text(CURLINFO_PRIMARY_IP).flatMap(IPAddress.init))
    }
  }
}

extension Transfer {
  private func setUp(userAgent: String, certificates: CertificatePaths) throws {
    // First, so that libcurl's own words are there for whatever fails below.
    try set(CURLOPT_ERRORBUFFER, words)
    try set(CURLOPT_URL, plan.url)
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_USERAGENT, userAgent)
    try set(CURLOPT_ACCEPT_ENCODING, Inflation.codings)
    try set(CURLOPT_HTTP_CONTENT_DECODING, 0)
    try set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    try set(CURLOPT_CONNECTTIMEOUT_MS, Int(plan.connectTimeout * 1000))
    // 0 would mean no limit at all.
    try set(CURLOPT_TIMEOUT_MS, max(1, Int(plan.totalTimeout * 1000)))
    try set(CURLOPT_LOW_SPEED_TIME, plan.idleTimeout)
    try set(CURLOPT_LOW_SPEED_LIMIT, Self.idleSpeed)
    // Better one connection that takes all than one for each, where the server can do that.
    if plan.url.hasPrefix("https") { try set(CURLOPT_PIPEWAIT, 1) }
    try set(CURLOPT_NOSIGNAL, 1)
    // A name server that is slow to answer holds nobody up who does not wait for it any more.
    try set(CURLOPT_QUICK_EXIT, 1)
    try set(CURLOPT_PROXY, plan.proxy ?? "")
    // Asked directly is what the plan says, and nothing besides.
    try set(CURLOPT_NOPROXY, "")
    try guardConnections()
    if let file = certificates.file { try set(CURLOPT_CAINFO, file) }
    if let folder = certificates.folder { try set(CURLOPT_CAPATH, folder) }
    for line in (plan.secret.map { ["\($0.name): \($0.value)"] } ?? []) + plan.validators.conditions {
      headers = supernews_curl_slist_append(headers, line)
    }
    try check(supernews_easy_set_list(easy, CURLOPT_HTTPHEADER, headers))
    try check(
      supernews_easy_set_write(easy) { bytes, size, count, owner in
        guard let bytes, let owner else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        return transfer.take(UnsafeRawBufferPointer(start: bytes, count: size * count))
      })
    // Unretained: the driver holds this object for as long as libcurl holds the handle.
    try set(CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Keeps away from addresses that the plan refuses: none is connected to, and no connection that is there already,
  /// made for others, is used.
  private func guardConnections() throws {
    // Unretained, as below.
    let owner = Unmanaged.passUnretained(self).toOpaque()
    try check(
      supernews_easy_set_open_socket(easy) { owner, _, wanted in
        guard let owner, let wanted else { return CURL_SOCKET_BAD }
        let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        return transfer.openSocket(wanted)
      })
    try set(CURLOPT_OPENSOCKETDATA, owner)
    try check(
      supernews_easy_set_before_request(easy) { owner, peer, _, _, _ in
        guard let owner, let peer else { return CURL_PREREQFUNC_ABORT }
        let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        return transfer.mayUse(IPAddress(String(cString: peer))) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
      })
    try set(CURLOPT_PREREQDATA, owner)
  }

  private func mayUse(_ address: IPAddress?) -> Bool {
    guard plan.refuses?(address) == true else { return true }
    isRefused = true
    return false
  }

  private func openSocket(_ wanted: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
    let length = Int(wanted.pointee.addrlen)
    // The address may be longer than the field that it begins in.
    guard let field = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return CURL_SOCKET_BAD }
    let start = UnsafeRawPointer(wanted).advanced(by: field).assumingMemoryBound(to: sockaddr.self)
    guard mayUse(IPAddress(start, length: length)) else { return CURL_SOCKET_BAD }
    let opened = socket(wanted.pointee.family, wanted.pointee.socktype, wanted.pointee.protocol)
    if opened < 0 { shortage = Shortage(errno) }
    return opened
  }

  /// - Returns: how many bytes were taken; fewer than given makes libcurl stop.
  private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    // Swift ends the program where it gets no memory: what is left is for reading what has come already.
    if body.count >> 20 != roomCheckedAt >> 20, !Shortage.hasRoom(Self.memoryLeft) {
      shortage = .memory
      return 0
    }
    roomCheckedAt = body.count
    do {
      if !hasBody {
        hasBody = true
        inflation = try Inflation(coding: header("Content-Encoding"), host: plan.host, limit: plan.bodyLimit)
      }
      if let inflation {
        try inflation.unpack(bytes, to: &body)
      } else if body.count + bytes.count <= plan.bodyLimit {
        body.append(contentsOf: bytes)
      } else {
        throw NewsError.tooLarge(host: plan.host, limit: plan.bodyLimit)
      }
      return bytes.count
    } catch {
      refusal = error
      return 0
    }
  }

  /// The one check of libcurl's return codes.
  private func check(_ code: CURLcode) throws {
    guard code != CURLE_OK else { return }
    if let shortage = shortage ?? .now { throw NewsError.shortage(shortage) }
    let said = String(cString: words)
    let detail = said.isEmpty ? String(cString: supernews_curl_easy_strerror(code)) : said
    // libcurl has one code for both times that can run out; how long it was tells which.
    let seconds = Double(long(CURLINFO_TOTAL_TIME_T)) / 1_000_000
    throw NewsError(
      curl: code, host: plan.host, detail: detail, seconds: max(1, Int(seconds.rounded())),
      isSent: long(CURLINFO_PRETRANSFER_TIME_T) > 0)
  }

  private func set(_ option: CURLoption, _ value: Int) throws {
    try check(supernews_easy_set_long(easy, option, value))
  }

  private func set(_ option: CURLoption, _ value: String) throws {
    try check(supernews_easy_set_text(easy, option, value))
  }

  private func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) throws {
    try check(supernews_easy_set_pointer(easy, option, value))
  }

  private func long(_ info: CURLINFO) -> Int {
    var value = 0
    return supernews_easy_get_long(easy, info, &value) == CURLE_OK ? value : 0
  }

  private func text(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    guard supernews_easy_get_text(easy, info, &value) == CURLE_OK else { return nil }
    return value.map { String(cString: $0) }
  }

  /// A number of seconds or a date (RFC 9110, section 10.2.3); `nil` for neither.
  private static func seconds(_ text: String) -> Int? {
    if let seconds = Int(text) { return seconds >= 0 ? seconds : nil }
    let date = supernews_curl_getdate(text, nil)
    return date < 0 ? nil : max(0, Int(date) - time(nil))
  }

  private func header(_ name: String) -> String? {
    var header: UnsafeMutablePointer<curl_header>?
    guard supernews_curl_easy_header(easy, name, 0, UInt32(CURLH_HEADER), -1, &header) == CURLHE_OK else { return nil }
    return header.map { String(cString: $0.pointee.value) }
  }
}
