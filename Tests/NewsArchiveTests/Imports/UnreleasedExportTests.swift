import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive

@Suite("An export of an archive of before the first release")
struct UnreleasedExportTests {
  /// As commit fb3f5950 writes it: the way from there to the first release.
  private static let lines = #"""
    {"aliases":["mlcbrtvfck5pw"],"author":"Ann","content":"The quay is open.","country":"fr",\#
    "description":"It sails at noon.","duration":90,"firstSeen":"2026-11-20T07:00:00Z",\#
    "givenUrl":"https://news.example/1","guid":"tag:1","id":"ap6ybekdhq352",\#
    "imageUrl":"https://paper.example/ferry.jpg","isRead":true,"isSaved":true,"labels":["harbour","to do"],\#
    "language":"en","lastSeen":"2026-11-20T09:00:00Z","linkWay":"feed","lists":["local fr"],\#
    "origin":"paper.example","place":{"latitude":48.5,"longitude":-0.25},"provider":"feeds",\#
    "publishedAt":"2026-11-20T06:00:00Z","readAt":"2026-11-20T10:00:00Z","related":[{"source":"Other",\#
    "title":"Ferry back","url":"https://other.example/1"}],"revisedAt":"2026-11-20T08:00:00Z",\#
    "revisions":[{"description":"It stays in port.","seenAt":"2026-11-20T07:00:00Z","title":"Ferry stops"}],\#
    "savedAt":"2026-11-20T11:00:00Z","shownAt":"2026-11-20T09:30:00Z","source":{"id":"paper","name":"The Paper"},\#
    "speaker":"source","story":"m5bkxjsp3ujlx","title":"Ferry runs again","type":"article",\#
    "url":"https://paper.example/ferry"}
    {"firstSeen":"2026-11-20T07:00:00Z","id":"mnrnhmzyj2747","language":"en","lastSeen":"2026-11-20T09:00:00Z",\#
    "lists":["local fr"],"origin":"feeds.example","provider":"feeds","publishedAt":"2026-11-20T06:30:00Z",\#
    "source":{"name":"The Paper"},"speaker":"others","story":"m5bkxjsp3ujlx","title":"Bridge closes",\#
    "type":"article","url":"https://paper.example/bridge"}
    {"blocks":[{"kind":"paragraph","words":[{"text":"The captain waves."}]}],"fetchedAt":"2026-11-20T09:00:00Z",\#
    "id":"ap6ybekdhq352","language":"en","origin":"page","revisions":[{"seenAt":"2026-11-20T08:00:00Z",\#
    "text":"The captain waits."}],"seenAt":"2026-11-20T09:00:00Z","title":"Ferry runs again","type":"articleText",\#
    "url":"https://paper.example/ferry","verdict":"whole"}
    {"articles":["ap6ybekdhq352","mnrnhmzyj2747"],"model":"test-1","type":"vectors","vectors":"\#(vectors)"}
    {"articles":["mnrnhmzyj2747","ap6ybekdhq352"],"first":"2026-11-20T07:00:00Z","last":"2026-11-20T09:00:00Z",\#
    "list":"local fr","type":"front"}
    {"id":"nagjqyzum7ytd","mergedAt":"2026-11-20T08:30:00Z","story":"m5bkxjsp3ujlx","type":"formerStory"}
    {"at":"2026-11-20T12:00:00Z","scope":"all","type":"visit"}
    {"in":"title","madeAt":"2026-11-20T05:00:00Z","text":"football","type":"mute","until":"2026-12-20T05:00:00Z"}
    {"madeAt":"2026-11-20T05:30:00Z","story":"m5bkxjsp3ujlx","storyTitle":"Bridge closes","type":"mute"}
    {"madeAt":"2026-11-20T05:00:00Z","notifies":true,"quiet":"22-7","search":{"country":"fr","text":"captain"},\#
    "type":"follow"}
    """#

  /// Of two articles.
  private static let vectors = String(repeating: "Wlpa", count: 96)

  private let folder = TemporaryFolder()

  private func id(_ text: String) throws -> ArticleID { try #require(ArticleID(text: text)) }

  @Test("it brings everything: exported again, it is the same", arguments: ArchiveKind.each)
  func roundTrip(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let path = try folder.write(Self.lines.utf8, to: "in.jsonl")
    let result = try await archive.import(path, at: .hour(24))
    #expect((result.added, result.known, result.skipped) == (2, 0, 0))
    _ = try await archive.export(to: folder.path + "/out.jsonl")
    let exported = try folder.read("out.jsonl")
    #expect(exported.split(separator: "\n").sorted() == Self.lines.split(separator: "\n").sorted())
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("its articles are found with their marks, texts and stories", arguments: ArchiveKind.each)
  func found(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await archive.import(try folder.write(Self.lines.utf8, to: "in.jsonl"), at: .hour(24))
    let (ferry, bridge, alias) = (try id("ap6ybekdhq352"), try id("mnrnhmzyj2747"), try id("mlcbrtvfck5pw"))
    #expect(try await archive.keys("sails OR bridge") == ["bridge", "ferry"])
    for id in [ferry, alias] {
      let state = try #require(await archive.states(of: [id])[id])
      #expect(state.isRead && state.isSaved && state.labels == ["harbour", "to do"])
    }
    #expect(await archive.states(of: [bridge])[bridge]?.isRead == false)
    #expect(try await archive.text(of: ferry)?.plain == "The captain waves.")
    let revisions = try await archive.revisions(of: ferry)
    #expect(revisions.first?.title == "Ferry stops" && revisions.last?.text == "The captain waves.")
    let stories = await archive.memberships(of: [ferry, bridge])
    let story = StoryID(try id("m5bkxjsp3ujlx"))
    #expect(stories[ferry]?.story == story && stories[bridge]?.story == story)
    #expect(try await archive.mutes().map(\.text) == ["football", nil])
    #expect(try await archive.follows().map(\.follow.request.text) == ["captain"])
    #expect(try await archive.lastVisit(to: .all) != nil)
  }
}
