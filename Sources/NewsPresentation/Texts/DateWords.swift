import FoundationEssentials

/// Words for dates as a reader thinks of them: "2 h ago", "yesterday 21:40", "15 April 2023".
package struct DateWords: Sendable {
  private let texts: any Texts
  let now: Date
  /// Whether ages have no abbreviations, because they are read aloud: "2 hours ago".
  private let isSpelled: Bool

  package init(texts: any Texts, now: Date, isSpelled: Bool = false) {
    self.texts = texts
    self.now = now
    self.isSpelled = isSpelled
  }

  private func ago(_ age: Age) -> String { isSpelled ? texts.ago(texts.spelled(age)) : texts.ago(age) }

  /// A short form, for lists.
  package func short(_ date: Date) -> String {
    let age = now.timeIntervalSince(date)
    let day = LocalTime(date)
    switch age {
    case ..<(-120): return texts.day(day)
    case ..<60: return texts.justNow
    case ..<3600: return ago(.minutes(Int(age / 60)))
    case ..<86_400 where day.isSameDay(as: LocalTime(now)): return ago(.hours(Int(age / 3600)))
    default:
      if day.isSameDay(as: LocalTime(now.addingTimeInterval(-86_400))) { return texts.yesterday(day) }
      return age < 6 * 86_400 ? ago(length(age, since: day)) : texts.day(day)
    }
  }

  /// How long ago a moment was. Days are counted in one way, so that an article has one age on a screen.
  private func length(_ age: TimeInterval, since day: LocalTime) -> Age {
    guard age >= 86_400, case .days = Age(seconds: age) else { return Age(seconds: age) }
    let isYesterday = day.isSameDay(as: LocalTime(now.addingTimeInterval(-86_400)))
    return .days(isYesterday ? 1 : max(2, Int((age / 86_400).rounded())))
  }

  /// The age of something: "just now", "2 h old".
  package func age(_ date: Date) -> String {
    let age = max(0, now.timeIntervalSince(date))
    if age < 60 { return texts.justNow }
    return isSpelled ? texts.old(texts.spelled(Age(seconds: age))) : texts.old(Age(seconds: age))
  }

  /// The moment of the last visit: "since 07:40", "since yesterday 07:40".
  package func since(_ date: Date) -> String {
    let time = LocalTime(date)
    if time.isSameDay(as: LocalTime(now)) { return texts.since(time, .today) }
    let isYesterday = time.isSameDay(as: LocalTime(now.addingTimeInterval(-86_400)))
    return texts.since(time, isYesterday ? .yesterday : .other)
  }

  /// The full form, for an article: the day, the time, and how long ago that is.
  package func long(_ date: Date, hasTime: Bool) -> String {
    let day = LocalTime(date)
    let told = hasTime ? texts.dayAndTime(day) : texts.day(day)
    let age = now.timeIntervalSince(date)
    return age < 60 ? told : "\(told) (\(ago(length(age, since: day))))"
  }
}
