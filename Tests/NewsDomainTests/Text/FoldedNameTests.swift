import Testing

@testable import NewsDomain

@Suite("Names without case and accents")
struct FoldedNameTests {
  static let same: [(String, String)] = [
    ("\u{C9}mirats arabes unis", "emirats ARABES unis"), ("E\u{301}gypte", "egypte"), ("\u{C9}GYPTE", "\u{E9}gypte"),
    ("Nouvelle-Z\u{E9}lande", "nouvelle zelande"), ("C\u{F4}te d\u{2019}Ivoire", "cote d'ivoire"),
    ("L\u{2019}\u{C9}quipe", "l'equipe"), ("\u{141}\u{F3}d\u{17A}", "lodz"), ("Stra\u{DF}e", "STRASSE"),
    ("\u{152}uvre", "oeuvre"), ("\u{130}stanbul", "istanbul"), ("G\u{F6}teborgs-Posten", "goteborgs posten"),
    ("\u{420}\u{423}\u{421}", "\u{440}\u{443}\u{441}"), ("bbc_news", "BBC News"), ("\u{C6}r\u{F8}", "aero"),
    ("Hong\u{A0}Kong", "hong kong"), ("pr\u{E9}c\u{E9}dent", "PRECEDENT"),
  ]

  @Test("spellings that differ in case, accents and punctuation are equal", arguments: FoldedNameTests.same)
  func equal(one: String, other: String) {
    #expect(FoldedName(one) == FoldedName(other))
  }

  static let different: [(String, String)] = [
    ("Niger", "Nigeria"), ("source", "sources"), ("Austria", "Australia"), ("list", "liste pays"),
    ("\u{5E2}\u{5D1}", "\u{5E2}\u{5D2}"), ("?", "!"), ("", "a"),
  ]

  @Test("different names stay different", arguments: FoldedNameTests.different)
  func unequal(one: String, other: String) {
    #expect(FoldedName(one) != FoldedName(other))
  }

  @Test("a name has the prefixes of all its spellings")
  func prefix() {
    let name = FoldedName("\u{C9}tats-Unis")
    #expect(name.hasPrefix(FoldedName("")))
    #expect(name.hasPrefix(FoldedName("ETATS u")))
    #expect(!name.hasPrefix(FoldedName("tats")))
    #expect(!name.hasPrefix(FoldedName("etats-unisx")))
  }

  @Test("a name contains the parts of all its spellings")
  func contains() {
    let name = FoldedName("Le Nouvel Observateur \u{C9}conomie")
    #expect(name.contains(FoldedName("")))
    #expect(name.contains(FoldedName("observateur eco")))
    #expect(name.contains(FoldedName("NOUVEL")))
    #expect(!name.contains(FoldedName("monde")))
  }

  @Test(
    "a name is found as if it were folded",
    arguments: [
      ("Le Monde", "le-monde"), ("É", "e"), ("e\u{301}t", "et"), ("--x", "-x"), (" x", "-x"), ("x", "y"), ("", ""),
      ("", "x"),
      ("X-", "x-"), ("Zürich", "zurich"), ("zur", "Zür"), ("日本", "日本"),
    ])
  func means(name: String, other: String) {
    let folded = FoldedName(other)
    #expect(folded.means(name) == (FoldedName(name) == folded))
    if folded.means(name) { #expect(folded.mayEnd(name)) }
  }
}
