import Testing

@testable import NewsDomain

@Suite("Requests for several feeds")
struct RiverRequestTests {
  private static let feeds = [
    ("rain", "Weather", nil), ("le-monde", "Le Monde", "News"), ("taz", "taz", "News/Europe"),
    ("lwn", "LWN", "Tech"), ("tech-weekly", "Weekly of Tech", "Tech"),
  ].map { id, name, folder in
    OwnFeed(id: id, name: name, feed: "https://a.org/\(id)", folder: folder.flatMap { FeedFolder(path: $0) })
  }

  /// A typed text, the name of the list, and the selected feeds.
  static let spellings: [(String?, String?, [String])] = [
    (nil, nil, ["rain", "le-monde", "taz", "lwn", "tech-weekly"]), ("News", "News", ["le-monde", "taz"]),
    ("news/europe", "News/Europe", ["taz"]), ("Europe", "News/Europe", ["taz"]), ("eur", "News/Europe", ["taz"]),
    ("tech", "Tech", ["lwn", "tech-weekly"]), ("te", "Tech", ["lwn", "tech-weekly"]),
    ("weather", "Weather", ["rain"]), ("le monde", "Le Monde", ["le-monde"]), ("lw", "LWN", ["lwn"]),
  ]

  @Test("a folder is found by its path, its name or a prefix, and so is a feed", arguments: spellings)
  func named(text: String?, name: String?, ids: [String]) throws {
    let request = try FeedsRequest(text, of: Self.feeds)
    #expect(request.name == name)
    #expect(request.feeds.map(\.id) == ids)
  }

  @Test("an unknown name is answered with the nearest of folders and feeds")
  func unknown() {
    #expect(throws: NewsError.name(.unknownFeed("xyzzy", nearest: nil))) { try FeedsRequest("xyzzy", of: Self.feeds) }
    #expect(throws: NewsError.name(.unknownFeed("Teck", nearest: "Tech"))) { try FeedsRequest("Teck", of: Self.feeds) }
    #expect(throws: NewsError.name(.unknownFeed("Wether", nearest: "Weather"))) {
      try FeedsRequest("Wether", of: Self.feeds)
    }
    #expect(throws: NewsError.feed(.noOwnFeeds)) { try FeedsRequest(nil, of: []) }
    #expect(throws: NewsError.feed(.noOwnFeeds)) { try FeedsRequest("Tech", of: []) }
  }

  @Test("the next page is that of the same feeds")
  func next() throws {
    let request = NewsQuery.feeds(try FeedsRequest("Tech", of: Self.feeds, paging: Paging(limit: 7)))
    #expect((request.reach, request.limit) == (7, 7))
    guard case .feeds(let second)? = request.next(of: nil) else {
      Issue.record("no next page")
      return
    }
    #expect((second.paging.page, second.paging.limit, second.name) == (2, 7, "Tech"))
    #expect(NewsQuery.feeds(second).reach == 14)
  }
}
