import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The last list shown")
struct ResultListTests {
  private let articles = (1...3).map { Article.numbered($0) }

  private func list(total: Int?, isMore: Bool = false) -> ResultList {
    var page = NewsPage(articles: articles, total: total, provider: .feeds, stored: .archived)
    page.hits = ArchiveHits(isMore: isMore)
    return ResultList(
      .articles(articles), news: NewsListing(.archive(FindRequest(text: "libya")), page))
  }

  @Test("an item is one of as many as the header counts, loaded or not")
  func total() {
    #expect(list(total: 45).count(around: 2, isFolded: true) == 45)
    #expect(list(total: nil).count(around: 2, isFolded: true) == 3)
    #expect(list(total: 10_000, isMore: true).count(around: 2, isFolded: true) == nil)
  }

  @Test("a list of stories counts its stories, whatever was shown beside one of them")
  func stories() {
    let list = ResultList(.articles(articles), stories: StoryRows(others: [:], total: 188))
    #expect(list.count(around: 3, isFolded: true) == 188)
    let longer = list.with(articles + [.numbered(4), .numbered(5)])
    #expect(longer.ownCount == 3 && longer.items.count == 5)
    #expect(longer.count(around: 3, isFolded: true) == 188)
    #expect(longer.count(around: 4, isFolded: true) == nil)
  }

  @Test("where stories are folded, a row is one of the rows, and a folded article one of the headlines")
  func folded() {
    var page = NewsPage(articles: articles, total: 100, provider: .feeds)
    page.folded = [articles[2].id]
    let request = NewsQuery.headlines(HeadlineRequest(scope: .local(.france)))
    let list = ResultList(.articles(articles), news: NewsListing(request, page))
    #expect(list.count(around: 1, isFolded: true) == 2)
    #expect(list.count(around: 3, isFolded: true) == 100)
    #expect(list.count(around: 1, isFolded: false) == 100)
  }
}
