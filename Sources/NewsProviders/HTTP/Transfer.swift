import CLibcurl
import FoundationEssentials
import Glibc
import NewsDomain

/// One easy handle from its set-up to its response. It is used on the driver's thread only.
final class Transfer {
  struct Plan: Sendable {
    let url: String
    let host: String
    let secret: (name: String, value: String)?
    /// The fields of a form to post; `nil` for a GET request.
    let form: String?
    /// The limits that are left after earlier redirects.
    let limits: HTTPLimits
    let validators: Validators
    /// `nil` if the host is reached directly.
    let proxy: String?
    /// Whether an address is refused, so that nothing may be sent to it; it receives `nil` for an address that is not
    /// an internet address. The closure itself is `nil` if all addresses are allowed.
    let refuses: (@Sendable (IPAddress?) -> Bool)?
    /// Called on the driver's thread as the transfer begins.
    var onSend: (@Sendable () throws -> Void)?
  }

  /// How long libcurl remembers the address of a host, in seconds. It goes through everything it remembers for each new
  /// connection, which takes long with thousands of hosts.
  private static let hostMemory = 1
  /// The most bytes of all headers of a response: many times what servers send.
  private static let headerLimit = 128 << 10
  /// libcurl's codes for a header line longer than 100 KB: out of memory, although it is not, and since 8.6 too large.
  private static let tooLargeCodes = [CURLE_OUT_OF_MEMORY.rawValue, 100]
  /// The longest time that a server can ask for, in seconds: after a day it is asked again.
  static let longestTime = 86_400
  /// The greatest age of a response from a cache that is believed, in seconds: a year.
  private static let greatestAge = 366 * 86_400
  /// The most headers of one name that are read.
  private static let maxHeaders = 20
  /// The speed below which a transfer counts as idle, in bytes per second.
  private static let idleSpeed = 32
  /// The address space that a body must leave free, in bytes: several times as much as reading a body takes.
  private static let memoryLeft = 160 << 20

  let easy: UnsafeMutableRawPointer
  private let plan: Plan
  /// Knows the open sockets. It belongs to the driver, which lives longer than they do.
  private let watch: BusyWatch
  private let continuation: CheckedContinuation<HTTPResponse, any Error>
  private var headers: UnsafeMutablePointer<curl_slist>?
  /// The buffer for libcurl's error message.
  private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private var body = Data()
  private var isRefused = false
  /// The length of the body when memory was last checked, which is done once per MiB.
  private var roomCheckedAt = 0
  /// The resource that the machine ran out of when a socket could not be opened.
  private var shortage: Shortage?
  /// The bytes of the headers so far, including those of responses before the last one.
  private var headerCount = 0
  /// Whether the empty line after the headers has arrived.
  private var isHeaderWhole = false
  /// Decompresses the body; `nil` before it begins.
  private var inflation: Inflation?
  /// The reason why the body was not read to its end.
  private var refusal: (any Error)?

  init(
    plan: Plan, userAgent: String, certificates: CertificatePaths, watch: BusyWatch,
    continuation: CheckedContinuation<HTTPResponse, any Error>
  ) throws {
    guard let easy = supernews_curl_easy_init() else {
      // The object is not complete yet, so `deinit` would not run.
      words.deallocate()
      throw NewsError.network(.broken(host: plan.host, detail: "libcurl cannot start"))
    }
    self.easy = easy
    self.plan = plan
    self.watch = watch
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

  /// Whether the connection can do many transfers at once; `nil` if there was no response.
  var isMultiplexed: Bool? {
    let version = long(CURLINFO_HTTP_VERSION)
    return version == 0 ? nil : version >= Int(CURL_HTTP_VERSION_2_0)
  }

  func finish(_ result: Result<HTTPResponse, any Error>) {
    continuation.resume(with: result)
  }

  /// Returns the result of a finished transfer.
  func outcome(of result: CURLcode) -> Result<HTTPResponse, any Error> {
    // If the host has several addresses, another may have been allowed and have answered.
    if isRefused, result != CURLE_OK { return .failure(NewsError.network(.privateNetwork(host: plan.host))) }
    if let refusal { return .failure(refusal) }
    return Result {
      try check(result)
      if let inflation, !inflation.isWhole {
        throw NewsError.network(.badResponse(host: plan.host, detail: "compressed data ends too early"))
      }
      var response = HTTPResponse(
        status: long(CURLINFO_RESPONSE_CODE), body: body, contentType: text(CURLINFO_CONTENT_TYPE),
        retryAfter: header("Retry-After").flatMap { Self.seconds($0) },
        validators: Validators(etag: header("ETag"), modified: header("Last-Modified")),
        url: plan.url, redirect: text(CURLINFO_REDIRECT_URL))
      (response.date, response.maxAge) = (date, header("Cache-Control").flatMap(Self.maxAge))
      response.peer = text(CURLINFO_PRIMARY_IP).flatMap(IPAddress.init)
      response.links = allHeaders("Link")
      return response
    }
  }
}

extension Transfer {
  private func setUp(userAgent: String, certificates: CertificatePaths) throws {
    // Set first, so that libcurl's message is available for any failure below.
    try set(CURLOPT_ERRORBUFFER, words)
    try set(CURLOPT_URL, plan.url)
    // libcurl copies it.
    if let form = plan.form { try set(CURLOPT_COPYPOSTFIELDS, form) }
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_USERAGENT, userAgent)
    try set(CURLOPT_ACCEPT_ENCODING, Inflation.codings)
    try set(CURLOPT_HTTP_CONTENT_DECODING, 0)
    try set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    try set(CURLOPT_CONNECTTIMEOUT_MS, Int(plan.limits.connect * 1000))
    // 0 would mean no limit at all.
    try set(CURLOPT_TIMEOUT_MS, max(1, Int(plan.limits.total * 1000)))
    try set(CURLOPT_DNS_CACHE_TIMEOUT, Self.hostMemory)
    try set(CURLOPT_LOW_SPEED_TIME, plan.limits.idle)
    try set(CURLOPT_LOW_SPEED_LIMIT, Self.idleSpeed)
    // If the server supports it, use one connection for all transfers rather than one for each.
    if plan.url.hasPrefix("https") { try set(CURLOPT_PIPEWAIT, 1) }
    try set(CURLOPT_NOSIGNAL, 1)
    // A slow name server must not delay anything after its transfer has been given up.
    try set(CURLOPT_QUICK_EXIT, 1)
    try set(CURLOPT_PROXY, plan.proxy ?? "")
    // Overrides the variables, so that only the plan decides about proxies.
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
    // Unretained is safe: the driver holds this object as long as libcurl holds the handle.
    try set(CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
    try check(
      supernews_easy_set_header(easy) { bytes, size, count, owner in
        guard let bytes, let owner else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        return transfer.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
      })
    try set(CURLOPT_HEADERDATA, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Makes sure that no address is used that the plan refuses: neither by a new connection nor by another transfer's
  /// open one.
  private func guardConnections() throws {
    // Unretained, as for CURLOPT_WRITEDATA.
    let owner = Unmanaged.passUnretained(self).toOpaque()
    try check(
      supernews_easy_set_open_socket(easy) { owner, _, wanted in
        guard let owner, let wanted else { return CURL_SOCKET_BAD }
        let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        return transfer.openSocket(wanted)
      })
    try set(CURLOPT_OPENSOCKETDATA, owner)
    try check(
      supernews_easy_set_close_socket(easy) { watch, socket in
        guard let watch else { return close(socket) }
        return Unmanaged<BusyWatch>.fromOpaque(watch).takeUnretainedValue().close(socket)
      })
    // Unretained is safe: the driver holds the watch until libcurl has closed its connections.
    try set(CURLOPT_CLOSESOCKETDATA, Unmanaged.passUnretained(watch).toOpaque())
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
    // The address may be longer than the field at its beginning.
    guard let field = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return CURL_SOCKET_BAD }
    let start = UnsafeRawPointer(wanted).advanced(by: field).assumingMemoryBound(to: sockaddr.self)
    guard mayUse(IPAddress(start, length: length)) else { return CURL_SOCKET_BAD }
    let opened = socket(wanted.pointee.family, wanted.pointee.socktype, wanted.pointee.protocol)
    if opened < 0 { shortage = Shortage(errno) } else { watch.add(opened) }
    return opened
  }

  /// - Returns: the number of bytes taken; fewer than given makes libcurl stop.
  private func takeHeader(_ line: UnsafeRawBufferPointer) -> Int {
    headerCount += line.count
    isHeaderWhole = line.first == UInt8(ascii: "\r") || line.first == UInt8(ascii: "\n")
    guard headerCount > Self.headerLimit else { return line.count }
    refusal = tooLargeHeader
    return 0
  }

  private var tooLargeHeader: NewsError {
    NewsError.network(.badResponse(host: plan.host, detail: "its header is longer than \(Self.headerLimit >> 10) KiB"))
  }

  /// - Returns: the number of bytes taken; fewer than given makes libcurl stop.
  private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    // Swift ends the program if it gets no memory, so enough is left for reading the data received so far.
    if body.count >> 20 != roomCheckedAt >> 20, !Shortage.hasRoom(Self.memoryLeft) {
      shortage = .memory
      return 0
    }
    roomCheckedAt = body.count
    do {
      let inflation =
        try inflation
        ?? Inflation(coding: allHeaders("Content-Encoding"), host: plan.host, limit: plan.limits.body)
      self.inflation = inflation
      try inflation.unpack(bytes, to: &body)
      return bytes.count
    } catch {
      refusal = error
      return 0
    }
  }

  /// Throws if libcurl returned an error. All its result codes are checked here.
  private func check(_ code: CURLcode) throws {
    guard code != CURLE_OK else { return }
    if let shortage = shortage ?? .now { throw NewsError.shortage(shortage) }
    // libcurl repeats the address of a proxy, with its password.
    let said = String(cString: words).withoutLogins
    let detail = said.isEmpty ? String(cString: supernews_curl_easy_strerror(code)) : said
    if Self.tooLargeCodes.contains(code.rawValue), isSent, !isHeaderWhole, Shortage.hasRoom(Self.memoryLeft) {
      throw tooLargeHeader
    }
    // libcurl has one code for both timeouts; the elapsed time shows which one ended.
    let seconds = Double(long(CURLINFO_TOTAL_TIME_T)) / 1_000_000
    throw NewsError(
      curl: code, host: plan.host, detail: detail, seconds: max(1, Int(seconds.rounded())),
      isSent: isSent)
  }

  private var isSent: Bool { long(CURLINFO_PRETRANSFER_TIME_T) > 0 }

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

  /// Reads a number of seconds or a date (RFC 9110, section 10.2.3); `nil` if it is neither.
  static func seconds(_ text: String, now: Int = time(nil)) -> Int? {
    if let seconds = number(text.trimmed) { return seconds }
    let date = supernews_curl_getdate(text, nil)
    return date < 0 ? nil : min(max(0, Int(date) - now), longestTime)
  }

  /// The `max-age` of a `Cache-Control` header; `nil` if the response must not be cached anyway.
  static func maxAge(_ text: String) -> Int? {
    let directives = text.lowercased().split(at: ",").map(\.trimmed)
    if directives.contains("no-cache") || directives.contains("no-store") { return nil }
    return directives.first { $0.hasPrefix("max-age=") }.flatMap { number($0.dropFirst("max-age=".count)) }
  }

  /// Reads a number of seconds with any number of digits (RFC 9111, 1.2.2), up to ``longestTime``; `nil` if it is not
  /// one.
  private static func number(_ text: some StringProtocol) -> Int? { whole(text).map { min($0, longestTime) } }

  /// Reads a whole number of any number of digits; the greatest one instead of one that is too large.
  private static func whole(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }

  /// The time by the server's clock (RFC 9110, section 6.6.1). Caches on the way add the age of the response
  /// (RFC 9111, section 5.1). One of more than a year tells nothing: with it, any time could be claimed.
  private var date: Date? {
    guard let text = header("Date") else { return nil }
    let seconds = supernews_curl_getdate(text, nil)
    guard seconds >= 0 else { return nil }
    let age = header("Age").map { Self.whole($0.trimmed) ?? .max } ?? 0
    guard age <= Self.greatestAge else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(age))
  }

  private func header(_ name: String, _ index: Int = 0) -> String? {
    var header: UnsafeMutablePointer<curl_header>?
    guard supernews_curl_easy_header(easy, name, index, UInt32(CURLH_HEADER), -1, &header) == CURLHE_OK else {
      return nil
    }
    return header.map { String(cString: $0.pointee.value) }
  }

  /// The values of all headers with a name, which form one list (RFC 9110, section 5.3); `nil` if there is none.
  private func allHeaders(_ name: String) -> String? {
    var values: [String] = []
    while values.count < Self.maxHeaders, let value = header(name, values.count) { values.append(value) }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
