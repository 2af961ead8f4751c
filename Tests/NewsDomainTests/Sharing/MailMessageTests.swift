import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Letters of mail")
struct MailMessageTests {
  private func message(
    to: String = "you@example.org", subject: String = "Monday", plain: String = "Été", html: String = "<p>Été</p>",
    list: String = "brief.supernews.localhost", id: String = "2026-11-23.1"
  ) -> MailMessage {
    MailMessage(
      to: to, subject: subject, plain: plain, html: html, date: Date(timeIntervalSince1970: 1_795_417_200), list: list,
      id: id)
  }

  private func head(_ message: MailMessage) throws -> [String] {
    let text = try message.encoded(from: nil, secondsFromUTC: 0)
    let end = try #require(text.firstRange(of: "\n\n")?.lowerBound)
    return text[..<end].split(separator: "\n").map(String.init)
  }

  @Test("a message has a head, a plain part and a page")
  func whole() throws {
    let expected = """
      From: me@example.org
      To: you@example.org
      Subject: Monday
      Date: Mon, 23 Nov 2026 08:00:00 +0100
      Message-ID: <2026-11-23.1@brief.supernews.localhost>
      List-Id: <brief.supernews.localhost>
      Auto-Submitted: auto-generated
      Precedence: list
      MIME-Version: 1.0
      Content-Type: multipart/alternative; boundary="=_supernews"

      --=_supernews
      Content-Type: text/plain; charset=utf-8
      Content-Transfer-Encoding: quoted-printable

      =C3=89t=C3=A9
      --=_supernews
      Content-Type: text/html; charset=utf-8
      Content-Transfer-Encoding: quoted-printable

      <p>=C3=89t=C3=A9</p>
      --=_supernews--

      """
    let sender = try #require(MailAddress("me@example.org"))
    #expect(try message().encoded(from: sender, secondsFromUTC: 3600) == expected)
  }

  @Test("the sender is left out if the mail system fills it in")
  func sender() throws {
    #expect(try head(message()).first == "To: you@example.org")
  }

  @Test(
    "a message to what is not one address is refused", arguments: ["", "me", "a@b.c, d@e.f", "a@b\nBcc: c@d", "-a@b"])
  func recipient(text: String) {
    #expect(throws: NewsError.sharing(.notAnAddress(text))) {
      try message(to: text).encoded(from: nil, secondsFromUTC: 0)
    }
  }

  @Test("no text adds a field or a part", arguments: HostileTexts.all + ["a\r\n\r\n--=_supernews--", "--=_supernews"])
  func injection(text: String) throws {
    let message = message(subject: text, plain: text, html: text, list: text, id: text)
    let names = try head(message).filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    let known: Set<Substring> = [
      "To", "Subject", "Date", "Message-ID", "List-Id", "Auto-Submitted", "Precedence", "MIME-Version", "Content-Type",
    ]
    #expect(Set(names).count == names.count)
    #expect(known.isSuperset(of: names))
    let written = try message.encoded(from: nil, secondsFromUTC: 0)
    #expect(written.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 })
    let marks = written.split(separator: "\n").filter { $0.hasPrefix("--=_supernews") }
    #expect(marks == ["--=_supernews", "--=_supernews", "--=_supernews--"])
  }

  @Test(
    "identifiers keep letters, digits and single points",
    arguments: [
      ("a.b", "a.b"), ("a b<c>@d", "a-b-c--d"), ("..a..b..", "a.b"), ("été", "--t--"), ("a\r\nb", "a--b"),
    ])
  func identifiers(text: String, expected: String) throws {
    let lines = try head(message(list: text, id: text))
    #expect(lines.contains("Message-ID: <\(expected)@\(expected)>"))
    #expect(lines.contains("List-Id: <\(expected)>"))
  }

  @Test("a message without an identifier gets one from the mail system", arguments: [("", "a"), ("a", ""), (".", ".")])
  func noIdentifier(id: String, list: String) throws {
    #expect(try !head(message(list: list, id: id)).contains { $0.hasPrefix("Message-ID:") })
  }

  static let dates: [(Double, Int, String)] = [
    (1_795_417_200, 0, "Mon, 23 Nov 2026 07:00:00 +0000"), (1_795_417_200, 3600, "Mon, 23 Nov 2026 08:00:00 +0100"),
    (1_795_417_200.9, -12_600, "Mon, 23 Nov 2026 03:30:00 -0330"),
    (1_795_417_200, 20_700, "Mon, 23 Nov 2026 12:45:00 +0545"),
    (1_795_417_200, -28_800, "Sun, 22 Nov 2026 23:00:00 -0800"), (1_709_164_800, 0, "Thu, 29 Feb 2024 00:00:00 +0000"),
    (0, 0, "Fri, 02 Jan 1970 00:00:00 +0000"), (-1e20, -43_200, "Thu, 01 Jan 1970 12:00:00 -1200"),
    (1_795_417_200, 561, "Mon, 23 Nov 2026 07:09:00 +0009"),
  ]

  @Test("the date is local time in English", arguments: MailMessageTests.dates)
  func date(seconds: Double, offset: Int, expected: String) {
    #expect(Date(timeIntervalSince1970: seconds).mailDate(secondsFromUTC: offset) == expected)
  }

  @Test("a date has a year of four digits, however far ahead it is")
  func farDate() {
    let words = Date(timeIntervalSince1970: 1e20).mailDate(secondsFromUTC: 50_400).split(separator: " ")
    #expect(words.count == 6)
    #expect(words[3].count == 4)
  }
}
