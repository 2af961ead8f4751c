import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Digests as letters")
struct DigestMailTests {
  @Test("a letter has the title as its subject, and the list as text and as a page")
  func letter() throws {
    let digest = Digest([.numbered(1)], title: "Lundi 23 novembre \u{B7} 14 articles", in: .french)
    let letter = DigestMail.letter(digest, to: "me@example.org", list: "brief.supernews.localhost", id: "a")
    #expect(letter.to == "me@example.org")
    #expect(letter.subject == digest.title)
    #expect(letter.plain == DigestMailText.text(of: digest))
    #expect(letter.html == DigestMailPage.text(of: digest))
    #expect(letter.date == Digest.moment)
    #expect(letter.list == "brief.supernews.localhost")
    #expect(letter.id == "a")
    #expect(try letter.encoded(from: nil, secondsFromUTC: 0).contains("\n1. Headline 1\n   Example News"))
  }
}
