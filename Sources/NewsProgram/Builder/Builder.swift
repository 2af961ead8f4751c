import Glibc
import LineEditing
import NewsDomain
import NewsPresentation
import NewsProviders
import NewsShell
import SystemServices
import TerminalKit

/// Assembles the program: services into repositories, repositories into the ports of which features are made, and those
/// into the shell. Nothing else in the program knows all of these parts.
struct Builder {
  let options: ProcessOptions
  let environment: [String: String]
  private let signals: SignalWatch

  init(options: ProcessOptions, environment: [String: String], signals: SignalWatch) {
    self.options = options
    self.environment = environment
    self.signals = signals
  }

  /// Runs everything that the options ask for.
  func run() async -> ExitStatus {
    let display = Display(options, environment)
    // A clean session neither reads nor writes the reader's files.
    let folders = options.usesConfig ? UserFolders() : nil
    let history = EditHistory(path: folders?.history?.bytes) { folders?.history?.makeFolders() }
    let input: Input
    do {
      input = try Input(
        options.scripts, isFedByPipe: options.isFedByPipe, kind: environment["TERM"], startUp: folders?.startUp,
        startsUpScripts: options.startsUpScripts, signals: signals, history: history, style: display.style)
    } catch {
      UnbufferedOutput.write(display.renderer.trouble(error, command: nil, place: ""), to: STDERR_FILENO)
      return .failure
    }
    let services = Services(options, environment, folders, isSeen: input.isInteractive || display.isTerminal)
    let colourProblem = display.looks.follow(services.settings.now)
    var shell = Shell(
      session: session(services, input), ports: ProgramPorts(services, input, display, history),
      renderer: display.renderer,
      streams: Shell.Streams(
        output: OutputStream(STDOUT_FILENO), errors: OutputStream(STDERR_FILENO), hasNotices: options.hasMessages),
      interrupts: signals, waiting: display.waitingLine(services.activity),
      pager: input.isInteractive ? display.pager : nil, failFast: options.failFast)
    shell.say(services.problems.map(Notice.settings))
    if let colourProblem { shell.say([.coloursNotUsed(colourProblem)]) }
    if environment["NEWSAPI_KEY"]?.isEmpty == false, services.keys.state != .environment { shell.say([.unusableKey]) }
    if input.isInteractive {
      if !TerminalLocale.prepare() { shell.say([.notUTF8]) }
      if history.isNew {
        shell.welcome(
          version: version, provider: services.provider, completes: Terminal.canEdit(kind: environment["TERM"]))
      } else {
        await shell.greet()
      }
    }
    let status = await shell.run(input.sources)
    await services.archive.close()
    await services.listCache.close()
    return status
  }

  private func session(_ services: Services, _ input: Input) -> Session {
    var session = Session(
      settings: services.settings.now, format: options.format,
      language: options.interfaceLanguage, isInteractive: input.isInteractive, knownSources: services.sources.value)
    session.edition = overridden(session.edition, known: services.sources)
    session.topics = EmbeddedTopics()
    session.isLanguageChosen = options.isInterfaceChosen
    session.newsLanguage = { country, language in country.newsLanguage(in: language) }
    session.isOfCommandLine = options.isCommandLine
    if options.startsUpScripts { session.usesAliases = true }
    session.feedFolders = services.feeds.folders.map(\.path)
    return session
  }

  /// The stored edition, overridden by the options of this session.
  private func overridden(_ kept: Edition, known: Deferred<[NewsSource]>) -> Edition {
    var edition = kept
    if let country = options.country { edition.country = country }
    if let language = options.language { edition.language = language }
    if let id = options.source {
      edition.source =
        known.value.first { $0.id == id }.map(SourceReference.init) ?? SourceReference(id: id, name: id)
      edition.isSourceChosen = true
    }
    return edition
  }
}
