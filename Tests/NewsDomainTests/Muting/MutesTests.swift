import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

/// Mutes that hide fixed articles, and record the calls.
private final class FixedMutes: MuteRepository {
  let hidden: [Int: Int]
  private let spans = Mutex<[ClosedRange<Date>]>([])

  init(_ hidden: [Int: Int] = [:]) {
    self.hidden = hidden
  }

  var counted: [ClosedRange<Date>] { spans.withLock(\.self) }

  func mutes() async throws -> [Mute] { [] }

  func addMute(text: String?, isOfTitles: Bool, source: String?, until: Date?, at now: Date) async throws -> Mute {
    Mute(number: 1, text: text, isOfTitles: isOfTitles, source: source, madeAt: now, until: until)
  }

  func addMute(_ story: MutedStory, until: Date?, at now: Date) async throws -> Mute {
    Mute(number: 1, text: nil, isOfTitles: false, source: nil, story: story, madeAt: now, until: until)
  }

  func removeMute(_ number: Int) async throws -> Mute { throw NewsError.archive(.noSuchMute(number)) }
  func muted(_ articles: [Article], at now: Date) async -> [Int: Int] { hidden }

  func countMuted(text: String?, isOfTitles: Bool, source: String?, in span: ClosedRange<Date>) async throws -> Int {
    spans.withLock { $0.append(span) }
    return 18
  }
}

@Suite("Mutes")
struct MutesTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private let page = NewsPage.titled(["a", "b", "c", "d"], total: 40)

  @Test("hidden articles are taken out of a page, with their places and mutes")
  func hide() async {
    let shown = await HideMuted(mutes: FixedMutes([0: 2, 2: 1, 3: 2]))(page, at: Self.now)
    #expect(shown.articles.compactMap(\.title) == ["b"])
    #expect(shown.hidden.map(\.index) == [0, 2, 3])
    #expect(shown.hidden.map(\.mute) == [2, 1, 2])
    #expect(shown.hidden.compactMap(\.article.title) == ["a", "c", "d"])
    #expect(shown.total == 40)
    #expect(shown.unhidden == page)
  }

  @Test("the page can be shown whole, whichever articles are hidden", arguments: 0..<16)
  func unhide(choice: Int) async {
    let hidden = Dictionary(uniqueKeysWithValues: (0..<4).filter { choice >> $0 & 1 == 1 }.map { ($0, 1) })
    let shown = await HideMuted(mutes: FixedMutes(hidden))(page, at: Self.now)
    #expect(shown.articles.count == 4 - hidden.count)
    #expect(shown.unhidden == page)
  }

  @Test("a mute lasts so many days, and is counted in the last week")
  func lengths() async throws {
    let mutes = FixedMutes()
    let manage = ManageMutes(mutes: mutes, clock: .at(Self.now))
    let (mute, hidden) = try await manage.add(text: " world cup ", isOfTitles: true, source: "X", days: 7)
    #expect(mute.text == "world cup")
    #expect(mute.isOfTitles)
    #expect(mute.source == "X")
    #expect(mute.until == Self.now.addingTimeInterval(7 * 86_400))
    #expect(hidden == 18)
    #expect(mutes.counted == [Self.now.addingTimeInterval(-7 * 86_400)...Self.now])
    #expect(try await manage.add(text: nil, isOfTitles: false, source: "X", days: nil).mute.until == nil)
  }

  @Test("a story is muted for so many days, and known by 200 characters of its title at most")
  func stories() async throws {
    let manage = ManageMutes(mutes: FixedMutes(), clock: .at(Self.now))
    let mute = try await manage.add(MutedStory(id: StoryID(7), title: "Moon"), days: 3)
    #expect(mute.story == MutedStory(id: StoryID(7), title: "Moon"))
    #expect(mute.until == Self.now.addingTimeInterval(3 * 86_400))
    let long = try await manage.add(MutedStory(id: StoryID(7), title: String(repeating: "x", count: 9_999)), days: nil)
    #expect(long.story?.title.count == 200)
    #expect(long.until == nil)
  }

  @Test("a mute needs a word or a source", arguments: [nil, "", "  ", "!", "- *", "\u{2026}"])
  func empty(text: String?) async throws {
    let manage = ManageMutes(mutes: FixedMutes(), clock: .at(Self.now))
    await #expect(throws: NewsError.archive(.nothingToMute)) {
      _ = try await manage.add(text: text, isOfTitles: false, source: nil, days: nil)
    }
  }

  @Test("a mute is expired from its end on")
  func expired() {
    let mute = Mute(number: 1, text: "x", isOfTitles: false, source: nil, madeAt: Self.now, until: Self.now)
    #expect(mute.isExpired(at: Self.now))
    #expect(!mute.isExpired(at: Self.now.addingTimeInterval(-1)))
    let lasting = Mute(number: 1, text: "x", isOfTitles: false, source: nil, madeAt: Self.now, until: nil)
    #expect(!lasting.isExpired(at: .distantFuture))
  }
}
