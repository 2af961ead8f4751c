import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("web with many pages")
struct WebCommandManyTests {
  @Test("a script opens more than ten pages only if it says so", arguments: ["web 1-11", "site 1-11", "web all"])
  func script(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 11", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(transcript.output.contains("this would open 11 pages"))
    #expect(newsroom.opener.addresses.isEmpty)
    let option = line.hasPrefix("site") ? " --oui" : " --yes"
    #expect(try await newsroom.run(["top --limit 11", line + option]).status == .success)
    #expect(newsroom.opener.addresses.count == 11)
  }

  @Test("ten need no question", arguments: [true, false])
  func ten(isInteractive: Bool) async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(
      ["top --limit 12", "web 1-10"], in: .fresh(isInteractive: isInteractive), isInteractive: isInteractive)
    #expect(newsroom.opener.addresses.count == 10)
    #expect(newsroom.answers.prompts.isEmpty)
  }

  @Test("a person is asked, with their number", arguments: [("y", 11), ("n", 0), ("", 0)])
  func asked(answer: String, count: Int) async throws {
    let newsroom = FakeNewsroom(answers: FakeAnswers(answer))
    _ = try await newsroom.run(["top --limit 12", "web 1-11"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(newsroom.answers.prompts == [texts(in: .english).openQuestion(11)])
    #expect(newsroom.opener.addresses.count == count)
  }

  @Test("one article without a page does not hold back the others")
  func without() async throws {
    var bare = Article.numbered(2)
    bare.link = nil
    let newsroom = FakeNewsroom(news: .giving([.numbered(1), bare, .numbered(3)]))
    let transcript = try await newsroom.run(["top", "web 1-3"], in: .fresh(format: .json))
    #expect(newsroom.opener.addresses == ["https://example.com/1", "https://example.com/3"])
    #expect(try transcript.codes() == ["noSuchItem"])
  }
}
