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
    "fewer words suffice if they are not in the script of the language that they are said to have",
    .enabled(if: DetectedLanguages.isInstalled, "libcld2-0 is not installed"),
    arguments: [
      ("The harvest is late this winter", "bg", "en"), ("The harvest is late this winter", "ko", "en"),
      ("The harvest is late this winter", "fr", nil), ("The harvest is late this winter", nil, nil),
      ("The harvest is late: \u{443}\u{440}\u{43E}\u{436}\u{430}\u{439}", "bg", nil),
      (
        "\u{425}\u{43B}\u{435}\u{431} \u{43F}\u{43E}\u{434}\u{43E}\u{440}\u{43E}\u{436}\u{430}\u{43B} \u{432} \u{441}\u{442}\u{43E}\u{43B}\u{438}\u{446}\u{435}",
        "en", "ru"
      ),
      ("Moon", "ja", nil), ("2026", "ja", nil), ("\u{1F319} \u{2014} 7", "en", nil),
    ] as [(String, String?, String?)])
  func elsewhere(text: String, stated: String?, expected: String?) {
    #expect(languages.language(of: text, stated: stated) == expected)
  }

  private static let malagasy = """
    Nilaza ny governemanta fa hamoaka tatitra vaovao momba ny fijinjana vokatra alohan'ny ririnina. Niandry izany \
    tatitra izany ny tantsaha rehetra, satria tsy nisy orana nandritra ny volana maro, ary lasa lafo ny vidim-bary.
    """

  static let titles: [(title: String, stated: String?, expected: String?)] = [
    ("Fed raises interest rates for the third time", "de", "en"),
    ("Fed raises interest rates for the third time", nil, nil), ("Fed raises interest rates", "de", nil),
    ("Regierung beschließt neues Gesetz zur Rente", "de", "de"),
    ("Regierung beschließt neues Gesetz zur Rente", "en", "de"),
    ("Terremotos y tsunamis en Indonesia", "es", nil),
    // CLD2 takes this for Galician, in which no known source writes.
    ("Los dos faros no intercambian señales desde 1962.", "en", nil),
    ("Los dos faros no intercambian señales desde 1962.", "gl", "gl"), (malagasy, "en", "mg"),
    ("ఈ రోజు పంట గురించి కొత్త వార్తలు వచ్చాయి", "en", "te"),
  ]

  @Test(
    "a title of one line has its own language in an edition of another one",
    .enabled(if: DetectedLanguages.isInstalled, "libcld2-0 is not installed"), arguments: titles)
  func title(title: String, stated: String?, expected: String?) {
    #expect(languages.language(of: title, stated: stated) == expected)
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
