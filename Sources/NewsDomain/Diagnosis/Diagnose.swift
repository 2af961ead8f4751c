import FoundationEssentials

/// Checks everything that supernews depends on, all at the same time, and changes nothing.
package struct Diagnose: Sendable {
  /// How long a provider, and the check of the archive's file, may take: less than anybody waits for the whole.
  package static let longest = Duration.seconds(8)

  /// The providers, in the order in which they are shown.
  private static let services = [NewsService.googleNews, .newsapi, .sourceFeeds]

  private let ports: DiagnosisPorts
  private let settings: LiveSettings
  private let alerts: any AlertSender
  private let encoder: any SentenceEncoder
  private let requests: any RequestLedger
  private let feeds: @Sendable () async -> [ListedFeed]
  private let clock: WallClock
  private let limit: TimeLimit

  /// - Parameter feeds: lists the reader's feeds with their last readings, without a request.
  package init(
    _ ports: DiagnosisPorts, settings: LiveSettings, alerts: any AlertSender, encoder: any SentenceEncoder,
    requests: any RequestLedger, feeds: @escaping @Sendable () async -> [ListedFeed] = { [] }, clock: WallClock,
    limit: TimeLimit = TimeLimit(Diagnose.longest)
  ) {
    self.ports = ports
    self.settings = settings
    self.alerts = alerts
    self.encoder = encoder
    self.requests = requests
    self.feeds = feeds
    self.clock = clock
    self.limit = limit
  }

  /// - Parameters:
  ///   - edition: the edition whose headlines are requested.
  ///   - language: the code of the language of the interface.
  ///   - isOffline: whether nobody is asked.
  /// - Returns: the checks, in the order of their subjects.
  /// - Throws: ``NewsError/cancelled``.
  package func callAsFunction(edition: Edition, language: String, isOffline: Bool) async throws -> [Check] {
    async let ofNetwork = network(edition, isOffline: isOffline)
    async let ofArchive = archive()
    async let ofMachine = machine(language)
    async let ofHelpers = helpers()
    async let ofFeeds = ownFeeds()
    let checks = try await ofNetwork + ofArchive + ofMachine + ofHelpers + ofFeeds
    return CheckSubject.allCases.flatMap { subject in checks.filter { $0.subject == subject } }
  }

  // MARK: - Network

  private func network(_ edition: Edition, isOffline: Bool) async throws -> [Check] {
    let providers = try await withThrowingTaskGroup(of: (Int, ProbedProvider).self) { group in
      for (index, service) in Self.services.enumerated() {
        group.addTask { (index, try await probe(service, edition, isOffline: isOffline)) }
      }
      var providers: [Int: ProbedProvider] = [:]
      for try await (index, provider) in group { providers[index] = provider }
      return Self.services.indices.compactMap { providers[$0] }
    }
    // What has cost a request is counted by now.
    let wasCounted = providers.contains { $0.service == .newsapi && ($0.answer != nil || $0.error != nil) }
    let left = wasCounted ? requests.quota(at: clock.now).left : nil
    let isReachable = providers.contains { $0.answer != nil || $0.error?.isWithoutAnswer == false }
    return [
      .network(providers, proxy: ports.providers.proxy), .clock(providers.compactMap { $0.answer?.clockLead }),
    ] + providers.map { .provider($0, requestsLeft: left, isReachable: isReachable) }
  }

  private func probe(_ service: NewsService, _ edition: Edition, isOffline: Bool) async throws -> ProbedProvider {
    let host = ports.providers.host(of: service, in: edition)
    if let reason = isOffline ? NotAsked.offline : ports.providers.reasonNotToAsk(service, in: edition) {
      return ProbedProvider(service, host: host, .notAsked(reason))
    }
    do {
      let answer = try await limit { [ports] in try await ports.providers.ask(service, in: edition) }
      return ProbedProvider(service, host: host, .answered(answer))
    } catch NewsError.cancelled where Task.isCancelled {
      throw NewsError.cancelled
    } catch NewsError.cancelled {
      let seconds = Int(Self.longest.seconds)
      return ProbedProvider(service, host: host, .failed(.network(.timeout(host: host ?? "", seconds: seconds))))
    } catch {
      let error = error as? NewsError ?? .network(.badResponse(host: host ?? "", detail: ""))
      return ProbedProvider(service, host: host, .failed(error))
    }
  }

  // MARK: - Archive and collector

  private func archive() async throws -> [Check] {
    async let schedule = ports.machine.schedule()
    let condition = await condition()
    let found = try? condition.get()
    var faults: [String]? = []
    var result = condition
    if let found, found.exists, found.server == nil {
      do {
        faults = try await limit { [ports] in try await ports.archive.faults() }
      } catch NewsError.cancelled {
        faults = nil
      } catch {
        result = .failure(error as? NewsError ?? .archive(.unusable(file: found.place ?? "", detail: "")))
      }
    }
    if Task.isCancelled { throw NewsError.cancelled }
    return [
      .archive(result, faults: faults, isOn: settings.isArchiving), .collector(await schedule, found, at: clock.now),
    ]
  }

  private func condition() async -> Result<ArchiveCondition, NewsError> {
    let place = ports.archive.place ?? ""
    do {
      return .success(try await limit { [ports] in try await ports.archive.inspect() })
    } catch NewsError.cancelled {
      return .failure(.network(.timeout(host: place, seconds: Int(Self.longest.seconds))))
    } catch {
      return .failure(error as? NewsError ?? .archive(.unusable(file: place, detail: "")))
    }
  }

  private func ownFeeds() async -> [Check] {
    [Check.ownFeeds(await feeds())].compactMap(\.self)
  }

  // MARK: - The machine

  private func machine(_ language: String) async -> [Check] {
    async let hasFont = ports.machine.hasBrailleFont()
    async let components = ports.machine.components()
    async let confinement = ports.confinement.condition()
    let terminal = ports.terminal.condition()
    return [
      .program(ports.machine.version, system: ports.machine.system),
      .terminal(terminal, pictures: settings[PicturesSetting.self]), .language(language, ports.machine.locale()),
      .braille(terminal, hasFont: await hasFont), .components(await components),
      .confinement(await confinement, isRequired: settings[ConfineSetting.self] == .on),
    ]
  }

  private func helpers() async -> [Check] {
    let alertProgram = settings[OnAlertSetting.self]
    let model: Result<String, NewsError> = Result { () throws(NewsError) in
      let name = try encoder.model
      // Opens the model, which shows whether it is whole.
      _ = try encoder.vector(of: name, language: nil, isQuestion: false)
      return name
    }
    return [
      .notifications(hasDesktop: alerts.canTell, program: alertProgram, isThere: ports.machine.has(program:)),
      .mail(ports.machine.mailProgram), .model(model),
    ]
  }
}
