import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Dates in words")
struct DateWordsTests {
  /// A moment on this machine's clock, so that the tests pass in every time zone.
  private static func local(
    _ year: Int32, _ month: Int32, _ day: Int32, _ hour: Int32 = 12, _ minute: Int32 = 0, _ second: Int32 = 0
  ) -> Date {
    var fields = tm()
    fields.tm_year = year - 1900
    fields.tm_mon = month - 1
    fields.tm_mday = day
    fields.tm_hour = hour
    fields.tm_min = minute
    fields.tm_sec = second
    fields.tm_isdst = -1
    return Date(timeIntervalSince1970: Double(mktime(&fields)))
  }

  private static let now = local(2026, 11, 21)

  private func words(_ language: InterfaceLanguage, now: Date = DateWordsTests.now) -> DateWords {
    DateWords(texts: texts(in: language), now: now)
  }

  struct Example: Sendable {
    let date: Date
    let english: String
    let french: String
  }

  static let short: [Example] = [
    Example(date: local(2026, 11, 21, 12, 0, 0), english: "just now", french: "\u{E0} l\u{2019}instant"),
    Example(date: local(2026, 11, 21, 11, 59, 30), english: "just now", french: "\u{E0} l\u{2019}instant"),
    Example(date: local(2026, 11, 21, 12, 1), english: "just now", french: "\u{E0} l\u{2019}instant"),
    Example(date: local(2026, 11, 21, 11, 45), english: "15 min ago", french: "il y a 15 min"),
    Example(date: local(2026, 11, 21, 10, 0), english: "2 h ago", french: "il y a 2 h"),
    Example(date: local(2026, 11, 21, 0, 5), english: "11 h ago", french: "il y a 11 h"),
    Example(date: local(2026, 11, 20, 21, 40), english: "yesterday 21:40", french: "hier \u{E0} 21 h 40"),
    Example(date: local(2026, 11, 20, 9, 5), english: "yesterday 09:05", french: "hier \u{E0} 9 h 05"),
    Example(date: local(2026, 11, 19, 23, 50), english: "2 days ago", french: "il y a 2 jours"),
    Example(date: local(2026, 11, 19, 0, 10), english: "2 days ago", french: "il y a 2 jours"),
    Example(date: local(2026, 11, 18, 23, 50), english: "3 days ago", french: "il y a 3 jours"),
    Example(date: local(2026, 11, 18, 12, 0), english: "3 days ago", french: "il y a 3 jours"),
    Example(date: local(2026, 11, 1, 12, 0), english: "1 November 2026", french: "1er novembre 2026"),
    Example(date: local(2023, 4, 15, 10, 12), english: "15 April 2023", french: "15 avril 2023"),
    Example(date: local(1969, 7, 20, 20, 17), english: "20 July 1969", french: "20 juillet 1969"),
    Example(date: local(2027, 1, 2, 10, 0), english: "2 January 2027", french: "2 janvier 2027"),
  ]

  @Test(
    "a list says how long ago it was, \"yesterday\" with the time, or the day",
    arguments: DateWordsTests.short)
  func listTellsHowLongAgoItWas(example: Example) {
    #expect(words(.english).short(example.date) == example.english)
    #expect(words(.french).short(example.date).onOneLine == example.french)
  }

  static let long: [Example] = [
    Example(
      date: local(2023, 4, 15, 10, 12), english: "15 April 2023 at 10:12 (3 years ago)",
      french: "15 avril 2023 \u{E0} 10 h 12 (il y a 3 ans)"),
    Example(
      date: local(2026, 11, 21, 10, 0), english: "21 November 2026 at 10:00 (2 h ago)",
      french: "21 novembre 2026 \u{E0} 10 h (il y a 2 h)"),
    Example(
      date: local(2026, 11, 21, 11, 30), english: "21 November 2026 at 11:30 (30 min ago)",
      french: "21 novembre 2026 \u{E0} 11 h 30 (il y a 30 min)"),
    Example(
      date: local(2026, 11, 11, 8, 5), english: "11 November 2026 at 08:05 (10 days ago)",
      french: "11 novembre 2026 \u{E0} 8 h 05 (il y a 10 jours)"),
    Example(
      date: local(2025, 11, 1, 8, 0), english: "1 November 2025 at 08:00 (1 year ago)",
      french: "1er novembre 2025 \u{E0} 8 h (il y a 1 an)"),
    Example(
      date: local(2026, 11, 21, 12, 0), english: "21 November 2026 at 12:00",
      french: "21 novembre 2026 \u{E0} 12 h"),
    Example(
      date: local(2027, 2, 3, 9, 0), english: "3 February 2027 at 09:00", french: "3 f\u{E9}vrier 2027 \u{E0} 9 h"),
  ]

  @Test("an article has the day, the time and how long ago it was", arguments: DateWordsTests.long)
  func detail(example: Example) {
    #expect(words(.english).long(example.date, hasTime: true) == example.english)
    #expect(words(.french).long(example.date, hasTime: true).onOneLine == example.french)
  }

  @Test("a list and an article have the same age in days", arguments: InterfaceLanguage.all)
  func oneAge(language: InterfaceLanguage) {
    for hours in 24..<(6 * 24) {
      let date = Self.now.addingTimeInterval(-3600 * Double(hours))
      let short = words(language).short(date)
      let isYesterday = LocalTime(date).isSameDay(as: LocalTime(Self.now.addingTimeInterval(-86_400)))
      let age = isYesterday ? texts(in: language).ago(.days(1)) : short
      #expect(words(language).long(date, hasTime: true).hasSuffix(" (\(age))"))
    }
  }

  @Test("a day of history has no time")
  func dayOfHistoryHasNoTime() {
    let date = Self.local(1969, 7, 20)
    #expect(words(.english).long(date, hasTime: false) == "20 July 1969 (57 years ago)")
    #expect(words(.french).long(date, hasTime: false) == "20 juillet 1969 (il y a 57 ans)")
  }

  static let ages: [(Double, String, String)] = [
    (-60, "just now", "\u{E0} l\u{2019}instant"), (0, "just now", "\u{E0} l\u{2019}instant"),
    (59, "just now", "\u{E0} l\u{2019}instant"), (60, "1 min old", "relev\u{E9} il y a 1 min"),
    (3599, "59 min old", "relev\u{E9} il y a 59 min"), (3600, "1 h old", "relev\u{E9} il y a 1 h"),
    (86_399, "23 h old", "relev\u{E9} il y a 23 h"), (86_400, "1 day old", "relev\u{E9} il y a 1 jour"),
    (2 * 86_400 + 11 * 3600, "2 days old", "relev\u{E9} il y a 2 jours"),
    (2 * 86_400 + 13 * 3600, "3 days old", "relev\u{E9} il y a 3 jours"),
    (30 * 86_400, "30 days old", "relev\u{E9} il y a 30 jours"),
    (366 * 86_400, "1 year old", "relev\u{E9} il y a 1 an"),
    (800 * 86_400, "2 years old", "relev\u{E9} il y a 2 ans"),
  ]

  @Test("the age of a list is in words", arguments: DateWordsTests.ages)
  func age(seconds: Double, english: String, french: String) {
    let date = Self.now.addingTimeInterval(-seconds)
    #expect(words(.english).age(date) == english)
    #expect(words(.french).age(date).onOneLine == french)
  }

  static let visits: [Example] = [
    Example(date: local(2026, 11, 21, 7, 40), english: "since 07:40", french: "depuis aujourd’hui à 7 h 40"),
    Example(date: local(2026, 11, 20, 7, 40), english: "since yesterday 07:40", french: "depuis hier \u{E0} 7 h 40"),
    Example(
      date: local(2026, 11, 1, 7, 40), english: "since 1 November 2026 at 07:40",
      french: "depuis le 1er novembre 2026 \u{E0} 7 h 40"),
  ]

  @Test("the last visit has its time, and its day unless it was today", arguments: DateWordsTests.visits)
  func since(example: Example) {
    #expect(words(.english).since(example.date) == example.english)
    #expect(words(.french).since(example.date).onOneLine == example.french)
  }

  @Test("shortly after midnight the evening before is yesterday")
  func midnight() {
    let now = Self.local(2026, 11, 21, 0, 30)
    #expect(words(.english, now: now).short(Self.local(2026, 11, 20, 22, 30)) == "yesterday 22:30")
  }

  @Test(
    "no date is too far away",
    arguments: [-62_135_596_800.0, -1_000_000_000_000.0, 253_402_300_799.0, 1_000_000_000_000.0, 0.5])
  func anyDate(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    for language in InterfaceLanguage.all {
      #expect(!words(language).short(date).isEmpty)
      #expect(!words(language).long(date, hasTime: true).isEmpty)
      #expect(!words(language).age(date).isEmpty)
    }
  }
}
