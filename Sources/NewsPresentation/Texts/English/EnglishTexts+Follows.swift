import NewsDomain

extension EnglishTexts {
  var follows: String { "Follows" }
  var followsAdvice: String { "You have no follows yet. To see new articles that match a search, type follow TEXT." }
  var followsHint: String { "open 1 · unfollow 1" }

  func name(of follow: Follow) -> String { Self.parts(of: follow, self) { "\"\($0)\"" } }

  func followed(_ follow: Follow, found: Int) -> String {
    "Following " + name(of: follow) + "\(follow.notifies ? " with alerts" : ""); "
      + (found == 0 ? "no articles" : (found < FindRequest.maxCounted ? "" : "at least ") + articles(found))
      + " from the last week matched."
  }

  func unfollowed(_ follow: Follow) -> String { "Stopped following " + name(of: follow) + "." }

  var withAlerts: String { "alerts on" }
  func quiet(_ hours: QuietHours) -> String {
    func full(_ hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
    return "quiet from \(full(hours.from)) to \(full(hours.to))"
  }
  func newArticles(_ count: Int) -> String { "\(grouped(count)) new" }

  func alert(_ alert: Alert) -> String {
    "Follow \(words(of: alert.follow)): " + (alert.article.headline ?? noTitle)
      + (alert.article.source.name.map { ", from \($0)" } ?? "")
  }

  func moreAlerts(_ count: Int) -> String {
    (count == 1 ? "1 more alert" : "\(grouped(count)) more alerts") + ". To see what's new, type follows."
  }

  func collection(_ parts: [CollectionPart], every interval: Interval) -> String {
    parts.map(\.rawValue).joined(separator: ", ") + ", every \(interval.text)"
  }

  func collected(_ round: CollectionRound) -> [String] {
    var parts = [
      round.new == 1 ? "1 new article" : "\(grouped(round.new)) new articles", "\(feedCount(round.asked)) checked",
    ]
    if round.unchanged > 0 { parts.append("\(grouped(round.unchanged)) unchanged") }
    if round.failed > 0 { parts.append("\(grouped(round.failed)) failed") }
    if round.left > 0 { parts.append("\(grouped(round.left)) left for the next round") }
    if round.followed > 0 { parts.append(followed(round.followed)) }
    if round.texts > 0 { parts.append(round.texts == 1 ? "1 text" : "\(round.texts) texts") }
    return parts + ["\(max(1, Int(round.seconds.rounded()))) s"]
  }

  func moreFailures(_ count: Int) -> String { "and \(grouped(count)) more; -F json lists them all" }

  func notCollected(because reason: SavingReason) -> String {
    switch reason {
    case .battery: "nothing fetched: running on battery"
    case .metered: "nothing fetched: the network is metered"
    }
  }

  func feedsGone(_ names: [String]) -> String {
    (names.count == 1
      ? "This feed no longer exists and won't be checked again: "
      : "These feeds no longer exist and won't be checked again: ")
      + names.joined(separator: ", ") + "."
  }

  func unread(_ count: Int) -> String {
    grouped(count) + (count == FindRequest.maxCounted ? "+ unread" : " unread")
  }

  func unread(_ count: Int, in scope: ReadingScope) -> String {
    // Everything is counted to the end.
    (scope == .all ? "\(grouped(count)) unread" : unread(count)) + " in " + place(of: scope)
  }

  func place(of scope: ReadingScope) -> String {
    switch scope {
    case .all: "the archive"
    case .mine: "your lists"
    case .list(let list): "“\(title(of: list, name: nil))”"
    case .written(let code, let scope): place(of: scope) + " (\(Language(code: code)?.name(in: language) ?? code))"
    case .feeds(let name, _): name.map { "“\($0)”" } ?? "your feeds"
    case .brief: "your brief"
    }
  }

  func followed(_ count: Int) -> String { "\(grouped(count)) for your follows" }
  func followed(_ count: Int, of unread: String) -> String {
    "\(unread), \(grouped(count)) of them for your follows"
  }
  func collected(at time: String) -> String { "collected \(time)" }
  func next(at time: String) -> String { "next at \(time)" }
}

extension EnglishTexts {
  func explain(_ error: FollowError) -> Explanation {
    switch error {
    case .alertProgramFailed(let program, let failure):
      Explanation(
        "\(program) could not show an alert: \(why(failure))", "to see the command, type settings on-alert")
    case .noSuchFollow(let number): Explanation("there is no follow \(number)", "type follows to list them")
    case .tooManyFollows(let limit):
      Explanation("you already have \(grouped(limit)) follows, the maximum", "to remove one, type unfollow N")
    }
  }
}

extension Texts {
  /// The words of a follow, without its filters; if it has none, all of its search in one phrase.
  func words(of follow: Follow) -> String {
    let text = follow.request.text.nonBlank?.replacing("\"", with: "") ?? follow.request.meaning?.text
    return text ?? name(of: follow).replacing(" · ", with: ", ")
  }

  /// The parts of a follow's search, in the order in which they are typed.
  static func parts(of follow: Follow, _ texts: some Texts, quoted: (String) -> String) -> String {
    let request = follow.request
    var parts: [String] = []
    if let text = request.text.nonBlank { parts.append(text.has("\"") ? text : quoted(text)) }
    if let meaning = request.meaning { parts.append(texts.words(for: meaning)) }
    parts += request.fields.map { texts.label(of: $0).lowercased() }
    if let country = request.filter.country { parts.append(country.name(in: texts.language)) }
    if let language = request.filter.language { parts.append(texts.name(ofLanguage: language)) }
    if let source = request.filter.sources.last { parts.append(source) }
    if let category = request.filter.category { parts.append(category.name(in: texts.language)) }
    return parts.joined(separator: " · ")
  }
}
