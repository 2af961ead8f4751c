import Testing

@testable import NewsLanguage

@Suite("Consonants of names")
struct ConsonantsTests {
  private func consonants(_ name: String) -> String {
    HeadlineWord.words(of: name).map { String(decoding: Consonants($0.bytes, script: $0.script).bytes, as: UTF8.self) }
      .joined(separator: " ")
  }

  /// Names as Latin, Cyrillic, Arabic, Hebrew, Greek and Japanese write them.
  private static let names: [(String, [String])] = [
    ("PTN", ["Putin", "Poutine", "Путин", "بوتين", "פוטין", "Πούτιν"]),
    ("TRNP", ["Trump", "Трамп", "ترامب", "טראמפ", "トランプ"]),
    ("MKRN", ["Macron", "Макрон", "ماكرون", "מקרון", "マクロン"]),
    ("MRKR", ["Merkel", "Меркель", "ميركل", "מרקל", "メルケル"]),
    ("PM", ["Obama", "Обама", "أوباما", "אובמה", "オバマ"]),
    ("SRNSK", ["Zelensky", "Zelenskyy", "Зеленский", "Зеленський", "زيلينسكي", "זלנסקי", "ゼレンスキー"]),
    ("MTR", ["Maduro", "Мадуро", "مادورو", "מדורו", "マドゥロ"]),
    ("KTRS", ["Guterres", "Гутерриш", "غوتيريش"]),
    ("NTN", ["Netanyahu", "Нетаньяху", "نتنياهو", "נתניהו"]),
    ("SKPSK", ["Tchaikovsky", "Чайковский", "Чайковський", "チャイコフスキー"]),
    ("STNPR", ["Istanbul", "İstanbul", "Stambul", "Стамбул"]),
    ("SRTR", ["Schröder", "Шрёдер"]), ("RTKN", ["Erdoğan", "Эрдоган", "أردوغان"]),
  ]

  @Test("a name is the same in every script", arguments: names)
  func scripts(expected: String, spellings: [String]) {
    for spelling in spellings { #expect(consonants(spelling) == expected, "\(spelling)") }
  }

  @Test("names that are spelled by other sounds are not the same")
  func limits() {
    // Katakana has no `ti`; the Hebrew and Japanese spelling has no `g`.
    #expect(consonants("プーチン") == "PSN")
    #expect(consonants("ארדואן") == "RTN" && consonants("エルドアン") == "RTN")
  }

  @Test("groups of Latin letters are one sound, double ones count once, vowels not at all")
  func groups() {
    #expect(consonants("Schmidt") == "SMT")
    #expect(consonants("Philip") == "PRP" && consonants("Filip") == "PRP")
    #expect(consonants("Cecilia") == "SR")
    #expect(consonants("Max") == "MKS" && consonants("Maks") == "MKS")
    #expect(consonants("Mikkel") == consonants("Mikel"))
    #expect(consonants("Pugh") == "P")
    #expect(consonants("aeiouy") == "")
    #expect(Consonants([], script: .latin).bytes.isEmpty)
  }

  @Test("short names say little, and those of fewer than three consonants nothing")
  func weights() {
    func weight(_ text: String) -> Double { Consonants(Array(text.utf8), script: .latin).weight }
    #expect(weight("io") == 0 && weight("obama") == 0)
    #expect(weight("putin") == 0.6)
    #expect(weight("macron") == 0.9)
    #expect(weight("zelensky") == 1)
  }
}
