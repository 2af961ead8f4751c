import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Texts downloaded for later")
struct DownloadTextsTests {
  /// Pages that arrive after a while of the fake clock, and how many of them were requested at once.
  private final class Pages: PageReader {
    struct Asked: Sendable {
      let address: String
      let at: Date
    }

    private struct Content {
      var asked: [Asked] = []
      var busy = 0
      var most = 0
    }

    private let content = Mutex(Content())
    private let clock: WallClock
    private let answer: @Sendable (String) async throws -> ArticleText

    init(clock: WallClock, _ answer: @escaping @Sendable (String) async throws -> ArticleText) {
      self.clock = clock
      self.answer = answer
    }

    var asked: [Asked] { content.withLock(\.asked) }
    var most: Int { content.withLock(\.most) }

    func text(at place: PagePlace) async throws -> ArticleText {
      guard case .address(let address, _) = place else { throw NewsError.network(.offline) }
      content.withLock { content in
        content.asked.append(Asked(address: address, at: clock.now))
        content.busy += 1
        content.most = max(content.most, content.busy)
      }
      defer { content.withLock { $0.busy -= 1 } }
      return try await answer(address)
    }
  }

  private let time = FakeClock(Date(timeIntervalSince1970: 1_795_248_000))
  private let archive = DatabaseArchive.inMemory()
  private let activity = Activity()

  private static func text(_ address: String, _ verdict: TextVerdict = .whole, at date: Date) -> ArticleText {
    let blocks: [TextBlock] = if case .none = verdict { [] } else { [.paragraph([TextSpan("Text of \(address)")])] }
    return ArticleText(verdict, blocks: blocks, url: address, fetchedAt: date)
  }

  private func pages() -> Pages {
    pages { [time] address in Self.text(address, at: time.clock.now) }
  }

  private func pages(_ answer: @escaping @Sendable (String) async throws -> ArticleText) -> Pages {
    Pages(clock: time.clock, answer)
  }

  private func download(
    _ links: [String?], from pages: Pages, settings: LiveSettings = LiveSettings()
  ) async throws -> Downloads {
    let items = links.enumerated().map { index, link in
      (number: index + 1, article: Article(title: "Title \(index + 1)", link: link, provider: .feeds))
    }
    return try await download(items, from: pages, settings: settings)
  }

  private func download(
    _ items: [(number: Int, article: Article)], from pages: Pages, settings: LiveSettings = LiveSettings()
  ) async throws -> Downloads {
    await archive.keep(items.map(\.article), at: time.clock.now)
    let read = ReadText(
      pages: pages, links: FakeLinks(), archive: archive, languages: FakeLanguages(), settings: settings,
      clock: time.clock)
    let download = DownloadTexts(
      read: read, archive: archive, settings: settings, activity: activity, clock: time.clock,
      sleep: { [time] in time.pass($0.seconds) })
    return try await download(items)
  }

  @Test("the texts are kept, and told in the order of the list")
  func order() async throws {
    let links = (1...12).map { "https://site-\($0).example/a" }
    let pages = pages()
    let downloads = try await download(links, from: pages)
    #expect(downloads.all.map(\.number) == Array(1...12))
    #expect(downloads.kept.count == 12)
    #expect(downloads.failure == nil && downloads.leftOut == 0)
    for download in downloads.all {
      #expect(try await archive.text(of: download.article)?.url == download.article.link)
    }
    #expect(pages.most <= 8)
    #expect(activity.state.progress == nil)
  }

  @Test("pages of one host are asked for at least a second apart, while others are not held up")
  func pauses() async throws {
    let one = (1...5).map { "https://www.one.example/\($0)" }
    let pages = pages()
    let start = time.clock.now
    _ = try await download(one + ["https://one.example/6", "https://two.example/1"], from: pages)
    let times = pages.asked.filter { $0.address.contains("one.example") }.map(\.at)
    #expect(times.count == 6)
    // A page may note its time a little later than its turn, so only the total is certain; DownloadTurnsTests compare
    // each two turns.
    #expect(time.clock.now.timeIntervalSince(start) >= 4.99)
    let other = try #require(pages.asked.first { $0.address.contains("two.example") }?.at)
    #expect(times.last.map { other < $0 } == true)
  }

  @Test("articles that lead through an aggregator count as pages of their source")
  func opaque() async throws {
    let items = (1...4).map { number in
      (
        number: number,
        article: Article(
          title: "Title \(number)", source: .init(name: "Source", link: "https://source-\(number).example"),
          link: "https://news.google.com/rss/articles/\(number)", provider: .feeds)
      )
    }
    let pages = pages()
    let start = time.clock.now
    _ = try await download(items, from: pages)
    #expect(pages.asked.count == 4)
    #expect(pages.asked.allSatisfy { $0.at == start })
  }

  @Test("a text of the last hour is not fetched again, an older one is")
  func fresh() async throws {
    let links = ["https://a.example/1", "https://b.example/2"]
    let ages: [TimeInterval] = [3599, 3600]
    for (link, age) in zip(links, ages) {
      try await archive.keep(
        Self.text(link, at: time.clock.now.addingTimeInterval(-age)),
        of: Article(title: "", link: link, provider: .feeds))
    }
    let pages = pages()
    let downloads = try await download(links, from: pages)
    #expect(pages.asked.map(\.address) == [links[1]])
    #expect(downloads.kept.map(\.number) == [1, 2])
  }

  @Test("200 texts at most are fetched; the next download goes on with the others")
  func most() async throws {
    let links = (1...230).map { "https://site-\($0).example/a" }
    let pages = pages()
    let first = try await download(links, from: pages)
    #expect(first.all.count == 200)
    #expect(first.leftOut == 30)
    let second = try await download(links, from: pages)
    #expect(second.leftOut == 0)
    #expect(second.kept.count == 230)
    #expect(pages.asked.count == 230)
  }

  @Test("parts, pages without a text and failures are told apart")
  func verdicts() async throws {
    let pages = pages { [time] address in
      if address.contains("part") { return Self.text(address, .beginning(.paywall), at: time.clock.now) }
      if address.contains("none") { return Self.text(address, .none(.login), at: time.clock.now) }
      throw NewsError.network(.serverError(host: "bad.example", status: 503))
    }
    let downloads = try await download(
      ["https://part.example", "https://none.example", "https://bad.example", nil], from: pages)
    #expect(downloads.kept.map(\.number) == [1])
    #expect(downloads.partial.map(\.number) == [1])
    #expect(downloads.empty.map(\.number) == [2])
    #expect(downloads.failed.map(\.number) == [3, 4])
    #expect(downloads.all.last?.error == .list(.noLink(item: 4)))
    #expect(downloads.failure == nil)
  }

  @Test("off the network nothing else is tried, and what is kept is told")
  func offline() async throws {
    let kept = "https://kept.example/1"
    try await archive.keep(Self.text(kept, at: time.clock.now), of: Article(title: "", link: kept, provider: .feeds))
    let pages = pages { _ in throw NewsError.network(.offline) }
    let links = [kept] + (1...30).map { "https://site-\($0).example/a" }
    let downloads = try await download(links, from: pages)
    #expect(downloads.failure == .network(.offline))
    #expect(downloads.all.map(\.number) == [1])
    #expect(pages.asked.count <= 8)
  }

  @Test("Ctrl-C ends it, and what has come is kept")
  func cancelled() async throws {
    let pages = pages { [time] address in
      if address.contains("slow") { await untilCancelled() }
      if Task.isCancelled { throw NewsError.cancelled }
      return Self.text(address, at: time.clock.now)
    }
    let task = Task { [self] in
      try await download(["https://quick.example", "https://slow.example", "https://slow.example/2"], from: pages)
    }
    let article = Article(title: "", link: "https://quick.example", provider: .feeds)
    #expect(try await eventually { try await archive.text(of: article) != nil && pages.asked.count > 1 })
    task.cancel()
    let downloads = try await task.value
    #expect(downloads.failure == .cancelled)
    #expect(downloads.kept.map(\.number) == [1])
    #expect(activity.state.progress == nil)
  }

  @Test("articles of the sample edition are not fetched, as they are never kept")
  func sample() async throws {
    let pages = pages()
    let article = Article(title: "Moon", link: "https://a.example/moon", provider: .sample)
    let downloads = try await download([(number: 3, article: article)], from: pages)
    #expect(downloads.failed.map(\.error) == [.archive(.notKept(item: 3, because: .sample))])
    #expect(pages.asked.isEmpty)
  }

  @Test("without an archive it is refused")
  func off() async throws {
    let settings = LiveSettings(.archived(.off))
    await #expect(throws: NewsError.archive(.off)) {
      try await download(["https://a.example"], from: pages(), settings: settings)
    }
  }

  @Test("an article that was named twice is fetched once")
  func twice() async throws {
    let pages = pages()
    let article = Article(title: "One", link: "https://a.example", provider: .feeds)
    let downloads = try await download([(number: 1, article: article), (number: 1, article: article)], from: pages)
    #expect(downloads.all.count == 1)
    #expect(pages.asked.count == 1)
  }
}
