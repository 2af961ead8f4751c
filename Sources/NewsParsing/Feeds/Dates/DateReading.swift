import FoundationEssentials

/// Reads a date from its numbers, words and marks, one after another: the parts of the day, the time, and the zone.
struct DateReading {
  private let tokens: [DateToken]
  private var place = 0
  private var day = DayParts()
  private var time: DayTime?
  private var isAfternoon: Bool?
  private var zone: DateZone.Meaning?
  /// Whether the zone is an offset as a number, which counts more than a name.
  private var hasOffset = false
  /// Whether what comes next may be the zone: it is after the time.
  private var isBeforeZone = false
  /// Whether something was found that is in no date.
  private var isBroken = false
  /// How many unknown words have come: before the date there may be some, such as a weekday.
  private var unknown = 0

  /// Whether an unknown word has come after the day.
  private var hasWeekday = false

  private static let maxUnknown = 4

  init(_ tokens: [DateToken]) {
    self.tokens = tokens
  }

  /// - Returns: `nil` if the text is not a date.
  mutating func date(_ order: FeedDateOrder) -> ReadDate? {
    if let date = EpochDate.date(tokens) { return ReadDate(date) }
    while place < tokens.count, !isBroken { takeNext() }
    guard !isBroken, let found = day.day(order, isAlone: time == nil && unknown == 0), let days = found.days else {
      return nil
    }
    var seconds = days * 86_400
    var fraction = 0.0
    if let time {
      guard let ofDay = time.seconds(isAfternoon: isAfternoon) else { return nil }
      seconds += ofDay
      fraction = time.fraction
    }
    switch zone {
    case .offset(let offset)?: seconds -= offset
    // A zone that is not known here is passed over.
    case .zone(let name)?: seconds -= ZoneFile(named: name)?.offset(at: seconds) ?? 0
    case nil: break
    }
    return ReadDate(Date(timeIntervalSince1970: Double(seconds) + fraction), span: Double(found.span) * 86_400)
  }

  private func token(_ distance: Int) -> DateToken? {
    tokens.indices.contains(place + distance) ? tokens[place + distance] : nil
  }

  /// The number at a distance, if it touches the one before it.
  private func number(_ distance: Int, digits: ClosedRange<Int>, isGlued: Bool = true) -> Int? {
    guard let token = token(distance), let (value, count) = token.number, digits.contains(count),
      !isGlued || !token.isApart
    else { return nil }
    return value
  }

  private func isMark(_ mark: Unicode.Scalar, _ distance: Int) -> Bool { token(distance)?.isMark(mark) == true }

  private mutating func takeNext() {
    let token = tokens[place]
    switch token.kind {
    case .number(let value, let digits):
      if takeClock() || takeUnit(value, digits) || takeDotted() || takeHour(value, digits) { return }
      place += 1
      isBeforeZone = false
      switch digits {
      // An offset of zero without its sign.
      case _ where time != nil && day.isWhole && value == 0: break
      case 12: take(value / 10_000, DayTime(compact: value % 10_000, digits: 4))
      case 14: take(value / 1_000_000, DayTime(compact: value % 1_000_000, digits: 6))
      default: isBroken = !day.take(value, digits: digits)
      }
    case .word(let word): takeWord(word, token)
    case .mark("("): takeRemark()
    case .mark(let mark):
      if mark == "+" || mark == "-", takeOffset(mark) { return }
      day.separator = mark
      isBroken = mark == "+"
      place += 1
    }
  }

  /// Takes a day and a time without marks.
  private mutating func take(_ date: Int, _ time: DayTime) {
    isBroken = !day.take(date, digits: 8)
    take(time)
  }

  // MARK: - The time

  /// Takes a time with colons: `10:30`, `10:30:05.25`, `1:2:3`.
  private mutating func takeClock() -> Bool {
    guard let hour = number(0, digits: 1...2, isGlued: false), isMark(":", 1),
      let minute = number(2, digits: 1...2, isGlued: false)
    else { return false }
    var found = DayTime(hour: hour, minute: minute)
    place += 3
    if isMark(":", 0), let second = number(1, digits: 1...2) {
      found.second = second
      place += 2
      // Some write the thousandths after a further colon.
      if let digits = token(1)?.number?.digits, isMark(".", 0) || isMark(",", 0) || isMark(":", 0),
        let part = number(1, digits: 1...18)
      {
        found.fraction = digits > 2 || !isMark(":", 0) ? DayTime.fraction(part, digits: digits) : 0
        place += 2
      }
      if isMark(":", 0) { place += 1 }
    }
    take(found)
    return true
  }

  /// Takes a time without colons after a whole day: `10.30`, `10.30.05`, or `1030`.
  private mutating func takeDotted() -> Bool {
    guard time == nil, day.isWhole else { return false }
    if let hour = number(0, digits: 1...2, isGlued: false), let mark = token(1)?.kind,
      mark == .mark(".") || mark == .mark("-") || mark == .mark("_"), let minute = number(2, digits: 2...2)
    {
      var found = DayTime(hour: hour, minute: minute)
      place += 3
      if token(0)?.kind == mark, let second = number(1, digits: 2...2) {
        found.second = second
        place += 2
      }
      take(found)
      return true
    }
    guard let (value, digits) = token(0)?.number, digits == 4 || digits == 6 else { return false }
    place += 1
    take(DayTime(compact: value, digits: digits))
    return true
  }

  /// Takes an hour alone: `3 PM`, `15 -0700`, `10h`.
  private mutating func takeHour(_ value: Int, _ digits: Int) -> Bool {
    guard time == nil, digits <= 2, value <= 24, let next = token(1) else { return false }
    // In Chinese, the half of the day comes before the hour, and so after the day.
    let isHour =
      switch next.kind {
      case .word: value <= 12 && meridiem(1) != nil && (day.isWhole || !next.written.isEmpty)
      case .mark(let mark):
        day.isWhole && next.isApart && (mark == "+" || mark == "-") && number(2, digits: 4...4) != nil
      case .number: false
      }
    guard isHour else { return false }
    place += 1
    take(DayTime(hour: value, minute: 0))
    return true
  }

  private mutating func take(_ found: DayTime) {
    isBeforeZone = true
    // Some write midnight first, and then the time.
    if let time, time != DayTime(hour: 0, minute: 0) { isBroken = true }
    time = found
  }

  /// Takes a number with a word for what it counts: `2026年`, `11月`, `10h30`.
  private mutating func takeUnit(_ value: Int, _ digits: Int) -> Bool {
    guard let unit = unit(1) else { return false }
    switch unit {
    case .year: day.year = value
    case .month: isBroken = !day.take(month: value)
    case .day: day.day = value
    case .hour:
      guard digits <= 2, time == nil else { return false }
      var found = DayTime(hour: value, minute: 0)
      place += 2
      if let minute = number(0, digits: 1...2, isGlued: !day.isWhole && self.unit(1) != .minute) {
        found.minute = minute
        place += self.unit(1) == .minute ? 2 : 1
        if let second = number(0, digits: 1...2, isGlued: false), self.unit(1) == .second {
          found.second = second
          place += 2
        }
      }
      take(found)
      return true
    case .minute, .second: return false
    }
    place += 2
    return true
  }

  private func unit(_ distance: Int) -> DateUnit? { token(distance)?.word.flatMap(DateUnit.init) }

  // MARK: - The zone

  /// Takes an offset such as `+0100`, `-5`, `+01:00`. One that no zone has is passed over.
  private mutating func takeOffset(_ sign: Unicode.Scalar) -> Bool {
    // Some write the sign twice.
    let extra = isMark(sign, 1) ? 1 : 0
    guard let (value, digits) = token(extra + 1)?.number, let next = token(extra + 1), !next.isApart else {
      return false
    }
    let isPlace =
      isBeforeZone || sign == "+" || day.isWhole && tokens[place].isApart && digits == 4
    guard isPlace else { return false }
    place += extra + 2
    let hours = digits <= 2 ? value : value / 100
    var minutes = digits <= 2 ? 0 : value % 100
    if digits <= 2, isMark(":", 0), let given = number(1, digits: 1...2) {
      minutes = given
      place += 2
      if isMark(":", 0), number(1, digits: 2...2) != nil { place += 2 }
    }
    let offset = digits > 4 ? nil : DateZone.offset(hours: hours, minutes: minutes)
    zone = .offset((offset ?? 0) * (sign == "-" ? -1 : 1))
    (hasOffset, isBeforeZone) = (true, true)
    return true
  }

  /// Passes over a remark in parentheses. Without a zone before it, it may name that.
  private mutating func takeRemark() {
    place += 1
    if zone == nil, isBeforeZone, let token = token(0), let word = token.word {
      zone = DateZone.known(word, written: token.written)
    }
    while place < tokens.count, !isMark(")", 0) { place += 1 }
    place += 1
  }

  // MARK: - Words

  private mutating func takeWord(_ word: String, _ token: DateToken) {
    if let (isAfternoon, count) = meridiem(0) {
      self.isAfternoon = self.isAfternoon ?? isAfternoon
      place += count
    } else if isBeforeZone || day.isWhole, let (meaning, count) = knownZone(word, token) {
      if !hasOffset { zone = meaning }
      place += count
    } else if word == "thang" || word == "thg", let month = number(1, digits: 1...2, isGlued: false) {
      // In Vietnamese, months have numbers.
      isBroken = !day.take(month: month)
      place += 2
    } else if word == "t", takeCompact() {
      return
    } else if word == "w", let week = number(1, digits: 2...2) {
      day.week = week
      place += 2
    } else if let (month, count) = DateWords.month(word, before: self.token(1)?.word) {
      let isDoubtful = DateWords.isWeekday(word)
      isBroken = !day.take(month: month, isDoubtful: isDoubtful) && !isDoubtful
      place += count
    } else {
      place += 1
      day.weekday = day.weekday ?? DateWords.weekday(word)
      if DateWords.isWeekday(word) || DateWords.isSilent(word) { return }
      if isBeforeZone, DateZone.isName(token.written) { return }
      unknown += 1
      // After the day, there may be one: its weekday.
      isBroken = time != nil || (day.isEmpty ? unknown > Self.maxUnknown : !day.isWhole || hasWeekday)
      if !day.isEmpty { hasWeekday = true }
    }
  }

  /// The zone that a word means, or several, and how many.
  private func knownZone(_ word: String, _ token: DateToken) -> (meaning: DateZone.Meaning, count: Int)? {
    if let (name, count) = ZonePhrases.zone(tokens[place...]), let meaning = DateZone.known(name, written: "") {
      return (meaning, count)
    }
    return DateZone.known(word, written: token.written).map { ($0, 1) }
  }

  /// Takes a time after `T`: `T100000`, `T10`; nothing else may follow it, except a usual time.
  private mutating func takeCompact() -> Bool {
    guard let next = token(1), let (value, digits) = next.number else { return false }
    place += 1
    if isMark(":", 1) { return true }
    guard digits == 2 || digits == 4 || digits == 6 else { return false }
    place += 1
    var found = DayTime(compact: value, digits: digits)
    if digits == 6, isMark(".", 0) || isMark(",", 0), let part = number(1, digits: 1...18) {
      found.fraction = DayTime.fraction(part, digits: self.token(1)?.number?.digits ?? 1)
      place += 2
    }
    take(found)
    return true
  }

  /// Whether the words at a distance say which half of the day is meant, and how many tokens they have: `PM`, `p.m.`.
  private func meridiem(_ distance: Int) -> (isAfternoon: Bool, count: Int)? {
    guard let token = token(distance), let word = token.word else { return nil }
    if ["a", "p", "π", "μ"].contains(word) {
      let dot = isMark(".", distance + 1) ? 1 : 0
      if let end = self.token(distance + dot + 1)?.word, end == "m" || end == "μ" {
        return (word == "p" || word == "μ", dot + (isMark(".", distance + dot + 2) ? 3 : 2))
      }
      return isBeforeZone && !token.isApart ? (word == "p", 1) : nil
    }
    // In Arabic, the letter for the afternoon after a time is that for the era after a year.
    if word == "م" || word == "ص", !isBeforeZone { return nil }
    return DateWords.isAfternoon(word).map { ($0, 1) }
  }
}
