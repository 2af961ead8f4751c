import NewsDomain
import Testing

@testable import NewsData

@Suite("A provider kept off the network")
struct OfflineRepositoryTests {
  private let repository = OfflineRepository()

  @Test("headlines are refused as offline")
  func headlines() async {
    await #expect(throws: NewsError.offline) {
      try await repository.headlines(HeadlineRequest(scope: .local(.france)))
    }
  }

  @Test("sources are refused as offline")
  func sources() async {
    await #expect(throws: NewsError.offline) {
      try await repository.sources(SourceRequest())
    }
  }
}
