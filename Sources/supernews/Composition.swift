import LineEditing
import NewsData
import NewsDomain
import NewsShell

/// The builder: services into repositories, repositories into use cases, use cases into the shell. The only
/// place that sees all of them.
struct Composition {
  let options: ProcessOptions
  let environment: [String: String]
  let signals: SignalWatch

  /// `nil` in a clean run.
  private let folders: UserFolders?
  private let locale: InterfaceLanguage
  private let style: Style

  init(options: ProcessOptions, environment: [String: String], signals: SignalWatch) {
    self.options = options
    self.environment = environment
    self.signals = signals
    folders = options.usesConfig ? UserFolders() : nil
    locale = InterfaceLanguage(environment: environment)
    let isCapable = isatty(STDOUT_FILENO) == 1 && Terminal.canEdit(kind: environment["TERM"])
    style = Style(
      isColoured: Self.isColoured(STDOUT_FILENO, options.colour, environment),
      hasLinks: isCapable && TerminalLinks.areShown(environment), canPaint: isCapable)
  }

  /// Runs what the options ask for, from the first line to the last.
  func run() async -> Shell.Status {
    let renderer = Renderer(
      texts: texts(in: options.interfaceLanguage), style: style,
      errorStyle: Style(isColoured: Self.isColoured(STDERR_FILENO, options.colour, environment)),
      elsewhereStyle: Style(isColoured: Self.isColoured(nil, options.colour, environment)),
      columns: { isatty(STDOUT_FILENO) == 1 ? TerminalSize.columns(STDOUT_FILENO) ?? 80 : nil },
      room: Self.size("COLUMNS", environment))
    let history = EditHistory(path: folders?.history)
    let input: Input
    do {
      input = try Input(
        options.scripts, kind: environment["TERM"], startUp: folders?.startUp,
        signals: signals, history: history, style: style)
    } catch {
      var errors = OutputStream(STDERR_FILENO)
      errors.write(renderer.trouble(error, command: nil, place: ""))
      errors.flush()
      return .failure
    }
    let settings = settingsRepository
    let keys = NewsAPIKeyRepository(environment: environment, path: folders?.key)
    let sample = SampleRepository(language: options.interfaceLanguage)
    let activity = Activity()
    let store = Store(path: folders?.store)
    let network = NetworkAccess()
    let http = HTTPClient(
      userAgent: "supernews/\(version)", environment: environment, network: network,
      trace: options.isVerbose ? Self.trace : nil)
    let fetcher = Fetcher(http: options.isOffline ? nil : http, store: store, activity: activity)
    let subscriptions = subscriptionRepository
    let (feeds, listProblems) = subscriptions.load()
    let publishers = PublisherFeedsRepository(
      fetcher: fetcher, subscriptions: subscriptions, language: options.interfaceLanguage)
    let (kept, problems) = settings.load()
    network.allowPrivate(kept.isPrivateNetworkAllowed)
    let sampleUse = SampleUse(kept.sample, isSeen: input.isInteractive || isatty(STDOUT_FILENO) == 1)
    let keptNews = KeptNews(
      store: store, newsAPI: options.provider == .feeds ? nil : newsAPIBase, googleNews: googleNewsBase,
      subscriptions: subscriptions)
    let news = newsRepository(keys, sample, sampleUse, publishers, fetcher, keptNews)
    let media = publishers.media
    var session = Session(
      settings: overridden(kept, known: media), format: options.format,
      language: options.interfaceLanguage, isInteractive: input.isInteractive, knownSources: media)
    session.feedFolders = feeds.folders.map(\.path)
    let newsroom = Newsroom(
      news: news, sources: news, subscriptions: subscriptions, feedReader: FeedDesk(fetcher: fetcher),
      feedLists: OPMLFile(), settings: settings, keys: keys,
      keyCheck: NewsAPIKeyCheck(fetcher: fetcher, base: newsAPIBase), ledger: NewsAPIAccount(store: store, keys: keys),
      store: store, activity: activity,
      opener: SystemBrowser(environment: environment, ownsTerminal: input.isInteractive), locale: locale,
      history: history, answers: input.answers, stage: input.stage, window: window, provider: options.provider,
      stored: storedNews(keys, store), atlas: EmbeddedAtlas(), location: kept.location,
      receiver: GPSDLocation(environment: environment),
      timeZone: TimeZoneLocation(environment: environment), clipboard: SystemClipboard(environment: environment),
      mail: SystemMail(environment: environment), qrCoder: QRencodeCoder(), pictures: StoredPictures(fetcher: fetcher),
      drawer: ChafaDrawer(environment: environment, isCapable: style.canPaint, isColoured: style.isColoured),
      runner: SystemShell(environment: environment, ownsTerminal: input.isInteractive), files: TextFile(),
      network: network, sampleUse: sampleUse)

    var shell = Shell(
      session: session, newsroom: newsroom, renderer: renderer, output: OutputStream(STDOUT_FILENO),
      errors: OutputStream(STDERR_FILENO), interrupts: signals, waiting: waitingLine(activity),
      pager: input.isInteractive && isatty(STDOUT_FILENO) == 1 ? pager : nil,
      failFast: options.failFast)
    let homeProblems = folders?.missingHome.map { [SettingsProblem.noHome(path: $0.description)] } ?? []
    shell.say((homeProblems + problems + listProblems + keys.problems).map(Notice.settings))
    if environment["NEWSAPI_KEY"]?.isEmpty == false, keys.state != .environment { shell.say([.unusableKey]) }
    if input.isInteractive {
      if !TerminalLocale.prepare() { shell.say([.notUTF8]) }
      if history.isNew { shell.welcome(version: version, provider: provider(keys)) }
    }
    return await shell.run(input.sources)
  }

  private var pager: Pager? {
    Pager(environment: environment, hint: texts(in: options.interfaceLanguage).pagerHint) {
      ProgramPath.path(of: $0, in: environment) != nil
    }
  }

  /// Who will be asked; `nil` where that needs a key first.
  private func provider(_ keys: any KeyRepository) -> Provider? {
    switch options.provider {
    case .sample: return .sample
    case .feeds: return .feeds
    case .newsapi: return keys.key == nil ? nil : .newsapi
    case .auto: return keys.key == nil ? .feeds : .newsapi
    }
  }

  private var settingsRepository: any SettingsRepository {
    if let path = folders?.settings { return FileSettingsRepository(path: path, locale: locale) }
    return SessionSettingsRepository(locale: locale)
  }

  private var subscriptionRepository: any SubscriptionRepository {
    if let path = folders?.feeds { return FileSubscriptionRepository(path: path) }
    return SessionSubscriptionRepository()
  }

  private var newsAPIBase: String { environment["SUPERNEWS_NEWSAPI_URL"] ?? "https://newsapi.org/v2" }

  private var googleNewsBase: String { environment["SUPERNEWS_FEEDS_URL"] ?? "https://news.google.com" }

  private func newsRepository(
    _ keys: any KeyRepository, _ sample: SampleRepository, _ sampleUse: SampleUse,
    _ publishers: PublisherFeedsRepository, _ fetcher: Fetcher, _ kept: KeptNews
  ) -> any NewsRepository & SourceRepository {
    if options.provider == .sample { return sample }
    let newsAPI = NewsAPIRepository(fetcher: fetcher, base: newsAPIBase, keys: keys)
    if options.provider == .newsapi { return newsAPI }
    let isAutomatic = options.provider == .auto
    return ProviderChain(
      newsAPI: isAutomatic ? newsAPI : nil, googleNews: GoogleNewsRepository(fetcher: fetcher, base: googleNewsBase),
      publishers: publishers, kept: kept, sample: isAutomatic ? sample : nil, sampleUse: sampleUse, keys: keys,
      isOffline: options.isOffline)
  }

  /// Answers that are kept, and nothing else.
  private func storedNews(_ keys: any KeyRepository, _ store: Store) -> any NewsRepository {
    let fetcher = Fetcher(http: nil, store: store, activity: Activity())
    let publishers = PublisherFeedsRepository(
      fetcher: fetcher, subscriptions: SessionSubscriptionRepository(), language: options.interfaceLanguage)
    return ProviderChain(
      newsAPI: NewsAPIRepository(fetcher: fetcher, base: newsAPIBase, keys: keys),
      googleNews: GoogleNewsRepository(fetcher: fetcher, base: googleNewsBase), publishers: publishers, sample: nil,
      sampleUse: SampleUse(), keys: keys, isOffline: true)
  }

  /// What pictures have room for: the terminal, or what the variables of its size say where output goes elsewhere.
  private var window: @Sendable () -> Window {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let (columns, rows) = (Self.size("COLUMNS", environment), Self.size("LINES", environment))
    let glyphs = Self.glyphs(environment)
    return {
      Window(
        columns: (isTerminal ? TerminalSize.columns(STDOUT_FILENO) : columns) ?? 80,
        rows: (isTerminal ? TerminalSize.rows(STDOUT_FILENO) : rows) ?? 24, glyphs: glyphs, isTerminal: isTerminal)
    }
  }

  /// What a variable says of the window's size.
  private static func size(_ name: String, _ environment: [String: String]) -> Int? {
    environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? min(TerminalSize.most, $0) : nil }
  }

  /// Braille where nothing speaks against it: a locale of another character set does, and the console of Linux, whose
  /// fonts have no Braille.
  private static func glyphs(_ environment: [String: String]) -> Window.Glyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.lowercased().contains("utf-8") || $0.lowercased().contains("utf8") } ?? true
    return isUTF8 && environment["TERM"]?.hasPrefix("linux") != true ? .braille : .ascii
  }

  /// Where a person sees it; standard output elsewhere (`> file`) is no reason to draw over the prompt.
  private func waitingLine(_ activity: Activity) -> WaitingLine? {
    guard !options.isVerbose, isatty(STDERR_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      Terminal.canEdit(kind: environment["TERM"])
    else {
      return nil
    }
    return WaitingLine(
      descriptor: STDERR_FILENO, activity: activity, texts: texts(in: options.interfaceLanguage), style: style)
  }

  /// The kept settings with what the options say for this run.
  private func overridden(_ kept: Settings, known: [NewsSource]) -> Settings {
    var settings = kept
    if let country = options.country { settings.edition.country = country }
    if let language = options.language { settings.edition.language = language }
    if let id = options.source {
      settings.edition.source =
        known.first { $0.id == id }.map(SourceReference.init) ?? SourceReference(id: id, name: id)
    }
    // As programs that are read aloud take it from their environment.
    if let asked = environment["ACCESSIBLE"], !asked.isEmpty, asked != "0" { settings.display.isAccessible = true }
    return settings
  }

  /// - Parameter descriptor: `nil` for what goes neither to standard output nor to standard error.
  private static func isColoured(
    _ descriptor: Int32?, _ choice: ProcessOptions.ColourChoice, _ environment: [String: String]
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      // no-color.org and bixense.com/clicolors
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
      return descriptor.map { isatty($0) == 1 } == true && Terminal.canEdit(kind: environment["TERM"])
    }
  }

  @Sendable private static func trace(_ text: String) {
    var errors = OutputStream(STDERR_FILENO)
    for line in text.split(separator: "\n") { errors.write(Sanitiser.line(String(line)) + "\n") }
    errors.flush()
  }
}
