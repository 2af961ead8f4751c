import NewsDomain
import TestSupport
import Testing

@Suite("An archive that finds words of texts")
struct TextFindingSuite {
  private let folder = TemporaryFolder()

  /// Six articles, an hour apart, of which "b", "d" and "f" have texts: "request" is in the title of "a" and "b", and in
  /// the texts of "b" and "d".
  private func archive(_ kind: ArchiveKind) async throws -> any Archive {
    let archive = kind.make(in: folder)
    let titles = ["a": "River high", "b": "River low", "c": "Moon", "d": "Moon", "e": "Mars", "f": "Mars"]
    let articles = titles.keys.sorted().enumerated().map { hour, key in
      Article.made(key, titles[key], summary: "Told by \(key)", hour: Double(hour), language: hour < 3 ? "en" : "fr")
    }
    await archive.add(articles, in: .local(.france))
    let texts = ["b": "A river runs dry.", "d": "The river and the snow.", "f": "Snow on Mars."]
    for article in articles {
      guard let text = texts[article.key] else { continue }
      try await archive.keepText(.made(text, key: article.key), of: article.id, at: .hour(6))
    }
    return archive
  }

  static let requests: [(FindRequest, [String])] = [
    (FindRequest(text: "river"), ["d", "b", "a"]), (FindRequest(text: "river", fields: [.text]), ["d", "b"]),
    (FindRequest(text: "river", fields: [.title]), ["b", "a"]), (FindRequest(text: "snow"), ["f", "d"]),
    (FindRequest(text: "snow", fields: [.title, .description]), []),
    // Words of a text and of its article are found together.
    (FindRequest(text: "moon river"), ["d"]), (FindRequest(text: "told snow"), ["f", "d"]),
    (FindRequest(text: "\"river runs\""), ["b"]), (FindRequest(text: "riv*"), ["d", "b", "a"]),
    (FindRequest(text: "river OR mars"), ["f", "e", "d", "b", "a"]),
    // A word of the text excludes its article too.
    (FindRequest(text: "river -snow"), ["b", "a"]), (FindRequest(text: "moon -river"), ["c"]),
    (FindRequest(text: "-river", filter: .init(language: "en")), ["c"]),
    (FindRequest(text: "snow", filter: .init(language: "fr")), ["f", "d"]),
    (FindRequest(text: "river", filter: .init(country: .france)), ["d", "b", "a"]),
    (FindRequest(text: "river", filter: .init(country: .japan)), []),
    (FindRequest(text: "river", dates: Dates(from: .hour(1), to: .hour(2))), ["b"]),
    (FindRequest(text: "river", filter: .init(isSaved: true)), []),
    (FindRequest(text: "river", paging: Paging(limit: 2)), ["d", "b"]),
    (FindRequest(text: "river", paging: Paging(page: 2, limit: 2)), ["a"]),
    (FindRequest(filter: .init(language: "fr")), ["f", "e", "d"]),
  ]

  @Test("words of texts count as words of their articles, in one order", arguments: ArchiveKind.allCases)
  func found(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    for (request, expected) in Self.requests {
      let page = try await archive.find(request)
      #expect(page.keys == expected, "\(request)")
      if request.paging.limit > 2 {
        #expect(page.total == expected.count, "\(request)")
      } else {
        #expect(page.total == 3)
      }
      guard request.paging.limit > 2 else { continue }
      var ranked = request
      ranked.order = .relevancy
      #expect(try await archive.keys(ranked) == expected.sorted(), "\(request)")
    }
  }

  @Test("marks and new words are known to both indexes", arguments: ArchiveKind.allCases)
  func marks(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    let (b, d) = (Article.made("b"), Article.made("d"))
    _ = try await archive.mark([b.id, d.id], .save(label: "water"), at: .hour(7))
    _ = try await archive.mark([d.id], .unsave, at: .hour(7))
    #expect(try await archive.keys(FindRequest(text: "river", filter: .init(isSaved: true))) == ["b"])
    #expect(try await archive.keys(FindRequest(text: "runs", filter: .init(label: "water"))) == ["b"])
    await archive.add([.made("d", "Sun", summary: "Told by d")], at: 8)
    #expect(try await archive.keys("river") == ["a", "b", "d"])
    #expect(try await archive.keys("moon river") == [])
    #expect(try await archive.keys("sun river") == ["d"])
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("texts go with their articles", arguments: ArchiveKind.allCases)
  func forgotten(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    _ = try await archive.mark([Article.made("b").id], .save(label: nil), at: .hour(7))
    _ = try await archive.forget(.unsaved)
    #expect(try await archive.keys("river") == ["b"])
    #expect(try await archive.text(of: Article.made("d").id) == nil)
    #expect(try await archive.facts(now: .hour(8)).texts == 1)
    _ = try await archive.forget(.all)
    #expect(try await archive.facts(now: .hour(8)).texts == 0)
    await archive.add([.made("b", "River"), .made("d", "Moon")])
    #expect(try await archive.keys("river") == ["b"])
    #expect(try await archive.keys("snow") == [])
    #expect(try await archive.check().faults.isEmpty)
  }
}
