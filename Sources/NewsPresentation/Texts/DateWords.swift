import FoundationEssentials
import NewsDomain

/// Words for dates as a reader thinks of them: "2 h ago", "yesterday 21:40", "15 April 2023"; or dates in the form that
/// the reader has chosen, such as `2026-11-28 21:40`.
package struct DateWords: Sendable {
  private let texts: any Texts
  let now: Date
  /// Whether ages have no abbreviations, because they are read aloud: "2 hours ago".
  private let isSpelled: Bool
  private let style: DatesSetting.Value

  package init(
    texts: any Texts, now: Date, isSpelled: Bool = false, style: DatesSetting.Value = DatesSetting.standard
  ) {
    self.texts = texts
    self.now = now
    self.isSpelled = isSpelled
    self.style = style
  }

  private func ago(_ age: Age) -> String { isSpelled ? texts.ago(texts.spelled(age)) : texts.ago(age) }

  /// A day.
  package func day(_ time: LocalTime) -> String {
    switch style {
    case .relative: texts.day(time)
    case .iso: time.isoDay
    case .locale: LocaleDates.day(time) ?? texts.day(time)
    }
  }

  /// A day and the time of day.
  package func dayAndTime(_ time: LocalTime) -> String {
    switch style {
    case .relative: texts.dayAndTime(time)
    case .iso: "\(time.isoDay) \(time.clock)"
    case .locale: LocaleDates.day(time).map { "\($0) \(texts.clock(time))" } ?? texts.dayAndTime(time)
    }
  }

  /// The first and the last of several days.
  package func days(from first: LocalTime, to last: LocalTime) -> String {
    style == .relative ? texts.days(from: first, to: last) : "\(day(first)) – \(day(last))"
  }

  private func moment(_ date: Date, hasTime: Bool = true) -> String {
    hasTime ? dayAndTime(LocalTime(date)) : day(LocalTime(date))
  }

  /// A short form, for lists.
  package func short(_ date: Date) -> String { short(date, hasTime: true) }

  /// A short form, for lists.
  ///
  /// - Parameter hasTime: Whether the time of day is known.
  package func short(_ date: Date, hasTime: Bool) -> String {
    guard style == .relative else { return moment(date, hasTime: hasTime) }
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

  /// The shortest form, for a line with other things: "7 h", or the date in the form that the reader has chosen.
  func brief(_ date: Date) -> String {
    guard style == .relative else { return moment(date) }
    return now.timeIntervalSince(date) < 60 ? texts.justNowInBrief : texts.shortest(Age(since: date, to: now))
  }

  /// The age of something: "just now", "2 h old", or "as of 2026-11-28 21:40".
  package func age(_ date: Date) -> String {
    if now.timeIntervalSince(date) < 60 { return texts.justNow }
    guard style == .relative else { return texts.asOf(moment(date)) }
    let age = Age(since: date, to: now)
    return isSpelled ? texts.old(texts.spelled(age)) : texts.old(age)
  }

  /// The moment of the last visit: "since 07:40", "since yesterday 07:40".
  package func since(_ date: Date) -> String {
    guard style == .relative else { return texts.since(moment(date)) }
    let time = LocalTime(date)
    if time.isSameDay(as: LocalTime(now)) { return texts.since(time, .today) }
    let isYesterday = time.isSameDay(as: LocalTime(now.addingTimeInterval(-86_400)))
    return texts.since(time, isYesterday ? .yesterday : .other)
  }

  /// The full form, for an article: the day, the time, and how long ago that is.
  package func long(_ date: Date, hasTime: Bool) -> String {
    let told = moment(date, hasTime: hasTime)
    guard style == .relative, now.timeIntervalSince(date) >= 60 else { return told }
    return "\(told) (\(ago(Age(since: date, to: now))))"
  }
}

extension Article {
  /// Whether the time of day of its date is known.
  var hasTime: Bool { provider != .sample }
}

extension LocalTime {
  /// `2026-11-28`
  fileprivate var isoDay: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(abs(number))
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
