import NewsPresentation

/// The view in which texts are read.
extension PseudoTexts {
  func percent(_ percent: Int) -> String { bracketed(english.percent(percent)) }
  func place(_ number: Int, of count: Int) -> String { bracketed(english.place(number, of: count)) }
  var readingHints: [String] { english.readingHints.map(bracketed) }
  var searchHint: String { bracketed(english.searchHint) }
  var leaveHint: String { bracketed(english.leaveHint) }
  var hitHints: [String] { english.hitHints.map(bracketed) }
  func notFound(_ words: String) -> String { bracketed(english.notFound(words)) }
  func enterOpens(_ thing: String) -> String { bracketed(english.enterOpens(thing)) }
  func noNumber(_ typed: String) -> String { bracketed(english.noNumber(typed)) }
  var pictureLeftOut: String { bracketed(english.pictureLeftOut) }
  var readingKeys: [(keys: String, meaning: String)] { english.readingKeys.map { ($0.keys, bracketed($0.meaning)) } }
}
