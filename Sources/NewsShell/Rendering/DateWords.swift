/// Tells dates as a reader thinks of them: "2 h ago", "yesterday 21:40", "15 April 2023".
public struct DateWords: Sendable {
  private let texts: any Texts
  private let now: Date

  init(texts: any Texts, now: Date) {
    self.texts = texts
    self.now = now
  }

  /// Short, for a list.
  public func short(_ date: Date) -> String {
    let age = now.timeIntervalSince(date)
    let day = LocalTime(date)
    switch age {
    case ..<(-120): return texts.day(day)
    case ..<60: return texts.justNow
    case ..<3600: return texts.ago(.minutes(Int(age / 60)))
    case ..<86_400 where day.isSameDay(as: LocalTime(now)): return texts.ago(.hours(Int(age / 3600)))
    default:
      if day.isSameDay(as: LocalTime(now.addingTimeInterval(-86_400))) { return texts.yesterday(day) }
      return age < 6 * 86_400 ? texts.ago(.days(max(2, Int((age / 86_400).rounded())))) : texts.day(day)
    }
  }

  /// How old something is: "just now", "2 h old".
  public func age(_ date: Date) -> String {
    let age = max(0, now.timeIntervalSince(date))
    return age < 60 ? texts.justNow : texts.old(Age(seconds: age))
  }

  /// Full, for an article: the day, the time and how long ago that is.
  public func long(_ date: Date, hasTime: Bool) -> String {
    let day = LocalTime(date)
    let told = hasTime ? texts.dayAndTime(day) : texts.day(day)
    let age = now.timeIntervalSince(date)
    return age < 60 ? told : "\(told) (\(texts.ago(Age(seconds: age))))"
  }
}

/// A length of time in its largest unit.
public enum Age: Sendable, Equatable {
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case years(Int)

  init(seconds: TimeInterval) {
    let years = Int(seconds / (365.2425 * 86_400))
    switch seconds {
    case ..<3600: self = .minutes(Int(seconds / 60))
    case ..<86_400: self = .hours(Int(seconds / 3600))
    case _ where years < 1: self = .days(Int(seconds / 86_400))
    default: self = .years(years)
    }
  }
}

/// A moment on the reader's clock, by the C library: it reads `TZ` and the zone files, which
/// FoundationEssentials does not.
public struct LocalTime: Sendable {
  public let year: Int
  /// 1 is January.
  public let month: Int
  public let day: Int
  public let hour: Int
  public let minute: Int

  public init(_ date: Date) {
    // Within what the C library can tell: some 30 million years.
    var seconds = time_t(min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15))
    var fields = tm()
    localtime_r(&seconds, &fields)
    year = Int(fields.tm_year) + 1900
    month = Int(fields.tm_mon) + 1
    day = Int(fields.tm_mday)
    hour = Int(fields.tm_hour)
    minute = Int(fields.tm_min)
  }

  func isSameDay(as other: LocalTime) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }

  /// `09:05`
  public var clock: String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}
