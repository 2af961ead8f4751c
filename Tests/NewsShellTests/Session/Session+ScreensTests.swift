import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Notices beside a list")
struct SessionScreensTests {
  private static let timeout = NewsError.network(.timeout(host: "api.example", seconds: 5))
  private static let busy = NewsError.network(.refused(host: "feeds.example", .tooManyRequests(retryAfter: nil)))
  private static let notAFeed = NewsError.network(.refused(host: "times.example", .webPage))

  private static func attempt(_ service: NewsService, _ error: NewsError) -> Attempt {
    Attempt(service, .failed(error))
  }

  private static func page(
    _ attempts: [Attempt], _ provider: Provider = .feeds, titles: [String] = ["a"], stored: StoredReason? = nil
  ) -> NewsPage {
    var page = NewsPage.titled(titles, stored: stored)
    page.origin.provider = provider
    page.attempts = attempts
    return page
  }

  /// Attempts of providers, and which of their errors are reported.
  static let attempts: [([Attempt], [NewsError])] = [
    ([], []), ([Attempt(.newsapi, .nothing), Attempt(.googleNews, .nothing)], []),
    ([attempt(.newsapi, .key(.missing))], []), ([attempt(.newsapi, .network(.offline))], []),
    ([attempt(.googleNews, .name(.unknownSource("x", nearest: nil)))], []),
    ([attempt(.newsapi, timeout)], [timeout]),
    ([attempt(.newsapi, .key(.invalid(message: nil)))], [.key(.invalid(message: nil))]),
    ([attempt(.newsapi, .service(.quotaExhausted(message: nil)))], [.service(.quotaExhausted(message: nil))]),
    ([Attempt(.newsapi, .nothing), attempt(.googleNews, busy)], [busy]),
    ([attempt(.newsapi, timeout), attempt(.googleNews, busy)], [timeout, busy]),
    // Both are feeds: one notice about them is enough.
    ([attempt(.googleNews, busy), attempt(.sourceFeeds, notAFeed)], [busy]),
    ([attempt(.newsapi, timeout), attempt(.googleNews, busy), attempt(.sourceFeeds, notAFeed)], [timeout, busy]),
    // An error that is not reported keeps no other from being reported.
    ([attempt(.googleNews, .network(.offline)), attempt(.sourceFeeds, notAFeed)], [notAFeed]),
  ]

  @Test("failed attempts are reported, one for each provider", arguments: SessionScreensTests.attempts)
  func ofThoseAskedBeforeTheFailuresAreToldOneOfAProvider(attempts: [Attempt], errors: [NewsError]) {
    let notices = Self.page(attempts, .sample).notices
    // The use of the sample edition is reported whatever the reason.
    let last = attempts.reversed().lazy.compactMap { attempt -> NewsError? in
      if case .failed(let error) = attempt.outcome { error } else { nil }
    }.first
    let told = errors.isEmpty ? [last].compactMap(\.self) : errors
    let expected: [Notice] = told.isEmpty ? [] : [.instead(of: told, by: .sample)]
    #expect(notices == expected)
  }

  static let substitutes: [([Attempt], Provider, Notice.Substitute)] = [
    ([attempt(.newsapi, timeout)], .feeds, .feeds),
    ([attempt(.newsapi, timeout), attempt(.googleNews, busy)], .feeds, .sourceFeeds),
    ([attempt(.newsapi, timeout), Attempt(.googleNews, .nothing)], .feeds, .sourceFeeds),
    ([attempt(.googleNews, busy)], .feeds, .sourceFeeds),
    ([attempt(.newsapi, timeout), attempt(.googleNews, busy), attempt(.sourceFeeds, notAFeed)], .sample, .sample),
  ]

  @Test("the provider that serves instead is named", arguments: SessionScreensTests.substitutes)
  func instead(attempts: [Attempt], provider: Provider, substitute: Notice.Substitute) {
    let notices = Self.page(attempts, provider).notices
    #expect(notices.count == 1)
    guard case .instead(_, substitute)? = notices.first else {
      Issue.record("not told who: \(notices)")
      return
    }
  }

  @Test("if nothing has arrived no provider serves instead", arguments: [Provider.newsapi, .feeds, .sample])
  func whereNothingHasComeNobodyServesInstead(provider: Provider) {
    let notices = Self.page([Self.attempt(.googleNews, Self.busy)], provider, titles: []).notices
    #expect(notices == [.nothingFound, .instead(of: [Self.busy], by: .nobody)])
  }

  @Test("for an older list the reason is reported once, and other failures are not")
  func older() {
    let attempts = [Self.attempt(.newsapi, Self.timeout)]
    let notices = Self.page(attempts, stored: .failure(Self.busy)).notices
    #expect(notices == [.older(because: Self.busy, receivedAt: nil)])
    // Without articles no list is shown.
    let empty = Self.page(attempts, titles: [], stored: .failure(Self.busy)).notices
    #expect(empty == [.notRefreshed(because: Self.busy), .nothingFound])
    var found = Self.page(attempts, stored: .failure(Self.busy))
    found.hits = ArchiveHits()
    #expect(found.notices == [.onlyArchived(because: Self.busy)])
    // A stored list shown for another reason does not hide the notice.
    #expect(Self.page(attempts, stored: .recent).notices == [.instead(of: [Self.timeout], by: .feeds)])
  }

  @Test("for a country without an edition a notice says that it was searched for")
  func searched() {
    var page = Self.page([])
    page.remark = .searched(.japan)
    #expect(page.notices == [.searched(.japan)])
  }

  @Test("sources that stand in for a catalogue that failed are marked as such")
  func mediaThatStandInForACatalogueThatFailedSaySo() {
    var list = SourceList(sources: NewsSource.samples, provider: .feeds)
    list.attempts = [Self.attempt(.newsapi, Self.timeout)]
    #expect(list.notices == [.instead(of: [Self.timeout], by: .catalogue)])
    list.attempts = [Self.attempt(.newsapi, .key(.missing))]
    #expect(list.notices.isEmpty)
    list.stored = .failure(Self.timeout)
    #expect(list.notices == [.older(because: Self.timeout, receivedAt: nil)])
  }

  static let sentences: [(InterfaceLanguage, String)] = [
    (.english, "Showing feeds instead: api.example did not respond within 5 s.\n"),
    (
      .french,
      "Les flux prennent le relais\u{202F}: pas de r\u{E9}ponse d’api.example en 5\u{202F}s.\n"
    ),
  ]

  @Test("the notice is beside the list, once, in the reader's language", arguments: SessionScreensTests.sentences)
  func said(language: InterfaceLanguage, sentence: String) async throws {
    let news = FakeNews { _ in Self.page([Self.attempt(.newsapi, Self.timeout)]) }
    for format in OutputFormat.allCases {
      let session = Session.fresh(language: language, format: format)
      let transcript = try await FakeNewsroom(news: news).run(["top; list; open 1"], in: session)
      #expect(transcript.status == .success)
      #expect(transcript.errors == sentence)
    }
  }

  @Test("notices about all countries of world are shown once")
  func world() async throws {
    let news = FakeNews { request in
      guard case .local(let country) = request.scope else { return .titled([]) }
      return Self.page([Self.attempt(.newsapi, Self.timeout)], titles: [country.code])
    }
    let transcript = try await FakeNewsroom(news: news).run(["world"], in: .fresh(format: .json))
    #expect(transcript.session.titles.count == 55)
    #expect(transcript.errors == Self.sentences.first?.1)
  }

  @Test("the same holds for sources")
  func saidOfSources() async throws {
    let sources = FakeSources(after: [Self.attempt(.newsapi, Self.timeout)])
    let transcript = try await FakeNewsroom(sources: sources).run(["sources"])
    #expect(transcript.errors == "Showing the built-in list of sources: api.example did not respond within 5 s.\n")
    #expect(transcript.session.sourceIDs.count == NewsSource.samples.count)
  }
}
