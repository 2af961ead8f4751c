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
  public let viewOnWeb: ViewOnWeb
  public let key: ManageKey
  public let quota: ReadQuota
  public let feeds: ManageFeeds
  public let addFeed: AddFeed
  public let checkFeed: CheckFeed
  public let store: any StoreWatch
  public let activity: Activity
  public let history: any CommandHistory
  public let secrets: any SecretReader
  /// The whole terminal, for views that need it; `nil` where there is none.
  public let stage: (any Stage)?
  /// What `--provider` says, for the settings screen.
  public let provider: ProviderChoice

  public init(
    news: any NewsRepository, sources: any SourceRepository, subscriptions: any SubscriptionRepository,
    feedReader: any FeedReader, feedLists: any FeedListFile, settings: any SettingsRepository,
    keys: any KeyRepository, ledger: any RequestLedger, store: any StoreWatch, activity: Activity,
    opener: any LinkOpener, locale: InterfaceLanguage, history: any CommandHistory, secrets: any SecretReader,
    stage: (any Stage)?, provider: ProviderChoice
  ) {
    topHeadlines = FetchTopHeadlines(repository: news)
    search = SearchNews(repository: news)
    worldHeadlines = FetchWorldHeadlines(repository: news, activity: activity)
    self.sources = FetchSources(repository: sources)
    findSource = FindSource(repository: sources)
    keepSetting = KeepSetting(repository: settings)
    reset = ResetSettings(repository: settings, locale: locale)
    viewOnWeb = ViewOnWeb(opener: opener)
    key = ManageKey(repository: keys)
    quota = ReadQuota(ledger: ledger)
    feeds = ManageFeeds(repository: subscriptions, files: feedLists)
    addFeed = AddFeed(reader: feedReader, repository: subscriptions)
    checkFeed = CheckFeed(reader: feedReader)
    self.store = store
    self.activity = activity
    self.history = history
    self.secrets = secrets
    self.stage = stage
    self.provider = provider
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
    }
  }

  /// How many requests the key has left; `nil` where no key is used, or none can run out.
  var requestsLeft: Int? {
    [.auto, .newsapi].contains(provider) && key.state != .none ? quota().left : nil
  }
}

/// Who is asked for news.
public enum ProviderChoice: String, CaseIterable, Sendable {
  /// NewsAPI where there is a key, then feeds, then what is stored, then the sample edition.
  case auto
  case newsapi
  case feeds
  case sample
}

/// The commands typed before.
public protocol CommandHistory: Sendable {
  /// The last `count` lines, oldest first.
  func last(_ count: Int) -> [String]
}

/// Reads a line that must not be seen.
public protocol SecretReader: Sendable {
  /// - Returns: `nil` at the end of input.
  func readSecret(prompt: String) async throws -> String?
}
