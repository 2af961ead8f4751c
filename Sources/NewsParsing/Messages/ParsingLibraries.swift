import NewsDomain

/// What parsing would load from files later: a confined process cannot open any.
package final class ParsingLibraries {
  /// The encodings of iconv that documents have and the WHATWG Encoding standard lacks. Each is a file of its own. In a
  /// process that has not loaded it, any other counts as unknown.
  private static let encodings = [
    "CP437", "CP850", "CP852", "CP855", "CP857", "CP858", "CP862", "CP865", "CP1125", "IBM037", "IBM1047", "MACINTOSH",
    "MAC-CENTRALEUROPE", "MAC-IS", "UTF-32", "VISCII",
  ]

  // Closed, iconv might unload them.
  private var converters: [IconvConverter] = []

  package init() {}

  /// Loads everything.
  package func load() {
    converters = Self.encodings.compactMap(IconvConverter.init(from:))
    _ = try? FeedParser.feed(Array("<rss/>".utf8), contentType: nil, address: nil)
    _ = PlainText(html: "<p>&amp;")
  }
}
