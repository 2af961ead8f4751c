import CLibcurl

/// The host of an address as libcurl reads it, so that no spelling means one thing here and another there: `0x7f.1`,
/// `127%2E0.0.1`, `LOCALHOST.`
struct WrittenHost: Sendable {
  /// In lower case, without brackets and trailing dots.
  let name: String
  let isSecure: Bool
  /// `nil` for a name.
  let address: IPAddress?

  /// - Returns: `nil` where libcurl cannot read the address.
  init?(of url: String) {
    if let (name, isSecure) = Self.usual(url) {
      self.name = name
      self.isSecure = isSecure
      address = nil
      return
    }
    guard let handle = supernews_curl_url() else { return nil }
    defer { supernews_curl_url_cleanup(handle) }
    guard supernews_curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
      // A name of other letters as it is looked up; where that cannot be told, as it is written.
      let host = Self.part(CURLUPART_HOST, of: handle, UInt32(CURLU_PUNYCODE)) ?? Self.part(CURLUPART_HOST, of: handle),
      let scheme = Self.part(CURLUPART_SCHEME, of: handle)
    else { return nil }
    var name = host.lowercased()
    if name.first == "[", name.last == "]" { name = String(name.dropFirst().dropLast()) }
    while name.last == "." { name.removeLast() }
    self.name = name
    isSecure = scheme.lowercased() == "https"
    address = IPAddress(name)
  }

  /// A name that nobody could read in two ways: small letters, digits, hyphens and dots, and a letter after the last
  /// dot. Most are, and what is kept is to be shown without libcurl.
  private static func usual(_ url: String) -> (name: String, isSecure: Bool)? {
    let isSecure = url.hasPrefix("https://")
    guard isSecure || url.hasPrefix("http://") else { return nil }
    let rest = url.utf8.dropFirst(isSecure ? 8 : 7)
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    let isPlain = host.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
    }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard isPlain, host.count <= 253, labels.count > 1, labels.allSatisfy({ (1...63).contains($0.count) }),
      labels.last?.first.map({ (0x61...0x7A).contains($0) }) == true,
      // What stands behind the host is no matter of its name, but a blank would be none of an address.
      rest.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return (String(Substring(host)), isSecure)
  }

  private static func part(_ part: CURLUPart, of handle: OpaquePointer, _ flags: UInt32 = 0) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard supernews_curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
    defer { supernews_curl_free(text) }
    return String(cString: text)
  }

  /// Whether it is a name that never leaves the reader's own network, or none that could be judged.
  var isLocalName: Bool {
    guard address == nil else { return false }
    // No name ends in a number (RFC 1123, section 2.1), and each that is looked up is of ASCII by then.
    guard name.contains("."), name.utf8.allSatisfy({ $0 < 0x80 }),
      name.split(separator: "." as Character).last?.first?.isNumber == false
    else { return true }
    return Self.localEndings.contains { name.hasSuffix($0) }
  }

  /// RFC 6761, 6762 and 8375; `internal` is reserved by ICANN, clouds' metadata stand there too; the others are widely
  /// used by routers.
  private static let localEndings = [".localhost", ".local", ".home.arpa", ".internal", ".localdomain", ".lan"]
}
