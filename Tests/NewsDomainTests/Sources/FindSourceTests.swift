import TestSupport
import Testing

@testable import NewsDomain

@Suite("One source by its id or name")
struct FindSourceTests {
  private func find(
    _ text: String, in repository: FakeSources = FakeSources(NewsSource.samplesAndLesEchos), known: [NewsSource] = []
  ) async throws -> NewsSource {
    var known = known
    return try await FindSource(repository: repository)(text, known: &known)
  }

  @Test(
    "a source is found by id, name or unique prefix, without regard to case and accents",
    arguments: [
      ("bbc-news", "bbc-news"), ("BBC News", "bbc-news"), ("bbc-s", "bbc-sport"), ("les echos", "les-echos"),
      ("LES \u{C9}CHOS", "les-echos"), ("al", "al-jazeera"), ("le monde", "le-monde"),
    ])
  func idAndNameFindIt(text: String, id: String) async throws {
    let source = try await find(text)
    #expect(source.id == id)
  }

  @Test("a source listed before is found without a request")
  func known() async throws {
    let repository = FakeSources([])
    let source = try await find("bbc news", in: repository, known: NewsSource.samplesAndLesEchos)
    #expect(source.id == "bbc-news")
    #expect(repository.requests.isEmpty)
  }

  @Test("the exact id wins, then the exact name; what only reads alike is refused with the candidates")
  func namesakes() async throws {
    let known = [
      NewsSource(id: "the-sun", name: "Sun"), NewsSource(id: "sun", name: "The Sun"),
      NewsSource(id: "other", name: "sun"),
    ]
    for (text, id) in [("sun", "sun"), ("Sun", "the-sun"), ("The Sun", "sun"), ("the-sun", "the-sun")] {
      #expect(try await find(text, in: FakeSources([]), known: known).id == id, "\(text)")
      #expect(try await find(text, in: FakeSources([]), known: known.reversed()).id == id, "\(text)")
    }
    let candidates = ["Sun (the-sun)", "The Sun (sun)", "sun (other)"]
    await #expect(throws: NewsError.name(.namesakes("SUN", candidates: candidates))) {
      try await find("SUN", in: FakeSources([]), known: known)
    }
  }

  @Test("a source not listed before is requested, and all sources are known afterwards")
  func unlisted() async throws {
    let repository = FakeSources(NewsSource.samplesAndLesEchos)
    var known = [NewsSource(id: "nhk", name: "NHK")]
    let source = try await FindSource(repository: repository)("abc-news", known: &known)
    #expect(source.id == "abc-news")
    #expect(repository.requests == [SourceRequest()])
    #expect(known == NewsSource.samplesAndLesEchos)
  }

  @Test("an ambiguous prefix is answered with the names that have it")
  func ambiguous() async {
    let error = await #expect(throws: NewsError.self) {
      try await find("bbc")
    }
    guard case .name(.ambiguous(let text, let candidates))? = error else {
      Issue.record("not ambiguous")
      return
    }
    #expect(text == "bbc")
    #expect(candidates.count == 2)
  }

  @Test("an unknown name is answered with the nearest known one, if there is one")
  func unknown() async {
    await #expect(throws: NewsError.name(.unknownSource("le mnode", nearest: "le-monde"))) {
      try await find("le mnode")
    }
    await #expect(throws: NewsError.name(.unknownSource("xyzzy", nearest: nil))) {
      try await find("xyzzy")
    }
  }
}
