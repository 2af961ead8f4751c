import ArchiveTestSupport
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("heat")
struct HeatCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private static func article(_ title: String, age: TimeInterval) -> Article {
    var article = Article.titled(title)
    article.publishedAt = now.addingTimeInterval(-age)
    return article
  }

  /// Three fresh headlines of France and one of Japan, whose other headline is from last week.
  private func newsroom() async -> FakeNewsroom {
    let archive = DatabaseArchive.inMemory()
    let titles = ["one", "two", "three"]
    await archive.keep(titles.map { Self.article("\($0) of France", age: 600) }, in: .local(.france))
    await archive.keep([Self.article("one of France", age: 600)], in: .category(.sports, .france))
    await archive.keep([Self.article("old", age: 7 * 86_400), Self.article("new", age: 3600)], in: .local(.japan))
    return FakeNewsroom(archive: archive, clock: .at(Self.now))
  }

  @Test("it counts the fresh headlines of the archive, each once, and asks nobody", arguments: ["heat", "chaleur"])
  func itCountsTheFreshHeadlinesThatAreKept(line: String) async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    let objects = try transcript.objects().dropLast()
    #expect(objects.map(\.code) == ["fr", "jp"])
    #expect(objects.map(\.n) == [1, 2])
    let lines = transcript.output.split(separator: "\n")
    #expect(lines[0].hasSuffix(#""headlines":3}"#))
    #expect(lines[1].hasSuffix(#""headlines":1}"#))
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("people see a map and a legend, whose numbers open the countries")
  func people() async throws {
    let newsroom = await newsroom()
    let transcript = try await newsroom.run(["heat", "2"])
    #expect(transcript.output.hasPrefix("Fresh headlines "))
    #expect(transcript.output.contains(" 1 France 3   2 Japan 1\n"))
    #expect(newsroom.news.requests.map(\.scope) == [.local(.japan)])
  }

  @Test("it takes no arguments")
  func itTakesNoWords() async throws {
    #expect(try await newsroom().run(["heat japan"], in: .fresh(format: .json)).codes() == ["usage"])
  }
}
