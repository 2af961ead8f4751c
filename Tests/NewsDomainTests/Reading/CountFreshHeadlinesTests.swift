import TestSupport
import Testing

@testable import NewsDomain

@Suite("Fresh headlines of each country")
struct CountFreshHeadlinesTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)

  /// The counts as `fr 2`.
  private func count(_ published: [String: Int], in names: TestNames = .english) async throws -> [String] {
    var byCountry: [Country: Int] = [:]
    for (code, count) in published {
      if let country = Country(code: code) { byCountry[country] = count }
    }
    return try await CountFreshHeadlines(archive: RecordedArchive(published: byCountry))(now: Self.now, in: names)
      .countries.map { "\($0.country.code) \($0.count)" }
  }

  @Test("a headline is fresh for a day, and may be an hour in the future")
  func fresh() async throws {
    let archive = RecordedArchive()
    _ = try await CountFreshHeadlines(archive: archive)(now: Self.now, in: TestNames.english)
    #expect(archive.spans == [Self.now.addingTimeInterval(-86_400)...Self.now.addingTimeInterval(3_600)])
  }

  @Test("the largest counts come first, equal ones by name in the reader's language")
  func order() async throws {
    let published = ["za": 3, "ar": 1, "jp": 3, "be": 2, "us": 1]
    #expect(try await count(published) == ["jp 3", "za 3", "be 2", "ar 1", "us 1"])
    #expect(try await count(published, in: .french) == ["za 3", "jp 3", "be 2", "ar 1", "us 1"])
  }

  @Test("an empty archive has no counts")
  func nothing() async throws {
    #expect(try await count([:]).isEmpty)
  }
}
