import NewsDomain

/// The use cases that commands are given.
public struct Newsroom: Sendable {
  public let topHeadlines: FetchTopHeadlines
  public let sources: FetchSources
  public let findSource: FindSource
  public let groupSources = GroupSources()
  public let keepSetting: KeepSetting
  public let reset: ResetSettings
  public let openArticle = OpenArticle()
  public let shareArticle = ShareArticle()
  public let viewOnWeb: ViewOnWeb
  public let key: ManageKey
  public let history: any CommandHistory
  public let secrets: any SecretReader
  /// What `--provider` says, for the settings screen.
  public let provider: ProviderChoice

  public init(
    news: any NewsRepository, sources: any SourceRepository, settings: any SettingsRepository,
    keys: any KeyRepository, opener: any LinkOpener, locale: InterfaceLanguage,
    history: any CommandHistory, secrets: any SecretReader, provider: ProviderChoice
  ) {
    topHeadlines = FetchTopHeadlines(repository: news)
    self.sources = FetchSources(repository: sources)
    findSource = FindSource(repository: sources)
    keepSetting = KeepSetting(repository: settings)
    reset = ResetSettings(repository: settings, locale: locale)
    viewOnWeb = ViewOnWeb(opener: opener)
    key = ManageKey(repository: keys)
    self.history = history
    self.secrets = secrets
    self.provider = provider
  }
}

/// Who is asked for news.
public enum ProviderChoice: String, CaseIterable, Sendable {
  /// NewsAPI where there is a key, the sample edition otherwise.
  case auto
  case newsapi
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
