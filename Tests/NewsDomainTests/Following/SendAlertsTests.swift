import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Telling alerts")
struct TellAlertsTests {
  private let archive = DatabaseArchive.inMemory()
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private let clock = FakeClock(now)

  private func tell(_ sender: FakeAlerts = FakeAlerts(), hour: Int = 12) -> SendAlerts {
    SendAlerts(archive: archive, sender: sender, clock: clock.clock, hour: { _ in hour })
  }

  private func follow(_ text: String, quiet: String? = nil) async throws {
    _ = try await archive.addFollow(
      FindRequest(text: text), notifies: true, quiet: quiet.flatMap(QuietHours.init), at: Self.now)
  }

  private func send(_ alerts: SendAlerts, to command: [String]? = nil) async throws {
    try await alerts.send(
      to: command, json: { $0.article.title ?? "" }, words: { ("t", $0.article.title ?? "") }, more: { ("m", "\($0)") })
  }

  @Test("500 alerts in a minute are three lines, and those of the next minute come after it")
  func burst() async throws {
    try await follow("moon")
    await archive.keep((0..<500).map { .titled("Moon \($0)") })
    let alerts = tell()
    let start = ContinuousClock.now
    let first = await alerts.lines(at: start)
    #expect((first.alerts.count, first.more.count) == (2, 498))
    await alerts.noteShown(first.alerts + first.more)
    clock.pass(30)
    await archive.keep([.titled("Moon again")])
    let second = await alerts.lines(at: start + .seconds(30))
    #expect((second.alerts.count, second.more.count) == (0, 0))
    clock.pass(31)
    let third = await alerts.lines(at: start + .seconds(61))
    #expect(third.alerts.map(\.article.title) == ["Moon again"])
  }

  @Test("three alerts are three lines")
  func three() async throws {
    try await follow("moon")
    await archive.keep((0..<3).map { .titled("Moon \($0)") })
    let lines = await tell().lines()
    #expect((lines.alerts.count, lines.more.count) == (3, 0))
  }

  @Test("quiet hours are kept, and what was missed is told after them")
  func quiet() async throws {
    try await follow("moon", quiet: "22-7")
    await archive.keep([.titled("Moon one")])
    #expect(await tell(hour: 23).lines().alerts.isEmpty)
    #expect(await tell(hour: 6).lines().alerts.isEmpty)
    let missed = await tell(hour: 7).lines().alerts
    #expect(missed.count == 1)
    await tell().noteShown(missed)
    clock.pass(3_600)
    #expect(await tell(hour: 8).lines().alerts.isEmpty)
  }

  @Test("mutes hide alerts")
  func muted() async throws {
    try await follow("moon")
    _ = try await archive.addMute(text: "sun", isOfTitles: false, source: nil, until: nil, at: Self.now)
    await archive.keep([.titled("Moon and sun"), .titled("Moon alone")])
    #expect(await tell().lines().alerts.map(\.article.title) == ["Moon alone"])
  }

  @Test("the program gets each article once, and at most three notifications are shown")
  func program() async throws {
    try await follow("moon")
    await archive.keep((0..<10).map { .titled("Moon \($0)") })
    let sender = FakeAlerts(canTell: true)
    let alerts = tell(sender)
    try await send(alerts, to: ["program"])
    clock.pass(61)
    try await send(alerts, to: ["program"])
    #expect(Set(sender.runs) == Set((0..<10).map { "Moon \($0)" }))
    #expect(sender.runs.count == 10)
    #expect(sender.notes.count == 3)
    #expect(sender.notes.last == "m|8")
  }

  @Test("a program that fails with several alerts is not started again in this round, and the others wait")
  func failing() async throws {
    try await follow("moon")
    await archive.keep((0..<5).map { .titled("Moon \($0)") })
    let failing = FakeAlerts(failingWith: .follow(.noSuchFollow(1)))
    await #expect(throws: NewsError.follow(.noSuchFollow(1))) { try await send(tell(failing), to: ["program"]) }
    #expect(failing.runs.count == SendAlerts.maxFailures)
    let working = FakeAlerts()
    try await send(tell(working), to: ["program"])
    #expect(working.runs.count == 2)
    #expect(Set(failing.runs + working.runs).count == 5)
    // Those that it failed with are told again.
    clock.pass(61)
    try await send(tell(working), to: ["program"])
    #expect(working.runs.count == 5)
    #expect(Set(working.runs).count == 5)
  }

  @Test("without a program and a desktop alerts wait for one")
  func nobody() async throws {
    try await follow("moon")
    await archive.keep([.titled("Moon")])
    try await send(tell())
    let desktop = FakeAlerts(canTell: true)
    try await send(tell(desktop))
    #expect(desktop.notes == ["t|Moon"])
  }
}
