import NewsDomain

extension EnglishTexts {
  func readingTime(_ minutes: Int) -> String { "\(minutes)\u{A0}min" }

  var linksOfText: String { "Links" }

  var quote: String { "quote" }

  var textOfFeed: String { "This text comes from the source's feed, which carries more of it than the page." }

  func ending(_ end: TextEnd, item: Int) -> String {
    switch end {
    case .paywall: "Only the beginning: the rest is for subscribers. \"web \(item)\" opens the page."
    case .teaser: "Only the beginning: the page shows no more. \"web \(item)\" opens it."
    case .furtherPages: "Only the first page: the article goes on there. \"web \(item)\" opens it."
    case .tooLarge: "Only the beginning: the page is larger than 8 MiB. \"web \(item)\" opens it."
    case .tooCostly: "Only the beginning: the page is too complex to read in full. \"web \(item)\" opens it."
    }
  }

  func name(of way: LinkWay) -> String {
    switch way {
    case .id: "in the feed's link"
    case .feed: "in the source's own feed"
    case .aggregator: "by asking Google News"
    }
  }

  func noText(_ reason: NoText, item: Int) -> String { "No text: \(why(reason)). \"web \(item)\" opens the page." }
}
