import NewsDomain

/// The type of a document as its server or feed states it: a media type (RFC 9110, section 8.3.1), which is also called
/// MIME type.
package struct MediaType: Sendable, Equatable {
  /// Type and subtype in lower case, such as `text/html`; empty if none is stated.
  package let name: String

  /// - Parameter contentType: the value of the HTTP header, with parameters.
  package init(_ contentType: String?) {
    name = contentType?.lowercased().split(at: ";").first?.trimmed ?? ""
  }

  /// A page in HTML.
  package var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }
  /// A text that is shown as it is.
  package var isPlainText: Bool { name == "text/plain" || name == "text/markdown" }
  package var isPicture: Bool { name.hasPrefix("image/") }

  /// Whether it is neither text nor XML, and hence bytes that feeds encode as base64 (RFC 4287, section 4.1.3.3).
  package var isBinary: Bool {
    name.contains("/") && !name.hasPrefix("text/") && !name.hasSuffix("+xml") && !name.hasSuffix("/xml")
  }
}
