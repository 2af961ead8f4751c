import NewsArchive
import NewsArchiveSQLite
import NewsDomain
import TestSupport
import Testing

@Suite("A table of queries in twelve scripts")
struct QueryTableTests {
  /// A search, and the keys of the articles that it finds.
  struct Query: Sendable, CustomTestStringConvertible {
    let text: String
    let hits: Set<String>

    init(_ text: String, _ hits: String) {
      self.text = text
      self.hits = Set(hits.split(separator: " ").map(String.init))
    }

    var testDescription: String { String(reflecting: text) }
  }

  static let latin: [Query] = [
    Query("elections", "la1 la5"), Query("ELECTIONS", "la1 la5"), Query("élections genève", "la1"),
    Query("election*", "la1 la5"), Query("fete", "la1"), Query("zurichs strassen", "la2"), Query("GRÖSSER", "la2"),
    Query("groß*", "la2"), Query("istanbul", "la3"), Query("ışık", "la3"), Query("ISIK", "la3"), Query("sehir", "la3"),
    Query("moon", "la4"), Query("moon*", "la4 la5"), Query("\"small step\"", "la4"), Query("\"step small\"", ""),
    Query("\"a small st\"*", "la4"), Query("covid-19", "la4"), Query("at&t", "la4"), Query("23", "la1"),
    Query("l'œuvre", "la1"), Query("\"l oeuvre\"", "la1"), Query("elections -pope", "la1"),
    Query("moon OR pope OR genève", "la4 la5 la1"), Query("elections (pope OR moon)", "la5"),
    Query("-(pope OR moon) elections", "la1"), Query("(moon -landing) OR smoke", "la5"),
    Query("step OR smoke -night", "la4"),
  ]

  static let syntax: [Query] = [
    Query("NEAR(moon sea)", "la4"), Query("NEAR(moon pope)", ""), Query("title:moon", ""), Query("title : moon", ""),
    Query("^moon", "la4"), Query("moon + step", "la4"), Query("moon AND step", "la4"), Query("moon AND pope", ""),
    Query("{title summary}: moon", ""), Query("moon*landing", "la4"), Query("* moon", "la4"), Query("\"moon", "la4"),
    Query("\"\" moon", "la4"), Query("moon \"", "la4"), Query("moon) landing", "la4"), Query("((moon", "la4"),
    Query("moon NOT landing", ""), Query("moon\0landing", "la4"), Query("terms:v1", ""),
    Query("'; DROP TABLE article; --", ""),
    Query("*", ""), Query("\"\"", ""), Query("+ ^ : { }", ""), Query("?1 moon", ""),
    Query("moon -\"near the sea\"", ""),
  ]

  static let european: [Query] = [
    Query("αθηνα", "gr1"), Query("ΕΚΛΟΓΈΣ", "gr1"), Query("νεα", "gr2 gr5"), Query("Νέα γέφυρα", "gr5"),
    Query("θεσσαλονικη", "gr2"), Query("θάλασσας", ""), Query("θαλασσ*", "gr4"), Query("\"την αυγη\"", "gr4"),
    Query("зеленый", "cy1"), Query("мост", "cy4"), Query("мост*", "cy1 cy4"), Query("выборы", "cy2"),
    Query("елка", "cy2"),
    Query("їжак", "cy3"), Query("музеј", "cy5"), Query("мост* -реку", "cy1"), Query("הגשר", "he1"),
    Query("בראשית", "he2"), Query("בֹּקֶר", ""), Query("הבקר", "he2"), Query("הבוקר OR הבקר", "he2 he4"),
    Query("ספר*", "he3"),
    Query("\"תחנת הרכבת\"", "he5"), Query("الجسر", "ar1"), Query("السلام عليكم", "ar2"), Query("القاهره", "ar2"),
    Query("القاهرة", "ar2"), Query("عَام", "ar5"), Query("\"في المدينة\"", "ar1"), Query("ال* الجبل", "ar3"),
  ]

  static let indic: [Query] = [
    Query("बारिश", "de1"), Query("कमल", "de4"), Query("काम", "de5"), Query("कम", ""), Query("किताब", "de2"),
    Query("किताब*", "de2"), Query("\"नया पुल\"", "de3"), Query("गाँव", "de5"), Query("বৃষ্টি", "be1"), Query("নতুন", "be2 be5"),
    Query("নতুন -সেতু", "be5"), Query("নদী*", "be2 be4"), Query("বই", "be5"), Query("বই*", "be3 be5"), Query("மழை", "ta1"),
    Query("புதிய", "ta2 ta5"), Query("\"புதிய பாலம்\"", "ta2"), Query("கடல்", "ta4"), Query("கடல", ""), Query("சாலை*", "ta1"),
    Query("ข่าว", "th1"), Query("ฝนตก", "th1"), Query("กรุงเทพ", "th1"), Query("เดิน", "th2 th4"), Query("นักเรียน", "th4"),
    Query("นัก", "th1 th3 th4"), Query("น้ำ", "th2 th3"), Query("สะพานเก่า", ""),
  ]

  static let asian: [Query] = [
    Query("北京", "zh1"), Query("月亮", "zh3"), Query("月", "zh3 zh5 ja5"), Query("书", "zh4"), Query("一百年", "zh4"),
    Query("月亮 院子", "zh3"), Query("海", "zh5 ja4"), Query("海水", "zh5"), Query("水海", ""), Query("桥 OR 书", "zh2 zh4"),
    Query("下雨", "zh1"), Query("雨", "zh1 ja1"), Query("雨 -東京", "zh1"), Query("東京", "ja1"), Query("図書館", "ja3"),
    Query("ガラス", "ja3"), Query("ｶﾞﾗｽ", "ja3"), Query("カ\u{3099}ラス", "ja3"), Query("カメラ", "ja3"), Query("朝", "ja1 ja2"),
    Query("\"最初の朝\"", "ja2"), Query("橋の上", "ja2"), Query("上橋", ""), Query("서울", "ko1"), Query("서울에", "ko1"),
    Query("비", "ko1"),
    Query("지하", "ko1 ko3"), Query("지하철", "ko1"), Query("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", "ko1"),
    Query("음악회", "ko5"), Query("무료", "ko5"), Query("바다 OR 강", "ko4 ko2"), Query("새 다리", "ko2"),
  ]

  static let queries: [Query] = [latin, syntax, european, indic, asian].flatMap { $0 }

  private let folder = TemporaryFolder()

  @Test("each finds the articles it means", arguments: ArchiveKind.each)
  func table(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(QueryArticles.all)
    for query in Self.queries {
      for order in FindRequest.Order.allCases {
        let page = try await archive.find(FindRequest(text: query.text, order: order, paging: Paging(limit: 100)))
        #expect(Set(page.keys) == query.hits, "\(query)")
        #expect(page.total == query.hits.count, "\(query)")
      }
    }
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("each finds the articles it means in a new archive", arguments: queries)
  func each(query: Query) async throws {
    let archive = DatabaseArchive(path: nil)
    await archive.add(QueryArticles.all)
    for order in FindRequest.Order.allCases {
      let page = try await archive.find(FindRequest(text: query.text, order: order, paging: Paging(limit: 100)))
      #expect(Set(page.keys) == query.hits)
      #expect(page.total == query.hits.count)
    }
    #expect(archive.takeProblems().isEmpty)
  }

  static let hostile: [String] = [
    String(repeating: "moon ", count: 20_000), String(repeating: "moon", count: 25_000),
    String(repeating: "moon OR ", count: 12_500), String(repeating: "-moon ", count: 16_667),
    String(repeating: "(", count: 100_000),
    String(repeating: "(", count: 50_000) + "moon" + String(repeating: ")", count: 50_000),
    String(repeating: ")(", count: 50_000), String(repeating: "\"", count: 99_999),
    "\"" + String(repeating: "moon ", count: 20_000),
    String(repeating: "*", count: 100_000), String(repeating: "-", count: 100_000),
    String(repeating: " ", count: 100_000),
    String(repeating: "月", count: 100_000), String(repeating: "e\u{301}", count: 50_000),
    "e" + String(repeating: "\u{301}", count: 100_000),
    String(repeating: "\0", count: 100_000), String(repeating: "NEAR(", count: 20_000),
    String(repeating: "a*", count: 50_000),
    String(repeating: "\u{1F469}\u{200D}\u{1F680} ", count: 30_000), String(repeating: "moon-", count: 20_000),
    String(repeating: "\u{10FFFF}\u{202E}\u{FEFF}", count: 30_000),
  ]

  @Test("a search of 100,000 characters is answered or refused", arguments: ArchiveKind.each)
  func long(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(QueryArticles.all)
    for index in Self.hostile.indices {
      for order in FindRequest.Order.allCases {
        do {
          let page = try await archive.find(
            FindRequest(text: Self.hostile[index], order: order, paging: Paging(limit: 100)))
          #expect(page.articles.count <= QueryArticles.all.count)
        } catch NewsError.archive(.nothingToFind) {}
      }
    }
    // The archive has taken no harm.
    #expect(try await archive.keys("moon") == ["la4"])
    #expect(archive.takeProblems().isEmpty)
  }
}
