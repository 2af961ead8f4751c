import ArchiveTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Alerts to the reader's program")
struct FollowsFeatureTests {
  @Test("the program gets its arguments as they were quoted, and an alert as one line of JSON")
  func program() async throws {
    let newsroom = FakeNewsroom(live: LiveSettings(Settings().with(OnAlertSetting.self, "take -x \"a b\" $HOME")))
    let archive = newsroom.archive
    _ = try await archive.addFollow(
      FindRequest(text: "moon"), notifies: true, quiet: nil, at: Date(timeIntervalSince1970: 1_795_248_000))
    await archive.keep([.titled("Moon rises")])
    let follows = AlertPresenter(newsroom.ports)
    try await follows.send(in: .english)
    try await follows.send(in: .english)
    #expect(newsroom.alerts.commands == [["take", "-x", "a b", "$HOME"]])
    let json = try #require(newsroom.alerts.runs.first)
    #expect(json.hasPrefix("{\"type\":\"alert\",\"follow\":\"moon\",\"number\":1,"))
    #expect(json.contains("\"title\":\"Moon rises\""))
    #expect(json.hasSuffix("}"))
    #expect(!json.contains("\n"))
  }

  @Test("a person who types nothing is told of what a server brings, unless the terminal is read aloud")
  func told() async throws {
    for isAccessible in [false, true] {
      let newsroom = FakeNewsroom(upkeep: FakeUpkeep(arrivals: 1))
      let archive = newsroom.archive
      _ = try await archive.addFollow(
        FindRequest(text: "moon"), notifies: true, quiet: nil, at: Date(timeIntervalSince1970: 1_795_248_000))
      var session = Session.fresh(isInteractive: true)
      session.settings[AccessibleSetting.self] = isAccessible
      let kept = TypedLines.Step.pause {
        await archive.keep([.titled("Moon rises")])
        return true
      }
      let lines = TypedLines(isAccessible ? [.line("country")] : [kept, .nothing])
      let transcript = try await newsroom.run(lines, in: session)
      #expect(lines.wakeCount == (isAccessible ? 0 : 1))
      #expect(transcript.errors.contains("Moon rises") != isAccessible)
    }
  }
}
