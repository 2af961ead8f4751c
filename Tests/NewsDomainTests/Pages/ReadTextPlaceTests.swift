import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Texts of addresses and files that the reader names")
struct ReadTextPlaceTests {
  private static let own = "https://paper.example/storm"
  private static let opaque = "https://news.google.com/rss/articles/CBMiAB"

  private let pages: FakePages

  init() {
    pages = FakePages(
      ["https://a.example/1", Self.own, "notes.txt"].reduce(into: [:]) { pages, place in
        pages[place] = .success(
          ArticleText(
            .whole, blocks: [.paragraph([TextSpan("Storm")])], url: place,
            fetchedAt: Date(timeIntervalSince1970: 1_795_248_000)))
      })
  }

  private func read(_ place: PagePlace) async throws -> ArticleText {
    let links = FakeLinks([Self.opaque: ResolvedLink(Self.own, by: .aggregator)])
    let read = ReadText(
      pages: pages, links: links, archive: DatabaseArchive.inMemory(), languages: FakeLanguages("fr"),
      settings: LiveSettings(),
      clock: .system)
    return try await read(place)
  }

  @Test("an address and a file are read as they are named", arguments: [true, false])
  func named(mayBeLocal: Bool) async throws {
    let address = PagePlace.address("https://a.example/1", mayBeLocal: mayBeLocal)
    #expect(try await read(address).language == "fr")
    #expect(try await read(.file("notes.txt")).url == "notes.txt")
    #expect(pages.places == [address, .file("notes.txt")])
  }

  @Test("a link of an aggregator leads to the source's page, but not into the reader's own network")
  func ofAggregator() async throws {
    #expect(try await read(.address(Self.opaque, mayBeLocal: true)).url == Self.own)
    #expect(pages.places == [.address(Self.own, mayBeLocal: false)])
  }
}
