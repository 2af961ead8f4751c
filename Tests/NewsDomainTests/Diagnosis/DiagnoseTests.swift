import TestSupport
import Testing

@testable import NewsDomain

@Suite("A whole diagnosis")
struct DiagnoseTests {
  private let clock = WallClock.at(Date(timeIntervalSince1970: 1_795_248_000))

  private func checks(
    _ diagnosis: FakeDiagnosis = FakeDiagnosis(), isOffline: Bool = false, settings: Settings = Settings(),
    encoder: FakeEncoder = FakeEncoder(), limit: TimeLimit = TimeLimit(Diagnose.longest)
  ) async throws -> [Check] {
    let quota = FakeCache(Quota(sent: [.headlines: 12], answered: 12, first: nil))
    let diagnose = Diagnose(
      diagnosis.ports, settings: LiveSettings(settings), alerts: FakeAlerts(), encoder: encoder, requests: quota,
      clock: clock, limit: limit)
    return try await diagnose(edition: .english, language: "en", isOffline: isOffline)
  }

  @Test("has a check of each subject, in their order, and all are fine where everything is")
  func whole() async throws {
    let diagnosis = FakeDiagnosis()
    let checks = try await checks(diagnosis)
    #expect(checks.map(\.subject) == CheckSubject.allCases.filter { $0 != .ownFeeds })
    #expect(checks.allSatisfy { $0.verdict == .ok && $0.wayOut == nil }, "\(checks)")
    #expect(Set(diagnosis.probe.asked) == [.googleNews, .newsapi, .sourceFeeds])
    #expect(diagnosis.probe.asked.count == 3)
    #expect(checks.first { $0.subject == .newsapi }?.facts.contains(.costsRequest(left: 88)) == true)
  }

  @Test("offline nobody is asked, and that is fine")
  func offline() async throws {
    let diagnosis = FakeDiagnosis()
    let checks = try await checks(diagnosis, isOffline: true)
    #expect(diagnosis.probe.asked.isEmpty)
    #expect(checks.allSatisfy { [.ok, .unchecked].contains($0.verdict) })
    #expect(checks.first { $0.subject == .clock }?.verdict == .unchecked)
    #expect(checks.first { $0.subject == .googleNews }?.facts == [.notAsked(.offline)])
  }

  @Test("without a key NewsAPI is not asked, and costs nothing")
  func noKey() async throws {
    var diagnosis = FakeDiagnosis()
    diagnosis.probe = FakeProbe(notAsking: [.newsapi: .noKey])
    let check = try await checks(diagnosis).first { $0.subject == .newsapi }
    #expect(check == Check(.newsapi, .unchecked, [.notAsked(.noKey)]))
    #expect(!diagnosis.probe.asked.contains(.newsapi))
  }

  @Test("a provider that does not answer, and a file that takes too long, do not hold it up")
  func silence() async throws {
    var diagnosis = FakeDiagnosis()
    diagnosis.probe = FakeProbe(isSilent: true)
    diagnosis.archive = FakeInspector(faults: nil)
    // The time is up at once, but not before the condition of the archive is known.
    let limit = TimeLimit(Diagnose.longest, sleep: { _ in try await Task.sleep(for: .milliseconds(200)) })
    let checks = try await checks(diagnosis, limit: limit)
    let timeout = NewsError.network(.timeout(host: "googleNews.example", seconds: 8))
    #expect(checks.first { $0.subject == .network }?.verdict == .failure)
    #expect(checks.first { $0.subject == .googleNews }?.facts == [.failed(timeout)])
    #expect(checks.first { $0.subject == .archive }?.facts.contains(.notCheckedWhole) == true)
  }

  @Test("a cancelled one ends as cancelled")
  func cancelled() async throws {
    var diagnosis = FakeDiagnosis()
    diagnosis.probe = FakeProbe(isSilent: true)
    let task = Task { [diagnosis] in try await checks(diagnosis) }
    while diagnosis.probe.asked.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }

  @Test("an archive that cannot be used leaves the rest as it is")
  func archive() async throws {
    var diagnosis = FakeDiagnosis()
    diagnosis.archive = FakeInspector(.failure(.archive(.newer(file: "/a"))))
    let checks = try await checks(diagnosis)
    #expect(checks.filter { $0.verdict == .failure }.map(\.subject) == [.archive])
    // Nobody asks for the reader's own feeds where there are none.
    #expect(checks.map(\.subject) == CheckSubject.allCases.filter { $0 != .ownFeeds })
  }

  @Test("a model is tried, not only looked for")
  func model() async throws {
    let broken = FakeEncoder(failure: .unusable(file: "/a"), named: "e5")
    #expect(try await checks(encoder: broken).first { $0.subject == .model }?.verdict == .failure)
    #expect(try await checks(encoder: FakeEncoder(named: "e5")).first { $0.subject == .model }?.facts == [.model("e5")])
  }

  @Test("the reader's program for alerts is looked for")
  func alerts() async throws {
    let settings = Settings().with(OnAlertSetting.self, "logger -t news")
    #expect(try await checks(settings: settings).first { $0.subject == .notifications }?.verdict == .failure)
    var diagnosis = FakeDiagnosis()
    diagnosis.machine.programs = ["logger"]
    #expect(try await checks(diagnosis, settings: settings).first { $0.subject == .notifications }?.verdict == .ok)
  }
}
