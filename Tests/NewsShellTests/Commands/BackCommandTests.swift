import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("back, forward and home")
struct BackCommandTests {
  @Test("back returns to the previous screen, and numbers refer to its list", arguments: ["back", "retour"])
  func backReturnsToTheScreenBefore(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 2", "sports --limit 3", "open 1", line])
    #expect(transcript.session.position == nil)
    #expect(transcript.session.titles.count == 3)
    let further = try await newsroom.run(["top --limit 2", "sports --limit 3", "open 1", line, line, "2"])
    #expect(further.session.titles.count == 2)
    #expect(further.session.position == 2)
  }

  @Test("forward returns to the screen that back left", arguments: ["forward", "avance"])
  func forward(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", "open 1", "back", line])
    #expect(transcript.status == .success)
    #expect(transcript.session.position == 1)
  }

  @Test("a new screen drops the screens ahead")
  func newScreenForgetsWhatLayAhead() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", "open 1", "back", "open 2", "forward"])
    #expect(transcript.status == .failure)
    #expect(transcript.session.position == 2)
  }

  @Test("there is no screen before the first and none after the last", arguments: ["back", "forward"])
  func thereIsNothingBeforeTheFirstScreenAndNothingAfterTheLast(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", line])
    #expect(transcript.status == .failure)
    #expect(transcript.session.titles.count == 2)
    #expect(try await FakeNewsroom().run([line]).status == .failure)
  }

  @Test("home is the first screen of the session", arguments: ["home", "accueil"])
  func home(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 2", "sports --limit 3", "open 1", line])
    #expect(transcript.session.titles.count == 2)
    #expect(transcript.session.position == nil)
    #expect(newsroom.news.requests.count == 2)
  }

  @Test("home is the country's headlines if nothing was shown yet")
  func homeAtStart() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["home"])
    let expected: [HeadlineRequest.Scope] = [.local(.unitedStates)]
    #expect(newsroom.news.requests.map(\.scope) == expected)
    #expect(transcript.session.titles.count == 20)
  }

  /// Lines that leave a list of articles, whether or not they find anything.
  static let aways = ["sources", "sources bbc", "search nothing", "countries", "search nothing; search nothing; back"]

  @Test("after other lists and empty ones, an earlier list comes back with its numbers", arguments: aways)
  func whatWasListedBeforeOtherListsAndEmptyOnesIsThereAgain(line: String) async throws {
    let newsroom = FakeNewsroom(news: FakeNews(found: { _, _ in .titled([]) }) { _ in .titled(["One", "Two"]) })
    let transcript = try await newsroom.run(["top", line, "back", "open 2"])
    #expect(transcript.status == .success)
    #expect(transcript.session.titles == ["One", "Two"])
    #expect(transcript.session.position == 2)
  }

  @Test("an empty list names the way back, if there is one", arguments: InterfaceLanguage.all)
  func told(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let newsroom = FakeNewsroom(
      news: FakeNews(found: { _, _ in .titled([]) }) { _ in .titled(["One"]) }, sources: FakeSources([]))
    for line in ["search nothing", "sources nothing"] {
      let session = Session.fresh(language: language, isInteractive: true)
      let told = try await newsroom.run(["top", line, "open 1"], in: session, name: nil, isInteractive: true)
      #expect(told.errors.contains(words.notice(.listBefore)))
      #expect(told.errors.contains(words.explain(NewsError.list(.noSuchItem(1, count: 0))).message))
      #expect(try await !newsroom.run([line], in: session, name: nil, isInteractive: true).errors.contains("back"))
      let script = try await newsroom.run(["top", line], in: .fresh(language: language))
      #expect(!script.errors.contains(words.notice(.listBefore)))
    }
  }

  @Test("the screen is shown again")
  func screenIsShownAgain() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 2", "open 1", "back"], in: .fresh(format: .json))
    #expect(try transcript.objects().compactMap(\.n) == [1, 2, 1, 1, 2])
  }
}
