import NewsDomain

/// Finds the words of dates: months, weekdays, and what says nothing.
enum DateWords {
  /// The names of the months in one list, which is searched in order: where two languages begin alike, the first one
  /// counts.
  private static let months: [(name: String, month: Int)] = {
    var known: Set<String> = []
    return DateNames.months.split(separator: "\n").flatMap { line in
      line.split(separator: " ").enumerated().compactMap { place, name in
        let name = folded(String(name))
        return known.insert(name).inserted ? (name, place + 1) : nil
      }
    }
  }()
  private static let weekdays = words(of: DateNames.weekdays)
  private static let silent = Set(words(of: DateNames.silent))
  /// The fewest letters by which a name is recognised.
  private static let minLetters = 3

  /// - Parameters:
  ///   - word: folded.
  ///   - next: the word after it: some Arabic names have two.
  /// - Returns: a month, counted from 1, and how many words it has.
  static func month(_ word: String, before next: String?) -> (month: Int, words: Int)? {
    if let next, let month = months.first(where: { $0.name == word + "-" + next }) { return (month.month, 2) }
    if let month = months.first(where: { $0.name == word }) { return (month.month, 1) }
    if word.unicodeScalars.count >= minLetters, let month = months.first(where: { $0.name.hasPrefix(word) }) {
      return (month.month, 1)
    }
    // In Hebrew a preposition is a part of the word.
    guard word.unicodeScalars.first == "ב", word.unicodeScalars.count > minLetters else { return nil }
    return month(String(word.unicodeScalars.dropFirst()), before: nil)
  }

  static func isWeekday(_ word: String) -> Bool {
    weekdays.contains(word) || word.unicodeScalars.count >= minLetters && weekdays.contains { $0.hasPrefix(word) }
  }

  /// The number of an English weekday, 0 for Monday.
  static func weekday(_ word: String) -> Int? {
    word.utf8.count < minLetters ? nil : weekdays.prefix(7).firstIndex { $0.hasPrefix(word) }
  }

  static func isSilent(_ word: String) -> Bool { silent.contains(word) }

  /// Whether the letter after a Chinese character is a weekday: `周三`, `星期三`, `礼拜三`.
  static func isWeekdayMark(_ scalar: Unicode.Scalar) -> Bool {
    ["周", "週", "星", "期", "礼", "禮", "拜", "曜"].contains(scalar)
  }

  /// Whether a word says that the hours are those of the afternoon (`true`) or of the morning.
  static func isAfternoon(_ word: String) -> Bool? {
    switch word {
    case "am", "上", "前", "凌", "早", "清", "오전", "صباحا", "ص", "לפנהצ", "πμ": false
    case "pm", "下", "後", "后", "晚", "오후", "مساء", "م", "אחהצ", "μμ": true
    default: nil
    }
  }

  /// The form in which words are compared: in lower case, without accents and without the variants of Arabic letters.
  static func folded(_ word: String) -> String {
    let word = FoldedName(word).text
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    var folded = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if let plain = plain[scalar] {
        folded.append(plain)
      } else if scalar.properties.canonicalCombiningClass == .notReordered {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ى": "ي", "ی": "ي", "ئ": "ي", "ک": "ك", "ہ": "ه", "ھ": "ه", "ة": "ه",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ΐ": "ι", "ϊ": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ς": "σ", "ў": "у",
  ]

  private static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map { folded(String($0)) }
  }
}
