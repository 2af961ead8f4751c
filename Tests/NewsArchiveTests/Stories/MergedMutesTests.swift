import FoundationEssentials
import NewsArchive
import NewsArchivePostgreSQL
import NewsArchiveSQLite
import NewsDomain
import TestSupport
import Testing

@Suite("Mutes of stories that become parts of others")
struct MergedMutesTests {
  private let folder = TemporaryFolder()

  /// An archive at a time.
  private func archive(_ kind: ArchiveKind, at hour: Double) -> DatabaseArchive {
    let clock = WallClock.at(.hour(hour))
    return switch kind {
    case .postgresql:
      DatabaseArchive(PostgreSQLStore(PostgreSQLServer.address(of: folder)), terms: PlainTerms(), clock: clock)
    default: DatabaseArchive(path: FilePath(folder.path + "/archive.sqlite"), terms: PlainTerms(), clock: clock)
    }
  }

  private static func article(_ key: String, _ title: String, hour: Double = 0) -> Article {
    .made(key, title, source: .init(name: key), hour: hour, host: key + ".example")
  }

  private static let quake = "quake hits coast town"
  private static let strike = "pilots strike over wages"
  /// The reports of two events, the first one having more; an article that merges them; and later articles.
  private static let large = (0..<3).map { article("quake\($0)", quake) }
  private static let small = (0..<2).map { article("strike\($0)", strike) }
  private static let bridge = (0..<8).map { article("both\($0)", quake + " " + strike, hour: 1) }
  private static let late = [article("late0", quake, hour: 2), article("late1", strike, hour: 2)]
  private static let all = large + small + bridge + late

  private func group(_ archive: any Archive) async throws {
    try await archive.groupAll(in: .hour(-99) ... .hour(99)) { _, _ in }
  }

  private func story(of article: Article, in archive: any Archive) async throws -> StoryID {
    try #require(await archive.memberships(of: [article.id])[article.id]?.story)
  }

  /// The keys of the articles that mutes hide.
  private func hidden(in archive: any Archive) async -> [String] {
    await archive.muted(Self.all, at: .hour(50)).keys.sorted().map { Self.all[$0].key }
  }

  private static let kinds = ArchiveKind.shared

  @Test("a mute hides its story and what joins it, and nothing that a merge brings", arguments: kinds, [true, false])
  func spread(kind: ArchiveKind, isOfLarge: Bool) async throws {
    let before = archive(kind, at: 3)
    await before.add(Self.large + Self.small)
    try await group(before)
    let muted = isOfLarge ? Self.large : Self.small
    let story = try await story(of: muted[0], in: before)
    _ = try await before.addMute(MutedStory(id: story, title: "It"), until: nil, at: .hour(4))
    #expect(await hidden(in: before) == muted.map(\.key))
    await before.close()

    let after = archive(kind, at: 5)
    await after.add(Self.bridge)
    try await group(after)
    let merged = try await self.story(of: Self.large[0], in: after)
    #expect(try await self.story(of: Self.small[0], in: after) == merged)
    let rivals = (isOfLarge ? Self.small : Self.large).map(\.key)
    #expect(await hidden(in: after).filter { rivals.contains($0) }.isEmpty)
    #expect(await hidden(in: after).prefix(muted.count) == muted.map(\.key)[...])
    // An article that arrives now joins the existing story.
    await after.add(Self.late)
    try await group(after)
    #expect(await hidden(in: after).contains("late0") == (merged == story))
    // The same after a copy.
    let file = folder.path + "/copy.jsonl"
    _ = try await after.export(to: file)
    let copy = DatabaseArchive(path: nil, terms: PlainTerms(), clock: .at(.hour(6)))
    _ = try await copy.import(file, at: .hour(6))
    try await group(copy)
    #expect(await hidden(in: copy) == hidden(in: after))
  }

  @Test("a mute of a story that was merged before hides all of it", arguments: kinds)
  func mergedBefore(kind: ArchiveKind) async throws {
    let first = archive(kind, at: 3)
    await first.add(Self.large + Self.small)
    try await group(first)
    let small = try await story(of: Self.small[0], in: first)
    await first.add(Self.bridge)
    try await group(first)
    // By its former id, as an open list may have it.
    _ = try await first.addMute(MutedStory(id: small, title: "It"), until: nil, at: .hour(4))
    #expect(await hidden(in: first) == (Self.large + Self.small + Self.bridge).map(\.key))
  }
}
