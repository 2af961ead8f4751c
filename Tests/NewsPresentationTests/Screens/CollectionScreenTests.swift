import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The log of a round of collecting")
struct CollectionScreenTests {
  private static let address = "https://www.news.example/rss.xml"

  private func screen(_ name: String, _ error: NewsError) -> CollectionScreen {
    var round = CollectionRound()
    (round.asked, round.failed) = (1, 1)
    round.failures = [FeedFailure(id: "x", name: name, address: Self.address, error)]
    return CollectionScreen(round)
  }

  @Test("a feed that failed is named by its address, once", arguments: InterfaceLanguage.all)
  func addresses(language: InterfaceLanguage) {
    let words = texts(in: language)
    func line(_ name: String, _ error: NewsError) -> String {
      screen(name, error).lines(language: language, columns: 400).last ?? ""
    }
    let down = NewsError.network(.serverError(host: "www.news.example", status: 503))
    let sentence = words.explain(down).message.replacing("www.news.example", with: Self.address)
    // A feed without a name has that of its host.
    #expect(line("news.example", down) == sentence)
    #expect(line("The News", down) == words.labelled("The News", sentence))
    // It was moved to another host, or none is to blame.
    let moved = NewsError.network(.serverError(host: "other.example", status: 503))
    for error in [moved, .cancelled] {
      #expect(line("news.example", error) == words.labelled(Self.address, words.explain(error).message))
    }
  }

  @Test("programs get the code and the address")
  func records() {
    let down = NewsError.network(.serverError(host: "www.news.example", status: 503))
    #expect(screen("The News", down).objects[0].contains(#""failures":["serverError: \#(Self.address)"]"#))
  }
}
