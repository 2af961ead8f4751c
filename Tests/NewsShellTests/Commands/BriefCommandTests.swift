import ArchiveTestSupport
import FoundationEssentials
import TerminalKit
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("brief")
struct BriefCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// A newsroom whose archive has a front page of two articles.
  private func newsroom() async -> FakeNewsroom {
    var newsroom = FakeNewsroom(clock: .at(Self.now.addingTimeInterval(60)))
    newsroom.window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: true)
    await newsroom.archive.keep([.numbered(1), .numbered(2)], in: .local(.unitedStates), at: Self.now)
    return newsroom
  }

  private func areShown(_ numbers: ClosedRange<Int> = 1...2, in newsroom: FakeNewsroom) async -> [Bool?] {
    await newsroom.archive.states(of: numbers.map { Article.numbered($0) }).map { $0?.isShown }
  }

  private func areRead(_ numbers: ClosedRange<Int> = 1...2, in newsroom: FakeNewsroom) async -> [Bool?] {
    await newsroom.archive.states(of: numbers.map { Article.numbered($0) }).map { $0?.isRead }
  }

  @Test("what was shown is shown, and read once it is opened")
  func shown() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["brief", "open 2"], in: .fresh(isInteractive: true))
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("Top stories: United States · 2\n"))
    #expect(transcript.session.position == 2)
    #expect(await areShown(in: newsroom) == [true, true])
    #expect(await areRead(in: newsroom) == [false, true])
    let again = try await newsroom.run(["brief --if-new"])
    #expect((again.status, again.output, again.errors) == (.success, "", ""))
  }

  @Test("it says whether more is new in the reader's lists")
  func besides() async throws {
    let newsroom = await newsroom()
    let hint = "new (the rest of what's new)"
    let session = Session.fresh(isInteractive: true)
    #expect(try await !newsroom.run(["brief --minutes 5"], in: session).output.contains(hint))
    // An article of an earlier day is new, but not of the brief.
    let more = await self.newsroom()
    var old = Article.numbered(3)
    old.publishedAt = Self.now.addingTimeInterval(-3 * 86_400)
    await more.archive.keep([old], in: .local(.unitedStates), isFront: false, at: Self.now)
    #expect(try await more.run(["brief --minutes 5"], in: session).output.contains(hint))
    #expect(try await !more.run(["brief --all --minutes 5"], in: session).output.contains(hint))
  }

  @Test("to mark all of it marks the whole page", arguments: [false, true])
  func marked(isInteractive: Bool) async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(
      ["brief", "mark all read"], in: .fresh(isInteractive: isInteractive), isInteractive: isInteractive)
    #expect(transcript.errors.contains("Marked 2 articles as read."))
    #expect(await areRead(in: newsroom) == [true, true])
  }

  @Test("a program or a file that gets it shows nothing to anybody, unless the reader says so")
  func elsewhere() async throws {
    for line in ["brief > a.txt", "brief > a.html", "brief | cat"] {
      let newsroom = await newsroom()
      #expect(try await newsroom.run([line]).status == .success)
      #expect(await areShown(in: newsroom) == [false, false])
      #expect(try await newsroom.archive.lastVisit(to: .brief(address: nil)) == nil)
      #expect(try await newsroom.run([line.replacing("brief", with: "brief --mark-shown")]).status == .success)
      #expect(await areShown(in: newsroom) == [true, true])
      #expect(await areRead(in: newsroom) == [false, false])
    }
    // The output of the whole program, too.
    var newsroom = await newsroom()
    newsroom.window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: false)
    #expect(try await newsroom.run(["brief"]).output.contains("Headline 2"))
    #expect(await areShown(1...1, in: newsroom) == [false])
    #expect(try await newsroom.run(["brief"]).output.contains("Headline 2"))
  }

  @Test("on a terminal a brief is one page, with its trends once; the next one has the rest")
  func onePage() async throws {
    for isInteractive in [true, false] {
      var newsroom = FakeNewsroom(clock: .at(Self.now.addingTimeInterval(60)))
      newsroom.window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: true)
      await newsroom.archive.keep((1...30).map { .numbered($0) }, in: .local(.unitedStates), at: Self.now)
      let session = Session.fresh(isInteractive: isInteractive)
      let transcript = try await newsroom.run(["brief"], in: session, name: nil, isInteractive: isInteractive)
      #expect(transcript.output.split(separator: "\n").count <= 21, "\(transcript.output)")
      let stories = transcript.output.split(separator: "\n").count { $0.contains("Headline ") }
      #expect((4...8).contains(stories))
      #expect(transcript.output.contains(" · \(30 - stories) more left out\n"))
      #expect(!transcript.output.contains("more: "))
      let shown = await areShown(1...30, in: newsroom)
      #expect(shown.count { $0 == true } == stories)
      let next = try await newsroom.run(["brief"], in: session, name: nil, isInteractive: isInteractive)
      #expect(next.output.contains(" more left out\n"))
      #expect(await areShown(1...30, in: newsroom).count { $0 == true } > stories)
      let long = try await newsroom.run(["brief --minutes 5"])
      #expect(long.output.split(separator: "\n").count > 21)
    }
  }

  @Test("at a prompt a long brief ends with the window, and only what was shown of it is shown; more goes on")
  func window() async throws {
    var newsroom = FakeNewsroom(clock: .at(Self.now.addingTimeInterval(60)))
    newsroom.window = Window(columns: 80, rows: 12, glyphs: .braille, isTerminal: true)
    await newsroom.archive.keep((1...9).map { .numbered($0) }, in: .local(.unitedStates), at: Self.now)
    let prompt = Session.fresh(isInteractive: true)
    let first = try await newsroom.run(["brief --minutes 5"], in: prompt, name: nil, isInteractive: true)
    let shown = await areShown(1...9, in: newsroom)
    let seen = (1...9).filter { shown[$0 - 1] == true }
    #expect((1...4).contains(seen.count), "\(first.output)")
    #expect(seen.allSatisfy { first.output.contains("Headline \($0)\n") })
    let all = try await newsroom.run(
      ["brief --minutes 5"] + Array(repeating: "more", count: 8), in: prompt, name: nil, isInteractive: true)
    #expect(await areShown(1...9, in: newsroom) == Array(repeating: true, count: 9), "\(all.output)")
  }

  @Test("what is unread again comes again")
  func unread() async throws {
    let newsroom = await newsroom()
    _ = try await newsroom.run(["brief", "mark 1 unread"])
    #expect(await areShown(in: newsroom) == [false, true])
    let transcript = try await newsroom.run(["brief", "top", "mark 1 shown"], in: .fresh(format: .json))
    #expect(try transcript.objects().first?.title == "Headline 1")
    #expect(await areShown(1...1, in: newsroom) == [true])
    #expect(await areRead(1...1, in: newsroom) == [false])
  }

  @Test("what could not be written is not shown")
  func notWritten() async throws {
    var newsroom = await newsroom()
    newsroom.files = FakeFiles(failingWith: .file(.failed(path: "a.html", detail: "No space left on device")))
    let transcript = try await newsroom.run(["brief --mark-shown > a.html"])
    #expect(transcript.status == .failure)
    #expect(await areShown(in: newsroom) == [false, false])
    #expect(try await newsroom.archive.lastVisit(to: .brief(address: nil)) == nil)
  }

  @Test("it is written as a page if the name of the file says so", arguments: ["brief", "matin"])
  func page(name: String) async throws {
    let newsroom = await newsroom()
    _ = try await newsroom.run([name + " > a.html"])
    let page = try #require(newsroom.files.texts["a.html"])
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("Headline 2"))
  }

  @Test("it is sent once a day to an address")
  func sent() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["brief --send me@example.org", "brief --send me@example.org"])
    #expect(transcript.status == .success)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors.contains("Sent 2 stories to me@example.org.\n"))
    #expect(transcript.errors.hasSuffix("Today's brief was already sent to me@example.org.\n"))
    #expect(newsroom.sender.letters.map(\.to) == ["me@example.org"])
    #expect(await areShown(1...1, in: newsroom) == [true])
    #expect(await areRead(1...1, in: newsroom) == [false])
  }

  @Test("what could not be sent is not shown, and can be sent later")
  func notSent() async throws {
    var newsroom = await newsroom()
    newsroom.sender = FakeMailSender(failingWith: .sharing(.noMailProgram))
    let failed = try await newsroom.run(["brief --send me@example.org"], in: .fresh(format: .json))
    #expect(try failed.codes() == ["io"])
    #expect(await areShown(1...1, in: newsroom) == [false])
    newsroom.sender = FakeMailSender()
    _ = try await newsroom.run(["brief --send me@example.org"])
    #expect(newsroom.sender.letters.count == 1)
  }

  @Test("a wrong address is refused, and nothing is shown")
  func wrongAddress() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["brief --send nobody"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(await areShown(1...1, in: newsroom) == [false])
  }

  @Test("JSON has the sections, the minutes and what is left out; with nothing new only the status line")
  func json() async throws {
    let newsroom = await newsroom()
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
    let newsroom = await newsroom()
    let transcript = try await newsroom.run([line])
    #expect(transcript.session.settings[BriefSetting.self] == [.follows, .top])
    #expect(newsroom.settings.changes == [.init(BriefSetting.self, [.follows, .top])])
  }

  @Test("an unknown section is refused")
  func unknownSection() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["settings brief follows,weather"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
  }
}
