import Testing

@testable import NewsDomain
@testable import NewsLanguage

@Suite("Folded letters")
struct LetterFoldingTests {
  private func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars {
      if let letters = LetterFolding().folded(scalar) {
        for letter in letters { folded.unicodeScalars.append(letter) }
      } else {
        folded += "_"
      }
    }
    return folded
  }

  @Test(
    "they have no case, accents or marks, as in searches of the archive",
    arguments: [
      ("Élan", "elan"), ("ÉCOLE", "ecole"), ("Straße", "strasse"), ("e\u{301}te\u{301}", "ete"), ("Ё", "е"),
      ("Άγιος", "αγιοσ"), ("שָׁלוֹם", "שלום"), ("كِتَاب", "كتاب"), ("日本", "日本"), ("Ｎｅｗｓ", "news"), ("3D", "3d"),
    ])
  func letters(text: String, expected: String) {
    #expect(folded(text) == expected)
  }

  @Test("a word of one letter after the other is the word that searches see")
  func words() {
    for text in ["Réforme", "ΣΊΣΥΦΟΣ", "Владивосто́к", "Việt", "ﬁnance", "العربية"] {
      #expect(TextWord.words(of: text).map(\.text).joined() == folded(text))
    }
  }

  @Test(
    "what belongs to no word is nothing", arguments: [" ", ".", "’", "«", "%", "\u{0}", "\u{2014}"] as [Unicode.Scalar])
  func others(scalar: Unicode.Scalar) {
    #expect(LetterFolding().folded(scalar) == nil)
  }

  @Test("every scalar can be folded")
  func all() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect((LetterFolding().folded(scalar)?.count ?? 0) <= 20)
    }
  }
}
