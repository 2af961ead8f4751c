import FoundationEssentials
import NewsDomain

/// A text and what it is written in.
package struct FeedText: Sendable, Equatable {
  package enum Form: Sendable {
    case plain
    case html
    /// A title of RSS, which may be either, see `TitleMarkup`.
    case title
  }

  package var text: String
  package var form: Form

  package init(text: String, form: Form) {
    self.text = text
    self.form = form
  }

  /// The most bytes of text, without markup: as long as the longest articles.
  package static let longest = 512 << 10

  /// The text as plain text; `nil` if it is empty.
  package var plain: String? {
    switch form {
    case .plain: text.trimmed.nonBlank
    case .html: PlainText(html: text, keepsLines: false, most: Self.longest).text.nonBlank
    case .title:
      // Some feeds escape the markup of their titles twice.
      Self.title(Self.title(text), isAgain: true).nonBlank
    }
  }

  private static func title(_ text: String, isAgain: Bool = false) -> String {
    if isAgain, !text.utf8.contains(UInt8(ascii: "<")) || !TitleMarkup.hasValue(text.utf8) { return text }
    return PlainText(html: text, keepsLines: false, markup: .title, most: longest).text
  }
}

/// Atom texts encoded as base64.
enum Base64Text {
  /// Decodes base64 to UTF-8 text. Returns nothing if the content is a picture or other binary data, and the bytes
  /// unchanged if they are not base64 after all.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    var packed = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // Base64 encodes three bytes as four letters; some feeds leave out the padding at the end.
    let rest = packed.count % 4
    if rest > 0 { packed += Array("===".utf8).dropLast(rest - 1) }
    guard let data = Data(base64Encoded: Data(packed)) else { return bytes }
    let unpacked = Array(data)
    let isText = !unpacked.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    return isText ? TextDecoder.utf8(unpacked, contentType: nil) : []
  }
}
