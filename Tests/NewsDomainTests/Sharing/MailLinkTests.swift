import Testing

@testable import NewsDomain

@Suite("mailto links")
struct MailLinkTests {
  static let texts: [(String, String)] = [
    ("", ""), ("AZaz09-._~", "AZaz09-._~"), ("a b", "a%20b"), ("a+b", "a%2Bb"), ("100 %", "100%20%25"),
    ("a&b=c?d#e", "a%26b%3Dc%3Fd%23e"), ("a\nb", "a%0D%0Ab"), ("\n\n", "%0D%0A%0D%0A"), ("a\r\nb", "a%0D%0Ab"),
    ("\u{E9}", "%C3%A9"), ("\u{1F44D}\u{1F3FD}", "%F0%9F%91%8D%F0%9F%8F%BD"), ("e\u{301}", "e%CC%81"),
    ("a\u{0}\u{1B}\u{7F}", "a%00%1B%7F"), ("\"'`$(x);|<>\\", "%22%27%60%24%28x%29%3B%7C%3C%3E%5C"),
    ("@,:/!*", "%40%2C%3A%2F%21%2A"),
  ]

  @Test("an encoded text has no marks of an address, and line ends as in mail", arguments: MailLinkTests.texts)
  func encodedTextHasNoMarksOfAnAddress(text: String, expected: String) {
    #expect(MailLink(subject: "", text: text).address == "mailto:?subject=&body=" + expected)
  }

  @Test("a subject cannot add a recipient or another field")
  func subject() {
    let link = MailLink(subject: "a&bcc=x@example.com?to=y", text: "b")
    #expect(link.address == "mailto:?subject=a%26bcc%3Dx%40example.com%3Fto%3Dy&body=b")
  }

  @Test("the address is ASCII without blanks, whatever the text", arguments: MailLinkTests.texts.map(\.0))
  func addressIsASCIIWithoutBlanks(text: String) {
    let address = MailLink(subject: text, text: text).address
    #expect(address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    #expect(address.split(separator: "&").count == 2)
  }
}
