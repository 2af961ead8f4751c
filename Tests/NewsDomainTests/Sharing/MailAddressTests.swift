import TestSupport
import Testing

@testable import NewsDomain

@Suite("Addresses of mail")
struct MailAddressTests {
  @Test(
    "one address is taken, without blanks around it",
    arguments: [
      "me@example.org", "first.last@example.org", "me+news@mail.example.org", "o'neil_1@example.org", "me@localhost",
      "a@1.example", "!#$%&'*+-/=?^_`{|}~@example.org", String(repeating: "a", count: 64) + "@example.org",
      "me@xn--bcher-kva.example",
    ])
  func one(text: String) {
    #expect(MailAddress(text)?.text == text)
    #expect(MailAddress(" \t\(text)\n")?.text == text)
  }

  @Test(
    "anything else is not an address",
    arguments: [
      "", "me", "@", "@example.org", "me@", "me@@example.org", "a@b@example.org", "-oQ@example.org", "--@example.org",
      ".me@example.org", "me.@example.org", "a..b@example.org", "me@.example.org", "me@example.org.", "me@a..b",
      "me@-a.example", "me@a-.example", "me@a_b.example", "me me@example.org", "me@exam ple.org", "a@b,c@d", "a@b c@d",
      "a@b;c@d", "a@b\nBcc: c@d", "a@b\r\nBcc: c@d", "a@b\u{0}", "a\u{7F}@b", "Me <me@example.org>",
      "<me@example.org>", "\"me\"@example.org", "me(you)@example.org", "me:you@example.org", "me\\@example.org",
      "é@example.org", "me@é.example", "me@[127.0.0.1]", "a\u{301}@example.org", "me@\u{301}example.org",
      String(repeating: "a", count: 65) + "@example.org", "me@" + String(repeating: "a", count: 64) + ".example",
      "me@" + String(repeating: "a.", count: 130) + "example",
    ])
  func none(text: String) {
    #expect(MailAddress(text) == nil)
  }

  @Test("no other text is one", arguments: NaughtyStrings.some)
  func naughty(text: String) {
    #expect(MailAddress(text) == nil)
  }
}
