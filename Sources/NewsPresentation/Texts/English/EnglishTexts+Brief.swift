import FoundationEssentials
import NewsDomain

extension EnglishTexts {
  var brief: String { "Brief" }
  func nothingNew(collected: Date?) -> String {
    collected.map { "Nothing new; feeds were last checked at \(clock(LocalTime($0)))." }
      ?? "Nothing new. To fetch news, run this in your system shell: supernews collect"
  }

  func heading(of part: BriefPart) -> String {
    switch part.subject {
    case .country(let country): "Top stories: " + country.name(in: .english)
    case .follow(let follow): name(of: follow)
    case .source(let name): name
    case .topic(let topic): topic.name(in: .english)
    case .folder(let path): path ?? feeds
    case .changes: "More on what you have read"
    }
  }

  func length(of brief: Brief, stories: Int) -> String {
    let left = brief.leftOut > 0 ? " · \(grouped(brief.leftOut)) more left out" : ""
    let count = stories == 1 ? "1 story" : "\(grouped(stories)) stories"
    return "\(count) in \(brief.hours) h · \(brief.minutes) min" + left
  }

  func moreOfBrief(_ left: Int, of stories: Int) -> String {
    "more: the last \(grouped(left)) of \(grouped(stories)) stories"
  }
  var longerBrief: String { "brief --minutes 5 (longer)" }
  var newBesidesBrief: String { "new (the rest of what's new)" }

  func name(of section: BriefSection) -> String {
    switch section {
    case .top: "top"
    case .follows: "follows"
    case .favourites: "favourites"
    case .feeds: "feeds"
    case .changes: "changes"
    case .trends: "trends"
    }
  }

  func briefSent(to address: String, stories: Int) -> String {
    "Sent " + (stories == 1 ? "1 story" : "\(grouped(stories)) stories") + " to \(address)."
  }

  func briefSentToday(to address: String) -> String { "Today's brief was already sent to \(address)." }
}
