import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive

@Suite("Articles that an older supernews has kept")
struct OlderWordsTests {
  private let place = ArchiveFolder()

  private func archive(with article: Article) async throws -> DatabaseArchive {
    let archive = place.open()
    await archive.add([article])
    try place.database().execute("UPDATE article SET attribution = NULL")
    return archive
  }

  private static func article(_ title: String, summary: String? = nil, host: String) -> Article {
    .made("one", title, summary: summary, host: host)
  }

  @Test("whose words are known to come from the same host, they are its own, with their history")
  func same() async throws {
    let archive = try await archive(with: Self.article("Moon rises", summary: "Tonight.", host: "paper.example"))
    await archive.add([Self.article("Moon sets", host: "paper.example")], at: 1)
    let id = Article.made("one").id
    #expect(try await archive.revisions(of: id).map(\.title) == ["Moon rises", "Moon sets"])
    await archive.add([Self.article("The sun", summary: "No moon.", host: "aggregator.example")], at: 2)
    #expect(try await archive.revisions(of: id).map(\.title) == ["Moon rises", "Moon sets"])
    #expect(try await archive.revisions(of: id).last?.summary == "Tonight.")
  }

  @Test("all others give way to the words of their source")
  func others() async throws {
    let archive = try await archive(with: Self.article("The sun", summary: "No moon.", host: "aggregator.example"))
    await archive.add([Self.article("Moon rises", host: "paper.example")], at: 1)
    let revisions = try await archive.revisions(of: Article.made("one").id)
    #expect(revisions.map(\.title) == ["Moon rises"] && revisions.last?.summary == nil)
  }
}
