import TestSupport
import TestTraits
import Testing

@Suite("Entries of feeds, in a session", .takesTurns)
struct FeedEntriesSessionTests {
  private let home = TemporaryFolder()

  private static let feed = """
    <rss version="2.0"><channel><title>Feed</title>
    <item><title>Same</title><link>https://e.example/</link><guid isPermaLink="false">1</guid></item>
    <item><title>Same</title><link>https://e.example/</link><guid isPermaLink="false">2</guid></item>
    <item><title>Page</title><link>https://e.example/p</link><guid isPermaLink="false">3</guid></item>
    <item><title>Page</title><link>https://e.example/p</link><guid isPermaLink="false">4</guid></item>
    <item><description>A short message.</description><link>https://e.example/m</link></item>
    </channel></rss>
    """

  private func run(_ format: String, _ feed: String) async throws -> Program.Result {
    let server = try LoopbackServer { _ in .xml(feed) }
    defer { server.stop() }
    // Two feeds of one name would have to be told apart.
    let name = "Mine \(server.url.suffix(5))"
    return try await Program(home: home).run(
      ["-F", format, "--provider", "feeds", "-c", "feeds add \(server.url)/feed '\(name)'; source '\(name)'"])
  }

  @Test("entries that a feed distinguishes stay two, and one without a title has none for programs")
  func entries() async throws {
    let list = try #require(try await run("json", Self.feed).steps().last)
    #expect(list.records.map(\.title) == ["Same", "Same", "Page", "Page", nil])
    #expect(list.records.last?.description == "A short message.")
  }

  @Test("people see the first words of an entry without a title, tables have no title for it")
  func untitled() async throws {
    #expect(try await run("text", Self.feed).output.contains("5 • A short message."))
    let row = try #require(try await run("tsv", Self.feed).lines.last)
    #expect(row.contains("\t\thttps://e.example/m\t"))
  }

  @Test("a single Atom entry is read as a feed, and its packed content as text")
  func entryDocument() async throws {
    let entry = """
      <entry xmlns="http://www.w3.org/2005/Atom"><title>Alone</title><link href="https://e.example/a"/><id>tag:1</id>
      <updated>2021-01-18T00:00:00Z</updated><content type="application/octet-stream">VGVhICYgY3Vwcw==</content></entry>
      """
    let list = try #require(try await run("json", entry).steps().last)
    #expect(list.records.map(\.title) == ["Alone"])
    #expect(try await run("json", entry).output.contains("\"content\":\"Tea & cups\""))
  }
}
