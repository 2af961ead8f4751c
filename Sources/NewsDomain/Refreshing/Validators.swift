/// Headers by which a server recognises an earlier response of its own (RFC 9110, section 8.8).
package struct Validators: Sendable, Equatable {
  package let etag: String?
  /// The `Last-Modified` header, unchanged.
  package let modified: String?

  /// Values that are not printable ASCII, or too long, are left out: they came from a server and were stored in a file.
  package init(etag: String? = nil, modified: String? = nil) {
    self.etag = etag.flatMap(Self.harmless)
    self.modified = modified.flatMap(Self.harmless)
  }

  private static func harmless(_ text: String) -> String? {
    text.utf8.count <= 256 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? text : nil
  }
}
