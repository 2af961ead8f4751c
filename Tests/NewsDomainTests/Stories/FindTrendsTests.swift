import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Names and phrases that are in more headlines than usual")
struct FindTrendsTests {
  private static let now = Date(timeIntervalSince1970: 1_780_000_000)
  private static let day: TimeInterval = 86_400

  /// Headlines in portions of a few.
  private struct Portions: HeadlineRepository {
    let all: [DatedHeadline]

    func headlines(
      in span: ClosedRange<Date>, of scope: ReadingScope, after mark: Int64?, limit: Int
    ) async throws -> (headlines: [DatedHeadline], last: Int64?) {
      let rest = all.filter { span.contains($0.publishedAt) && Int64($0.id.value) > mark ?? -1 }
        .sorted { $0.id < $1.id }
      let portion = Array(rest.prefix(min(limit, 7)))
      return (portion, portion.count < rest.count ? portion.last.map { Int64($0.id.value) } : nil)
    }
  }

  private struct Weights: WordWeights {
    private static let everyday: Set<String> = ["at", "on", "what", "un", "le", "la", "de", "au", "of", "the", "in"]

    func weight(of word: String, language: String?) -> Double { Self.everyday.contains(word) ? 0.1 : 1 }
  }

  /// Twenty sources with the same kind of headlines each day.
  private static func usual(days: Int) -> [DatedHeadline] {
    (0..<days).flatMap { day in
      (0..<20).map { source in
        headline("Mayor opens bridge in town \(source)", id: day * 20 + source, source: "Daily \(source)", daysAgo: day)
      }
    }
  }

  private static func headline(
    _ title: String, id: Int, source: String?, daysAgo: Int = 0, language: String? = "en"
  ) -> DatedHeadline {
    DatedHeadline(
      id: ArticleID(UInt64(id)), title: title, publishedAt: now - Double(daysAgo) * day - Double(id % 1_000) - 1,
      language: language, source: source)
  }

  /// Each title in three sources today.
  private static func told(_ titles: [String], language: String? = "en") -> [DatedHeadline] {
    titles.enumerated().flatMap { number, title in
      (0..<3).map { source in
        headline(
          title, id: 9_000 + number * 3 + source, source: "Source \(number * 3 + source)", language: language)
      }
    }
  }

  private func find(_ headlines: [DatedHeadline]) -> FindTrends {
    FindTrends(headlines: Portions(all: headlines), words: Weights(), clock: .at(Self.now))
  }

  private func trends(_ headlines: [DatedHeadline], days: Int = 10) async throws -> [Trend] {
    try await find(headlines)(days: days)
  }

  @Test("an archive of less than a week cannot say what is usual")
  func tooEarly() async throws {
    #expect(try await find(Self.told(["Crowds gather"])).isTooEarly(days: 10))
    #expect(try await find([]).isTooEarly(days: 10))
    #expect(try await find(Self.usual(days: 4) + Self.told(["Crowds gather"])).isTooEarly(days: 10))
    #expect(try await !find(Self.usual(days: 4) + Self.told(["Crowds gather"])).isTooEarly(days: 4))
    #expect(try await !find(Self.usual(days: 10) + Self.told(["Crowds gather"])).isTooEarly(days: 10))
  }

  @Test(
    "a name that is told today is a trend, whole and once",
    arguments: [
      (
        "en",
        ["Crowds gather at Bears Ears", "Judge rules on BEARS EARS", "Bears Ears: what next", "Tribes at Bears Ears"],
        ["Bears Ears"]
      ),
      ("fr", ["Séisme à Lisbonne", "Un séisme frappe Lisbonne", "Lisbonne: le séisme"], ["Lisbonne", "séisme"]),
      ("zh", ["特朗普访问东京", "东京欢迎特朗普", "特朗普与首相会谈"], ["东京", "特朗普"]),
      ("he", ["רעידת אדמה בליסבון", "ליסבון: רעידת אדמה חזקה", "אלפים ברחו אחרי רעידת אדמה"], ["רעידת אדמה"]),
    ])
  func languages(language: String, titles: [String], expected: [String]) async throws {
    let found = try await trends(Self.usual(days: 10) + Self.told(titles, language: language))
    #expect(found.map(\.phrase).sorted() == expected)
  }

  @Test("a trend has its counts, its first time and the articles of its last day, newest first")
  func facts() async throws {
    let earlier = Self.headline("Walk through Bears Ears", id: 5_000, source: "Daily 1", daysAgo: 4)
    let told = Self.told(["Bears Ears", "Judge rules on Bears Ears"])
    let found = try await trends(Self.usual(days: 10) + [earlier] + told)
    let trend = try #require(found.first)
    #expect(trend.counts == [0, 0, 0, 0, 0, 1, 0, 0, 0, 6])
    #expect(trend.firstSeen == earlier.publishedAt)
    #expect(trend.articles == told.map(\.id))
    #expect(trend.score > 4)
  }

  @Test("a trend knows the languages of its headlines", arguments: ["en", "fr", nil])
  func languages(language: String?) async throws {
    let found = try await trends(
      Self.usual(days: 10) + Self.told(["Bears Ears", "Judge rules on Bears Ears"], language: language))
    let trend = try #require(found.first)
    #expect(trend.languages == [language])
    #expect(trend.isIn(ReaderLanguages(["en"])) == (language != "fr"))
  }

  @Test("the phrase that rises most is first")
  func order() async throws {
    let storm = Self.told(["Storm Boris", "Storm Boris floods", "Towns fear Storm Boris"])
    let vote = (0..<6).map { Self.headline("Snap election", id: 9_500 + $0, source: "Post \($0)") }
    let found = try await trends(Self.usual(days: 10) + vote + storm)
    #expect(found.map(\.phrase) == ["Storm Boris", "Snap election"])
  }

  @Test("a phrase that is told far more often than a longer one with it stays beside it")
  func within() async throws {
    let storm = Self.told(["Storm floods", "Storm kills", "Storm moves", "Storm grows", "Storm Boris"])
    let names = (0..<5).map { Self.headline("Storm Boris", id: 9_500 + $0, source: "Post \($0)") }
    let found = try await trends(Self.usual(days: 10) + storm + names)
    #expect(found.map(\.phrase) == ["Storm", "Storm Boris"])
  }

  @Test("a longer phrase that adds nothing is left out")
  func longer() async throws {
    let titles = ["Storm Boris", "Big Storm Boris", "Storm Boris today", "Wild Storm Boris today", "Rome today"]
    let found = try await trends(Self.usual(days: 10) + Self.told(titles))
    #expect(found.map(\.phrase) == ["Storm Boris", "today"])
  }

  @Test("what a source repeats counts once a day")
  func repeated() async throws {
    let same = (0..<500).map { Self.headline("Buy shiny gold", id: 9_000 + $0, source: "Shop") }
    let other = (0..<500).map { Self.headline("Buy cheap silver \($0)", id: 20_000 + $0, source: "Shop") }
    let nameless = (0..<500).map { Self.headline("Sell used cars \($0)", id: 30_000 + $0, source: nil) }
    #expect(try await trends(Self.usual(days: 10) + same + other + nameless).isEmpty)
  }

  @Test("what is told every day, and days and months, are no trends")
  func usual() async throws {
    #expect(try await trends(Self.usual(days: 10)).isEmpty)
    let dates = Self.told(["Monday", "Monday", "lundi", "lundi", "November", "November"])
    #expect(try await trends(Self.usual(days: 10) + dates).isEmpty)
  }

  @Test("the word of a great event is a trend at first, and no trend when it has been everywhere for five days")
  func greatEvent() async throws {
    func event(days: Int) -> [DatedHeadline] {
      (0..<days).flatMap { day in
        (0..<9).map { Self.headline("Games hall \($0)", id: 9_000 + day * 20 + $0, source: "P\($0)", daysAgo: day) }
      }
    }
    for days in [1, 2, 3, 6, 20] {
      let phrases = try await trends(Self.usual(days: 30) + event(days: days), days: 30).map(\.phrase)
      #expect(phrases == (days < 5 ? ["Games hall"] : []), "after \(days) days")
    }
  }

  @Test("without earlier headlines nothing is known to be unusual")
  func noneBefore() async throws {
    #expect(try await trends([]).isEmpty)
    #expect(try await trends(Self.told(["Bears Ears", "Bears Ears today"])).isEmpty)
    #expect(try await trends(Self.usual(days: 10).filter { $0.publishedAt < Self.now - Self.day }).isEmpty)
  }

  @Test("headlines of the time to come, and before the days asked for, do not count")
  func outside() async throws {
    let late = (0..<9).map { Self.headline("Bears Ears", id: 9_000 + $0, source: "Post \($0)", daysAgo: -3) }
    #expect(try await trends(Self.usual(days: 10) + late).isEmpty)
    let found = try await trends(Self.usual(days: 10) + Self.told(["Bears Ears", "Old Bears Ears"]), days: -1)
    #expect(found.map(\.counts) == [[0, 6]])
  }

  @Test("hostile titles do no harm")
  func hostile() async throws {
    let titles = [
      "", "🙂", String(repeating: "x", count: 10_000), String(repeating: "字", count: 10_000), "\u{202E}\u{0}",
    ]
    let found = try await trends(Self.usual(days: 10) + Self.told(titles + ["Bears Ears", "Big Bears Ears"]))
    #expect(found.contains { $0.phrase == "Bears Ears" })
  }
}
