import FoundationEssentials
import NewsDomain
import TerminalKit

/// Everything the interface says. One type a language conforms: a text that is missing does not compile.
package protocol Texts: EntityNames, DigestTexts {
  var language: InterfaceLanguage { get }

  // Commands
  /// What a command is called, and what else it answers to in this language.
  func names(of command: CommandName) -> [String]
  func summary(of command: CommandName) -> String
  /// Lines that work as they stand, one after the other, in a new session without a key.
  func examples(of command: CommandName) -> [String]
  /// What a word is called that may be typed, and what else is understood in this language.
  func names(of choice: ChoiceName) -> [String]
  func phrase(_ phrase: ArgumentPhrase) -> String
  func phrase(_ phrase: TopicPhrase) -> String

  // Errors and notices
  func explain(_ error: NewsError) -> Explanation
  func explain(_ error: ShellError) -> Explanation
  func explain(_ error: LineError) -> Explanation
  /// - Parameter now: from when the age of what is shown is told.
  func notice(_ notice: Notice, now: Date) -> String
  /// Between what is wrong and what to do.
  var hintMark: String { get }

  // Fallbacks
  var unknownSource: String { get }
  var unknownAuthor: String { get }
  var noTitle: String { get }
  var noDescription: String { get }
  var noDate: String { get }
  var noContent: String { get }
  var otherGroup: String { get }

  // Dates
  var justNow: String { get }
  func ago(_ age: Age) -> String
  /// How old a list is.
  func old(_ age: Age) -> String
  func yesterday(_ time: LocalTime) -> String
  func day(_ time: LocalTime) -> String
  func dayAndTime(_ time: LocalTime) -> String

  // Lists
  func title(of request: NewsQuery) -> String
  func provider(_ provider: Provider) -> String
  /// The sample edition, in one word.
  var sample: String { get }
  /// Other countries among whose headlines a story is.
  func alsoIn(_ countries: [Country]) -> String
  /// How many pages were searched that are kept.
  func keptPages(_ count: Int) -> String
  /// Whose media are listed.
  func catalogue(of provider: Provider) -> String
  func count(_ shown: Int, of total: Int?) -> String
  func removed(_ count: Int) -> String
  var offline: String { get }
  var renewing: String { get }
  var sources: String { get }
  var countries: String { get }
  var languages: String { get }
  var categories: String { get }
  var nothingHere: String { get }

  // One's own feeds
  var feeds: String { get }
  var feedsAdvice: String { get }
  func feedCount(_ count: Int) -> String
  func folderCount(_ count: Int) -> String
  /// Of a list whose feeds could all be read.
  var allWell: String { get }
  func inTrouble(_ count: Int) -> String
  /// How many articles a feed has.
  func articles(_ count: Int) -> String
  /// What is wrong with a feed, in a few words.
  func trouble(_ trouble: FeedTrouble) -> String
  /// Of a feed that was not asked for yet.
  var neverRead: String { get }
  /// The command that reads a feed.
  func reading(_ id: String) -> String
  /// - Parameter folder: one that there is.
  func feedsHint(folder: String?) -> String

  /// Above other tellings of a story.
  var others: String { get }
  /// How many others tell a story.
  func others(_ count: Int) -> String
  /// That `more` goes on with a list, and with how many entries.
  func moreHint(_ count: Int?) -> String
  var headlinesHint: String { get }
  /// At the foot of the window, while a pager has it.
  var pagerHint: String { get }
  var articleHint: String { get }
  var sourcesHint: String { get }

  // Read aloud
  /// Of the chosen entry of a list.
  var chosen: String { get }
  func labelled(_ label: String, _ value: String) -> String
  func label(ofFact fact: ArticleFact) -> String
  func articleCount(_ number: Int, of count: Int) -> String

  // Sharing
  /// Of a QR code in a window that has no room for it.
  func tooNarrow(columns: Int) -> String

  // Where an article came from
  func label(of row: WhyRow) -> String
  func attempt(_ attempt: Attempt) -> String
  func stored(_ reason: StoredReason) -> String

  // Map and places
  func title(of subject: MapSubject) -> String
  /// How much of the world is shown.
  func mapScale(zoom: String, kilometres: Double, countries: Int) -> String
  var mapHint: String { get }
  func kilometres(_ distance: Double) -> String
  /// One of eight, clockwise from north.
  func name(ofDirection eighth: Int) -> String
  /// Where a country's marker is, seen from the reader.
  func away(_ country: Country, _ distance: String, _ direction: String) -> String
  func name(of continent: Continent) -> String
  /// How many of a continent's countries are in sight, and those nearest by.
  func prose(of continent: Continent, count: Int, nearest: [String]) -> String
  func distances(from origin: String) -> String
  var you: String { get }
  /// Of a list that is cut.
  func others(than count: Int) -> String
  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String
  func name(of origin: Whereabouts.Origin) -> String
  var centreQuestion: String { get }
  var locationQuestion: String { get }
  /// Between the answers that a key gives.
  var yesOrNo: String { get }
  var locating: String { get }
  var map: String { get }
  var explorerHint: String { get }
  var explorerHelp: [String] { get }
  var searchPrompt: String { get }
  func focus(on country: String) -> String
  func focus(on cluster: [String], count: Int) -> String
  var heatTitle: String { get }
  var heatEmpty: String { get }
  func headlines(_ count: Int) -> String

  // Waiting
  func waiting(for host: String) -> String
  func progress(_ progress: Activity.Progress) -> String

  // Live search
  var livePrompt: String { get }
  var liveHint: String { get }
  var searching: String { get }
  func requests(_ count: Int) -> String
  func requestsLeft(_ count: Int) -> String

  // Quota
  var quotaSpan: String { get }
  var quotaWithoutKey: String { get }
  func label(of kind: RequestKind) -> String
  func quotaLeft(_ quota: Quota) -> String
  /// - Parameter time: when the oldest request counts no more.
  func quotaReturns(_ time: LocalTime, isToday: Bool) -> String

  // Settings
  /// What a new reader of this language begins with.
  var standardEdition: Edition { get }
  func label(of setting: SettingKey) -> String
  func advice(for setting: SettingKey) -> String
  func providerLine(_ choice: ProviderChoice, hasKey: Bool) -> String
  func keyLine(_ state: KeyState) -> String
  func locationLine(isAllowed: Bool?) -> String
  var noPlace: String { get }
  func pictures(_ mode: PictureMode) -> String
  func answer(_ isYes: Bool) -> String
  /// Whether the sample edition stands in.
  func sampleLine(_ choice: Bool?) -> String
  var usualPrompt: String { get }
  /// Before the command that changes a setting, where it is read aloud.
  var toChange: String { get }
  func grouping(_ grouping: SourceGrouping) -> String
  var keyPrompt: String { get }

  // Help
  func title(of group: CommandHelp.Group) -> String
  var helpAdvice: String { get }
  var helpTopicsTitle: String { get }
  var argumentsTitle: String { get }
  var examplesTitle: String { get }
  var otherNamesTitle: String { get }

  // The process
  /// - Parameter provider: who will be asked; `nil` where that needs a key first.
  func welcome(version: String, provider: Provider?) -> [String]
  func phrase(_ phrase: ProcessPhrase) -> String
  func phrase(_ phrase: ManualPhrase) -> String
  /// - Parameter meanings: what each status of the process means.
  func exitStatus(_ meanings: String) -> String
  /// Before what a command is called in another language.
  func called(in other: InterfaceLanguage) -> String
  func badOption(_ option: String) -> String
  func badValue(_ value: String, of option: String, allowed: [String]) -> String
  func missingValue(of option: String) -> String
  func moreCandidates(_ count: Int) -> String
}

extension Texts {
  /// What a legend calls a marker: its country, both of two, or two of several, the favourite first; a continent of which
  /// it is most.
  package func name(of cluster: CountryCluster, favourite: Country?) -> String {
    let countries = cluster.countries.filter { $0 == favourite } + cluster.countries.filter { $0 != favourite }
    let continents = Set(countries.map(Continent.init(of:)))
    if countries.count > 4, continents.count == 1, let continent = continents.first,
      countries.count * 2 > Country.all.count(where: { Continent(of: $0) == continent })
    {
      return "\(name(of: continent)) (\(countries.count))"
    }
    let named = countries.prefix(2).map { $0.name(in: language) }.joined(separator: ", ")
    return countries.count > 2 ? "\(named) +\(countries.count - 2)" : named
  }

  /// Where a country's marker is, seen from a place: `France · 246 km south`.
  package func away(_ country: Country, from place: Coordinate) -> String {
    let eighth = Int((place.bearing(to: country.centroid) / 45).rounded()) % 8
    return away(country, kilometres(place.distance(to: country.centroid)), name(ofDirection: eighth))
  }

  /// What went wrong, in words.
  package func explain(_ error: any Error) -> Explanation {
    switch error {
    case let error as NewsError: explain(error)
    case let error as ShellError: explain(error)
    case let error as LineError: explain(error)
    case is CancellationError: explain(NewsError.cancelled)
    default: explain(NewsError.file(.failed(path: "supernews", detail: String(describing: error))))
    }
  }
}

extension Texts {
  package func name(of command: CommandName) -> String { names(of: command).first ?? command.rawValue }

  /// The codes of all errors, as the man page lists them.
  var errorCodes: String { ErrorCode.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }

  /// A date in words, behind the word for the sample edition where the article is of that.
  package func date(_ words: String, of article: Article) -> String {
    article.provider == .sample ? "\(sample) · \(words)" : words
  }

  /// A few candidates, as a message has room for.
  package func list(_ candidates: [String]) -> String {
    candidates.prefix(5).joined(separator: ", ") + (candidates.count > 5 ? ", …" : "")
  }

  /// A service's own words behind ours.
  func said(_ message: String?) -> String {
    message.map { " (\($0))" } ?? ""
  }
}

/// The texts of a language.
package func texts(in language: InterfaceLanguage) -> any Texts {
  language.texts
}
