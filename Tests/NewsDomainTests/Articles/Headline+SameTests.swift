import Testing

@testable import NewsDomain

@Suite("Headlines of the same article")
struct SameHeadlineTests {
  static let equalPairs: [(String, String)] = [
    ("Storm hits the coast", "Storm hits the coast"), ("Storm Hits the Coast!", "storm hits the coast"),
    ("Rain", "RAIN"),
    ("\u{2018}No one is safe\u{2019}: storm hits coast", "'No one is safe': Storm hits coast"),
    ("Storm hits the coast", "Storm hits the coast - The Paper"),
    ("Storm hits the coast | The Paper", "Storm hits the coast"),
    ("Storm hits coast \u{2013} Le Journal", "Storm hits coast"),
    ("\u{C9}lections\u{A0}: la gauche en t\u{EA}te", "Elections: la gauche en tete"),
    ("A&B to merge in $5bn deal this week", "A & B to merge in $5bn deal this week"),
    ("焦點股 - 台積電 - 跳水重挫", "焦點股－台積電－跳水重挫"),
    ("大阪で大規模な停電、復旧は夜に", "大阪で大規模な停電 復旧は夜に"),
    ("Буря над побережьем сорвала крыши домов", "Буря над побережьем сорвала крыши домов — Газета"),
    ("عاصفة تضرب الساحل الشمالي ليلا", "عاصفة تضرب الساحل الشمالي ليلا | الجريدة"),
  ]

  @Test("case, accents, marks and the name of the source do not matter", arguments: SameHeadlineTests.equalPairs)
  func equal(one: String, other: String) {
    for (one, other) in [(one, other), (other, one)] {
      #expect(SameHeadline.isSame(one, other))
      #expect(SameHeadline.isEqual(one, other))
    }
  }

  static let similarPairs: [(String, String)] = [
    (
      "Mayor resigns after storm tears roofs from eleven houses",
      "Mayor resigns after the storm tears roofs from eleven houses"
    ),
    (
      "Storm in the north leaves 12 dead, officials say",
      "Storm in the north leaves 12 dead, officials now say"
    ),
    ("台風15号、関東に上陸へ", "台風15号、関東に上陸へ｜新聞"),
  ]

  @Test("a word more or less does not matter in a long headline", arguments: SameHeadlineTests.similarPairs)
  func similar(one: String, other: String) {
    for (one, other) in [(one, other), (other, one)] {
      #expect(SameHeadline.isSame(one, other))
      #expect(!SameHeadline.isEqual(one, other))
    }
  }

  static let differentPairs: [(String, String)] = [
    ("", ""), ("Rain", ""), ("\u{2026}", "\u{2026}"),
    // Short headlines must be equal.
    ("Rain in Paris", "Rain in Rome"), ("Morning briefing", "Evening briefing"),
    ("Quiz of the week", "Quiz of the year"),
    // The first words may be a section.
    ("Live", "Live - Gaza"), ("Sport - Football", "Sport - Tennis"),
    // Only the number distinguishes articles of a series.
    ("Word puzzle: hints and answers for 21 November", "Word puzzle: hints and answers for 22 November"),
    ("Day 1,001 of the war: what we know so far today", "Day 1,002 of the war: what we know so far today"),
    ("11月21日の天気予報をお伝えします", "11月22日の天気予報をお伝えします"),
    // Many words are the same, but not enough.
    ("Five dead in fire in Paris", "Five hurt in crash in Rome"),
    ("Mayor resigns after storm tears roofs from houses", "Mayor returns before storm takes boats from harbour"),
    ("Storm hits the coast", "Storm hits the coast of northern Norway and cuts power to thousands"),
    ("Video: the best pictures of the day", "Photos: the best moments of the year"),
    ("台風が関東に接近", "台風が九州に上陸"), ("日经指数收盘上涨", "日经指数收盘下跌"),
  ]

  @Test("other headlines are not taken for it", arguments: SameHeadlineTests.differentPairs)
  func different(one: String, other: String) {
    for (one, other) in [(one, other), (other, one)] { #expect(!SameHeadline.isSame(one, other)) }
  }
}
