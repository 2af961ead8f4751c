import NewsDomain

extension EnglishTexts {
  func readingTime(_ minutes: Int) -> String { "\(minutes)\u{A0}min" }

  func duration(seconds: Int) -> String {
    let minutes = max(1, (seconds + 30) / 60)
    guard minutes >= 60 else { return readingTime(minutes) }
    return "\(minutes / 60)\u{A0}h" + (minutes % 60 == 0 ? "" : "\u{A0}\(minutes % 60)\u{A0}min")
  }

  var linksOfText: String { "Links" }

  var quote: String { "quote" }
  var caption: String { "Caption" }

  var textOfFeed: String { "This text is from the source's feed, which has more of it than the page." }

  func ending(_ end: TextEnd, item: Int) -> String {
    switch end {
    case .paywall: "The rest is for subscribers. To open the page, type web \(item)."
    case .teaser: "The page shows only this much. To open it, type web \(item)."
    case .furtherPages: "This is only the first page. To read on, type web \(item)."
    case .tooLarge: "Cut short: the page is larger than 8 MiB. To open it, type web \(item)."
    case .tooCostly: "Cut short: the page is too complex to read in full. To open it, type web \(item)."
    }
  }

  func name(of way: LinkWay) -> String {
    switch way {
    case .id: "in the feed's link"
    case .feed: "in the source's own feed"
    case .aggregator: "through Google News"
    }
  }

  func noText(_ reason: NoText, item: Int) -> String { "No text: \(why(reason)). To open the page, type web \(item)." }
}
