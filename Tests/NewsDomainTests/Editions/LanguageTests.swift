import Testing

@testable import NewsDomain

@Suite("Languages")
struct LanguageTests {
  @Test("the languages are the 14 of NewsAPI, with their ISO codes")
  func codes() {
    let expected = ["ar", "de", "en", "es", "fr", "he", "it", "nl", "no", "pt", "ru", "sv", "ur", "zh"]
    #expect(Language.all.map(\.code) == expected)
  }

  @Test("Urdu is found by NewsAPI's code and by the ISO code", arguments: ["ud", "ur", "UD", "Ur"])
  func urdu(code: String) {
    #expect(Language(code: code)?.englishName == "Urdu")
    #expect(Language(code: code)?.code == "ur")
  }

  @Test("Swedish is also found by NewsAPI's former code", arguments: ["se", "sv"])
  func swedish(code: String) {
    #expect(Language(code: code)?.englishName == "Swedish")
  }

  @Test("any other text is not a code", arguments: ["", "f", "fra", "French", "xx", "ja"])
  func unknown(code: String) {
    #expect(Language(code: code) == nil)
  }

  @Test("each language has a name in both languages and in itself", arguments: Language.all)
  func complete(language: Language) {
    for name in [language.englishName, language.frenchName, language.ownName] {
      #expect(name.count >= 2)
      #expect(name.trimmed == name)
    }
    #expect(language.name(in: .english) == language.englishName)
    #expect(language.name(in: .french) == language.frenchName)
  }

  @Test("names of languages are unique")
  func unique() {
    #expect(Set(Language.all.map { FoldedName($0.englishName) }).count == 14)
    #expect(Set(Language.all.map { FoldedName($0.frenchName) }).count == 14)
    #expect(Set(Language.all.map { FoldedName($0.ownName) }).count == 14)
  }

  /// A typed text, and the code of the language that it means.
  static let spellings: [(String, String)] = [
    ("fr", "fr"), ("FR", "fr"), ("French", "fr"), ("fran\u{E7}ais", "fr"), ("francais", "fr"), ("franc", "fr"),
    ("hebreu", "he"), ("H\u{C9}BREU", "he"), ("Hebrew", "he"), ("ud", "ur"), ("ur", "ur"), ("ourdou", "ur"),
    ("arabe", "ar"), ("german", "de"), ("Deutsch", "de"), ("allem", "de"), ("no", "no"), ("norsk", "no"),
    ("espanol", "es"), ("\u{4E2D}\u{6587}", "zh"),
  ]

  @Test("a language is found by code, name or unique prefix", arguments: LanguageTests.spellings)
  func found(text: String, code: String) {
    #expect(Language.index.match(text).found?.code == code)
  }

  @Test("every language of a source has a name; an unknown code stays as it is")
  func nameOfCode() {
    #expect(Language.name(ofCode: "ud", in: .english) == "Urdu")
    #expect(Language.name(ofCode: "he", in: .french) == "h\u{E9}breu")
    #expect(Language.name(ofCode: "xx", in: .english) == "xx")
  }

  /// Languages beyond the 14 that sources known here publish in.
  static let ofMedia: [(String, String, String)] = [
    ("bg", "Bulgarian", "bulgare"), ("cs", "Czech", "tch\u{E8}que"), ("el", "Greek", "grec"),
    ("gu", "Gujarati", "gujarati"), ("hi", "Hindi", "hindi"), ("hu", "Hungarian", "hongrois"),
    ("id", "Indonesian", "indon\u{E9}sien"), ("ja", "Japanese", "japonais"), ("ko", "Korean", "cor\u{E9}en"),
    ("lt", "Lithuanian", "lituanien"), ("lv", "Latvian", "letton"), ("mr", "Marathi", "marathi"),
    ("pl", "Polish", "polonais"), ("ro", "Romanian", "roumain"), ("sk", "Slovak", "slovaque"),
    ("sl", "Slovenian", "slov\u{E8}ne"), ("sr", "Serbian", "serbe"), ("th", "Thai", "tha\u{EF}"),
    ("tr", "Turkish", "turc"), ("uk", "Ukrainian", "ukrainien"),
  ]

  @Test("a language that cannot be searched in has a name but cannot be chosen", arguments: LanguageTests.ofMedia)
  func mediaLanguage(code: String, english: String, french: String) {
    #expect(Language.name(ofCode: code, in: .english) == english)
    #expect(Language.name(ofCode: code, in: .french) == french)
    #expect(Language(code: code) == nil)
    #expect(Language.index.match(english).found == nil)
  }
}
