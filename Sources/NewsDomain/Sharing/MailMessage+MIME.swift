import FoundationEssentials

extension MailMessage {
  /// The line between the parts. It never occurs inside a part, because there `=` is followed by two digits or a line
  /// end.
  private static let boundary = "=_supernews"

  /// The message as mail programs transmit it: RFC 5322 with two MIME parts (RFC 2045, 2046), in lines that end with a
  /// line feed.
  ///
  /// There is no `List-Unsubscribe`: no address takes such requests, and RFC 2369 does not require one.
  ///
  /// - Parameters:
  ///   - sender: the sender; `nil` to let the mail system fill it in.
  ///   - offset: how far local time is ahead of UTC, in seconds.
  /// - Throws: ``SharingError/notAnAddress(_:)``.
  package func encoded(from sender: MailAddress?, secondsFromUTC offset: Int) throws -> String {
    guard let recipient = MailAddress(to) else { throw NewsError.sharing(.notAnAddress(to)) }
    let host = Self.name(list)
    let id = Self.name(id)
    var lines = sender.map { ["From: \($0.text)"] } ?? []
    lines += [
      "To: \(recipient.text)", MailHeader.line("Subject", subject), "Date: \(date.mailDate(secondsFromUTC: offset))",
    ]
    if !id.isEmpty, !host.isEmpty { lines.append("Message-ID: <\(id)@\(host)>") }
    if !host.isEmpty { lines.append("List-Id: <\(host)>") }
    lines += [
      // Programs that answer mail automatically ignore such messages (RFC 3834).
      "Auto-Submitted: auto-generated", "Precedence: list", "MIME-Version: 1.0",
      "Content-Type: multipart/alternative; boundary=\"\(Self.boundary)\"", "",
    ]
    for (type, text) in [("plain", plain), ("html", html)] {
      lines += [
        "--\(Self.boundary)", "Content-Type: text/\(type); charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable",
        "", QuotedPrintable.text(text),
      ]
    }
    lines.append("--\(Self.boundary)--")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text with only the characters allowed in a message identifier: others become hyphens.
  private static func name(_ text: String) -> String {
    let bytes = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        byte
      default: UInt8(ascii: "-")
      }
    }
    // Dots separate words, so there are none at the ends and no two in a row.
    return bytes.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: ".")
  }
}

extension Date {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The time in the format of mail (RFC 5322, 3.3): `Mon, 23 Nov 2026 07:00:00 +0100`.
  ///
  /// - Parameter offset: how far local time is ahead of UTC, in seconds.
  func mailDate(secondsFromUTC offset: Int) -> String {
    // From 1970 to 9998, so that the year has four digits in every zone.
    let seconds = Int(min(max(timeIntervalSince1970, 86_400), 253_370_764_800).rounded(.down))
    let minutes = min(max(offset, -86_340), 86_340) / 60
    let local = seconds + minutes * 60
    let words = Date(timeIntervalSince1970: Double(local)).iso8601.split { "-T:Z".contains($0) }
    guard words.count == 6, let month = Int(words[1]), Self.months.indices.contains(month - 1) else { return iso8601 }
    let day = "\(Self.weekdays[local / 86_400 % 7]), \(words[2]) \(Self.months[month - 1]) \(words[0])"
    let zone = Self.twoDigits(abs(minutes) / 60) + Self.twoDigits(abs(minutes) % 60)
    return "\(day) \(words[3]):\(words[4]):\(words[5]) " + (minutes < 0 ? "-" : "+") + zone
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
