import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("more, page by page")
struct MoreCommandPageTests {
  /// A newsroom with these pages of headlines.
  private func newsroom(_ pages: [NewsPage]) -> FakeNewsroom {
    FakeNewsroom(
      news: FakeNews { request in
        request.paging.page <= pages.count ? pages[request.paging.page - 1] : .titled([], total: pages.first?.total)
      })
  }

  @Test("an article on both pages stays in its first place, and the numbers continue without a gap")
  func duplicates() async throws {
    let newsroom = newsroom([.titled(["a", "b", "c"], total: 50), .titled(["b", "d", "a", "e"], total: 50)])
    let transcript = try await newsroom.run(["top --limit 3 --flat", "more"], in: .fresh(format: .json))
    #expect(transcript.session.titles == ["a", "b", "c", "d", "e"])
    let articles = try transcript.objects().filter { $0.type == "article" }
    #expect(articles.compactMap(\.title) == ["a", "b", "c", "d", "e"])
    #expect(articles.compactMap(\.n) == Array(1...5))
    #expect(try transcript.statuses().compactMap(\.count) == [3, 2])
  }

  @Test("the same page at another address is the same article")
  func sameStory() async throws {
    var other = Article.titled("a")
    other.link = "http://www.EXAMPLE.com/a/?utm_source=x#top"
    let second = NewsPage(articles: [other, .titled("b")], total: 9, provider: .newsapi)
    let newsroom = newsroom([.titled(["a"], total: 9), second])
    let transcript = try await newsroom.run(["top --limit 1 --flat", "more"])
    #expect(transcript.session.titles == ["a", "b"])
  }

  @Test("articles without a link are never taken for one another")
  func withoutLinks() async throws {
    let page = NewsPage(articles: [Article(title: "x", provider: .newsapi)], total: 9, provider: .newsapi)
    let transcript = try await newsroom([page, page]).run(["top --limit 1 --flat", "more"])
    #expect(transcript.session.titles == ["x", "x"])
  }

  @Test("a page of known articles only adds nothing, and the page after it follows")
  func onlyDuplicates() async throws {
    let newsroom = newsroom([
      .titled(["a", "b"], total: 6), .titled(["a", "b"], total: 6), .titled(["c", "d"], total: 6),
    ])
    let transcript = try await newsroom.run(["top --limit 2 --flat", "more", "more", "open 4"])
    #expect(transcript.status == .success)
    #expect(newsroom.news.requests.map(\.paging.page) == [1, 2, 3])
    #expect(transcript.session.titles == ["a", "b", "c", "d"])
  }

  @Test("articles taken back are counted over all pages, and a page with only such is not the end")
  func whatSourcesTookBackIsCountedOverAllPages() async throws {
    let newsroom = newsroom([
      .titled(["a", "b"], total: 6, removed: 1), .titled([], total: 6, removed: 2),
      .titled(["c"], total: 6, removed: 1),
    ])
    let transcript = try await newsroom.run(["top --limit 2 --flat", "more", "more", "list"])
    #expect(transcript.status == .success)
    #expect(transcript.session.titles == ["a", "b", "c"])
    let list = try #require(transcript.output.split(separator: "United States \u{B7} headlines").last)
    #expect(list.contains("NewsAPI \u{B7} 3 of 6 headlines \u{B7} 4 removed\n"))
  }

  @Test("if a provider promised more than it sends, there is no more, and the list stays")
  func providersPromiseMoreThanComes() async throws {
    let newsroom = newsroom([.titled(["a", "b"], total: 40)])
    let transcript = try await newsroom.run(["top --limit 2 --flat", "more", "open 2"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.session.titles == ["a", "b"])
    #expect(transcript.session.position == 2)
  }

  @Test("a page of another provider, which replaces one that cannot be asked, is not appended")
  func otherProvider() async throws {
    var sample = NewsPage.titled(["history"], total: 40)
    sample.origin.provider = .sample
    let newsroom = newsroom([.titled(["a"], total: 40), sample])
    let transcript = try await newsroom.run(["top --limit 1 --flat", "more"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["offline"])
    #expect(transcript.session.titles == ["a"])
    var feeds = NewsPage.titled(["elsewhere"], total: 40)
    feeds.origin.provider = .feeds
    let other = try await self.newsroom([.titled(["a"], total: 40), feeds])
      .run(["top --limit 1 --flat", "more"], in: .fresh(format: .json))
    #expect(try other.codes() == ["noSuchItem"])
    #expect(other.session.titles == ["a"])
  }

  @Test(
    "the provider of the first page is asked for the next ones",
    arguments: [NewsService.newsapi, .googleNews, .sourceFeeds, .sample])
  func sameService(service: NewsService) async throws {
    let pages = [["a"], ["b"], ["c"]].map { titles in
      var page = NewsPage.titled(titles, total: 3)
      page.origin.provider = service.provider
      page.service = service
      return page
    }
    let newsroom = newsroom(pages)
    let transcript = try await newsroom.run(["top --limit 1 --flat", "more", "more"])
    #expect(transcript.session.titles == ["a", "b", "c"])
    #expect(newsroom.news.requests.map(\.service) == [nil, service, service])
    #expect(newsroom.news.requests.map(\.language) == [.english, .english, .english])
  }

  @Test("if a page fails, the list stays, and the page can be requested again")
  func pageThatFailsLeavesTheList() async throws {
    let news = FakeNews { request in
      guard request.paging.page == 1 else { throw NewsError.service(.resultsLimit(message: nil)) }
      return .titled(["a"], total: 40)
    }
    let newsroom = FakeNewsroom(news: news)
    let transcript = try await newsroom.run(["top --limit 1 --flat", "more", "more", "1"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["resultsLimit", "resultsLimit"])
    #expect(news.requests.map(\.paging.page) == [1, 2, 2])
    #expect(transcript.session.position == 1)
  }

  @Test("while an article is read, its list continues, and back leads to the article")
  func fromArticle() async throws {
    let newsroom = newsroom([.titled(["a", "b"], total: 40), .titled(["c"], total: 40)])
    let transcript = try await newsroom.run(["top --limit 2 --flat", "open 2", "more", "back"])
    #expect(transcript.session.position == 2)
    #expect(transcript.session.titles == ["a", "b"])
    let forward = try await newsroom.run(["top --limit 2 --flat", "open 2", "more", "open 3"])
    #expect(forward.session.titles == ["a", "b", "c"])
  }

  @Test("it shows only the new articles; back leads to the whole list")
  func itShowsWhatIsNew() async throws {
    let newsroom = newsroom([.titled(["a", "b"], total: 40), .titled(["c"], total: 40)])
    let transcript = try await newsroom.run(
      ["top --limit 2 --flat", "more", "open 3", "back"], in: .fresh(format: .json))
    #expect(try transcript.statuses().compactMap(\.count) == [2, 1, 1, 3])
    #expect(try transcript.objects().compactMap(\.title) == ["a", "b", "c", "c", "a", "b", "c"])
  }

  @Test("a further page is always requested fresh, at the prompt as well")
  func freshness() async throws {
    let newsroom = newsroom([.titled(["a"], total: 40), .titled(["b"], total: 40)])
    _ = try await newsroom.run(["top --limit 1 --flat", "more"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(newsroom.news.wishes == [.kept, .current])
  }
}
