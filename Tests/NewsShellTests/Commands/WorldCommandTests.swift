import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("world")
struct WorldCommandTests {
  private static let timeout = NewsError.network(.timeout(host: "news.example", seconds: 5))

  /// Three headlines for each country; some countries have none, some fail.
  private func newsroom(failing: [String] = [], silent: [String] = []) -> FakeNewsroom {
    FakeNewsroom(
      news: FakeNews { request in
        let country: Country
        switch request.scope {
        case .local(let asked), .category(_, let asked): country = asked
        case .source, .topic: throw NewsError.service(.parameterInvalid(message: nil))
        }
        if failing.contains(country.code) { throw Self.timeout }
        if silent.contains(country.code) { return .titled([]) }
        return .titled((1...3).map { "\(country.code) \($0)" }, total: 34)
      })
  }

  /// The codes of all countries, sorted by name.
  private func codes(in language: InterfaceLanguage) -> [String] {
    Country.main.sorted { FoldedName($0.name(in: language)).text < FoldedName($1.name(in: language)).text }.map(\.code)
  }

  @Test("it shows the first headline of each of the 55 countries, in the order of their names")
  func itIsTheFirstHeadlineOfEachOfThe55Countries() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["world"], in: .fresh(format: .json))
    #expect(newsroom.news.requests.count == 55)
    #expect(Set(newsroom.news.requests.map(\.paging.page)) == [1])
    #expect(transcript.session.titles == codes(in: .english).map { "\($0) 1" })
    let articles = try transcript.objects().filter { $0.type == "article" }
    #expect(articles.compactMap(\.n) == Array(1...55))
    let status = try #require(try transcript.statuses().first)
    #expect(status.command == "world")
    #expect(status.count == 55)
    #expect(status.total == nil)
    #expect(status.failed == nil)
    #expect(transcript.errors.isEmpty)
  }

  @Test("in French they are in the order of their French names")
  func inFrenchTheyStandInTheOrderOfTheirFrenchNames() async throws {
    let transcript = try await newsroom().run(["monde sport"], in: .fresh(language: .french))
    #expect(transcript.session.titles == codes(in: .french).map { "\($0) 1" })
    #expect(transcript.output.hasPrefix("Monde \u{B7} sport"))
    #expect(transcript.output.contains("\u{C9}mirats arabes unis\u{202F}: ae 1"))
  }

  @Test("a category and a number of headlines for each country can be given")
  func options() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["world sports --limit 2"])
    #expect(transcript.session.titles.count == 110)
    #expect(Array(transcript.session.titles.prefix(2)) == ["dz 1", "dz 2"])
    let areSports = newsroom.news.requests.allSatisfy { request in
      if case .category(.sports, _) = request.scope { true } else { false }
    }
    #expect(areSports)
    #expect(transcript.output.hasPrefix("World \u{B7} sports"))
    #expect(transcript.output.contains("Algeria: dz 1\n     Example News \u{B7} No date"))
  }

  @Test("countries with several languages are asked in the reader's")
  func language() async throws {
    let newsroom = newsroom()
    _ = try await newsroom.run(["language arabic", "world health"])
    let languages = newsroom.news.requests.map { $0.language?.code ?? "" }
    #expect(languages == Array(repeating: "ar", count: 55))
  }

  @Test("its numbers open, and there is no further page")
  func itsNumbersOpenAndThereIsNoFurtherPage() async throws {
    let transcript = try await newsroom().run(["world", "more", "open 3"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.session.position == 3)
    #expect(try transcript.objects().filter { $0.n == 3 }.compactMap(\.title) == ["au 1", "au 1"])
  }

  @Test("in JSON a failed country is a line, and is counted")
  func failedInJSON() async throws {
    let transcript = try await newsroom(failing: ["jp"]).run(["world"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "article" }.count == 54)
    let failures = objects.filter { $0.type == "failure" }
    #expect(failures.compactMap(\.country) == ["jp"])
    #expect(failures.first?.error?.code == "timeout")
    let line = #"{"type":"failure","country":"jp","error":{"code":"timeout"}}"# + "\n"
    #expect(transcript.output.contains("}\n" + line + "{"))
    let status = try #require(objects.last)
    #expect(status.ok == true)
    #expect(status.count == 54)
    #expect(status.failed == 1)
  }

  @Test("rows are articles only; failures are reported apart from them")
  func failedInRows() async throws {
    let transcript = try await newsroom(failing: ["jp"]).run(["world"], in: .fresh(format: .tsv))
    let rows = transcript.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 55)
    #expect(rows.last?.isEmpty == true)
    let areArticles = rows.dropLast().allSatisfy {
      $0.split(separator: "\t", omittingEmptySubsequences: false).count == 7
    }
    #expect(areArticles)
    #expect(transcript.errors == texts(in: .english).notice(.failed([CountryFailure(.japan, Self.timeout)])) + "\n")
  }

  @Test("countries that have no headlines are distinguished from those that fail")
  func countriesThatAnswerWithNothingAreToldApartFromThoseThatFail() async throws {
    let transcript = try await newsroom(failing: ["de"], silent: ["jp", "fr"])
      .run(["world"], in: .fresh(format: .tsv))
    #expect(transcript.session.titles.count == 52)
    let notices = transcript.errors.split(separator: "\n").map { String($0) }
    let germany = try #require(Country(code: "de"))
    let words = texts(in: .english)
    #expect(
      notices == [
        words.notice(.nothingOf([.france, .japan])), words.notice(.failed([CountryFailure(germany, Self.timeout)])),
      ])
  }

  @Test("if all fail the command fails, and the list before it stays")
  func allFailing() async throws {
    let newsroom = FakeNewsroom(
      news: FakeNews(found: { _, _ in .titled(["found"]) }, { _ in throw Self.timeout }))
    let transcript = try await newsroom.run(["search moon", "world", "1"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["timeout"])
    #expect(newsroom.news.requests.count == 55)
    #expect(transcript.session.titles == ["found"])
    #expect(transcript.session.position == 1)
  }

  @Test("a cancellation stops all countries, and counts as no failure of any")
  func stopIsAStopOfAll() async throws {
    let newsroom = FakeNewsroom(
      news: FakeNews { request in
        if case .local(let country) = request.scope, country == .japan { throw NewsError.cancelled }
        return .titled(["headline"])
      })
    let transcript = try await newsroom.run(["world"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["cancelled"])
    #expect(try transcript.objects().count == 1)
  }

  @Test("an article of several countries is shown once")
  func duplicates() async throws {
    let newsroom = FakeNewsroom(news: .giving([.titled("everywhere")]))
    let transcript = try await newsroom.run(["world"])
    #expect(transcript.session.titles == ["everywhere"])
  }

  @Test("the sample edition does not replace single countries among today's news, only all of them")
  func historyDoesNotStandInForSingleCountriesAmongTodaysNews() async throws {
    let sample = NewsPage(
      articles: [Article(title: "Moon landing", link: "https://example.com/1969", provider: .sample)], total: 1,
      provider: .sample)
    let mixed = FakeNewsroom(
      news: FakeNews { request in
        if case .local(let country) = request.scope, country == .japan { return sample }
        return .titled(["headline"])
      })
    let some = try await mixed.run(["world"], in: .fresh(format: .json))
    #expect(some.session.titles == ["headline"])
    #expect(try some.objects().filter { $0.type == "failure" }.map { $0.error?.code } == ["offline"])
    let all = try await FakeNewsroom(news: FakeNews { _ in sample }).run(["world"], in: .fresh(format: .json))
    #expect(all.session.titles == ["Moon landing"])
    #expect(try all.statuses().first?.provider == "sample")
    #expect(try all.statuses().first?.failed == nil)
  }

  @Test("the list is as old as the oldest of its pages")
  func ages() async throws {
    let newsroom = FakeNewsroom(
      news: FakeNews { request in
        guard case .local(let country) = request.scope else { return .titled([]) }
        let isOld = country == .japan
        return .titled(
          [country.code], receivedAt: Date().addingTimeInterval(isOld ? -7200 : -60), stored: isOld ? .recent : nil)
      })
    let transcript = try await newsroom.run(["world"], in: .fresh(format: .json))
    let status = try #require(try transcript.statuses().first)
    #expect(status.cached == true)
    #expect((7200..<7260).contains(try #require(status.age)))
  }

  @Test(
    "an invalid request is sent to nobody",
    arguments: [("world weather", "unknownCategory"), ("world --limit 0", "usage"), ("world sports jp", "usage")])
  func whatCannotBeAskedIsAskedOfNobody(line: String, code: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("the waiting line shows how many countries are done, and disappears at the end")
  func progress() async throws {
    let activity = Activity()
    let seen = Mutex<[Activity.Progress]>([])
    let news = FakeNews { _ in
      if let progress = activity.state.progress { seen.withLock { $0.append(progress) } }
      return .titled(["headline"])
    }
    _ = try await FakeNewsroom(news: news, activity: activity).run(["world"])
    #expect(seen.withLock { $0 }.count == 55)
    #expect(seen.withLock { $0 }.allSatisfy { $0.total == 55 && $0.done < 55 })
    #expect(activity.state == Activity.State())
  }
}
