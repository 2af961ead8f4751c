import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Notices told once in a session")
struct UntoldNoticesTests {
  private static func unreachable(_ host: String) -> NewsError { .network(.unreachable(host: host, detail: "refused")) }
  private static let timeout = NewsError.network(.timeout(host: "a.example", seconds: 5))

  @Test("that a host cannot be reached is reported the first time, for each host")
  func thatAHostCannotBeReachedIsToldTheFirstTime() {
    var session = Session.fresh()
    let older = [Notice.older(because: Self.unreachable("a.example"), receivedAt: nil)]
    #expect(session.notSaidYet(older) == older)
    #expect(session.notSaidYet(older) == [])
    let both = Notice.instead(of: [Self.unreachable("a.example"), Self.unreachable("b.example")], by: .feeds)
    #expect(session.notSaidYet([both]) == [.instead(of: [Self.unreachable("b.example")], by: .feeds)])
    #expect(session.notSaidYet([both]) == [])
  }

  @Test("that the sample edition stands in is reported each time, and so are other reasons")
  func always() {
    var session = Session.fresh()
    let history = [Notice.instead(of: [Self.unreachable("a.example")], by: .sample)]
    #expect(session.notSaidYet(history) == history)
    #expect(session.notSaidYet(history) == [.history])
    let others = [
      Notice.nothingFound, .older(because: Self.timeout, receivedAt: nil), .instead(of: [Self.timeout], by: .feeds),
    ]
    #expect(session.notSaidYet(others) == others)
    #expect(session.notSaidYet(others) == others)
  }

  @Test("the same holds for lists of news, further pages and sources, and why still reports it")
  func commands() async throws {
    let attempts = [Attempt(.newsapi, .failed(Self.unreachable("a.example")))]
    let news = FakeNews { request in
      let articles = ((request.paging.page - 1) * 2..<request.paging.page * 2).map { Article.numbered($0 + 1) }
      return NewsPage(articles: articles, total: 40, provider: .feeds).after(attempts)
    }
    let newsroom = FakeNewsroom(news: news, sources: FakeSources(after: attempts))
    let lines = ["top --limit 2", "search moon --limit 2 --flat", "more", "sources", "back"]
    let transcript = try await newsroom.run(lines)
    #expect(transcript.errors == "Showing feeds instead: cannot reach a.example (refused).\n")
    #expect(transcript.status == .success)
  }
}
