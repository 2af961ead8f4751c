import Testing

@testable import NewsLanguage

@Suite("Languages by CLD2")
struct DetectedLanguagesTests {
  private static let sentences = [
    ("en", "The government said on Tuesday that it would publish a new report about the harvest before winter."),
    ("fr", "Le gouvernement a annoncé mardi qu’il publierait un nouveau rapport sur les récoltes avant l’hiver."),
    ("de", "Die Regierung teilte am Dienstag mit, dass sie vor dem Winter einen neuen Bericht über die Ernte vorlege."),
    ("es", "El gobierno anunció el martes que publicará un nuevo informe sobre las cosechas antes del invierno."),
    ("ru", "Правительство сообщило во вторник, что до конца года опубликует новый доклад об урожае."),
    ("ar", "أعلنت الحكومة يوم الثلاثاء أنها ستنشر تقريرا جديدا عن المحاصيل قبل نهاية العام."),
    ("ja", "政府は火曜日、年末までに収穫に関する新しい報告書を公表すると発表した。"),
    ("zh", "政府週二宣佈，將在年底之前發布一份關於收成的新報告，農民們正在等待。"),
    ("he", "הממשלה הודיעה ביום שלישי כי תפרסם דוח חדש על היבול לפני סוף השנה."),
    ("no", "Regjeringen opplyste tirsdag at den vil legge fram en ny rapport om avlingene før utgangen av året."),
  ]

  private let languages = DetectedLanguages()

  @Test(
    "a sentence is enough", .enabled(if: DetectedLanguages.isInstalled, "libcld2-0 is not installed"),
    arguments: sentences)
  func sentence(code: String, text: String) {
    #expect(languages.language(of: text) == code)
  }

  @Test(
    "few words, no words and words of several languages are not sure",
    arguments: [
      "", "Moon", "12 345 678 901 234 567 890 123 456 789 012 345 678 901 234 567 890 123",
      "The harvest is late \u{1B}[31m and the government said that it would publish a report about that",
      sentences[0].1 + " " + sentences[1].1,
    ])
  func unsure(text: String) {
    #expect(languages.language(of: text) == nil)
  }

  @Test(
    "a long text is judged by its beginning, wherever that ends",
    .enabled(if: DetectedLanguages.isInstalled, "libcld2-0 is not installed"), arguments: 0...3)
  func long(blanks: Int) {
    let russian = Self.sentences[4].1
    let text = String(repeating: " ", count: blanks) + String(repeating: russian + " ", count: 2000)
    #expect(languages.language(of: text) == "ru")
  }

  @Test(
    "codes are those of ISO 639-1",
    arguments: [
      ("fr", "fr"), ("zh-Hant", "zh"), ("iw", "he"), ("nn", "no"), ("nb", "no"), ("sr-ME", "sr"), ("mo", "ro"),
      ("jw", "jv"), ("un", nil), ("xx-Latn", nil), ("haw", nil), ("", nil),
    ] as [(String, String?)])
  func codes(code: String, expected: String?) {
    #expect(DetectedLanguages.language(ofCode: code) == expected)
  }
}
