import TestSupport
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
    #expect(Language(code: code)?.code == "ur")
  }

  @Test("Swedish is also found by NewsAPI's former code", arguments: ["se", "sv"])
  func swedish(code: String) {
    #expect(Language(code: code)?.code == "sv")
  }

  @Test("any other text is not a code", arguments: ["", "f", "fra", "French", "xx", "ja"])
  func otherTextsAreNoCode(code: String) {
    #expect(Language(code: code) == nil)
  }

  @Test("each has a name of its own for itself")
  func ownNames() {
    let names = (Language.all + Language.otherLanguages).map(\.ownName)
    #expect(names.allSatisfy { $0.count >= 2 && $0.trimmed == $0 })
    #expect(Set(names.map { FoldedName($0) }).count == names.count)
  }

  @Test("a language that news cannot be searched in is no choice")
  func otherLanguages() {
    #expect(Language.otherLanguages.allSatisfy { Language(code: $0.code) == nil })
  }

  @Test("the codes are ISO's, then others that NewsAPI has used")
  func otherCodes() {
    #expect(Language(code: "ur")?.codes == ["ur", "ud"])
    #expect(Language(code: "sv")?.codes == ["sv", "se"])
    #expect(Language.french.codes == ["fr"])
  }

  @Test("a code has the name of its language; an unknown one stands for itself")
  func nameOfCode() {
    #expect(Language.name(ofCode: "ud", in: TestNames.english) == "Urdu")
    #expect(Language.name(ofCode: "ja", in: TestNames.english) == "Japanese")
    #expect(Language.name(ofCode: "xx", in: TestNames.english) == "xx")
  }
}
