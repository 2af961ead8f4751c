import NewsDomain

/// A number, a word or a mark of a date.
struct DateToken: Equatable {
  enum Kind: Equatable {
    /// The value, and the number of its digits.
    case number(Int, digits: Int)
    /// A word as ``DateWords`` has it.
    case word(String)
    case mark(Unicode.Scalar)
  }

  let kind: Kind
  /// The word as written.
  var written = ""
  /// Whether a blank is before it.
  let isApart: Bool

  /// A date has at most this many; a longer text is none.
  private static let most = 48
  private static let maxDigits = 18

  /// Splits a text into its numbers, words and marks.
  ///
  /// - Returns: `nil` if it has too many.
  static func tokens(of text: String) -> [DateToken]? {
    var tokens: [DateToken] = []
    var isApart = true
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar.isDateBlank {
        isApart = true
        place += 1
        continue
      }
      if scalar.isSilent {
        place += 1
        continue
      }
      guard tokens.count < most else { return nil }
      let start = place
      if scalar.decimalDigit != nil {
        var value = 0
        while place < scalars.count, let digit = scalars[place].decimalDigit {
          guard place - start < maxDigits else { return nil }
          value = value * 10 + digit
          place += 1
        }
        tokens.append(DateToken(kind: .number(value, digits: place - start), isApart: isApart))
      } else if scalar.isIdeograph {
        place += 1
        if DateWords.isWeekdayMark(scalar) {
          // The letter after it is the day: `周三`.
          if place < scalars.count, HanNumber.isDigit(scalars[place]) || scalars[place].isDayLetter { place += 1 }
          continue
        }
        if HanNumber.isDigit(scalar) {
          while place < scalars.count, HanNumber.isDigit(scalars[place]) { place += 1 }
          guard let (value, digits) = HanNumber.number(scalars[start..<place]) else { return nil }
          tokens.append(DateToken(kind: .number(value, digits: digits), isApart: isApart))
        } else {
          tokens.append(DateToken(kind: .word(String(scalar)), isApart: isApart))
        }
      } else if scalar.isDateLetter {
        while place < scalars.count, scalars[place].isDateLetter || scalars[place].isSilent { place += 1 }
        if isZonePath(scalars, place) {
          while place < scalars.count, scalars[place].isInZonePath { place += 1 }
        }
        var written = String.UnicodeScalarView()
        written.append(contentsOf: scalars[start..<place].lazy.filter { !$0.isSilent })
        tokens.append(
          DateToken(kind: .word(DateWords.folded(String(written))), written: String(written), isApart: isApart))
      } else {
        place += 1
        tokens.append(DateToken(kind: .mark(scalar.plainMark), isApart: isApart))
      }
      isApart = false
    }
    return tokens
  }

  /// Whether a word goes on as the name of a zone: `Europe/Paris`.
  private static func isZonePath(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place + 1 < scalars.count else { return false }
    let (mark, next) = (scalars[place], scalars[place + 1])
    return (mark == "/" || mark == "_") && next.isASCII && next.isDateLetter
  }
}

extension DateToken {
  var word: String? { if case .word(let word) = kind { word } else { nil } }

  var number: (value: Int, digits: Int)? {
    if case .number(let value, let digits) = kind { (value, digits) } else { nil }
  }

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(mark) }
}

extension Unicode.Scalar {
  fileprivate var isDateBlank: Bool { value < 0x80 ? value <= 0x20 : properties.isWhitespace }

  /// Whether it is passed over: marks of direction, apostrophes and quotation marks.
  fileprivate var isSilent: Bool {
    switch value {
    case 0x22, 0x27, 0x60, 0xAD, 0x2BC, 0x5F3, 0x5F4, 0x61C, 0x200B...0x200F, 0x2018...0x201F, 0x202A...0x202E,
      0x2060...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  fileprivate var decimalDigit: Int? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? Int(value - 0x30) : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else { return nil }
    return Int(number)
  }

  fileprivate var isDateLetter: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value & ~0x20) }
    if isIdeograph { return false }
    return properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
  }

  /// Whether it is a word of its own.
  fileprivate var isIdeograph: Bool { (0x3400...0x9FFF).contains(value) || value == 0x3007 }

  /// Whether it can follow a mark of weekdays: the last letter of `星期日` or `週末`.
  fileprivate var isDayLetter: Bool { self == "日" || self == "天" || self == "末" }

  fileprivate var isInZonePath: Bool {
    isASCII && (isDateLetter || decimalDigit != nil || self == "/" || self == "_" || self == "-" || self == "+")
  }

  /// The ASCII mark that it stands for.
  fileprivate var plainMark: Unicode.Scalar {
    switch value {
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D: "-"
    case 0x060C, 0x3001, 0xFF0C, 0x3B: ","
    case 0x3002, 0xFF0E: "."
    case 0x2044, 0x2215, 0xFF0F: "/"
    case 0xFF1A: ":"
    case 0xFF0B: "+"
    case 0x5B, 0xFF08, 0x3008, 0x300A: "("
    case 0x5D, 0xFF09, 0x3009, 0x300B: ")"
    default: self
    }
  }
}
