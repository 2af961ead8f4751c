import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The loop of the shell and a renewed list")
struct ShellRenewalTests {
  private static var old: NewsPage {
    .titled(
      ["old 1", "old 2", "both"], total: 40, receivedAt: Date().addingTimeInterval(-7500), stored: .renewing)
  }

  private static var new: NewsPage {
    .titled(["new 1", "new 2", "both"], total: 41, receivedAt: Date())
  }

  /// Old news from the store, and new news for a fresh request.
  private let news = FakeNews(
    found: { _, freshness in freshness == .renewed ? new : old }, { _ in .titled(["headline"]) })

  private func run(_ steps: [TypedLines.Step], _ news: FakeNews) async throws -> Transcript {
    try await FakeNewsroom(news: news).run(TypedLines(steps), in: .fresh(isInteractive: true))
  }

  /// Repeats the line until the new list has arrived.
  private func untilRenewed(_ line: String) -> TypedLines.Step {
    .again(line) { $0.renewed != nil }
  }

  private let told = texts(in: .english).notice(.renewed(new: 2))

  @Test("it is shown at once, marked as old, and requested again")
  func shownAtOnce() async throws {
    let news = news
    let transcript = try await run([.line("search moon"), .pause { news.wishes.count == 2 }], news)
    #expect(news.wishes == [.kept, .renewed])
    #expect(news.searches.map(\.text) == ["moon", "moon"])
    #expect(transcript.session.titles == ["old 1", "old 2", "both"])
    #expect(transcript.output.contains("3 of 40 headlines \u{B7} 2 h old \u{B7} refreshing\n"))
  }

  @Test("its numbers stay; a notice about new articles is shown once")
  func numbersStay() async throws {
    let transcript = try await run(
      [.line("search moon"), untilRenewed("open 1"), .line("open 1"), .line("open 2")], news)
    #expect(transcript.session.titles == ["old 1", "old 2", "both"])
    #expect(transcript.session.position == 2)
    #expect(!transcript.output.contains("new 1"))
    #expect(transcript.errors == told + "\n")
  }

  @Test("list shows the new list, and numbers refer to it from then on")
  func listShowsTheNewOne() async throws {
    let transcript = try await run(
      [.line("search moon"), untilRenewed("open 1"), .line("list"), .line("open 1")], news)
    #expect(transcript.session.titles == ["new 1", "new 2", "both"])
    #expect(transcript.output.contains("3 of 41 headlines \u{B7} just now\n"))
    #expect(transcript.output.contains("\nnew 1\n"))
    #expect(news.wishes == [.kept, .renewed])
  }

  @Test("list, typed just as the new list arrives, shows it without a notice")
  func listAtOnce() async throws {
    let new = ["new 1", "new 2", "both"]
    // No session has the new list waiting: list shows it.
    let transcript = try await run([.line("search moon"), .again("list") { $0.titles == new }], news)
    #expect(transcript.session.titles == new)
    #expect(transcript.errors.isEmpty)
  }

  @Test("after a failing command the notice is still shown")
  func toldAfterFailure() async throws {
    let transcript = try await run([.line("search moon"), untilRenewed("open 99"), .line("open 1")], news)
    #expect(transcript.session.renewed != nil)
    #expect(transcript.errors.hasSuffix(told + "\n"))
    #expect(transcript.errors.split(separator: "\n").filter { $0 == told }.count == 1)
  }

  @Test("a reader who has gone elsewhere gets no notice")
  func whoHasGoneElsewhereIsNotTold() async throws {
    let transcript = try await run([.line("search moon"), untilRenewed("top"), .line("open 1")], news)
    #expect(transcript.session.titles == ["headline"])
    #expect(transcript.errors.isEmpty)
  }

  @Test("a new list without new articles is told once as well")
  func nothingNew() async throws {
    let news = FakeNews(
      found: { _, freshness in freshness == .renewed ? .titled(["both", "old 2"]) : Self.old }, { _ in .titled([]) })
    let transcript = try await run([.line("search moon"), untilRenewed("open 1"), .line("open 1")], news)
    #expect(transcript.session.renewed != nil)
    #expect(transcript.errors == "Refreshed; nothing new.\n")
  }

  @Test("a list that was fetched again says no longer that it is being refreshed, and is as recent if nothing is new")
  func settled() async throws {
    let old = try await run([.line("search moon"), untilRenewed("open 99"), .line("open 1"), .line("back")], news)
    #expect(old.output.ranges(of: "2 h old \u{B7} refreshing\n").count == 1)
    #expect(old.output.ranges(of: "2 h old\n").count == 1)
    let same = FakeNews(
      found: { _, freshness in
        var page = Self.old
        if freshness == .renewed { (page.origin.receivedAt, page.origin.stored) = (Date(), nil) }
        return page
      }, { _ in .titled([]) })
    let recent = try await run([.line("search moon"), untilRenewed("open 99"), .line("open 1"), .line("back")], same)
    #expect(recent.output.ranges(of: "2 h old").count == 1)
    #expect(recent.output.contains("3 of 40 headlines \u{B7} just now\n"))
  }

  @Test("if the second request fails the old list stays, and the reason is shown")
  func whereAskingAnewFailsTheOldListStaysAndWhyIsSaid() async throws {
    let news = FakeNews(
      found: { _, freshness in
        if freshness == .renewed { throw NewsError.network(.timeout(host: "news.example", seconds: 5)) }
        return Self.old
      }, { _ in .titled([]) })
    let transcript = try await run(
      [.line("search moon"), .pause { news.wishes.count == 2 }, .line("open 1"), .line("list")], news)
    #expect(transcript.session.titles == ["old 1", "old 2", "both"])
    #expect(transcript.errors.hasPrefix("Showing a list 2 h old: news.example did not respond within 5 s.\n"))
    #expect(transcript.status == .success)
  }

  @Test("a list from today is not requested again")
  func listOfTodayIsNotAskedForAgain() async throws {
    let news = FakeNews(found: { _, _ in Self.new }, { _ in .titled([]) })
    _ = try await run([.line("search moon"), .line("open 1"), .line("list")], news)
    #expect(news.wishes == [.kept])
  }
}
