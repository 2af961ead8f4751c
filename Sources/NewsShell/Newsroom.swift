import NewsDomain

/// The use cases that commands are given.
public struct Newsroom: Sendable {
  public let topHeadlines: FetchTopHeadlines
  public let search: SearchNews
  public let worldHeadlines: FetchWorldHeadlines
  public let sources: FetchSources
  public let findSource: FindSource
  public let groupSources = GroupSources()
  public let keepSetting: KeepSetting
  public let reset: ResetSettings
  public let openArticle = OpenArticle()
  public let shareArticle = ShareArticle()
  public let clipboard: any Clipboard
  public let mail: any MailComposer
  public let qrCoder: any QRCoder
  public let picture: ShowPicture
  /// The system's shell, for what follows `|` and `!`.
  public let runner: any CommandRunner
  public let files: any FileWriter
  public let viewOnWeb: ViewOnWeb
  public let key: ManageKey
  public let quota: ReadQuota
  public let feeds: ManageFeeds
  public let addFeed: AddFeed
  public let checkFeed: CheckFeed
  public let listFeeds: ListFeeds
  public let readFeeds: ReadFeeds
  public let nearestCountry: FindNearestCountry
  public let clusterCountries = ClusterCountries()
  public let location: ManageLocation
  public let freshHeadlines: CountFreshHeadlines
  public let painter: MapPainter
  public let store: any StoreWatch
  public let activity: Activity
  public let network: NetworkAccess
  public let history: any CommandHistory
  /// `nil` where nobody is there to be asked.
  public let answers: (any AnswerReader)?
  /// The whole terminal, for views that need it; `nil` where there is none.
  public private(set) var stage: (any Stage)?
  /// What pictures have room for now.
  public private(set) var window: @Sendable () -> Window
  /// What `--provider` says, for the settings screen.
  public let provider: ProviderChoice
  public let sampleUse: SampleUse

  public init(
    news: any NewsRepository, sources: any SourceRepository, subscriptions: any SubscriptionRepository,
    feedReader: any FeedReader, feedLists: any FeedListFile, settings: any SettingsRepository,
    keys: any KeyRepository, keyCheck: any KeyCheck, ledger: any RequestLedger, store: any StoreWatch,
    activity: Activity,
    opener: any LinkOpener, locale: InterfaceLanguage, history: any CommandHistory, answers: (any AnswerReader)?,
    stage: (any Stage)?, window: @escaping @Sendable () -> Window, provider: ProviderChoice, stored: any NewsRepository,
    atlas: any Atlas, location: LocationSettings, receiver: any LocationProvider, timeZone: any LocationProvider,
    clipboard: any Clipboard, mail: any MailComposer, qrCoder: any QRCoder, pictures: any PictureRepository,
    drawer: any PictureDrawer, runner: any CommandRunner, files: any FileWriter,
    network: NetworkAccess = NetworkAccess(), sampleUse: SampleUse = SampleUse()
  ) {
    topHeadlines = FetchTopHeadlines(repository: news)
    search = SearchNews(repository: news)
    worldHeadlines = FetchWorldHeadlines(repository: news, activity: activity)
    self.sources = FetchSources(repository: sources)
    findSource = FindSource(repository: sources)
    keepSetting = KeepSetting(repository: settings)
    reset = ResetSettings(repository: settings, locale: locale)
    viewOnWeb = ViewOnWeb(opener: opener)
    key = ManageKey(repository: keys, check: keyCheck)
    quota = ReadQuota(ledger: ledger)
    feeds = ManageFeeds(repository: subscriptions, files: feedLists)
    addFeed = AddFeed(reader: feedReader, repository: subscriptions)
    checkFeed = CheckFeed(reader: feedReader)
    listFeeds = ListFeeds(repository: subscriptions, reader: feedReader)
    readFeeds = ReadFeeds(reader: feedReader, activity: activity)
    nearestCountry = FindNearestCountry(atlas: atlas)
    self.location = ManageLocation(location, repository: settings, receiver: receiver, timeZone: timeZone)
    freshHeadlines = CountFreshHeadlines(stored: stored)
    painter = MapPainter(atlas: atlas)
    self.clipboard = clipboard
    self.mail = mail
    self.qrCoder = qrCoder
    picture = ShowPicture(repository: pictures, drawer: drawer)
    self.runner = runner
    self.files = files
    self.store = store
    self.activity = activity
    self.network = network
    self.history = history
    self.answers = answers
    self.stage = stage
    self.window = window
    self.provider = provider
    self.sampleUse = sampleUse
  }

  /// The same for a result that does not go to the terminal: without views, and nothing that only a terminal shows.
  var offScreen: Newsroom {
    var newsroom = self
    newsroom.stage = nil
    newsroom.window = { [window] in
      let window = window()
      return Window(columns: window.columns, rows: window.rows, glyphs: window.glyphs, isTerminal: false)
    }
    return newsroom
  }

  /// The list of articles that a question asks for.
  ///
  /// - Parameter language: in which the countries of a list are put in order.
  /// - Throws: `NewsError`.
  func page(
    _ request: NewsRequest, _ freshness: Freshness, in language: InterfaceLanguage
  ) async throws -> NewsPage {
    switch request {
    case .headlines(let request): try await topHeadlines(request, freshness)
    case .search(let request): try await search(request, freshness)
    case .world(let request): try await worldHeadlines(request, freshness, in: language)
    case .river(let request): try await readFeeds(request, freshness)
    }
  }

  /// How many requests the key has left; `nil` where no key is used, or none can run out.
  var requestsLeft: Int? {
    [.auto, .newsapi].contains(provider) && key.state != .none ? quota().left : nil
  }
}

/// Who is asked for news.
public enum ProviderChoice: String, CaseIterable, Sendable {
  /// NewsAPI where there is a key, then feeds, then what is stored, then the sample edition where that is wanted.
  case auto
  case newsapi
  case feeds
  case sample
}

/// The commands typed before.
public protocol CommandHistory: Sendable {
  /// The last `count` lines, oldest first, with their numbers.
  func last(_ count: Int) -> [(number: Int, line: String)]
}

/// Asks the reader something in the middle of a command.
public protocol AnswerReader: Sendable {
  /// - Parameter isSecret: whether the answer must not be seen.
  /// - Returns: `nil` at the end of input.
  func readAnswer(to prompt: String, isSecret: Bool) async throws -> String?
}
