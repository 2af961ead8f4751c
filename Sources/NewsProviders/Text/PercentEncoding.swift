import CLibcurl

extension String {
  /// The text as a value in an address (RFC 3986), by libcurl.
  var percentEncoded: String {
    guard let encoded = curl_easy_escape(nil, self, Int32(clamping: utf8.count)) else { return "" }
    defer { curl_free(encoded) }
    return String(cString: encoded)
  }

  /// What such a value stands for.
  var percentDecoded: String {
    var length: Int32 = 0
    guard let decoded = curl_easy_unescape(nil, self, Int32(clamping: utf8.count), &length) else { return "" }
    defer { curl_free(decoded) }
    return String(
      decoding: UnsafeRawBufferPointer(start: decoded, count: Int(length)), as: UTF8.self)
  }
}
