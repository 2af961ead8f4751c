import NewsDomain
import TestSupport
import Testing

@Suite("An archive that is searched")
struct FindingSuite {
  private let folder = TemporaryFolder()

  /// Articles of several countries, languages, sources, categories and hosts; "moon" is in all of them.
  private func archive(_ kind: ArchiveKind) async -> any Archive {
    let archive = kind.make(in: folder)
    let monde = Article.Source(id: "le-monde", name: "Le Monde")
    let asahi = Article.Source(name: "朝日", link: "https://news.asahi.example/")
    await archive.add(
      [.made("a", "Moon", source: monde, hour: 1, language: "fr"), .made("b", "Moon", hour: 2, language: nil)],
      in: .local(.france))
    await archive.add(
      [.made("c", "Moon", source: asahi, hour: 3, language: "ja"), .made("d", "Moon", hour: 4)],
      in: .category(.sports, .japan))
    await archive.add([.made("e", "Moon", hour: 5).with(\.country, .unitedStates)])
    return archive
  }

  static let filters: [(FindRequest, [String])] = [
    (FindRequest(filter: .init(country: .france)), ["a", "b"]),
    (FindRequest(filter: .init(country: .japan)), ["c", "d"]),
    (FindRequest(filter: .init(country: .unitedStates)), ["e"]), (FindRequest(filter: .init(language: "fr")), ["a"]),
    (FindRequest(filter: .init(language: "FR", admitsUnknownLanguage: true)), ["a", "b"]),
    (FindRequest(filter: .init(language: "en")), ["d", "e"]),
    (FindRequest(filter: .init(language: "l0")), []), (FindRequest(filter: .init(sources: ["le-monde"])), ["a"]),
    (FindRequest(filter: .init(sources: ["LE MONDE"])), ["a"]),
    (FindRequest(filter: .init(sources: ["le monde", "朝日"])), ["a", "c"]),
    (FindRequest(filter: .init(sources: ["nobody", "paper"])), ["b", "d", "e"]),
    (FindRequest(filter: .init(sources: ["monde"])), []),
    (FindRequest(filter: .init(category: .sports)), ["c", "d"]), (FindRequest(filter: .init(category: .science)), []),
    (FindRequest(filter: .init(country: .japan, category: .sports)), ["c", "d"]),
    (FindRequest(filter: .init(country: .france, category: .sports)), []),
    (FindRequest(filter: .init(country: .japan, language: "en", sources: ["paper"])), ["d"]),
    (FindRequest(domains: Domains(["asahi.example"])), ["c"]),
    (FindRequest(domains: Domains(["ASAHI.example", "nowhere.example"])), ["c"]),
    (FindRequest(domains: Domains(["paper.example"])), ["a", "b", "c", "d", "e"]),
    (FindRequest(domains: Domains(["per.example"])), []),
    (FindRequest(domains: Domains(excluded: ["asahi.example"])), ["a", "b", "d", "e"]),
    (FindRequest(dates: Dates(from: .hour(3))), ["c", "d", "e"]),
    (FindRequest(dates: Dates(to: .hour(3))), ["a", "b", "c"]),
    (FindRequest(dates: Dates(from: .hour(2), to: .hour(4))), ["b", "c", "d"]),
    (FindRequest(dates: Dates(from: .hour(6))), []),
    (FindRequest(filter: .init(country: .france), dates: Dates(to: .hour(1))), ["a"]),
    (FindRequest(filter: .init(isUnread: true)), ["a", "b", "c", "d", "e"]),
    (FindRequest(filter: .init(isSaved: true)), []), (FindRequest(filter: .init(label: "none")), []),
  ]

  @Test(
    "a quote with a mark on it ends no phrase and is no error",
    arguments: ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{301}\u{301}"])
  func markedQuotes(mark: String) async throws {
    let all = ["a", "b", "c", "d", "e"]
    for kind in ArchiveKind.allCases {
      let archive = await archive(kind)
      for (text, expected) in [
        ("\"moon\"\(mark)", all), ("\"\"\(mark) moon\"", all), ("moon\"\(mark)", all), ("\"moon\"\(mark) OR zebra", []),
        ("\"moon\"\(mark) NOT terms : x", []), ("moon -\"sun\"\(mark)", all),
      ] {
        #expect(try await archive.keys(FindRequest(text: text)) == expected, "\(kind): \(text)")
      }
    }
  }

  /// A search, a title, and whether it is found.
  static let spellings: [(String, String, Bool)] = [
    ("US", "The U.S. votes", true), ("u.s.", "US ports", true), ("USA", "U.S.A.: ports", true),
    ("\"the us votes\"", "The U.S. votes", true), ("US", "A bus of S. Low", false), ("U.S*", "USA", true),
    ("J. K. Low", "J.K. Low sails", true), ("JK Low", "J. K. Low sails", true),
    ("مدرسه", "مدرسة", true), ("مستشفي", "مستشفى", true), ("علی", "علي", true), ("كتاب", "کتاب", true),
    ("🚢", "Ferry 🚢 late", true), ("🔥", "🚢🔥!", true), ("👍", "👍🏽 ferries", true), ("👍🏿", "👍", true),
    ("❤", "❤️", true), ("🇫🇷", "Vive 🇫🇷🇧🇪", true), ("👨‍👩‍👧", "👨‍👩‍👧 aboard", true), ("1️⃣", "1️⃣ ferry", true),
    ("🚢", "Ferry ⚓", false), ("ferry -🚢", "Ferry 🚢", false), ("\"🚢 late\"", "Ferry 🚢 late", true),
  ]

  @Test("other spellings of a word are found, and emoji", arguments: ArchiveKind.allCases)
  func otherSpellings(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var follows: [Follow] = []
    for (text, _, _) in Self.spellings {
      follows.append(
        try await archive.addFollow(FindRequest(text: text), notifies: false, quiet: nil, at: .hour(0)))
    }
    await archive.add(Self.spellings.enumerated().map { .made("\($0.offset)", $0.element.1) })
    _ = try await archive.matchFollows(at: .hour(1))
    for (number, (text, title, isFound)) in Self.spellings.enumerated() {
      let request = FindRequest(text: text, paging: Paging(limit: 100))
      #expect(try await archive.keys(request).contains("\(number)") == isFound, "\(text): \(title)")
      let followed = try await archive.followed(follows[number].number, limit: 100).map(\.key)
      #expect(followed.contains("\(number)") == isFound, "\(text): \(title)")
    }
  }

  @Test("a filter admits those it names, with words and without")
  func filter() async throws {
    for kind in ArchiveKind.allCases {
      let archive = await archive(kind)
      for (request, expected) in Self.filters {
        #expect(try await archive.keys(request) == expected, "\(kind): \(request)")
        for (text, found) in [("moon", expected), ("moon -sun", expected), ("sun", []), ("moon -moon", [])] {
          var request = request
          request.text = text
          #expect(try await archive.keys(request) == found, "\(kind): \(request)")
          request.order = .relevancy
          #expect(try await archive.keys(request) == found, "\(kind): \(request)")
        }
      }
    }
  }

  @Test("words to leave out count beside filters alone", arguments: ArchiveKind.allCases)
  func exclusion(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("a", "Moon"), .made("b", "Sun")], in: .local(.france))
    let requests = [
      FindRequest(text: "-moon", filter: .init(country: .france)),
      FindRequest(text: "-moon", filter: .init(isUnread: true)),
      FindRequest(text: "-(moon OR comet)", dates: Dates(from: .hour(-1))),
    ]
    for request in requests {
      #expect(try await archive.find(request).articles.map(\.title) == ["Sun"], "\(request.text)")
    }
    let nothing = FindRequest(text: "-moon -sun", filter: .init(country: .france))
    #expect(try await archive.find(nothing).articles.isEmpty)
  }

  @Test("filters are no words that can be searched for", arguments: ArchiveKind.allCases)
  func terms(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    #expect(try await archive.mark([Article.made("a").id], .save(label: "x"), at: .hour(0)).isEmpty)
    for text in ["v1", "cfr", "lfr", "ksports", "l0", "terms : v1", "c*", "l*", "v*"] {
      #expect(try await archive.keys(text) == [], "\(text)")
    }
  }

  @Test("words are searched in the parts that are named", arguments: ArchiveKind.allCases)
  func fields(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([
      .made("t", "Comet", summary: "nothing", content: "here"),
      .made("d", "Nothing", summary: "a comet", content: "here"),
      .made("x", "Nothing", summary: "here", content: "the comet"),
    ])
    let fields: [([FindRequest.Field], [String])] = [
      ([], ["d", "t", "x"]), ([.title], ["t"]), ([.description], ["d"]), ([.text], ["x"]),
      ([.title, .text], ["t", "x"]),
      (FindRequest.Field.allCases, ["d", "t", "x"]),
    ]
    for (fields, expected) in fields {
      #expect(try await archive.keys(FindRequest(text: "comet", fields: fields)) == expected)
    }
    #expect(try await archive.keys(FindRequest(text: "comet -here", fields: [.title])) == ["t"])
    // A phrase does not extend into the next part.
    #expect(try await archive.keys("\"comet nothing\"") == [])
  }

  @Test("the newest come first, whenever they were added", arguments: ArchiveKind.allCases)
  func order(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("2", "Moon", hour: 2), .made("5", "Moon", hour: 5)], at: 10)
    await archive.add([.made("1", "Moon", hour: 1), .made("4", "Moon", hour: nil)], at: 4)
    await archive.add([.made("3", "Moon", hour: 3)], at: -5)
    #expect(try await archive.find(FindRequest(text: "moon")).keys == ["5", "4", "3", "2", "1"])
    #expect(try await archive.find(FindRequest(filter: .init(sources: ["paper"]))).keys == ["5", "4", "3", "2", "1"])
  }

  @Test("by relevancy, a word in a title counts most", arguments: ArchiveKind.allCases)
  func relevancy(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let rest = (0..<20).map {
      Article.made("\($0)", "Bread and butter", summary: "Tea and milk", content: "More", hour: 9)
    }
    await archive.add(
      rest + [
        .made("title", "Comet and butter", summary: "Tea and milk", content: "More"),
        .made("summary", "Bread and butter", summary: "Comet and milk", content: "More", hour: 1),
        .made("text", "Bread and butter", summary: "Tea and milk", content: "Comet", hour: 2),
      ])
    var request = FindRequest(text: "comet", order: .relevancy)
    #expect(try await archive.find(request).keys == ["title", "summary", "text"])
    #expect(try await archive.find(request).hits?.isPartlyRanked == false)
    request.order = .published
    #expect(try await archive.find(request).keys == ["text", "summary", "title"])
  }

  @Test("pages follow each other without gaps", arguments: ArchiveKind.allCases, FindRequest.Order.allCases)
  func pages(kind: ArchiveKind, order: FindRequest.Order) async throws {
    let archive = kind.make(in: folder)
    // Several of each second.
    await archive.add((0..<25).map { Article.made("\($0)", "Moon \($0)", hour: Double($0 / 5)) })
    var keys: [String] = []
    for (number, count) in [(1, 10), (2, 10), (3, 5), (4, 0)] {
      let page = try await archive.find(
        FindRequest(text: "moon", order: order, paging: Paging(page: number, limit: 10)))
      #expect(page.keys.count == count)
      #expect(page.total == 25)
      #expect(page.hits?.isMore == false)
      keys += page.keys
    }
    #expect(Set(keys).count == 25)
  }

  @Test("matches are counted up to a limit, and shown beyond it", arguments: ArchiveKind.allCases)
  func counts(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let most = FindRequest.maxCounted
    await archive.add((0..<most).map { Article.made("\($0)", "Moon", hour: Double($0 - 20_000)) })
    var page = try await archive.find(FindRequest(text: "moon"))
    #expect(page.total == most && page.hits?.isMore == false)
    await archive.add((most..<(most + 15)).map { Article.made("\($0)", "Moon", hour: Double($0 - 20_000)) })
    page = try await archive.find(FindRequest(text: "moon", paging: Paging(page: most / 10, limit: 10)))
    #expect(page.total == most && page.hits?.isMore == true)
    #expect(page.keys == (15..<25).reversed().map(String.init))
    page = try await archive.find(FindRequest(text: "moon", paging: Paging(page: most / 10 + 2, limit: 10)))
    #expect(page.keys == (0..<5).reversed().map(String.init))
    page = try await archive.find(FindRequest(text: "moon", order: .relevancy))
    #expect(page.hits?.isPartlyRanked == true && page.hits?.isMore == true)
    #expect(page.total == most && page.keys.count == 20)
  }

  @Test("the words that match are given as they stand in the text", arguments: ArchiveKind.allCases)
  func matches(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let article = Article.made(
      "a", "ÉLECTIONS à Paris, élections partout", summary: "Les électeurs de 東京都 et d’ailleurs", content: "élections")
    await archive.add([article])
    for (text, expected) in [
      ("elections", ["ÉLECTIONS", "élections"]), ("elect*", ["ÉLECTIONS", "élections", "électeurs"]),
      ("\"a paris\"", ["à", "Paris"]), ("東京", ["東京"]), ("都", ["都"]),
      ("elections -londres OR paris", ["ÉLECTIONS", "Paris", "élections"]),
      ("partout", ["partout"]),
    ] {
      let page = try await archive.find(FindRequest(text: text))
      #expect(page.hits?.matches[article.id]?.sorted() == expected.sorted(), "\(text)")
    }
    #expect(try await archive.find(FindRequest(filter: .init(sources: ["paper"]))).hits?.matches == [:])
  }

  @Test("the nearest word is the most frequent one within a typing error", arguments: ArchiveKind.allCases)
  func nearestWord(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([
      .made("a", "Zeidan ousted"), .made("b", "Zéidan speaks"), .made("c", "Zeidin"),
      .made("d", "A parliament in 2013"), .made("e", "Парламент"),
    ])
    let expected: [(String, String?)] = [
      ("zeidn", "zeidan"), ("Zéidn", "zeidan"), ("ziedan", "zeidan"), ("zeidan", nil), ("eidan", nil), ("zedn", nil),
      ("parlament", "parliament"), ("parlamant", "parliament"), ("parlimt", nil), ("2014", nil), ("nowhere", nil),
      ("-zeidn parlament", "parliament"), ("zeid*", nil), ("парламнт", "парламент"),
    ]
    for (text, word) in expected {
      #expect(try await archive.nearestWord(to: FindRequest(text: text)) == word, "\(text)")
    }
    // The next search works as before.
    #expect(try await archive.keys("zeidan") == ["a", "b"])
  }

  @Test(
    "a search for nothing is refused", arguments: ArchiveKind.allCases, ["", " ", "-moon", "()", "OR", "-", "(-moon)"])
  func nothing(kind: ArchiveKind, text: String) async throws {
    let archive = kind.make(in: folder)
    await #expect(throws: NewsError.archive(.nothingToFind)) { try await archive.find(FindRequest(text: text)) }
  }

  @Test("an archive without articles finds nothing", arguments: ArchiveKind.allCases)
  func empty(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let requests = [
      FindRequest(text: "moon"), FindRequest(filter: .init(isUnread: true)), FindRequest(.saved(label: nil)),
      FindRequest(.new(.all, since: nil)),
    ]
    for request in requests {
      let page = try await archive.find(request)
      #expect(page.articles.isEmpty && page.total == 0)
    }
  }
}
