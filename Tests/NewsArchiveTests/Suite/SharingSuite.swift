import NewsDomain
import TestSupport
import Testing

@Suite("An archive that two sessions share")
struct SharingSuite {
  private let folder = TemporaryFolder()

  @Test("each sees what the other has added, marked, muted and visited", arguments: ArchiveKind.shared)
  func both(kind: ArchiveKind) async throws {
    let (one, other) = (kind.make(in: folder), kind.make(in: folder))
    let article = Article.made("a", "Moon")
    // The session that looks first finds no archive yet.
    #expect(try await other.keys("moon") == [])
    await one.add([article], in: .local(.france), isFront: true)
    #expect(try await other.keys("moon") == ["a"])
    #expect(try await other.front(of: .local(.france), in: .hour(-1) ... .hour(1)) != nil)

    #expect(try await other.mark([article.id], .save(label: "sea"), at: .hour(1)).isEmpty)
    #expect(await one.state(of: article)?.labels == ["sea"])
    #expect(try await one.mark([article.id], .read, at: .hour(1)).isEmpty)
    #expect(await other.state(of: article)?.isRead == true)

    #expect(await one.muted([article], at: .hour(1)).isEmpty)
    let mute = try await other.addMute(text: "moon", isOfTitles: false, source: nil, until: nil, at: .hour(1))
    #expect(await one.muted([article], at: .hour(1)) == [0: mute.number])
    _ = try await one.removeMute(mute.number)
    #expect(await other.muted([article], at: .hour(1)).isEmpty)

    try await one.keepVisit(to: .all, at: .hour(2))
    #expect(try await other.lastVisit(to: .all)?.at == .hour(2))
    await other.add([.made("b", "Moon")])
    #expect(try await one.countNew(in: .all) == 1)
    #expect(one.takeProblems().isEmpty && other.takeProblems().isEmpty)
  }

  @Test("sessions that add and mark at the same time lose nothing", arguments: ArchiveKind.shared)
  func atOnce(kind: ArchiveKind) async throws {
    let sessions = 4
    let each = 60
    // Made first: sessions wait for that only a while.
    await kind.make(in: folder).add([.made("0", "Moon 0")], in: .local(.france), at: 0, isFront: true)
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<sessions {
        let archive = kind.make(in: folder)
        group.addTask {
          for number in 0..<each {
            // Half of the articles are added by all sessions.
            let own = Article.made(number % 2 == 0 ? "\(number)" : "\(number)-\(session)", "Moon \(number)")
            await archive.add([own], in: .local(.france), at: Double(number), isFront: true)
            let missing = try? await archive.mark([own.id], .save(label: "by \(session)"), at: .hour(0))
            if missing != [] { Issue.record("session \(session) could not mark article \(number)") }
          }
          if case let problems = archive.takeProblems(), !problems.isEmpty { Issue.record("\(problems)") }
        }
      }
    }
    let archive = kind.make(in: folder)
    #expect(try await archive.find(FindRequest(.saved(label: nil))).total == each / 2 + each / 2 * sessions)
    #expect(try await archive.labels().map(\.count) == Array(repeating: each, count: sessions))
    #expect(try await archive.check().faults.isEmpty)
  }
}
