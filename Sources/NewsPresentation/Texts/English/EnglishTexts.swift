import NewsDomain

extension InterfaceLanguage {
  package static let english = InterfaceLanguage(EnglishTexts())
}

extension Localized {
  /// The text in English.
  var english: String { text(in: .english) }
}

struct EnglishTexts: Texts {
  package let code = "en"
  package var language: InterfaceLanguage { .english }
  let hintMark = "; "

  let unknownSource = "Unknown source"
  let unknownAuthor = "Unknown author"
  let noTitle = "No title"
  let noDescription = "No description"
  let noDate = "No date"
  func noContent(inView: Bool) -> String {
    inView ? "The full text has not been fetched yet." : "Type read for the full text."
  }
  func playAdvice(inView: Bool) -> String {
    inView ? "It is played in the browser." : "To play it in the browser, type web."
  }
  let otherGroup = "Others"

  let justNow = "just now"
  let offline = "offline"
  let renewing = "refreshing"
  let livePrompt = "live › "
  let liveHint = "↑ ↓ select · Enter open · Esc back"
  let liveKeptHint = "archive · ↑ ↓ select · Enter open · Esc back"
  let searching = "searching …"
  let quotaWithoutKey =
    "No NewsAPI key is set, so there is no quota; feeds need no key. To add a key from newsapi.org, type key set."
  let quotaSpan = "last 24 hours"
  let sources = "Sources"
  let others = "Also covered by"

  func othersSpoken(_ count: Int) -> String {
    count == 1
      ? "1 other article on this story; type its number to open it:"
      : "\(grouped(count)) other articles on this story; type a number to open one:"
  }

  let similar = "More like this"

  func moreSimilar(to number: Int) -> String { "more: find --like \(number)" }

  func moreOthers(_ count: Int, of number: Int?) -> String {
    "\(grouped(count)) more" + (number.map { ": compare \($0)" } ?? "")
  }

  let countries = "Countries"
  let languages = "Languages"
  let categories = "Categories"
  let topics = "Topics"
  let favouriteTopics = "Favourites"
  let topicsHint = "open 1 · top space · settings topics 'space, boston'"
  let noTopics = "none"
  func noFavourite(usual name: String) -> String { "none (\"top favourite\" shows \(name))" }
  let isOriginal = "also on NewsAPI"
  let nothingHere = "Nothing here."
  let headlinesHint = "open 1 · help"
  func textHint(_ number: Int?) -> String {
    (number.map { "read \($0).1 (first link) · " } ?? "") + "next · save · back"
  }
  let readHint = "read · next · previous · web · share · back"
  let articleHint = "next · previous · web · share · back"
  let sourcesHint = "source 1 (set as favourite) · open 1 (headlines) · filter by-language"
  let keyPrompt = "NewsAPI key: "
  let helpAdvice = "help all lists commands · help COMMAND explains one · help WORD searches help"
  let helpTopicsTitle = "Topics"
  let examplesTitle = "Examples"
  let otherNamesTitle = "Aliases"

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  func ago(_ age: Age) -> String { ago(duration(age)) }
  func ago(_ duration: String) -> String { "\(duration) ago" }
  func old(_ age: Age) -> String { old(duration(age)) }
  func old(_ duration: String) -> String { "\(duration) old" }

  func yesterday(_ time: LocalTime) -> String { "yesterday \(time.clock)" }

  func day(_ time: LocalTime) -> String {
    "\(time.day) \(Self.months[time.month - 1]) \(time.year)"
  }

  func dayAndTime(_ time: LocalTime) -> String { "\(day(time)) at \(time.clock)" }

  package func title(of request: NewsQuery) -> String {
    switch request {
    case .headlines(let request):
      switch request.scope {
      case .local(let country): "\(name(of: country)) · headlines"
      case .category(let category, let country): "\(name(of: country)) · \(category.name(in: language))"
      case .source(let source): source.name
      case .topic(let topic): topic.name(in: language)
      }
    case .search(let request): "Search" + (request.text.isEmpty ? "" : " · \(request.text)")
    case .world(let request):
      "World · \(request.category?.name(in: language) ?? "headlines")"
        + (request.limit == 1 ? "" : " · \(grouped(request.limit)) per country")
    case .feeds(let request): "\(request.name ?? feeds) · \(feedCount(request.feeds.count))"
    case .archive(let request): title(of: request)
    case .front(let request):
      "\(title(of: request.list, name: request.name)) · \(day(LocalTime(request.day.lowerBound)))"
    }
  }

  package func provider(_ provider: Provider) -> String {
    switch provider {
    case .newsapi: "NewsAPI"
    case .feeds: "feeds"
    case .sample: "\(sample): front pages from history"
    }
  }

  func catalogue(of provider: Provider) -> String {
    switch provider {
    case .newsapi: "NewsAPI"
    case .feeds: "feeds"
    case .sample: sample
    }
  }

  func count(_ shown: Int, of total: Int?) -> String {
    guard let total, total > shown else { return "\(grouped(shown))" }
    return "\(grouped(shown)) of \(grouped(total))"
  }

  func enriched(by count: Int) -> String {
    "Google News, plus feeds from \(count == 1 ? "1 source" : "\(grouped(count)) sources")"
  }

  func others(_ count: Int) -> String { count == 1 ? "+1 source" : "+\(grouped(count)) sources" }

  func label(of row: WhyRow) -> String {
    switch row {
    case .before: "tried first"
    case .provider: "provider"
    case .request: "request"
    case .received: "received"
    case .summary: "summary from"
    case .feedLink: "feed link"
    case .link: "link"
    case .sourceLink: "source link"
    case .linkWay: "link found"
    case .canonical: "canonical"
    case .site: "site"
    case .place: "place"
    case .story: "story"
    case .nearest: "closest to"
    case .shared: "in common"
    case .similarity: "similarity"
    case .meaning: "meaning"
    case .between: "between them"
    }
  }

  func attempt(_ attempt: Attempt) -> String {
    let service =
      switch attempt.service {
      case .newsapi: "NewsAPI"
      case .googleNews: "Google News"
      case .sourceFeeds: "sources' feeds"
      case .sample: sample
      }
    switch attempt.outcome {
    case .nothing: return "\(service): no results"
    case .notAsked: return "\(service): skipped, as another request just failed"
    case .failed(.key(.missing)): return "\(service): no key"
    case .failed(let error): return "\(service): \(explain(error).message)"
    }
  }

  func stored(_ reason: StoredReason) -> String {
    switch reason {
    case .recent: "from the cache"
    case .renewing: "from the cache, refreshing"
    case .offline: "from the cache, offline"
    case .archived: "from the archive"
    case .failure(let error): "from the cache: \(explain(error).message)"
    }
  }

  func removed(_ count: Int) -> String { "\(grouped(count)) removed" }

  func requests(_ count: Int) -> String { count == 1 ? "1 request" : "\(grouped(count)) requests" }

  func requestsLeft(_ count: Int) -> String { "\(grouped(count)) left" }

  func label(of kind: RequestKind) -> String {
    switch kind {
    case .headlines: "headlines"
    case .search: "searches"
    case .sources: "sources"
    }
  }

  func quotaLeft(_ quota: Quota) -> String {
    guard let left = quota.left else {
      return "\(requests(quota.total)); your plan allows more than the \(Quota.limit) a day of the free plan."
    }
    return "\(requests(quota.total)); \(left) left of the free plan's \(Quota.limit) a day."
  }

  func quotaReturns(_ time: LocalTime, isToday: Bool) -> String {
    "The oldest request stops counting \(isToday ? "" : "tomorrow ")at \(time.clock)."
  }

  func moreHint(_ count: Int?) -> String {
    guard let count else { return "more" }
    return "more: \(grouped(count)) left"
  }

  func topicGroup(_ code: String) -> String {
    switch code {
    case "business": "Business"
    case "cities": "Cities"
    case "culture": "Culture"
    case "health": "Health"
    case "leisure": "Leisure"
    case "places": "Regions"
    case "science": "Science"
    case "society": "Society"
    case "sports": "Sports"
    case "technology": "Technology"
    case "world": "World regions"
    default: code
    }
  }

  func providerLine(_ choice: ProviderChoice, hasKey: Bool) -> String {
    switch choice {
    case .auto: "automatic: NewsAPI\(hasKey ? "" : " (no key)"), feeds"
    case .newsapi: hasKey ? "NewsAPI" : "NewsAPI (no key)"
    case .feeds: "feeds"
    case .sample: provider(.sample)
    }
  }

  func keyLine(_ state: KeyState) -> String {
    switch state {
    case .none: "none"
    case .environment: "set by NEWSAPI_KEY"
    case .kept(let file): "saved in \(file)"
    case .session: "set for this session only"
    }
  }

  func grouping(_ grouping: SourceGrouping) -> String {
    switch grouping {
    case .all: "all in one list"
    case .byLanguage: "by language"
    case .byCategory: "by category"
    case .byCountry: "by country"
    }
  }

  package func title(of group: CommandHelp.Group) -> String {
    switch group {
    case .read: "Read"
    case .find: "Find"
    case .follow: "Follow"
    case .organise: "Organise"
    case .share: "Share"
    case .automate: "Automate"
    }
  }

  func welcome(version: String, provider: Provider?, completes: Bool) -> [String] {
    let origin =
      switch provider {
      case .newsapi?: "Headlines come from NewsAPI with your key."
      case .feeds?: "Headlines need no account. Offline, you get a sample from history."
      case .sample?: "This is a \(sample) from history, not today's news."
      case nil: "NewsAPI needs a key. To enter one, type key set."
      }
    return [
      "supernews \(version) — the world's news at a prompt",
      origin,
      completes
        ? "Type top for headlines, a number to open one, or help for more; Tab completes."
        : "Type top for headlines, a number to open one, or help for more.",
    ]
  }

  var accessibleHint: String {
    "For a screen reader, start with ACCESSIBLE=1, or type settings accessible on."
  }

  func exitStatus(_ meanings: String) -> String { "Exit status: \(meanings)." }

  func badOption(_ option: String) -> String {
    "unknown option \(option); see supernews --help"
  }

  func badValue(_ value: String, of option: String, allowed: [String]) -> String {
    let known = allowed.isEmpty ? "see supernews --help" : "use one of: \(allowed.joined(separator: ", "))"
    return "invalid value \"\(value)\" for \(option); \(known)"
  }

  func missingValue(of option: String) -> String {
    "\(option) needs a value; see supernews --help"
  }

  func moreCandidates(_ count: Int) -> String { "and \(grouped(count)) more" }
}
