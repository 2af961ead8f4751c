import FoundationEssentials
import NewsDomain
import TerminalKit

/// All texts of the interface. Each language is a type that conforms, so a missing text does not compile.
package protocol Texts: EntityNames, DocumentTexts, StoryTexts, FollowTexts, UndoTexts, BriefTexts, DiagnosisTexts,
  HelpTexts, AloudTexts, FeedTexts, ReaderTexts, ViewTexts
{
  var language: InterfaceLanguage { get }

  // Commands
  /// The name of a command, followed by its other names in this language.
  func names(of command: CommandName) -> [String]
  /// The name of an option in this language, by its English one; `nil` if it has no other.
  ///
  /// - Parameter name: the English one, followed by the placeholder of its value if the name alone means something
  ///   else in this language, such as `to DATE`.
  func option(_ name: String) -> String?
  /// Names that an option had in this language before: they are still understood.
  func formerOptions(_ name: String) -> [String]
  /// The placeholder in help for the value of an option, or for several joined by `|` or `,`, by its English form;
  /// `nil` if it is the same in this language.
  func placeholder(_ value: String) -> String?
  /// A message of the system or libcurl, translated from English.
  func said(_ detail: String) -> String
  func summary(of command: CommandName) -> String
  /// Lines that work exactly as written, one after the other, in a new session without an API key.
  func examples(of command: CommandName) -> [String]
  /// The name of a word that may be typed, followed by other words understood in this language.
  func names(of choice: ChoiceName) -> [String]
  /// The operator of searches that a word in capitals is in this language, such as `OR`; `nil` if it is none.
  func searchOperator(_ word: String) -> String?
  func phrase(_ phrase: ArgumentPhrase) -> String
  func phrase(_ phrase: TopicPhrase) -> String

  // Errors and notices
  func explain(_ error: NewsError) -> Explanation
  func explain(_ error: ShellError) -> Explanation
  func explain(_ error: LineError) -> Explanation
  /// - Parameter now: The time that ages are measured from.
  func notice(_ notice: Notice, now: Date) -> String
  /// The text between an error and its remedy.
  var hintMark: String { get }

  // Fallbacks
  var unknownSource: String { get }
  var unknownAuthor: String { get }
  var noTitle: String { get }
  var noDescription: String { get }
  var noDate: String { get }
  /// Says that only a summary is shown.
  ///
  /// - Parameter inView: Whether a view shows it, whose last line has the key that fetches the text.
  func noContent(inView: Bool) -> String
  /// Says how to play an episode, which has no text to read.
  func playAdvice(inView: Bool) -> String
  // Texts of articles
  /// How long reading a text takes, such as "4 min".
  func readingTime(_ minutes: Int) -> String
  /// The length of an episode.
  func duration(seconds: Int) -> String
  var linksOfText: String { get }
  var textOfFeed: String { get }
  /// Says that a text is not whole, and how to see the rest.
  func ending(_ end: TextEnd, item: Int) -> String
  /// Says why there is no text, and how to see the page.
  func noText(_ reason: NoText, item: Int) -> String
  var otherGroup: String { get }

  // Dates
  var justNow: String { get }
  func ago(_ age: Age) -> String
  /// The age of a list.
  func old(_ age: Age) -> String
  func yesterday(_ time: LocalTime) -> String
  func day(_ time: LocalTime) -> String
  func dayAndTime(_ time: LocalTime) -> String

  // Lists
  func title(of request: NewsQuery) -> String
  func provider(_ provider: Provider) -> String
  /// The word for the sample edition.
  var sample: String { get }
  /// Names other countries whose headlines include the story.
  func alsoIn(_ countries: [Country]) -> String
  /// The name of the provider whose sources are listed.
  func catalogue(of provider: Provider) -> String
  func count(_ shown: Int, of total: Int?) -> String
  func removed(_ count: Int) -> String
  /// Says that a list of Google News was completed by this number of sources' feeds.
  func enriched(by count: Int) -> String
  var offline: String { get }
  var renewing: String { get }
  var sources: String { get }
  var countries: String { get }
  var languages: String { get }
  var categories: String { get }
  var topics: String { get }

  /// The heading of a group of topics.
  ///
  /// - Parameter code: as in the catalogue, such as `science`.
  func topicGroup(_ code: String) -> String

  /// The heading of the favourite topics.
  var favouriteTopics: String { get }

  /// The hint under a list of topics.
  var topicsHint: String { get }

  /// The value of the setting without favourite topics.
  var noTopics: String { get }
  /// Says that no favourite source is chosen, and which one is used instead.
  func noFavourite(usual name: String) -> String

  /// Describes a country of the original app.
  var isOriginal: String { get }
  var nothingHere: String { get }

  // Marks and visits
  func word(of mark: MarkWord) -> String
  /// The moment after which articles are new, such as "since yesterday 07:40".
  func since(_ time: LocalTime, _ nearness: LocalTime.Nearness) -> String
  /// The same with a moment in a form that the reader has chosen.
  func since(_ moment: String) -> String
  /// Says how many articles are new.
  ///
  /// - Parameter since: The result of ``since(_:_:)``.
  func new(_ count: Int, _ since: String) -> String
  /// Says how many articles mutes hide, and how to see them.
  func hidden(_ count: Int, mutes: Int) -> String
  /// Says which articles of a list are shown.
  func only(_ filter: ArticleFilter) -> String
  /// Says that an article has changed, and which command shows how.
  var changedHint: String { get }
  /// Lists the labels of saved articles.
  func labels(_ labels: [LabelCount]) -> String
  /// Shown if no article is saved.
  var nothingSaved: String { get }

  // Find
  /// Shown for a list instead of its provider.
  var fromArchive: String { get }
  /// Says that a list has at least `total` articles, which is as many as were counted.
  func count(_ shown: Int, ofMoreThan total: Int) -> String
  /// Says that only the newest of the articles found were ranked.
  func ranked(_ count: Int) -> String

  // Mutes and changes
  var mutes: String { get }
  var mutesAdvice: String { get }
  func name(of mute: Mute) -> String
  func name(of mark: Mark) -> String
  /// The parts of articles that a mute searches.
  func reach(of mute: Mute) -> String
  var muteForEver: String { get }
  func muteEnds(_ day: String) -> String
  /// - Parameter ago: How long ago it ended, such as "3 days ago".
  func muteEnded(_ ago: String) -> String
  func label(of field: FindRequest.Field) -> String
  /// Says between which times an article changed, if it is read aloud.
  func changed(from: String, to: String) -> String
  var removedWords: String { get }
  var addedWords: String { get }

  // The reader's feeds
  var feeds: String { get }
  var feedsAdvice: String { get }
  func feedCount(_ count: Int) -> String
  func folderCount(_ count: Int) -> String
  /// Shown for a list whose feeds could all be read.
  var allWell: String { get }
  func inTrouble(_ count: Int) -> String
  /// The number of articles of a feed.
  func articles(_ count: Int) -> String
  /// The problem of a feed, in a few words.
  /// - Parameter wasRead: Whether the feed could ever be read.
  func trouble(_ trouble: FeedTrouble, wasRead: Bool) -> String
  /// Describes a feed that was fetched, but never could be read.
  var neverReadable: String { get }
  /// Describes a feed that has not been read yet.
  var neverRead: String { get }
  /// Says which command reads a feed.
  func reading(_ id: String) -> String
  /// Says that the page of a new feed names others, which follow.
  var otherFeeds: String { get }
  /// The command that adds another feed of a page, by its number there.
  func adding(_ choice: Int, of page: String) -> String
  /// - Parameter folder: A folder of the reader; `nil` if there is none.
  func feedsHint(folder: String?) -> String

  /// The title above other articles on a story.
  var others: String { get }
  /// The same for listeners: how many there are, and how to open one.
  func othersSpoken(_ count: Int) -> String
  /// Says how many more articles cover the story of an article with this number in its list, and which command lists
  /// them.
  ///
  /// - Parameter number: The number of the article, for the command that lists them; `nil` in a view, where a letter does.
  func moreOthers(_ count: Int, of number: Int?) -> String
  /// The number of other articles on a story.
  func others(_ count: Int) -> String
  /// Says that `more` continues a list, and with how many entries.
  func moreHint(_ count: Int?) -> String
  var headlinesHint: String { get }
  var articleHint: String { get }
  func textHint(_ number: Int?) -> String
  /// The hint below an article whose text is not stored.
  var readHint: String { get }
  var sourcesHint: String { get }

  // Read aloud
  /// Marks the chosen entry of a list.
  var chosen: String { get }
  func labelled(_ label: String, _ value: String) -> String
  func label(ofFact fact: ArticleFact) -> String
  func articleCount(_ number: Int, of count: Int) -> String

  // Translations
  /// Says which program has translated a text.
  ///
  /// - Parameter from: The code of the language of the text; `nil` if unknown.
  func translated(from: String?, to: String, by program: String) -> String

  // Sharing
  /// Says that the window is too narrow for a QR code.
  func tooNarrow(columns: Int) -> String

  // Where an article came from
  func label(of row: WhyRow) -> String
  func attempt(_ attempt: Attempt) -> String
  /// Says where the source's own link was found.
  func name(of way: LinkWay) -> String
  func stored(_ reason: StoredReason) -> String

  // Map and places
  func title(of subject: MapSubject) -> String
  /// Says how much of the world is shown.
  func mapScale(zoom: String, kilometres: Double, countries: Int) -> String
  var mapHint: String { get }
  func kilometres(_ distance: Double) -> String
  /// The name of one of eight directions, clockwise from north.
  func name(ofDirection eighth: Int) -> String
  /// Says how far a country's marker is from the reader, and in which direction.
  func away(_ country: Country, _ distance: String, _ direction: String) -> String
  func name(of continent: Continent) -> String
  /// Says how many countries of a continent are visible, and names the nearest ones.
  func prose(of continent: Continent, count: Int, nearest: [String]) -> String
  /// Says where distances are measured from.
  ///
  /// - Parameter country: the country whose marker that is; `nil` for the reader's own place.
  func distances(from country: Country?) -> String
  /// Says how many more entries are not shown.
  func others(than count: Int) -> String
  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String
  func name(of origin: Whereabouts.Origin) -> String
  var centreQuestion: String { get }
  var locationQuestion: String { get }
  /// Asks whether so many pasted lines are to be run.
  /// - Parameter line: one of the pasted lines that may do harm.
  func pasteQuestion(_ count: Int, with line: String?) -> String
  /// Asks whether a line that came before its prompt, and may do harm, is to be run.
  func earlyQuestion(_ line: String) -> String
  /// Asks again for a key that means yes or no.
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
  /// Says why the countries add up to more headlines than there are.
  var heatAddsUp: String { get }
  func headlines(_ count: Int) -> String

  // Waiting
  func waiting(for host: String) -> String
  func progress(_ progress: Activity.Progress) -> String
  /// Says how much longer work may take.
  func timeLeft(minutes: Int) -> String
  var ctrlCStops: String { get }

  // Live search
  var livePrompt: String { get }
  var liveHint: String { get }
  /// The hint of a live search of the archive.
  var liveKeptHint: String { get }
  var searching: String { get }
  func requests(_ count: Int) -> String
  func requestsLeft(_ count: Int) -> String

  // Quota
  /// The last 24 hours.
  var quotaSpan: String { get }
  var quotaWithoutKey: String { get }
  func label(of kind: RequestKind) -> String
  func quotaLeft(_ quota: Quota) -> String
  /// - Parameter time: The time from which the oldest request no longer counts.
  func quotaReturns(_ time: LocalTime, isToday: Bool) -> String

  // The archive
  var archiveTitle: String { get }
  /// Describes an archive without a file.
  var archiveInMemory: String { get }
  /// Shown if no articles are added.
  var archiveIsOff: String { get }
  func label(of row: ArchiveRow) -> String
  /// How many articles of the archive are unread, and how to count those of one's own lists.
  func unreadInArchive(_ count: Int) -> String
  func size(ofBytes bytes: Int) -> String
  /// A number with its thousands separated.
  func grouped(_ number: Int) -> String
  func days(from first: LocalTime, to last: LocalTime) -> String
  func growth(articlesPerDay: Double) -> String
  /// Asks whether to delete articles, and says which, and how many.
  func forgetQuestion(_ what: Forgetting, _ preview: Forgotten) -> String
  /// Asks whether to delete everything that belongs to a reader, and says how much.
  func removeQuestion(_ reader: ArchiveReader) -> String
  /// The title of the readers of a server.
  var readers: String { get }
  var readersAdvice: String { get }
  func words(for login: ArchiveReader.Login) -> String
  /// How much a reader has, such as "3 saved, 12 read, 1 follow"; "nothing" if there is nothing.
  func list(of marks: MarkCounts) -> String

  // Settings
  /// The settings of a new reader with this language.
  var standardEdition: Edition { get }
  /// The words of all settings, in the order in which help looks for a word.
  var settings: [SettingWords] { get }
  func providerLine(_ choice: ProviderChoice, hasKey: Bool) -> String
  func keyLine(_ state: KeyState) -> String
  func locationLine(isAllowed: Bool?) -> String
  var noPlace: String { get }
  func pictures(_ mode: PictureMode) -> String
  func answer(_ isYes: Bool) -> String
  /// Says whether the sample edition may be shown instead of news.
  func sampleLine(_ choice: Bool?) -> String
  /// Shown if no colours are chosen.
  var usualColours: String { get }
  /// A sample of text with a role, for the preview of colours.
  func sample(of role: Role) -> String
  /// Says how many days articles are stored; `nil` is for ever.
  func keepLine(days: Int?) -> String
  /// Shown if no translator, or no program for alerts, is set.
  var noProgram: String { get }
  var usualPrompt: String { get }
  func pagerLine(_ choice: PagerChoice) -> String
  /// The label of the command that changes a setting, if it is read aloud.
  var toChange: String { get }
  func grouping(_ grouping: SourceGrouping) -> String
  var keyPrompt: String { get }

  // Help
  func title(of group: CommandHelp.Group) -> String
  var helpAdvice: String { get }
  var helpTopicsTitle: String { get }
  var examplesTitle: String { get }
  var otherNamesTitle: String { get }

  // The process
  /// - Parameter provider: The provider that will be asked; `nil` if a key is needed first.
  func welcome(version: String, provider: Provider?, completes: Bool) -> [String]
  func phrase(_ phrase: ProcessPhrase) -> String
  func phrase(_ phrase: ManualPhrase) -> String
  /// - Parameter meanings: The meaning of each exit status.
  func exitStatus(_ meanings: String) -> String
  func badOption(_ option: String) -> String
  func badValue(_ value: String, of option: String, allowed: [String]) -> String
  func missingValue(of option: String) -> String
  func moreCandidates(_ count: Int) -> String
  /// Asks whether so many candidates are to be listed, and says which keys answer.
  func listQuestion(_ count: Int) -> String

  // Aliases and keys
  var aliases: String { get }
  /// Shown if there are none.
  var aliasesAdvice: String { get }
  var ownKeys: String { get }
  /// Shown if there are none.
  var ownKeysAdvice: String { get }
}
