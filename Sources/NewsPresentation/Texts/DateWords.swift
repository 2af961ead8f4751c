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
      return age < 6 * 86_400 ? ago(Age(since: date, to: now)) : texts.day(day)
    }
  }

  /// The age of something: "just now", "2 h old".
  package func age(_ date: Date) -> String {
    if now.timeIntervalSince(date) < 60 { return texts.justNow }
    let age = Age(since: date, to: now)
    return isSpelled ? texts.old(texts.spelled(age)) : texts.old(age)
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
    return now.timeIntervalSince(date) < 60 ? told : "\(told) (\(ago(Age(since: date, to: now))))"
  }
}
