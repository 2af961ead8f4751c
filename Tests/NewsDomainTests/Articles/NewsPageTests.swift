import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Pages of news")
struct NewsPageTests {
  private let morning = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("a tidied page keeps its other fields")
  func tidied() {
    var page = NewsPage.titled("A", "B", receivedAt: morning, stored: .offline, removed: 4)
    page.remark = .servesOnlyUnitedStates(asked: .france)
    page.failures.countries = [CountryFailure(.france, .network(.offline))]
    page.attempts = [Attempt(.newsapi, .nothing)]
    #expect(page.tidied() == page)
  }

  @Test("the source is removed from titles before duplicates are looked for")
  func tidiedArticles() {
    var page = NewsPage.titled("A - Le Monde", "B")
    page.articles[0].source.name = "Le Monde"
    page.articles.append(page.articles[1])
    #expect(page.tidied().articles.map(\.title) == ["A", "B"])
  }

  @Test("a part of a list counts the articles of the rows before it, with those folded into them and the hidden ones")
  func before() {
    var page = NewsPage.titled("A", "B", "C", "A2")
    let (first, folded) = (page.articles[0], page.articles[3])
    page.stories[first.id] = ListedStory(id: StoryID(first.id), others: [folded])
    page.folded = [folded.id]
    page.hidden = [HiddenArticle(article: Article(title: "D", provider: .newsapi), index: 4, mute: 1)]
    let second = page.part(Paging(page: 2, limit: 1), isFolded: true, isFiltered: false)
    #expect(second.articles.map(\.title) == ["B"])
    #expect(second.before == 3)
    #expect(page.part(Paging(page: 2, limit: 1), isFolded: false, isFiltered: false).before == 2)
    #expect(page.part(Paging(limit: 1), isFolded: true, isFiltered: false).before == 0)
    #expect(page.part(Paging(page: 9, limit: 1), isFolded: true, isFiltered: false).before == 5)
  }

  @Test("the numbers of a list are the same on each of its pages", arguments: [1, 2, 3, 100])
  func wholeList(limit: Int) {
    var page = NewsPage.titled("A", "B", "C")
    page.hidden = [HiddenArticle(article: .titled("D"), index: 3, mute: 1)]
    for number in 1...2 {
      let part = page.part(Paging(page: number, limit: limit), isFolded: false, isFiltered: true)
      #expect((part.total, part.hiddenCount) == (4, 1))
    }
  }

  @Test("a filtered part counts headlines, also those that are folded")
  func filtered() {
    var page = NewsPage.titled("A", "B", "A2")
    page.stories[page.articles[0].id] = ListedStory(id: StoryID(page.articles[0].id), others: [page.articles[2]])
    page.folded = [page.articles[2].id]
    #expect(page.part(Paging(limit: 1), isFolded: true, isFiltered: true).total == 3)
  }

  @Test("the origin holds provider and age of the page")
  func origin() {
    let page = NewsPage.titled("A", receivedAt: morning, stored: .recent)
    #expect(page.origin == Origin(.newsapi, receivedAt: morning, stored: .recent))
    let list = SourceList(sources: [], provider: .sample)
    #expect(list.origin == Origin(.sample))
  }
}
