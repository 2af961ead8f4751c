import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents as messages")
struct DocumentMailTests {
  @Test("a message has the title as its subject, and the list as text and as a page")
  func message() throws {
    let document = Document([.numbered(1)], title: "Lundi 23 novembre \u{B7} 14 articles", in: .french)
    let message = DocumentMail.message(document, to: "me@example.org", list: "brief.supernews.localhost", id: "a")
    #expect(message.to == "me@example.org")
    #expect(message.subject == document.title)
    #expect(message.plain == DocumentMailText.text(of: document))
    #expect(message.html == DocumentMailPage.text(of: document))
    #expect(message.date == Document.moment)
    #expect(message.list == "brief.supernews.localhost")
    #expect(message.id == "a")
    #expect(try message.encoded(from: nil, secondsFromUTC: 0).contains("\n1. Headline 1\n   Example News"))
  }
}
