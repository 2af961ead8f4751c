import ArchiveTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Taking changes back")
struct UndoChangesTests {
  private static let feeds = ["Sun", "Moon", "Sea"].map { name in
    OwnFeed(id: name.lowercased(), name: name, feed: "https://\(name.lowercased()).example/feed")
  }

  private let history = UndoHistory()
  private let archive = DatabaseArchive.inMemory()
  private let ownFeeds = FakeOwnFeeds(UndoChangesTests.feeds)
  private let repository = FakeSettings()
  private let live = LiveSettings()

  private var change: ChangeSettings { ChangeSettings(repository: repository, settings: live, history: history) }
  private var manage: ManageFeeds {
    ManageFeeds(repository: ownFeeds, files: FakeFeedLists(), history: history)
  }
  private var marks: ChangeMarks { ChangeMarks(archive: archive, history: history, clock: .system) }

  private func items(_ numbers: ClosedRange<Int>) -> [(number: Int, article: Article)] {
    numbers.map { ($0, Article.numbered($0)) }
  }

  private func undo(_ count: Int = 1) async throws -> [TakenBack] {
    let undo = UndoChanges(history, archive: archive, feeds: ownFeeds, settings: change)
    let (changes, failure) = await undo(count)
    if let failure { throw failure }
    return changes
  }

  @Test("only articles that a change of marks changed are counted, and are given back")
  func articles() async throws {
    await archive.keep((1...4).map { Article.numbered($0) })
    _ = try await marks(items(1...1), .read)
    history.begin()
    let (marked, failure) = try await marks(items(1...5), .read)
    #expect(failure == NewsError.archive(.notKept(item: 5)))
    #expect((marked.count, marked.changed, marked.undoable) == (4, 3, 3))
    let taken = try await undo()
    #expect(taken.map(\.count) == [3] && taken.map(\.stayed) == [0] && taken.map(\.left) == [1])
    let states = await archive.states(of: (1...4).map { Article.numbered($0) })
    #expect(states.map { $0?.isRead } == [true, false, false, false])
    // Taken back once is taken back.
    _ = try await undo()
    #expect(history.isEmpty)
    #expect(try await undo(5).isEmpty)
  }

  @Test("articles that were marked again since stay as they are")
  func marked() async throws {
    await archive.keep((1...3).map { Article.numbered($0) })
    _ = try await marks(items(1...3), .save(label: "moon"))
    _ = try await archive.mark([Article.numbered(2).id], .save(label: "sea"), at: .distantFuture)
    let taken = try await undo()
    #expect(taken.map(\.count) == [2] && taken.map(\.stayed) == [1])
    let states = await archive.states(of: (1...3).map { Article.numbered($0) })
    #expect(states.map { $0?.isSaved } == [false, true, false])
    #expect(states.map { $0?.labels } == [[], ["moon", "sea"], []])
  }

  @Test("feeds return to their places, their names and their folders")
  func places() async throws {
    _ = try manage.rename("moon", to: "Luna")
    history.begin()
    _ = try manage.move("sun", to: "Sky")
    history.begin()
    _ = try manage.remove("luna")
    #expect(ownFeeds.feeds.map(\.name) == ["Sea", "Sun"])
    #expect(try await undo().map(\.count) == [1])
    #expect(ownFeeds.feeds.map(\.name) == ["Luna", "Sea", "Sun"])
    #expect(try await undo(9).map(\.left) == [1, 0])
    #expect(ownFeeds.feeds == Self.feeds)
  }

  @Test("an added feed goes, unless it was changed since; a removed one stays away if it was added again")
  func added() async throws {
    let reader = FakeFeedReader(discovered: { FeedList.Entry(name: "Comet", feed: $0, site: nil) })
    let add = AddFeed(reader: reader, repository: ownFeeds, history: history)
    _ = try await add("https://comet.example/", name: nil)
    #expect(try await undo().map(\.count) == [1])
    #expect(ownFeeds.feeds == Self.feeds)

    _ = try await add("https://comet.example/", name: nil)
    _ = try ownFeeds.change { $0[3].name = "Halley" }
    #expect(try await undo().map(\.stayed) == [1])
    #expect(ownFeeds.feeds.map(\.name) == ["Sun", "Moon", "Sea", "Halley"])

    history.begin()
    _ = try manage.remove("halley")
    _ = try ownFeeds.change { $0.append(OwnFeed(id: "other", name: "Other", feed: "https://comet.example/")) }
    #expect(try await undo().map(\.stayed) == [1])
    #expect(ownFeeds.feeds.map(\.id) == ["sun", "moon", "sea", "other"])
  }

  @Test("settings have their former values, except those that have changed since")
  func settings() async throws {
    _ = try change(CountrySetting.self, .france)
    history.begin()
    _ = try change(.standardEdition)
    #expect(live[CountrySetting.self] == nil)
    let taken = try await undo()
    // Only the country had been chosen.
    #expect(taken.map(\.change.settingKeys) == [[.country]] && taken.map(\.count) == [1])
    #expect(live[CountrySetting.self] == .france)
    _ = try repository.apply([SettingsChange(CountrySetting.self, .japan)])
    #expect(try await undo().map(\.stayed) == [1])
    #expect(live[CountrySetting.self] == .france && repository.changes.last?.text == "jp")
  }

  @Test("a value that the file does not have is in force again, and does not get into the file")
  func overridden() async throws {
    live.take([SettingsChange(AccessibleSetting.self, true)])
    _ = try change(AccessibleSetting.self, false)
    _ = try await undo()
    #expect(live[AccessibleSetting.self])
    #expect(repository.changes.last == SettingsChange(key: AccessibleSetting.key, text: nil))
  }

  @Test("follows and mutes go and come back, the changes of one command together")
  func follows() async throws {
    let follows = ManageFollows(archive: archive, history: history, clock: .system)
    let now = Date(timeIntervalSince1970: 1_795_248_000)
    let mutes = ManageMutes(mutes: archive, history: history, clock: .at(now))
    _ = try await follows.add(FindRequest(text: "moon"), notifies: nil, quiet: nil)
    _ = try await mutes.add(text: "lottery", isOfTitles: false, source: nil, days: nil)
    #expect(try await undo().count == 2)
    #expect(try await archive.follows().isEmpty)
    #expect(try await archive.mutes().isEmpty)

    _ = try await mutes.add(text: "lottery", isOfTitles: false, source: nil, days: 3)
    history.begin()
    let mute = try await mutes.add(text: "lottery", isOfTitles: false, source: nil, days: 9).mute
    history.begin()
    _ = try await mutes.remove(mute.number)
    // The restored mute has another number, and is still the one whose end was changed before.
    for days in [9.0, 3] {
      #expect(try await undo().map(\.stayed) == [0])
      let until = try await archive.mutes().map { $0.until?.timeIntervalSince1970.rounded() }
      #expect(until == [(now.timeIntervalSince1970 + days * 86_400).rounded()])
    }
    #expect(try await undo().map(\.stayed) == [0])
    #expect(try await archive.mutes().isEmpty)
  }

  @Test("a change that cannot be taken back now can be later")
  func failing() async throws {
    let failure = NewsError.archive(.unusable(file: "/a", detail: "locked"))
    _ = try change(CountrySetting.self, .france)
    history.begin()
    let mute = Mute(number: 1, text: "x", isOfTitles: false, source: nil, madeAt: .distantPast, until: nil)
    history.record(.mute(MuteEdit(before: nil, after: mute)))
    let undo = UndoChanges(history, archive: DatabaseArchive.failing(with: failure), feeds: ownFeeds, settings: change)
    let (changes, error) = await undo(2)
    #expect(changes.isEmpty && error as? NewsError == failure)
    #expect(history.commands.count == 2)
  }
}
