import NewsDomain
import NewsPresentation

extension PseudoTexts {
  func readingTime(_ minutes: Int) -> String { bracketed(english.readingTime(minutes)) }
  func duration(seconds: Int) -> String { bracketed(english.duration(seconds: seconds)) }
  var linksOfText: String { bracketed(english.linksOfText) }
  var quote: String { bracketed(english.quote) }
  var caption: String { bracketed(english.caption) }
  var accessibleHint: String { bracketed(english.accessibleHint) }
  var textOfFeed: String { bracketed(english.textOfFeed) }
  func ending(_ end: TextEnd, item: Int) -> String { bracketed(english.ending(end, item: item)) }
  func noText(_ reason: NoText, item: Int) -> String { bracketed(english.noText(reason, item: item)) }
  func textHint(_ number: Int?) -> String { bracketed(english.textHint(number)) }
  var readHint: String { bracketed(english.readHint) }
}
