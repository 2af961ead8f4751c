import NewsDomain

extension EnglishTexts {
  var feeds: String { "Your feeds" }

  var feedsAdvice: String {
    "You have none yet: feeds add ADDRESS takes a feed, or the page of a site that has one."
  }

  func feedCount(_ count: Int) -> String { count == 1 ? "1 feed" : "\(count) feeds" }

  func folderCount(_ count: Int) -> String { count == 1 ? "1 folder" : "\(count) folders" }

  var allWell: String { "all well" }

  func inTrouble(_ count: Int) -> String { "\(count) in trouble" }

  func trouble(_ trouble: FeedTrouble) -> String {
    switch trouble {
    case .network: "cannot be reached"
    case .timeout: "no answer in time"
    case .tls: "not a secure connection"
    case .tooLarge: "too large"
    case .serverError: "its server has a problem"
    case .rateLimited: "turns readers away"
    case .gone: "gone: no such page"
    case .forbidden: "not for everybody"
    case .notAFeed: "no feed any more"
    case .broken: "broken: read as far as it goes"
    }
  }

  func articles(_ count: Int) -> String { count == 1 ? "1 article" : "\(count) articles" }

  var neverRead: String { "not read yet" }

  package func reading(_ id: String) -> String { "source \(id) reads it" }

  func feedsHint(folder: String?) -> String {
    "open 1 reads one · feeds open" + (folder.map { " \($0) reads all of it" } ?? " reads them all")
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
  var ctrlCStops: String { "Ctrl-C stops" }
}
