import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Names of languages")
struct LanguageNamesTests {
  /// Typed texts, and the codes of the languages they mean.
  static let spellings: [(String, String)] = [
    ("fr", "fr"), ("FR", "fr"), ("French", "fr"), ("fran\u{E7}ais", "fr"), ("francais", "fr"), ("franc", "fr"),
    ("hebreu", "he"), ("H\u{C9}BREU", "he"), ("Hebrew", "he"), ("ud", "ur"), ("ur", "ur"), ("ourdou", "ur"),
    ("arabe", "ar"), ("german", "de"), ("Deutsch", "de"), ("allem", "de"), ("no", "no"), ("norsk", "no"),
    ("espanol", "es"), ("\u{4E2D}\u{6587}", "zh"),
  ]

  @Test("a language is found by code, name or unique beginning", arguments: LanguageNamesTests.spellings)
  func codeNameAndBeginningFindALanguage(text: String, code: String) {
    #expect(Language.index.match(text).found?.code == code)
  }

  @Test("every language of a source has a name; an unknown code is its own name")
  func nameOfCode() {
    #expect(Language.name(ofCode: "ud", in: .english) == "Urdu")
    #expect(Language.name(ofCode: "he", in: .french) == "h\u{E9}breu")
    #expect(Language.name(ofCode: "xx", in: .english) == "xx")
  }

  /// Languages of known sources, beyond the 14.
  static let ofSources: [(String, String, String)] = [
    ("bg", "Bulgarian", "bulgare"), ("cs", "Czech", "tch\u{E8}que"), ("el", "Greek", "grec"),
    ("gu", "Gujarati", "gujarati"), ("hi", "Hindi", "hindi"), ("hu", "Hungarian", "hongrois"),
    ("id", "Indonesian", "indon\u{E9}sien"), ("ja", "Japanese", "japonais"), ("ko", "Korean", "cor\u{E9}en"),
    ("lt", "Lithuanian", "lituanien"), ("lv", "Latvian", "letton"), ("mr", "Marathi", "marathi"),
    ("pl", "Polish", "polonais"), ("ro", "Romanian", "roumain"), ("sk", "Slovak", "slovaque"),
    ("sl", "Slovenian", "slov\u{E8}ne"), ("sr", "Serbian", "serbe"), ("th", "Thai", "tha\u{EF}"),
    ("tr", "Turkish", "turc"), ("uk", "Ukrainian", "ukrainien"),
  ]

  @Test("a language that cannot be searched has a name but cannot be chosen", arguments: LanguageNamesTests.ofSources)
  func mediaLanguage(code: String, english: String, french: String) {
    #expect(Language.name(ofCode: code, in: .english) == english)
    #expect(Language.name(ofCode: code, in: .french) == french)
    #expect(Language(code: code) == nil)
    #expect(Language.index.match(english).found == nil)
  }
}
