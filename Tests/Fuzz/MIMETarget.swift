import FoundationEssentials

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

/// Reads any bytes as a document and its content type, as headers, and as a mail to be written.
enum MIMETarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let kind = bytes.first else { return 0 }
    let parts = bytes.dropFirst().split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    let first = String(decoding: parts[0], as: UTF8.self)
    let rest = parts.count > 1 ? parts[1] : []
    switch kind % 3 {
    case 0: readDocument(rest, contentType: first)
    case 1: readHeaders(first)
    default: writeMail(subject: first, text: String(decoding: rest, as: UTF8.self))
    }
    return 0
  }

  private static func readDocument(_ document: [UInt8], contentType: String) {
    let type = MediaType(contentType)
    precondition(!(type.isPage && type.isPicture) && !(type.isPlainText && type.isBinary))
    for text in [
      TextDecoder.utf8(document, contentType: contentType), PageDecoder.utf8(document, contentType: contentType),
    ] {
      precondition(String(validating: text, as: UTF8.self) != nil && !text.contains(0))
    }
  }

  private static func readHeaders(_ header: String) {
    for link in LinkHeader.links(header, at: "https://example.org/news/") {
      precondition(WebLink(link.address) != nil && link.relations.allSatisfy { !$0.isEmpty })
    }
    let longest = 0...Transfer.longestTime
    precondition(Transfer.maxAge(header).map(longest.contains) ?? true)
    precondition(Transfer.seconds(header, now: 1_795_248_000).map(longest.contains) ?? true)
    if let address = MailAddress(header) {
      precondition(address.text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ",") })
    }
  }

  private static func writeMail(subject: String, text: String) {
    let mail = MailMessage(
      to: "reader@example.org", subject: subject, plain: text, html: subject,
      date: Date(timeIntervalSince1970: Double(text.utf8.count) * 1e9), list: subject, id: text)
    guard let written = try? mail.encoded(from: nil, secondsFromUTC: subject.utf8.count * 1_000 - 90_000) else {
      preconditionFailure("the recipient is an address")
    }
    MailReading(written).check(subject: subject, plain: text, html: subject)
    let link = MailLink(subject: subject, text: text).address
    precondition(link.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }
}
