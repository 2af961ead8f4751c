import CLibcurl
import NewsDomain

extension WebHost {
  /// The host as libcurl reads it, because libcurl will connect to it. Nearly all hosts are read without libcurl, so
  /// that showing stored news does not load it.
  ///
  /// - Returns: `nil` if libcurl cannot read the address.
  init?(of url: String) {
    if let plain = WebHost(plain: url) {
      self = plain
      return
    }
    guard let handle = supernews_curl_url() else { return nil }
    defer { supernews_curl_url_cleanup(handle) }
    guard supernews_curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
      // A non-ASCII name, in the ASCII form for looking it up; as written if libcurl cannot convert it.
      let host = Self.part(CURLUPART_HOST, of: handle, UInt32(CURLU_PUNYCODE)) ?? Self.part(CURLUPART_HOST, of: handle),
      let scheme = Self.part(CURLUPART_SCHEME, of: handle)
    else { return nil }
    self.init(host, isSecure: scheme.lowercased() == "https")
  }

  private static func part(_ part: CURLUPart, of handle: OpaquePointer, _ flags: UInt32 = 0) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard supernews_curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
    defer { supernews_curl_free(text) }
    return String(cString: text)
  }
}
