/// A new mail message as a `mailto` address (RFC 6068): without a recipient, with a subject and a text.
package struct MailLink: Sendable, Equatable {
  /// The longest address passed to other programs, in bytes: Linux allows 128 KiB for one argument.
  private static let longest = 100_000

  package let address: String

  package init(subject: String, text: String) {
    address = "mailto:?subject=\(Self.encoded(subject))&body=\(Self.encoded(text))"
  }

  /// - Throws: ``SharingError/tooLongForMail(bytes:)``.
  package func check() throws {
    let length = address.utf8.count
    guard length <= Self.longest else { throw NewsError.sharing(.tooLongForMail(bytes: length)) }
  }

  /// The text percent-encoded, with the line ends that mail uses.
  private static func encoded(_ text: String) -> String {
    let lines = text.utf8.filter { $0 != UInt8(ascii: "\r") }
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { String(decoding: $0, as: UTF8.self).percentEncoded }.joined(separator: "%0D%0A")
  }
}

/// Starts a message in the reader's mail program.
package protocol MailComposer: Sendable {
  /// - Returns: whether there is a mail program.
  /// - Throws: ``NewsError/cancelled``.
  func compose(_ link: MailLink) async throws -> Bool
}
