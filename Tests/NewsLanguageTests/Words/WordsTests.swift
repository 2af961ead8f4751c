import Testing

@Suite("Words of a text")
struct WordsTests {
  private func words(_ text: String, isQuery: Bool = false) -> [SplitWord] {
    SplitText(text, isQuery: isQuery).words
  }

  static let separated: [(String, [SplitWord])] = [
    ("", []), (" .,!?-–—…«»", []), ("Hello, World!", ["hello", "world"]), ("it's l’été", ["it", "s", "l", "ete"]),
    ("foo_bar", ["foo", "bar"]), ("3.14 % of B2B", ["3", "14", "of", "b2b"]), ("a\0b\nc", ["a", "b", "c"]),
    ("п'ять п\u{2BC}ять", ["п", "ять", "п", "ять"]), ("½ ² Ⅷ ٣٤ २०२४", ["½", "²", "ⅷ", "٣٤", "२०२४"]),
    ("हिन्दी।उर्दू", ["हिन्दी", "उर्दू"]), ("中国。日本", ["中国", "国", "日本", "本"]), ("a😀b", ["a", "😀", "b"]),
    ("Acme™ © 5°", ["acme", "5"]),
  ]

  @Test("letters and digits make words, everything else separates", arguments: separated)
  func separators(text: String, expected: [SplitWord]) {
    #expect(words(text) == expected)
  }

  static let folded: [(String, SplitWord)] = [
    ("ÉLYSÉE", "elysee"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"), ("\u{FB01}n", "fin"),
    ("İstanbul", "istanbul"), ("ISPARTA", "isparta"), ("ısı", "isi"), ("łódź", "lodz"), ("Øre", "ore"),
    ("Đorđe", "dorde"), ("Ħamrun", "hamrun"), ("ŧ", "t"), ("Æsir", "aesir"), ("Œuvre", "oeuvre"), ("Þór", "thor"),
    ("ð", "d"), ("Hưởng", "huong"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Σίσυφος", "σισυφοσ"), ("ΐ", "ι"), ("ᾷ", "α"),
    ("Ёлка", "елка"), ("ЙОД", "иод"), ("Їжак", "іжак"), ("Ґ", "ґ"), ("Արև", "արեւ"), ("Ა", "ა"), ("𐐀", "𐐨"),
    ("ꭰ", "Ꭰ"), ("שָׁלוֹם", "שלום"), ("בְּרֵאשִׁ֖ית", "בראשית"), ("مُحَمَّد", "محمد"), ("كتـــاب", "كتاب"),
    ("أحمد", "احمد"), ("آدم", "ادم"), ("مؤمن", "مومن"), ("a\u{20DD}b\u{1DC4}", "ab"),
  ]

  @Test("case folds everywhere, marks are dropped where readers omit them", arguments: folded)
  func folding(text: String, expected: SplitWord) {
    #expect(words(text) == [expected])
  }

  static let kept = [
    "हिन्दी", "বাংলা", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "བོད", "ދިވެހި",
  ]

  /// Letters that are written for each other.
  static let others: [(String, String)] = [
    ("مدرسة", "مدرسه"), ("مستشفى", "مستشفي"), ("علی", "علي"), ("کتاب", "كتاب"), ("ٱلكتاب", "الكتاب"), ("ۀ", "ه"),
  ]

  @Test("letters of Arabic that are written for each other are one", arguments: others)
  func written(text: String, other: String) {
    #expect(words(text) == words(other))
    #expect(!words(text).isEmpty)
  }

  static let initials: [(String, [SplitWord])] = [
    ("U.S.", ["us"]), ("the u.s. senate", ["the", "us", "senate"]), ("(U.S.A.)", ["usa"]), ("U.S", ["us"]),
    ("J. K. Rowling", ["jk", "rowling"]), ("J.K. Rowling", ["jk", "rowling"]),
    ("J.\u{A0}K. Low", ["jk", "low"]), ("Ф.Р.Г.", ["фрг"]), ("E\u{301}.U.", ["eu"]), ("Σ.Σ.Ε.", ["σσε"]),
    ("p.m.", ["pm"]),
    ("U.S. A. Low", ["us", "a", "low"]), ("plan B. A ship", ["plan", "b", "a", "ship"]), ("U.S.-EU", ["us", "eu"]),
    ("a.bc", ["a", "bc"]), ("ab.c", ["ab", "c"]), ("3.5.2", ["3", "5", "2"]), ("v.2", ["v", "2"]), ("٣.٥", ["٣", "٥"]),
    ("U.S.中国", ["us", "中国", "国"]), ("U..S", ["u", "s"]), ("a b. c.d", ["a", "b", "cd"]),
    ("J. R.R. Low", ["j", "rr", "low"]), (".U.S.", ["us"]), ("U.", ["u"]), ("中.国", ["中", "国"]),
  ]

  @Test("initials with full stops are one word, in texts and in queries", arguments: initials)
  func joinedInitials(text: String, expected: [SplitWord]) {
    #expect(words(text) == expected)
  }

  @Test("a word says where its initials end")
  func initialsPlace() {
    #expect(SplitText("in U.S. ports").ranges.map { [$0.start, $0.end] } == [[0, 2], [3, 6], [8, 13]])
    #expect(words("U.S.", isQuery: true) == ["us"])
  }

  static let emoji: [(String, [SplitWord], [SplitWord])] = [
    ("🚢", ["🚢"], ["🚢"]), ("🚢🔥", ["🚢🔥", "🔥"], ["🚢🔥"]), ("ship🚢late", ["ship", "🚢", "late"], ["ship", "🚢", "late"]),
    ("👍🏽", ["👍"], ["👍"]), ("👩🏽‍🚀", ["👩🚀", "🚀"], ["👩🚀"]), ("❤️", ["❤"], ["❤"]), ("🇫🇷", ["🇫🇷", "🇷"], ["🇫🇷"]),
    ("👨‍👩‍👧", ["👨👩", "👩👧", "👧"], ["👨👩", "👩👧"]), ("1️⃣", ["1", "\u{20E3}"], ["1", "\u{20E3}"]),
    ("#️⃣", ["\u{20E3}"], ["\u{20E3}"]), ("東京🚢港", ["東京", "京", "🚢", "港"], ["東京", "京", "🚢", "港"]),
    ("↔️ ⏰ ⭐ ⚓ ✈ 〽️", ["↔", "⏰", "⭐", "⚓", "✈", "〽"], ["↔", "⏰", "⭐", "⚓", "✈", "〽"]),
  ]

  @Test("emoji are words, whatever their look and skin", arguments: emoji)
  func emojiWords(text: String, article: [SplitWord], query: [SplitWord]) {
    #expect(words(text) == article)
    #expect(words(text, isQuery: true) == query)
  }

  @Test("vowel signs are letters", arguments: kept)
  func vowelSigns(text: String) {
    #expect(words(text) == [SplitWord(text)])
  }

  @Test(
    "what is invisible is dropped within words",
    arguments: [
      "\u{200C}", "\u{200D}", "\u{AD}", "\u{FE0F}", "\u{E0101}", "\u{FEFF}", "\u{202B}", "\u{2069}", "\u{2060}",
    ]
  )
  func invisible(character: String) {
    #expect(words("ab\(character)cd") == ["abcd"])
    #expect(words("न\(character)द") == ["नद"])
    #expect(words("東\(character)京") == ["東京", "京"])
    #expect(words("\(character)東京\(character)", isQuery: true) == ["東京"])
    #expect(words(character).isEmpty)
  }

  @Test("a blank without width separates")
  func zeroWidthSpace() {
    #expect(words("ab\u{200B}cd") == ["ab", "cd"])
    #expect(words("ខ្ម\u{200B}រ") == ["ខ្", "្ម", "ម", "រ"])
  }

  /// Composed and decomposed forms of a text.
  static let equivalents: [(String, String)] = [
    ("\u{C9}lys\u{E9}e \u{C5}se", "E\u{301}lyse\u{301}e A\u{30A}se"),
    ("Vi\u{1EC7}t h\u{1B0}\u{1EDF}ng", "Vie\u{323}\u{302}t hu\u{31B}o\u{31B}\u{309}ng"),
    ("\u{38C}μηρος \u{1FB7}", "Ο\u{301}μηρος α\u{342}\u{345}"), ("\u{439}од \u{451}лка", "и\u{306}од е\u{308}лка"),
    ("\u{FB2C}ם", "ש\u{5BC}\u{5C1}ם"), ("\u{622}دم م\u{624}من", "ا\u{653}دم مو\u{654}من"),
    ("\u{958}लम \u{95B}्यादा", "क\u{93C}लम ज\u{93C}्यादा"), ("ব\u{9DC} য\u{9CB}গ", "ব\u{9A1}\u{9BC} য\u{9C7}\u{9BE}গ"),
    ("\u{A36}ਹਿਰ", "ਸ\u{A3C}ਹਿਰ"), ("ଯ\u{B4B}\u{B5C}", "ଯ\u{B47}\u{B3E}\u{B21}\u{B3C}"),
    ("க\u{BCB}வை", "க\u{BC7}\u{BBE}வை"),
    ("\u{C48}", "\u{C46}\u{C56}"), ("ಕ\u{CCB}ಟೆ", "ಕ\u{CC6}\u{CC2}\u{CD5}ಟೆ"), ("ക\u{D4B}ട്ട", "ക\u{D47}\u{D3E}ട്ട"),
    ("ල\u{DDD}කය", "ල\u{DD9}\u{DCF}\u{DCA}කය"), ("\u{F43}", "\u{F42}\u{FB7}"), ("\u{1026}းလေး", "\u{1025}\u{102E}းလေး"),
    ("\u{30AC}\u{30AE} \u{30D1}リ", "カ\u{3099}キ\u{3099} ハ\u{309A}リ"), ("う\u{3094}\u{309E}", "うう\u{3099}ゝ\u{3099}"),
    (
      "\u{AC01}\u{AD6D} \u{B274}\u{C2A4}",
      "\u{1100}\u{1161}\u{11A8}\u{1100}\u{116E}\u{11A8} \u{1102}\u{1172}\u{1109}\u{1173}"
    ),
    ("\u{AC01}", "\u{AC00}\u{11A8}"), ("\u{F900}\u{2F80B}", "\u{8C48}\u{50CF}"),
    ("ल\u{93C}\u{94D}", "ल\u{94D}\u{93C}"), ("\u{C48}\u{C55}", "\u{C46}\u{C55}\u{C56}"),
  ]

  @Test("a composed text has the words of the decomposed one", arguments: equivalents)
  func normalization(composed: String, decomposed: String) {
    for isQuery in [false, true] {
      #expect(words(composed, isQuery: isQuery) == words(decomposed, isQuery: isQuery))
    }
    #expect(!words(composed).isEmpty)
  }

  static let widths: [(String, String)] = [
    ("ＡＢＣ １２３", "abc 123"), ("ｶﾅ", "カナ"), ("ｶﾞｷﾞﾊﾟｳﾞ", "ガギパヴ"), ("ｱｰ", "アー"), ("ﾡ", "ㄱ"), ("Ａ＇Ｂ", "a'b"),
  ]

  @Test("letters of full and half width are usual ones", arguments: widths)
  func width(text: String, usual: String) {
    #expect(words(text) == words(usual))
  }

  static let pairs: [(String, [SplitWord], [SplitWord])] = [
    ("中", ["中"], ["中"]), ("中国", ["中国", "国"], ["中国"]),
    ("中国人民", ["中国", "国人", "人民", "民"], ["中国", "国人", "人民"]),
    ("東京タワーへ", ["東京", "京タ", "タワ", "ワー", "ーへ", "へ"], ["東京", "京タ", "タワ", "ワー", "ーへ"]),
    ("人々 〇", ["人々", "々", "〇"], ["人々", "々", "〇"]), ("ㄅㄆ", ["ㄅㄆ", "ㄆ"], ["ㄅㄆ"]),
    ("𠀀𠀁", ["𠀀𠀁", "𠀁"], ["𠀀𠀁"]), ("한국어", ["한국", "국어", "어"], ["한국", "국어"]),
    ("中国。", ["中国", "国"], ["中国", "国"]), ("中国 人", ["中国", "国", "人"], ["中国", "国", "人"]),
    ("中国a", ["中国", "国", "a"], ["中国", "国", "a"]), ("a中b9国1", ["a", "中", "b9", "国", "1"], ["a", "中", "b9", "国", "1"]),
    ("ไทย", ["ไท", "ทย", "ย"], ["ไท", "ทย"]), ("ที่", ["ที", "\u{E35}\u{E48}", "\u{E48}"], ["ที", "\u{E35}\u{E48}"]),
    ("ลาว๒๕", ["ลา", "าว", "ว", "๒๕"], ["ลา", "าว", "ว", "๒๕"]), ("ລາວ", ["ລາ", "າວ", "ວ"], ["ລາ", "າວ"]),
    ("ខ្មែ", ["ខ្", "\u{17D2}ម", "មែ", "\u{17C2}"], ["ខ្", "\u{17D2}ម", "មែ"]),
    ("မြန်", ["မြ", "\u{103C}န", "န်", "\u{103A}"], ["မြ", "\u{103C}န", "န်"]),
  ]

  @Test("scripts without blanks come in pairs, and a query leaves open what follows it", arguments: pairs)
  func neighbours(text: String, article: [SplitWord], query: [SplitWord]) {
    #expect(words(text) == article)
    #expect(words(text, isQuery: true) == query)
  }

  @Test("a part of a text has words that stand beside each other in the text")
  func queriesMatch() {
    let article = Array("新華社北京電　国务院总理ｶﾞｲﾄﾞประกาศ한국어")
    let all = words(String(article))
    for start in article.indices {
      for end in article.index(after: start)..<article.endIndex {
        let query = words(String(article[start..<end]), isQuery: true)
        // A single character at the end is found by prefix.
        let isSingle = query.last.map { $0.bytes.count <= 3 } ?? false
        let found = all.indices.contains { place in
          all[place...].starts(with: query) { $0 == $1 || isSingle && $0.bytes.starts(with: $1.bytes) }
        }
        #expect(found, "\(String(article[start..<end]))")
      }
    }
  }
}
