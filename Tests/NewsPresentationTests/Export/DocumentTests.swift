import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents")
struct DocumentTests {
  private static let received = Date(timeIntervalSince1970: 1_795_240_000)

  private func document(_ list: ResultList, _ language: InterfaceLanguage = .english) throws -> Document {
    try #require(Document(list, madeAt: Document.moment, texts: texts(in: language)))
  }

  private static func told(_ date: Date, _ language: InterfaceLanguage) -> String {
    texts(in: language).dayAndTime(LocalTime(date))
  }

  private static let page = NewsPage(
    articles: [.numbered(1), .numbered(2)], total: 34, provider: .newsapi, receivedAt: received)
  private static let headlines = ResultList(
    .articles(page.articles),
    news: NewsListing(.headlines(HeadlineRequest(scope: .local(.france))), page))

  @Test("headlines name their subject, their provider, their number and their date")
  func headlines() throws {
    let english = try document(Self.headlines)
    #expect(english.title == "France \u{B7} headlines")
    #expect(english.about == ["NewsAPI", "2 of 34 articles", "as of \(Self.told(Self.received, .english))"])
    let french = try document(Self.headlines, .french)
    #expect(french.title == "France \u{B7} \u{E0} la une")
    #expect(
      french.about == ["NewsAPI", "2 articles sur 34", "\u{E9}tat du \(Self.told(Self.received, .french))"])
    #expect(french.entries.map(\.number) == [1, 2])
    #expect(french.entries.map(\.title) == ["Headline 1", "Headline 2"])
  }

  @Test("sources name their provider, and have their feeds if these are known")
  func mediaSayWhereTheyAreListed() throws {
    let list = ResultList(
      .sources([NewsSource(id: "a", name: "A", feed: "https://a.org/f"), NewsSource(id: "b", name: "B")]),
      sources: SourceListing(request: SourceRequest(), origin: Origin(.feeds, receivedAt: Self.received)))
    let document = try document(list)
    #expect(document.title == "Sources")
    #expect(document.about == ["feeds", "2 sources", "as of \(Self.told(Self.received, .english))"])
    #expect(document.entries.map(\.feed?.address) == ["https://a.org/f", nil])
  }

  @Test("a list of unknown origin only has its number of items")
  func listOfUnknownOriginSaysHowMuchItIs() throws {
    let articles = try document(ResultList(.articles([.numbered(1)])), .french)
    #expect(articles.title == "\u{C0} la une")
    #expect(articles.about == ["1 article"])
    #expect(try document(ResultList(.sources([]))).about == ["0 sources"])
  }

  @Test("the title of a search is harmless")
  func title() throws {
    let page = NewsPage(articles: [], total: 0, provider: .feeds)
    let listing = NewsListing(.search(SearchRequest(text: "\u{1B}[31mx\u{202E}")), page)
    let list = ResultList(.articles([]), news: listing)
    #expect(try document(list).title == "Search \u{B7} x")
  }

  @Test("other lists make no document")
  func listsOfAnythingElseMakeNoDigest() {
    let lists: [ResultList.Items] = [.countries([.france]), .languages([.french]), .categories([.sports])]
    for items in lists {
      #expect(Document(ResultList(items), madeAt: Document.moment, texts: texts(in: .english)) == nil)
    }
  }
}
