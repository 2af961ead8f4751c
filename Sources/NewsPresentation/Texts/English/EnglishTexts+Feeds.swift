import NewsDomain

extension EnglishTexts {
  var feeds: String { "Your feeds" }

  var feedsAdvice: String {
    "You have no feeds yet. To add one, type feeds add and the address of a feed or site."
  }

  func feedCount(_ count: Int) -> String { count == 1 ? "1 feed" : "\(grouped(count)) feeds" }

  func folderCount(_ count: Int) -> String { count == 1 ? "1 folder" : "\(grouped(count)) folders" }

  var allWell: String { "all OK" }

  func inTrouble(_ count: Int) -> String { "\(grouped(count)) with problems" }

  func trouble(_ trouble: FeedTrouble, wasRead: Bool) -> String {
    switch trouble {
    case .network: "unreachable"
    case .timeout: "timed out"
    case .tls: "insecure connection"
    case .tooLarge: "too large"
    case .serverError: "server error"
    case .rateLimited: "refuses requests"
    case .gone: "page not found"
    case .ended: "ended; no longer fetched"
    case .forbidden: "access denied"
    case .notAFeed: wasRead ? "no longer a feed" : "not a feed"
    case .broken: "broken; read up to the error"
    case .flawed: "has errors; all of it was read"
    case .cut: "long; only the first \(grouped(FeedTrouble.maxEntries)) read"
    }
  }

  func articles(_ count: Int) -> String { count == 1 ? "1 article" : "\(grouped(count)) articles" }

  var neverReadable: String { "unreadable" }

  var neverRead: String { "not fetched yet" }

  package func reading(_ id: String) -> String { "Read it with: feeds open \(id)" }

  var otherFeeds: String { "This page has other feeds as well:" }

  func adding(_ choice: Int, of page: String) -> String { "feeds add \(page) --choose \(choice)" }

  func feedsHint(folder: String?) -> String {
    "open 1 · feeds open" + (folder.map { " \($0) (whole folder)" } ?? " (all feeds)")
  }

  func progress(_ progress: Activity.Progress) -> String {
    let unit =
      switch progress.unit {
      case .countries: "countries"
      case .feeds: "feeds"
      case .articles: "articles"
      case .texts: "texts"
      }
    return "\(grouped(progress.done)) of \(grouped(progress.total)) \(unit)"
  }

  func timeLeft(minutes: Int) -> String { "about \(minutes) min left" }
  var ctrlCStops: String { "Ctrl-C to stop" }
}
