import TestSupport
import Testing

@testable import NewsDomain

@Suite("Checks of a diagnosis")
struct CheckTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private static let unreachable = NewsError.network(.unreachable(host: "a.example", detail: "refused"))

  private func answered(_ service: NewsService = .googleNews, in milliseconds: Int = 100) -> ProbedProvider {
    ProbedProvider(service, host: "a.example", .answered(ProviderAnswer(headlines: 3, milliseconds: milliseconds)))
  }

  private func failed(_ error: NewsError, _ service: NewsService = .googleNews) -> ProbedProvider {
    ProbedProvider(service, host: "a.example", .failed(error))
  }

  @Test("the network is fine if anybody answers, and the fastest answer counts")
  func network() {
    let check = Check.network([failed(Self.unreachable), answered(in: 300), answered(in: 200)], proxy: nil)
    #expect(check == Check(.network, .ok, [.direct, .answered(host: "a.example", milliseconds: 200)]))
    // A refusal is an answer.
    let refused = Check.network([failed(.key(.disabled)), failed(Self.unreachable)], proxy: nil)
    #expect(refused == Check(.network, .ok, [.direct]))
  }

  @Test("it is broken if nobody can be reached, and what to do depends on the way")
  func broken() {
    let direct = Check.network([failed(Self.unreachable)], proxy: nil)
    #expect(direct == Check(.network, .failure, [.direct, .failed(Self.unreachable)], wayOut: .checkConnection))
    let proxied = Check.network([failed(Self.unreachable)], proxy: "http://proxy.example")
    #expect(proxied.wayOut == .checkProxy && proxied.facts.first == .proxy(address: "http://proxy.example"))
    for error in [
      NewsError.network(.tls(host: "a.example", detail: "expired")), .shortage(.missingLibrary(package: "libcurl4")),
    ] {
      #expect(Check.network([failed(error)], proxy: nil).wayOut == .ofError(error))
    }
  }

  @Test("offline, or with other providers chosen, nothing is wrong")
  func notAsked() {
    for reason in [NotAsked.offline, .notChosen] {
      let check = Check.network([ProbedProvider(.googleNews, host: nil, .notAsked(reason))], proxy: nil)
      #expect(check == Check(.network, .unchecked, [.direct, .notAsked(reason)]))
    }
    let key = Check.provider(
      ProbedProvider(.newsapi, host: nil, .notAsked(.noKey)), requestsLeft: nil, isReachable: true)
    #expect(key == Check(.newsapi, .unchecked, [.notAsked(.noKey)]))
    let pause = Check.provider(
      ProbedProvider(.googleNews, host: nil, .notAsked(.pausing(seconds: 9))), requestsLeft: nil, isReachable: true)
    #expect(pause.verdict == .warning)
  }

  @Test("what a provider gave is said, and what NewsAPI cost")
  func provider() {
    let answer = ProviderAnswer(headlines: 3, newest: Self.now, source: "Paper")
    let feed = Check.provider(
      ProbedProvider(.sourceFeeds, host: nil, .answered(answer)), requestsLeft: nil, isReachable: true)
    #expect(feed == Check(.sourceFeeds, .ok, [.headlines(3), .newest(Self.now), .source("Paper")]))
    let counted = Check.provider(answered(.newsapi), requestsLeft: 88, isReachable: true)
    #expect(counted.facts == [.headlines(3), .costsRequest(left: 88)])
    let empty = ProbedProvider(.googleNews, host: nil, .answered(ProviderAnswer(headlines: 0)))
    #expect(Check.provider(empty, requestsLeft: nil, isReachable: true).verdict == .warning)
  }

  static let failures: [(NewsError, NewsService, CheckVerdict)] = [
    (unreachable, .googleNews, .failure), (unreachable, .sourceFeeds, .warning), (.key(.disabled), .newsapi, .failure),
    (.service(.quotaExhausted(message: nil)), .newsapi, .warning),
    (.network(.refused(host: "a.example", .tooManyRequests(retryAfter: 9))), .googleNews, .warning),
    (.network(.refused(host: "a.example", .webPage)), .googleNews, .failure),
  ]

  @Test("a failure of one feed, and a limit that passes, are warnings", arguments: failures)
  func providers(error: NewsError, service: NewsService, verdict: CheckVerdict) {
    let check = Check.provider(failed(error, service), requestsLeft: nil, isReachable: true)
    #expect(check.verdict == verdict)
    // Nobody can mend the feed of a source.
    #expect(check.wayOut == (service == .sourceFeeds ? .otherFeeds : .ofError(error)))
  }

  @Test("what is wrong with the way is said once")
  func once() {
    #expect(Check.provider(failed(Self.unreachable), requestsLeft: nil, isReachable: false).wayOut == nil)
  }

  static let clocks: [([TimeInterval], CheckVerdict, CheckFact)] = [
    ([], .unchecked, .clockUnknown), ([0.4], .ok, .clockAgrees), ([-119], .ok, .clockAgrees),
    ([7_200, 3], .ok, .clockAgrees), ([600], .warning, .clockOff(seconds: 600)),
    ([-10_800], .failure, .clockOff(seconds: -10_800)), ([1e300], .failure, .clockOff(seconds: 1_000_000_000_000)),
  ]

  @Test("one server that agrees with the clock is enough", arguments: clocks)
  func clock(leads: [TimeInterval], verdict: CheckVerdict, fact: CheckFact) {
    let check = Check.clock(leads)
    #expect(check.verdict == verdict && check.facts == [fact])
    #expect((check.wayOut == .setClock) == [.warning, .failure].contains(verdict))
  }

  @Test("a terminal without UTF-8 is a warning, none is not")
  func terminal() {
    var terminal = TerminalCondition()
    #expect(
      Check.terminal(terminal, pictures: .symbols) == Check(.terminal, .ok, [.noTerminal, .characters(isUTF8: true)]))
    (terminal.isTerminal, terminal.isUTF8, terminal.kind, terminal.braille) = (true, false, "vt100", .notUTF8)
    let check = Check.terminal(terminal, pictures: .symbols)
    #expect(check.verdict == .warning && check.wayOut == .useUTF8 && check.facts.contains(.kind("vt100")))
    #expect(Check.braille(terminal, hasFont: false) == Check(.braille, .ok, [.braille(.notUTF8)]))
    terminal.braille = .used
    #expect(Check.braille(terminal, hasFont: nil).facts == [.braille(.used)])
    #expect(Check.braille(terminal, hasFont: true).verdict == .ok)
    #expect(Check.braille(terminal, hasFont: false).verdict == .warning)
  }

  @Test("a locale that is not installed is a warning")
  func locale() {
    #expect(Check.language("en", LocaleCondition(name: nil, isInstalled: false)).verdict == .ok)
    let missing = Check.language("en", LocaleCondition(name: "xx_XX.UTF-8", isInstalled: false))
    #expect(missing.verdict == .warning && missing.wayOut == .installLocale("xx_XX.UTF-8"))
  }

  @Test("only what is needed is a failure if it is missing")
  func components() {
    func component(_ need: Component.Need, isThere: Bool = false) -> Component {
      Component("\(need)", version: isThere ? "1" : nil, need, package: "lib\(need)")
    }
    #expect(Check.components([component(.needed, isThere: true), component(.optional)]).verdict == .ok)
    #expect(Check.components([component(.wanted), component(.optional)]).verdict == .warning)
    let broken = Check.components([component(.wanted), component(.needed)])
    #expect(broken.verdict == .failure && broken.wayOut == .install(package: "libneeded"))
    #expect(broken.facts == [.missingLibrary("wanted"), .missingLibrary("needed")])
  }

  @Test(
    "a program for alerts that is not there is a failure, however it is typed",
    arguments: [("logger -t news", "logger"), ("'my logger' -t", "my logger"), ("\"a b\"", "a b")])
  func alerts(typed: String, name: String) {
    let there = Check.notifications(hasDesktop: false, program: typed) { $0 == name }
    #expect(there == Check(.notifications, .ok, [.desktop(false), .alertProgram(name: name, isThere: true)]))
    let missing = Check.notifications(hasDesktop: true, program: typed) { _ in false }
    #expect(missing.verdict == .failure && missing.wayOut == .setAlertProgram)
    #expect(Check.notifications(hasDesktop: true, program: nil) { _ in false }.facts == [.desktop(true)])
  }

  @Test("confinement is fine if nothing is lacking and no attempt succeeded, and else says what to do")
  func confinement() {
    func check(
      seccomp: Bool = true, landlock: Int = 4, hasLimits: Bool = true, breaches: [ConfinementBreach] = [],
      isRequired: Bool = false
    ) -> Check {
      .confinement(
        .running(hasSeccomp: seccomp, landlock: landlock, hasLimits: hasLimits, breaches: breaches),
        isRequired: isRequired)
    }
    #expect(
      check()
        == Check(.confinement, .ok, [.seccomp(true), .landlock(version: 4), .limits(true), .noBreach]))
    let weak = check(seccomp: false, landlock: 0)
    #expect(weak.verdict == .warning && weak.wayOut == .confine(lacksSeccomp: true, lacksLandlock: true))
    #expect(!weak.facts.contains(.noBreach))
    #expect(check(landlock: 0).wayOut == .confine(lacksSeccomp: false, lacksLandlock: true))
    #expect(check(landlock: 0, isRequired: true).verdict == .failure)
    let broken = check(breaches: [.connect])
    #expect(broken.verdict == .failure && broken.facts.first == .breach(.connect) && broken.wayOut == .reportBreach)
    #expect(Check.confinement(.broken, isRequired: false).verdict == .failure)
  }

  @Test("a missing model or mail program is fine, a damaged model is not")
  func optional() {
    #expect(Check.mail(nil) == Check(.mail, .ok, [.noMailProgram]))
    #expect(Check.model(.failure(.meaning(.notInstalled(["/a"])))) == Check(.model, .ok, [.noModel]))
    #expect(Check.model(.failure(.meaning(.off))).facts == [.modelOff])
    #expect(Check.model(.failure(.meaning(.wrongFile("/a")))).verdict == .failure)
    #expect(Check.model(.success("e5")).facts == [.model("e5")])
  }
}

@Suite("Checks of the archive and the collector")
struct ArchiveCheckTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private func condition(_ change: (inout ArchiveCondition) -> Void = { _ in }) -> ArchiveCondition {
    var condition = ArchiveCondition(place: "/a/archive.sqlite")
    (condition.exists, condition.bytes, condition.articles, condition.version) = (true, 100, 7, 101)
    condition.free = 1 << 40
    change(&condition)
    return condition
  }

  private func check(
    _ condition: ArchiveCondition, faults: [String]? = [], isOn: Bool = true
  ) -> Check { .archive(.success(condition), faults: faults, isOn: isOn) }

  @Test("a whole one is fine, with its facts")
  func whole() {
    let facts: [CheckFact] = [
      .bytes(100), .articles(7), .intact, .schema(101), .freeSpace(1 << 40), .place("/a/archive.sqlite"),
    ]
    #expect(check(condition()) == Check(.archive, .ok, facts))
    #expect(check(condition(), faults: nil).facts.contains(.notCheckedWhole))
    #expect(check(condition(), isOn: false).facts.first == .archiveOff)
  }

  @Test("one that is not there yet is fine")
  func none() {
    let new = ArchiveCondition(place: "/a/archive.sqlite")
    #expect(check(new) == Check(.archive, .ok, [.noArchiveYet, .place("/a/archive.sqlite")]))
    #expect(check(ArchiveCondition(place: nil)).facts == [.archiveInMemory])
  }

  @Test("damage, a full disk and an error are failures; less is a warning")
  func trouble() {
    let damaged = check(condition(), faults: ["row 7 is missing"])
    #expect(damaged.verdict == .failure && damaged.facts.contains(.faults(1)))
    #expect(damaged.wayOut == .ofError(.archive(.faulty(["row 7 is missing"]))))
    #expect(check(condition { $0.free = 0 }).verdict == .failure)
    #expect(check(condition { $0.free = 1_000 }).wayOut == .freeSpace)
    #expect(check(condition { $0.isReadOnly = true }).verdict == .warning)
    #expect(check(condition { $0.isOnNetwork = true }).wayOut == .moveArchive)
    let error = NewsError.archive(.newer(file: "/a"))
    #expect(Check.archive(.failure(error), faults: [], isOn: true).wayOut == .ofError(error))
  }

  @Test("of a server there is the version of its software, and no check of a file")
  func server() {
    let facts = check(condition { $0.server = "15.8" }).facts
    #expect(facts.contains(.server(version: "15.8")) && !facts.contains(.intact))
  }

  static let schedules: [(CollectorSchedule, last: Double?, next: Double?, CheckVerdict)] = [
    (.active, nil, nil, .ok), (.active, -600, 300, .ok), (.failed, -600, nil, .failure),
    (.inactive, nil, nil, .warning),
    (.inactive, -600, nil, .ok), (.inactive, -90_000, -86_400, .warning), (.none, nil, nil, .ok),
    (.none, -600, 300, .ok), (.none, -90_000, -86_400, .warning),
  ]

  @Test("a collector that nobody wants is fine, one that has stopped is not", arguments: schedules)
  func collector(schedule: CollectorSchedule, last: Double?, next: Double?, verdict: CheckVerdict) {
    let condition = condition {
      $0.lastRound = last.map(Self.now.addingTimeInterval)
      $0.nextRound = next.map(Self.now.addingTimeInterval)
    }
    let check = Check.collector(schedule, condition, at: Self.now)
    #expect(check.verdict == verdict)
    #expect((check.wayOut == nil) == (verdict == .ok))
    #expect(check.facts.contains { if case .nextRound = $0 { true } else { false } } == ((next ?? 0) > 0))
  }

  @Test("nothing private is left for others to read")
  func shareable() {
    let error = NewsError.archive(.unusable(file: "/home/anna/x", detail: "secret"))
    let facts: [CheckFact] = [
      .proxy(address: "http://proxy.example"), .answered(host: "a.example", milliseconds: 3), .failed(error),
      .source("Paper"), .place("/home/anna/x"), .alertProgram(name: "/home/anna/take", isThere: true),
      .mailProgram("/home/anna/sendmail"), .articles(7), .kind("/home/anna/secret"), .kind("xterm-256color"),
      .kind(String(repeating: "a", count: 33)),
    ]
    let shared = Check(.archive, .failure, facts, wayOut: .ofError(error)).shareable
    #expect(shared.wayOut == nil)
    #expect(
      shared.facts == [
        .proxy(address: nil), .answered(host: nil, milliseconds: 3), .failure(.archive),
        .alertProgram(name: nil, isThere: true), .articles(7), .kind("xterm-256color"),
      ])
  }

  @Test("the reader's feeds that fail are named, without a request, and not in a report")
  func ownFeeds() {
    func feed(_ name: String, _ trouble: FeedTrouble?) -> ListedFeed {
      ListedFeed(
        number: 1, feed: OwnFeed(id: name, name: name, feed: "https://\(name).example/"),
        reading: FeedReading(count: 3, readAt: Self.now, trouble: trouble))
    }
    #expect(Check.ownFeeds([]) == nil)
    #expect(
      Check.ownFeeds([feed("a", nil), feed("b", .cut), feed("c", .flawed)]) == Check(.ownFeeds, .ok, [.ownFeeds(3)]))
    let failing = Check.ownFeeds([feed("a", nil), feed("b", .gone), feed("c", .broken)])
    #expect(
      failing
        == Check(.ownFeeds, .warning, [.ownFeeds(3), .failingFeeds(2, names: ["b", "c"])], wayOut: .listFeeds))
    #expect(failing?.shareable.facts == [.ownFeeds(3), .failingFeeds(2, names: [])])
  }
}
