import FoundationEssentials
import NewsDomain
import Synchronization

/// A machine on which everything is all right, each part of which a test can replace.
package struct FakeDiagnosis: Sendable {
  package var probe = FakeProbe()
  package var archive = FakeInspector()
  package var machine = FakeMachine()
  package var terminal = FakeTerminalInspector()
  package var confinement = FakeConfinement()

  package init() {}

  package var ports: DiagnosisPorts {
    DiagnosisPorts(providers: probe, archive: archive, machine: machine, terminal: terminal, confinement: confinement)
  }
}

/// Answers for each provider as it is told, and records who was asked.
package final class FakeProbe: ProviderProbe {
  package let proxy: String?
  private let answers: [NewsService: Result<ProviderAnswer, NewsError>]
  private let reasons: [NewsService: NotAsked]
  /// Whether it answers only when it is cancelled.
  private let isSilent: Bool
  private let questions = Mutex<[NewsService]>([])

  package init(
    _ answers: [NewsService: Result<ProviderAnswer, NewsError>] = [:], notAsking reasons: [NewsService: NotAsked] = [:],
    proxy: String? = nil, isSilent: Bool = false
  ) {
    self.answers = answers
    self.reasons = reasons
    self.proxy = proxy
    self.isSilent = isSilent
  }

  package var asked: [NewsService] { questions.withLock(\.self) }

  package func reasonNotToAsk(_ service: NewsService, in edition: Edition) -> NotAsked? { reasons[service] }

  package func host(of service: NewsService, in edition: Edition) -> String? { "\(service.rawValue).example" }

  package func ask(_ service: NewsService, in edition: Edition) async throws -> ProviderAnswer {
    questions.withLock { $0.append(service) }
    if isSilent {
      try? await Task.sleep(for: .seconds(600))
      throw NewsError.cancelled
    }
    return try answers[service]?.get() ?? ProviderAnswer(headlines: 20, clockLead: 0.5, milliseconds: 210)
  }
}

/// An archive in the given condition.
package struct FakeInspector: ArchiveInspector {
  package var condition: Result<ArchiveCondition, NewsError>
  /// `nil` if they are found only when it is cancelled.
  package var found: [String]?

  package var place: String? { "/home/anna/.local/share/supernews/archive.sqlite" }

  package init(_ condition: Result<ArchiveCondition, NewsError>? = nil, faults: [String]? = []) {
    var usual = ArchiveCondition(place: "/home/anna/.local/share/supernews/archive.sqlite")
    usual.exists = true
    usual.bytes = 3 << 20
    usual.articles = 1_234
    usual.version = 101
    usual.free = 50 << 30
    self.condition = condition ?? .success(usual)
    found = faults
  }

  package func inspect() async throws -> ArchiveCondition { try condition.get() }

  package func faults() async throws -> [String] {
    if let found { return found }
    try? await Task.sleep(for: .seconds(600))
    throw NewsError.cancelled
  }
}

package struct FakeMachine: MachineInspector {
  package var version = "9.8.7"
  package var system = "Testix 1, Kernel 2, z80"
  package var found = [Component("SQLite", version: "3.40.1", .needed, package: "libsqlite3-0")]
  package var ofLocale = LocaleCondition(name: "C.UTF-8", isInstalled: true)
  package var hasFont: Bool?
  package var timer = CollectorSchedule.active
  package var programs: Set<String> = []
  package var mailProgram: String?

  package init() {}

  package func components() async -> [Component] { found }
  package func locale() -> LocaleCondition { ofLocale }
  package func hasBrailleFont() async -> Bool? { hasFont }
  package func schedule() async -> CollectorSchedule { timer }
  package func has(program: String) -> Bool { programs.contains(program) }
}

package struct FakeConfinement: ConfinementInspector {
  package var found = ConfinementCondition.running(hasSeccomp: true, landlock: 4, hasLimits: true, breaches: [])

  package init() {}

  package func condition() async -> ConfinementCondition { found }
}

package struct FakeTerminalInspector: TerminalInspector {
  package var shown = TerminalCondition()

  package init() {}

  package func condition() -> TerminalCondition { shown }
}
