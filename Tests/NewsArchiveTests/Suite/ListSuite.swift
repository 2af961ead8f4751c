import NewsDomain
import TestSupport
import Testing

@Suite("An archive of lists as they were seen")
struct ListSuite {
  private let folder = TemporaryFolder()
  private let france = ArchivedList.local(.france)

  /// A day after the first morning, from midnight to midnight.
  private func day(_ number: Double) -> ClosedRange<Date> { .hour(number * 24 - 8) ... .hour(number * 24 + 15.999) }

  private func front(_ list: ArchivedList, _ day: Double, _ archive: any Archive) async throws -> [String]? {
    try await archive.front(of: list, in: self.day(day))?.articles.map(\.key)
  }

  @Test("the front page of a day is the last one that was seen then", arguments: ArchiveKind.allCases)
  func days(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await front(france, 0, archive) == nil)
    await archive.add([.made("a", hour: 1), .made("b", hour: 2)], in: france, at: 0, isFront: true)
    await archive.add([.made("c"), .made("a"), .made("b")], in: france, at: 6, isFront: true)
    await archive.add([.made("d"), .made("c")], in: france, at: 24, isFront: true)
    await archive.add([.made("x")], in: .local(.japan), at: 25, isFront: true)
    #expect(try await front(france, 0, archive) == ["c", "a", "b"])
    #expect(try await front(france, 1, archive) == ["d", "c"])
    #expect(try await front(france, 2, archive) == nil)
    #expect(try await front(france, -1, archive) == nil)
    #expect(try await front(.local(.japan), 0, archive) == nil)
    #expect(try await front(.local(.japan), 1, archive) == ["x"])
    #expect(try await archive.front(of: france, in: day(0))?.seenAt == .hour(6))
    let last = try await archive.front(of: france, in: .distantPast ... .distantFuture)
    #expect(last?.articles.map(\.key) == ["d", "c"] && last?.seenAt == .hour(24))
  }

  @Test(
    "an article without a date, or with one far ahead, stands where it was first seen", arguments: ArchiveKind.allCases)
  func undated(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("early", hour: 1)], at: 1)
    let undated = [Article.made("first", hour: nil), .made("ahead", hour: 9_000), .made("second", hour: nil)]
    await archive.add(undated, in: france, at: 2, isFront: true)
    await archive.add([.made("late", hour: 30)], at: 30)
    await archive.add(undated, in: france, at: 40, isFront: true)
    let found = try await archive.find(FindRequest(.new(.all, since: nil), paging: Paging(limit: 9)))
    #expect(found.keys == ["late", "first", "ahead", "second", "early"])
    #expect(found.articles.map(\.publishedAt) == found.keys.map { ["late": .hour(30), "early": .hour(1)][$0] })
    let listed = try #require(try await archive.front(of: france, in: .distantPast ... .distantFuture)).articles
    #expect(listed.map(\.firstSeen) == [.hour(2), .hour(2), .hour(2)])
    #expect(listed.newestFirst().map(\.key) == ["first", "ahead", "second"])
  }

  @Test("a list that stays the same was last seen when it was", arguments: ArchiveKind.allCases)
  func unchanged(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    for hour in [0.0, 2, 4] { await archive.add([.made("a"), .made("b")], in: france, at: hour, isFront: true) }
    #expect(try await front(france, 0, archive) == ["a", "b"])
    #expect(try await archive.front(of: france, in: day(0))?.seenAt == .hour(4))
    // The same articles in another order are another list.
    await archive.add([.made("b"), .made("a")], in: france, at: 5, isFront: true)
    #expect(try await front(france, 0, archive) == ["b", "a"])
  }

  @Test("further pages and searches are no front pages", arguments: ArchiveKind.allCases)
  func others(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("a")], in: france, at: 0, isFront: true)
    await archive.add([.made("b")], in: france, at: 1, isFront: false)
    await archive.add([.made("c")], at: 2)
    await archive.add([], in: france, at: 3, isFront: true)
    #expect(try await front(france, 0, archive) == ["a"])
    // But they belong to the list.
    #expect(try await archive.find(FindRequest(.new(.list(france), since: nil))).keys.sorted() == ["a", "b"])
  }

  @Test("categories and sources have front pages of their own", arguments: ArchiveKind.allCases)
  func kinds(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let lists = [
      france, .category(.sports, .france), .category(.science, .france), .category(.sports, .japan),
      .source(id: "bbc-news"), .source(id: "local fr"),
    ]
    for (index, list) in lists.enumerated() {
      await archive.add([.made("\(index)", "Text of \(index)")], in: list, at: 0, isFront: true)
    }
    for (index, list) in lists.enumerated() { #expect(try await front(list, 0, archive) == ["\(index)"]) }
  }

  @Test("a front page shows its articles in the words that they had then", arguments: ArchiveKind.allCases)
  func words(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("a", "Before")], in: france, at: 0, isFront: true)
    await archive.add([.made("a", "After")], at: 1)
    #expect(try await archive.front(of: france, in: day(0))?.articles.map(\.title) == ["Before"])
  }

  @Test("articles are counted by the countries in whose lists they stood", arguments: ArchiveKind.allCases)
  func counts(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await archive.counts(in: day(0)).isEmpty)
    #expect(try await archive.listedCount(in: day(0)) == 0)
    await archive.add([.made("a", hour: 0), .made("b", hour: 1), .made("old", hour: -24)], in: france, at: 1)
    await archive.add([.made("a", hour: 0), .made("c", hour: 2)], in: .category(.sports, .france), at: 1)
    await archive.add([.made("a", hour: 0)], in: .local(.japan), at: 1)
    await archive.add([.made("d", hour: 2).with(\.country, .unitedStates)], in: .source(id: "paper"), at: 1)
    #expect(try await archive.counts(in: day(0)) == [.france: 3, .japan: 1])
    // "a" is in the lists of both.
    #expect(try await archive.listedCount(in: day(0)) == 3)
    #expect(try await archive.listedCount(in: day(-1)) == 1)
    #expect(try await archive.counts(in: day(-1)) == [.france: 1])
    #expect(try await archive.counts(in: .hour(1) ... .hour(3)) == [.france: 2])
  }
}
