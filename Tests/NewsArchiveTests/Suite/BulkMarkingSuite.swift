import NewsDomain
import TestSupport
import Testing

@Suite("An archive whose articles are marked by a search")
struct BulkMarkingSuite {
  private let folder = TemporaryFolder()
  private let tech = ArchivedList.source(id: "lwn")
  private let news = ArchivedList.source(id: "paris")

  /// Articles of two feeds, one of both, and one of neither.
  private func archive(_ kind: ArchiveKind) async -> any Archive {
    let archive = kind.make(in: folder)
    await archive.add(
      [.made("a", "Moon", hour: 1), .made("b", "Sun", hour: 2), .made("ab", "Moon", hour: 3)], in: tech)
    await archive.add([.made("c", "Moon", hour: 4), .made("ab", "Moon", hour: 3)], in: news)
    await archive.add([.made("d", "Moon", hour: 5)])
    return archive
  }

  private func request(_ text: String = "", _ filter: FindRequest.Filter = .init(), to hour: Double? = nil)
    -> FindRequest
  {
    FindRequest(text: text, filter: filter, dates: Dates(to: hour.map { .hour($0) }), paging: Paging(limit: 1))
  }

  private func scope(_ ids: String...) -> FindRequest.Filter { .init(scope: .feeds(name: nil, ids: ids)) }

  private func ids(_ keys: String...) -> Set<ArticleID> { Set(keys.map { Article.made($0).id }) }

  private func read(_ archive: any Archive) async throws -> [String] {
    let all: Set<String> = ["a", "b", "ab", "c", "d"]
    return all.subtracting(try await archive.keys(request("", .init(isUnread: true)).all)).sorted()
  }

  @Test(
    "everything that is found is marked, not only a page of it, and counted before", arguments: ArchiveKind.allCases)
  func found(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    #expect(try await archive.count(.read, ofAll: request("moon")) == 4)
    #expect(
      try await Set(archive.changeMarks(ofAll: request("moon"), .read, at: .hour(6)).keys) == ids("a", "ab", "c", "d"))
    #expect(try await read(archive) == ["a", "ab", "c", "d"])
    // Those that have the mark already are neither counted nor returned.
    #expect(try await archive.count(.read, ofAll: request(to: 3)) == 1)
    #expect(try await Set(archive.changeMarks(ofAll: request(to: 3), .read, at: .hour(7)).keys) == ids("b"))
    #expect(try await archive.changeMarks(ofAll: request(to: 3), .read, at: .hour(7)).isEmpty)
    #expect(try await Set(archive.changeMarks(ofAll: request("sun OR moon"), .unread, at: .hour(8)).keys).count == 5)
    #expect(try await read(archive).isEmpty)
  }

  @Test("marks of each kind know what they would change", arguments: ArchiveKind.allCases)
  func kinds(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let all = request("sun OR moon")
    func changed(_ change: MarkChange, _ request: FindRequest) async throws -> Int {
      let count = try await archive.count(change, ofAll: request)
      #expect(try await archive.changeMarks(ofAll: request, change, at: .hour(6)).count == count)
      return count
    }
    #expect(try await changed(.shown, request("sun")) == 1)
    #expect(try await changed(.shown, all) == 4)
    // What was only shown is not counted, but no longer counts as shown.
    #expect(try await archive.count(.unread, ofAll: request("sun")) == 0)
    #expect(try await archive.changeMarks(ofAll: request("sun"), .unread, at: .hour(6)).count == 1)
    #expect(try await changed(.save(label: nil), request("sun")) == 1)
    #expect(try await changed(.save(label: "sky"), all) == 5)
    #expect(try await changed(.save(label: "sky"), all) == 0)
    #expect(try await archive.keys(request("", .init(label: "sky")).all) == ["a", "ab", "b", "c", "d"])
    #expect(try await changed(.save(label: "other"), request("sun")) == 1)
    #expect(try await changed(.unsave, request("", .init(label: "other"))) == 1)
    #expect(try await changed(.unsave, request("", .init(isSaved: true))) == 4)
    #expect(try await archive.labels().isEmpty)
    #expect(await archive.states(of: [Article.made("a").id]).values.allSatisfy { !$0.isSaved && $0.labels.isEmpty })
  }

  @Test("a search of feeds finds what ever came from them, with words or without", arguments: ArchiveKind.allCases)
  func scoped(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let searches: [(FindRequest.Filter, String, [String])] = [
      (scope("lwn"), "", ["a", "ab", "b"]), (scope("lwn"), "moon", ["a", "ab"]),
      (scope("lwn", "paris"), "", ["a", "ab", "b", "c"]), (scope("paris"), "sun", []), (scope("unknown"), "", []),
      (scope("unknown"), "moon", []),
    ]
    for (filter, text, keys) in searches {
      #expect(try await archive.keys(request(text, filter).all) == keys, "\(keys)")
      #expect(try await archive.find(request(text, filter)).total == keys.count)
    }
    var unread = scope("lwn")
    unread.isUnread = true
    #expect(try await archive.changeMarks(ofAll: request("", scope("paris")), .read, at: .hour(6)).count == 2)
    #expect(try await archive.keys(request("", unread).all) == ["a", "b"])
    #expect(try await archive.keys(request("moon", unread).all) == ["a"])
    #expect(try await archive.keys(request("", scope("lwn"), to: 1).all) == ["a"])
    #expect(try await archive.keys(request("-sun", scope("lwn")).all) == ["a", "ab"])
  }

  @Test("unread articles are counted by feed and folder, each once", arguments: ArchiveKind.allCases)
  func counted(kind: ArchiveKind) async throws {
    let empty = kind.make(in: TemporaryFolder())
    #expect(try await empty.countUnread(in: [[tech], []]) == [0, 0])
    #expect(try await empty.countUnread(of: [request("moon")]) == [0])
    let archive = await archive(kind)
    let groups = [[tech], [news], [tech, news], [], [.source(id: "unknown")], [news, .source(id: "unknown"), tech]]
    #expect(try await archive.countUnread(in: groups) == [3, 2, 4, 0, 0, 4])
    #expect(try await archive.countUnread(of: [request("moon"), request("sun"), request("none")]) == [4, 1, 0])
    _ = try await archive.changeMarks(ofAll: request("sun"), .read, at: .hour(6))
    #expect(try await archive.countUnread(in: groups) == [2, 2, 3, 0, 0, 3])
    // What mutes hide is not counted.
    _ = try await archive.addMute(text: "moon", isOfTitles: true, source: nil, until: nil, at: .hour(6))
    #expect(try await archive.countUnread(in: groups) == [0, 0, 0, 0, 0, 0])
    #expect(try await archive.countUnread(of: [request("moon")]) == [0])
  }

  @Test("an archive without articles marks none, and sharing a label needs a server", arguments: ArchiveKind.allCases)
  func none(kind: ArchiveKind) async throws {
    let empty = kind.make(in: TemporaryFolder())
    #expect(try await empty.count(.read, ofAll: request("moon")) == 0)
    #expect(try await empty.changeMarks(ofAll: request("moon"), .read, at: .hour(1)).isEmpty)
    guard kind != .postgresql else { return }
    await #expect(throws: NewsError.archive(.notOnServer)) {
      try await empty.changeMarks(ofAll: request("moon"), .save(label: "a", isShared: true), at: .hour(1))
    }
  }

  @Test("more than one portion of rows is marked at once", arguments: ArchiveKind.each)
  func many(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let articles = (0..<1_200).map { Article.made("n\($0)", "Moon", hour: Double($0) / 100) }
    await archive.add(articles, in: tech)
    #expect(try await archive.count(.read, ofAll: request("moon")) == 1_200)
    #expect(try await archive.changeMarks(ofAll: request("", scope("lwn")), .read, at: .hour(30)).count == 1_200)
    #expect(try await archive.countUnread(in: [[tech]]) == [0])
  }
}

extension FindRequest {
  /// The request for a page with all that a test has.
  fileprivate var all: FindRequest {
    var all = self
    all.paging = Paging(limit: 100)
    return all
  }
}
