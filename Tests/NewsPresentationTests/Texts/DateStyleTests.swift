import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The form of dates that a reader has chosen")
struct DateStyleTests {
  private static let moment = Date(timeIntervalSince1970: 1_795_168_800)
  private static let now = moment.addingTimeInterval(90_000)
  private static let time = LocalTime(moment)
  /// The moment on this machine's clock, so that the test passes in every time zone.
  private static let day = "2026-11-\(time.day)"

  private func words(
    _ style: DatesSetting.Value, _ language: InterfaceLanguage = .english, isSpelled: Bool = false
  ) -> DateWords {
    DateWords(texts: texts(in: language), now: Self.now, isSpelled: isSpelled, style: style)
  }

  @Test("ISO 8601 is the same in each language, and read aloud", arguments: InterfaceLanguage.all)
  func iso(language: InterfaceLanguage) {
    let texts = texts(in: language)
    for isSpelled in [false, true] {
      let words = words(.iso, language, isSpelled: isSpelled)
      let moment = "\(Self.day) \(Self.time.clock)"
      #expect(words.short(Self.moment) == moment)
      #expect(words.short(Self.moment, hasTime: false) == Self.day)
      #expect(words.long(Self.moment, hasTime: true) == moment)
      #expect(words.long(Self.moment, hasTime: false) == Self.day)
      #expect(words.day(Self.time) == Self.day)
      #expect(words.dayAndTime(Self.time) == moment)
      #expect(words.age(Self.moment) == texts.asOf(moment))
      #expect(words.since(Self.moment) == texts.since(moment))
      #expect(words.days(from: Self.time, to: Self.time) == "\(Self.day) – \(Self.day)")
    }
  }

  @Test("years and days have all their digits")
  func padded() {
    let early = words(.iso).day(LocalTime(Date(timeIntervalSince1970: -1_893_000_000 * 20)))
    #expect(early.split(separator: "-").map(\.count) == [4, 2, 2], "\(early)")
  }

  @Test("without a locale to ask, a language's own date serves", arguments: InterfaceLanguage.all)
  func locale(language: InterfaceLanguage) {
    let (words, texts) = (words(.locale, language), texts(in: language))
    guard LocaleDates.day(Self.time) == nil else {
      #expect(words.short(Self.moment).hasSuffix(texts.clock(Self.time)))
      return
    }
    #expect(words.short(Self.moment) == texts.dayAndTime(Self.time))
    #expect(words.day(Self.time) == texts.day(Self.time))
    #expect(words.long(Self.moment, hasTime: true) == texts.dayAndTime(Self.time))
  }

  @Test("relative dates are as they were", arguments: InterfaceLanguage.all)
  func relative(language: InterfaceLanguage) {
    let (chosen, usual) = (words(.relative, language), DateWords(texts: texts(in: language), now: Self.now))
    for age in [0, 30, 600, 7_200, 90_000, 400_000, 90_000_000] as [Double] {
      let date = Self.now.addingTimeInterval(-age)
      #expect(chosen.short(date) == usual.short(date) && chosen.age(date) == usual.age(date))
      #expect(chosen.long(date, hasTime: true) == usual.long(date, hasTime: true))
      #expect(chosen.since(date) == usual.since(date))
    }
    #expect(chosen.day(Self.time) == texts(in: language).day(Self.time))
    #expect(chosen.dayAndTime(Self.time) == texts(in: language).dayAndTime(Self.time))
  }
}
