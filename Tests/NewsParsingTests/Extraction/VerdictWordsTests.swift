import Testing

@testable import NewsParsing

@Suite("Words of pages without an article")
struct VerdictWordsTests {
  @Test("all of them are folded, or they would never be found")
  func folded() {
    let lists = [
      VerdictWords.offers, VerdictWords.subscriptions, Array(VerdictWords.more), Array(VerdictWords.nextPages),
      VerdictWords.challengeTitles, VerdictWords.challenges, VerdictWords.errors, Array(VerdictWords.errorNumbers),
      VerdictWords.refusals, VerdictWords.consentTitles, VerdictWords.consents, VerdictWords.logins,
      VerdictWords.scripts,
    ]
    for word in lists.joined() { #expect(FoldedWords(word).text == word) }
  }

  @Test("pieces are found as whole words, and anywhere in scripts without blanks")
  func pieces() {
    #expect(VerdictWords.holds("please sign in now", ["sign in"]))
    #expect(!VerdictWords.holds("they design industry", ["sign in"]))
    #expect(VerdictWords.holds("这里找不到页面了", ["找不到页面"]))
    #expect(!VerdictWords.holds("", ["x"]))
  }

  @Test("words are counted by their beginnings")
  func count() {
    #expect(VerdictWords.count("cookies and a cookie for our partners", ["cookie", "part"]) == 3)
  }
}

@Suite("Folded words")
struct FoldedWordsTests {
  @Test(
    "case, accents and marks go",
    arguments: [
      ("Élan vital — à l’été!", "elan vital a l ete"), ("  Straße,  ØRE ", "strasse ore"),
      ("Мост ОТКРЫТ", "мост открыт"),
      ("e\u{301}te\u{301}", "ete"), ("橋が開通。", "橋が開通"), ("पुल, हिन्दी", "पुल हिन्दी"), ("ΟΔΟΣ 5", "οδοσ 5"), ("…", ""), ("", ""),
    ])
  func folded(text: String, words: String) {
    #expect(FoldedWords(text).text == words)
  }
}
