import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("brief")
struct BriefCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// A newsroom whose archive has a front page of two articles.
  private func newsroom() -> FakeNewsroom {
    let newsroom = FakeNewsroom(clock: .at(Self.now.addingTimeInterval(60)))
    newsroom.archive.keep([.numbered(1), .numbered(2)], in: .local(.unitedStates), at: Self.now)
    return newsroom
  }

  private func isRead(_ number: Int, in newsroom: FakeNewsroom) -> Bool? {
    newsroom.archive.state(of: .numbered(number))?.isRead
  }

  @Test("what was shown is read, and its numbers can be opened")
  func shown() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["brief", "open 2"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("Top stories: United States · 2\n"))
    #expect(transcript.session.position == 2)
    #expect([1, 2].map { isRead($0, in: newsroom) } == [true, true])
    let again = try await newsroom.run(["brief --if-new"])
    #expect((again.status, again.output, again.errors) == (.success, "", ""))
  }

  @Test("what could not be written is not read")
  func notWritten() async throws {
    var newsroom = newsroom()
    newsroom.files = FakeFiles(failingWith: .file(.failed(path: "a.html", detail: "No space left on device")))
    let transcript = try await newsroom.run(["brief > a.html"])
    #expect(transcript.status == .failure)
    #expect([1, 2].map { isRead($0, in: newsroom) } == [false, false])
    #expect(try await newsroom.archive.lastVisit(to: .brief(address: nil)) == nil)
  }

  @Test("it is written as a page if the name of the file says so", arguments: ["brief", "matin"])
  func page(name: String) async throws {
    let newsroom = newsroom()
    _ = try await newsroom.run([name + " > a.html"])
    let page = try #require(newsroom.files.texts["a.html"])
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("Headline 2"))
    #expect(isRead(1, in: newsroom) == true)
  }

  @Test("it is sent once a day to an address")
  func sent() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["brief --send me@example.org", "brief --send me@example.org"])
    #expect(transcript.status == .success)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors.contains("2 stories were sent to me@example.org.\n"))
    #expect(transcript.errors.hasSuffix("me@example.org has had the brief of today already.\n"))
    #expect(newsroom.sender.letters.map(\.to) == ["me@example.org"])
    #expect(isRead(1, in: newsroom) == true)
  }

  @Test("what could not be sent is not read, and can be sent later")
  func notSent() async throws {
    var newsroom = newsroom()
    newsroom.sender = FakeMailSender(failingWith: .sharing(.noMailProgram))
    let failed = try await newsroom.run(["brief --send me@example.org"], in: .fresh(format: .json))
    #expect(try failed.codes() == ["io"])
    #expect(isRead(1, in: newsroom) == false)
    newsroom.sender = FakeMailSender()
    _ = try await newsroom.run(["brief --send me@example.org"])
    #expect(newsroom.sender.letters.count == 1)
  }

  @Test("a wrong address is refused, and nothing is read")
  func wrongAddress() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["brief --send nobody"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(isRead(1, in: newsroom) == false)
  }

  @Test("JSON has the sections, the minutes and what is left out; with nothing new only the status line")
  func json() async throws {
    let newsroom = newsroom()
    let first = try await newsroom.run(["brief"], in: .fresh(format: .json))
    #expect(try first.objects().map(\.section) == ["top", "top", nil])
    #expect(try first.statuses().map(\.minutes) == [1])
    #expect(try first.statuses().map(\.leftOut) == [0])
    let second = try await newsroom.run(["brief --if-new"], in: .fresh(format: .json))
    #expect(try second.objects().map(\.ok) == [true])
  }

  @Test(
    "its sections and their order can be set, in both languages",
    arguments: ["settings brief follows,top", "reglages matin suivis,une", "settings brief 'follows top follows'"])
  func settings(line: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run([line])
    #expect(transcript.session.brief.sections == [.follows, .top])
    #expect(newsroom.settings.changes == [.brief(BriefSettings(sections: [.follows, .top]))])
  }

  @Test("an unknown section is refused")
  func unknownSection() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["settings brief follows,weather"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
  }
}
