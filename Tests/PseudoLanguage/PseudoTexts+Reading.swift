import NewsDomain
import NewsPresentation

extension PseudoTexts {
  func readingTime(_ minutes: Int) -> String { bracketed(english.readingTime(minutes)) }
  var linksOfText: String { bracketed(english.linksOfText) }
  var quote: String { bracketed(english.quote) }
  var textOfFeed: String { bracketed(english.textOfFeed) }
  func ending(_ end: TextEnd, item: Int) -> String { bracketed(english.ending(end, item: item)) }
  func noText(_ reason: NoText, item: Int) -> String { bracketed(english.noText(reason, item: item)) }
  var textHint: String { bracketed(english.textHint) }
  var readHint: String { bracketed(english.readHint) }
}
