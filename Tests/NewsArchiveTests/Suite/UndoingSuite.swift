import FoundationEssentials
import NewsDomain
import TestSupport
import Testing

@Suite("An archive whose changes are taken back")
struct UndoingSuite {
  private let folder = TemporaryFolder()
  private let articles = ["one", "two", "three"].enumerated().map { Article.made($1, "Moon", hour: Double($0)) }
  private var ids: [ArticleID] { articles.map(\.id) }

  private func archive(_ kind: ArchiveKind) async -> any Archive {
    let archive = kind.make(in: folder)
    await archive.add(articles)
    return archive
  }

  @Test("a change of marks says what they were and are; missing articles have none", arguments: ArchiveKind.allCases)
  func edits(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    _ = try await archive.mark([ids[0]], .read, at: .hour(1))
    let missing = Article.made("missing").id
    let edits = try await archive.changeMarks(of: ids + [missing, ids[1]], .read, at: .hour(2))
    #expect(Set(edits.keys) == Set(ids))
    #expect(edits[ids[0]].map { $0.before == $0.after && $0.before.readAt == .hour(1) } == true)
    #expect(edits[ids[1]].map { $0.before == ReaderMarks() && $0.after == ReaderMarks(readAt: .hour(2)) } == true)
    let saved = try await archive.changeMarks(of: [ids[1]], .save(label: "sea"), at: .hour(3))
    #expect(saved[ids[1]]?.before.saving == ReaderMarks.Saving())
    #expect(saved[ids[1]]?.after.saving.labels == [ReaderMarks.Label("sea", sharedAt: nil)])
    #expect(try await kind.make(in: TemporaryFolder()).changeMarks(of: ids, .read, at: .hour(0)).isEmpty)
  }

  /// Each kind of change, after marks that it changes.
  private static let changes: [MarkChange] = [
    .read, .unread, .shown, .save(label: nil), .save(label: "sea"), .save(label: "new"), .unsave,
  ]

  @Test("every change leaves nothing behind", arguments: ArchiveKind.allCases)
  func allChanges(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    _ = try await archive.mark([ids[0]], .save(label: "sea"), at: .hour(1))
    _ = try await archive.mark([ids[0]], .save(label: "a \"b\""), at: .hour(1))
    _ = try await archive.mark([ids[1]], .read, at: .hour(1))
    _ = try await archive.mark([ids[1]], .shown, at: .hour(1))
    let before = await archive.states(of: ids)
    for change in Self.changes {
      let edits = Array(try await archive.changeMarks(of: ids, change, at: .hour(2)).values)
      let count = try await archive.takeBack(edits)
      #expect(count == 3, "\(change)")
      #expect(await archive.states(of: ids) == before, "\(change)")
      #expect(try await archive.keys(FindRequest(filter: .init(isSaved: true))) == ["one"], "\(change)")
      #expect(try await archive.keys(FindRequest(filter: .init(label: "sea"))) == ["one"], "\(change)")
      #expect(try await archive.keys(FindRequest(filter: .init(isUnread: true))) == ["one", "three"], "\(change)")
      #expect(try await archive.countNew(in: .all) == 2, "\(change)")
    }
    // Times too: what was saved first stays behind.
    _ = try await archive.mark([ids[2]], .save(label: nil), at: .hour(1.5))
    let unsaved = Array(try await archive.changeMarks(of: [ids[0]], .unsave, at: .hour(3)).values)
    #expect(try await archive.takeBack(unsaved) == 1)
    #expect(try await archive.find(FindRequest(.saved(label: nil))).keys == ["three", "one"])
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("the changes of one command are taken back from the last to the first", arguments: ArchiveKind.allCases)
  func several(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    var edits: [MarksEdit] = []
    for label in ["sea", "moon"] {
      edits += try await archive.changeMarks(of: ids, .save(label: label), at: .hour(1)).values
    }
    #expect(try await archive.takeBack(edits) == 3)
    #expect(await archive.states(of: ids).values.allSatisfy { !$0.isSaved && $0.labels.isEmpty })
    #expect(try await archive.labels().isEmpty)
  }

  @Test("what another session has changed since stays, and so does what is gone", arguments: ArchiveKind.shared)
  func changedSince(kind: ArchiveKind) async throws {
    let (archive, other) = (await archive(kind), kind.make(in: folder))
    let edits = Array(try await archive.changeMarks(of: ids, .save(label: nil), at: .hour(1)).values)
    _ = try await other.mark([ids[0]], .unsave, at: .hour(2))
    _ = try await other.mark([ids[0]], .save(label: nil), at: .hour(3))
    // A mark of another kind does no harm.
    _ = try await other.mark([ids[1]], .read, at: .hour(3))
    #expect(try await archive.takeBack(edits) == 2)
    #expect(await archive.states(of: ids).mapValues(\.isSaved) == [ids[0]: true, ids[1]: false, ids[2]: false])
    #expect(await archive.states(of: [ids[1]])[ids[1]]?.isRead == true)

    let read = Array(try await archive.changeMarks(of: [ids[2]], .shown, at: .hour(4)).values)
    _ = try await other.forget(.unsaved)
    #expect(try await archive.takeBack(read) == 0)
  }

  @Test("a follow comes back with what it has found, and raises no alert again", arguments: ArchiveKind.allCases)
  func follows(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let quiet = QuietHours("22-7")
    let (follow, none) = try await archive.keepFollow(
      FindRequest(text: "moon"), notifies: true, quiet: quiet, at: .hour(0))
    #expect(none == nil)
    await archive.add([.made("one", "The moon rises"), .made("two", "The moon sets")])
    #expect(try await archive.matchFollows(at: .hour(1)) == 2)
    #expect(try await !archive.claimAlerts(.shown, limit: 9, hour: 12, at: .hour(1)).isEmpty)

    let finds = try await archive.finds(of: follow.number)
    #expect(finds.articles.count == 2)
    let removed = FollowEdit(before: try await archive.removeFollow(follow.number), after: nil, finds: finds)
    #expect(try await archive.takeBack(removed))
    let restored = try #require(try await archive.follows().first)
    #expect(restored.new == 2 && restored.follow.isLike(follow) && restored.follow.madeAt == follow.madeAt)
    #expect(Set(try await archive.followed(restored.follow.number, limit: 9).map(\.key)) == ["one", "two"])
    #expect(try await archive.matchFollows(at: .hour(2)) == 0)
    for channel in AlertChannel.allCases {
      #expect(try await archive.claimAlerts(channel, limit: 9, hour: 12, at: .hour(2)).isEmpty)
    }
    // There is one already.
    #expect(try await !archive.takeBack(removed))

    let (louder, before) = try await archive.keepFollow(
      FindRequest(text: "moon"), notifies: false, quiet: nil, at: .hour(3))
    let change = FollowEdit(before: before, after: louder)
    #expect(try await archive.takeBack(change))
    #expect(try await archive.follows().map(\.follow.notifies) == [true])
    #expect(try await !archive.takeBack(change))
    #expect(try await archive.takeBack(FollowEdit(before: nil, after: follow)))
    #expect(try await archive.follows().isEmpty)
  }

  @Test("what another session has removed and made again stays", arguments: ArchiveKind.allCases)
  func madeAgain(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let mute = try await archive.addMute(text: "moon", isOfTitles: false, source: nil, until: nil, at: .hour(1))
    _ = try await archive.removeMute(mute.number)
    _ = try await archive.addMute(text: "moon", isOfTitles: false, source: nil, until: nil, at: .hour(2))
    #expect(try await !archive.takeBack(MuteEdit(before: nil, after: mute)))
    #expect(try await archive.mutes().count == 1)
    let request = FindRequest(text: "comet")
    let (follow, _) = try await archive.keepFollow(request, notifies: false, quiet: nil, at: .hour(1))
    _ = try await archive.removeFollow(follow.number)
    _ = try await archive.keepFollow(request, notifies: false, quiet: nil, at: .hour(2))
    #expect(try await !archive.takeBack(FollowEdit(before: nil, after: follow)))
    #expect(try await archive.follows().count == 1)
  }

  @Test("mutes come back, change back and go", arguments: ArchiveKind.allCases)
  func mutes(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let mute = try await archive.addMute(text: "moon", isOfTitles: true, source: nil, until: nil, at: .hour(1))
    let removed = MuteEdit(before: try await archive.removeMute(mute.number), after: nil)
    #expect(await archive.muted(articles, at: .hour(2)).isEmpty)
    #expect(try await archive.takeBack(removed))
    #expect(await archive.muted(articles, at: .hour(2)).count == 3)
    #expect(try await !archive.takeBack(removed))
    let story = MutedStory(id: StoryID(7), title: "It's")
    let ofStory = try await archive.addMute(story, until: .hour(9), at: .hour(1))
    #expect(try await archive.takeBack(MuteEdit(before: try await archive.removeMute(ofStory.number), after: nil)))
    #expect(try await archive.mutes().last?.story == story)

    _ = try await archive.addMute(text: "moon", isOfTitles: true, source: nil, until: .hour(5), at: .hour(2))
    let longer = try #require(try await archive.mutes().first { $0.text == "moon" })
    #expect(try await archive.takeBack(MuteEdit(before: mute, after: longer)))
    #expect(try await archive.mutes().first { $0.text == "moon" }?.until == nil)
    #expect(try await archive.takeBack(MuteEdit(before: nil, after: mute)))
    #expect(try await archive.mutes().map(\.text) == [nil])
    #expect(await archive.muted(articles, at: .hour(2)).isEmpty)
  }
}
