import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Exporting the archive and importing it again")
struct SQLiteArchiveExportTests {
  private let place = ArchiveFolder()
  private let other = ArchiveFolder()
  private let now = ArchiveFolder.now

  @Test("what is exported, imported and exported again is the same", arguments: ["out.jsonl", "out.jsonl.gz"])
  func identity(name: String) async throws {
    let archive = place.open()
    try await archive.fill(until: now)
    let articles = try await archive.find(
      FindRequest(dates: Dates(from: .distantPast), order: .published, paging: Paging(limit: 100))
    ).articles
    let opaque = try #require(articles.first { $0.givenLink == nil })
    try await archive.learnLink(ResolvedLink("https://source.example/1", by: .feed), of: opaque.id)
    for words in ["The tram stops.", "The tram runs."] {
      var text = ArticleText(
        .whole,
        blocks: [
          .heading(level: 2, [TextSpan("Tram")]), .paragraph([TextSpan(words, link: "https://a.example/")]),
          .item(depth: 1, number: 2, [TextSpan("one")]), .quote([TextSpan("two")]), .code("a\n b"),
          .table([["x", "y"]]), .caption([TextSpan("three")]),
        ], title: "Tram", author: "A", publishedAt: now, language: "en",
        url: "https://source.example/1", fetchedAt: now)
      text.site = "S"
      text.imageLink = "https://i.example/"
      try await archive.keepText(text, of: opaque.id, at: now)
    }
    await archive.add(
      ["tag:3", "tag:4"].map { (guid: String) in
        .told("Status \(guid)", link: "https://example.com/status").with(\.guid, guid).with(\.sharesPage, true)
      }, at: now)
    try await archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    let lines = try await place.exported(archive)
    let count = try await archive.export(to: place.file(name))
    #expect(count == 10)
    let copy = other.open()
    let result = try await copy.import(place.file(name), at: now.addingTimeInterval(60))
    #expect((result.added, result.known, result.skipped) == (10, 0, 0))
    #expect(try await other.exported(copy) == lines)
    for kind in ["article", "articleText", "front", "visit", "mute"] {
      #expect(lines.contains { $0.contains("\"type\":\"\(kind)\"") }, "\(kind)")
    }
    // Each member of a line is written at least once.
    for member in Mirror(reflecting: ArticleLine()).children.compactMap(\.label) where member != "others" {
      #expect(lines.contains { $0.contains("\"\(member)\":") }, "\(member)")
    }
    #expect(!lines.contains { $0.contains("null") })
  }

  @Test("an imported archive answers as the first one does, but nothing in it is new")
  func answers() async throws {
    let archive = place.open()
    try await archive.fill(until: now)
    _ = try await archive.export(to: place.file("out.jsonl"))
    let copy = other.open()
    _ = try await copy.import(place.file("out.jsonl"), at: now)
    for request in [
      FindRequest(text: "version"), FindRequest(text: "\u{4E2D}\u{6587}"),
      FindRequest(text: "same", filter: .init(country: .france)),
      FindRequest(filter: .init(category: .sports)), FindRequest(filter: .init(language: "fr")),
      FindRequest(filter: .init(sources: ["le journal"])),
      FindRequest(filter: .init(label: "climat")), FindRequest(.saved(label: nil)),
    ] {
      let wanted = try await archive.find(request).articles
      #expect(!wanted.isEmpty, "\(request)")
      #expect(try await copy.find(request).articles.map(\.id) == wanted.map(\.id), "\(request)")
    }
    let whole = try #require(try await archive.find(FindRequest(text: "version")).articles.first)
    #expect(try await copy.revisions(of: whole.id) == archive.revisions(of: whole.id))
    #expect(try await copy.revisions(of: whole.id).last?.text != nil)
    #expect(try await copy.text(of: whole.id) == archive.text(of: whole.id))
    #expect(try await copy.find(FindRequest(text: "river fell", fields: [.text])).articles.map(\.id) == [whole.id])
    #expect(try await copy.front(of: .local(.france), in: .distantPast ... .distantFuture) != nil)
    // Their numbers are assigned again.
    #expect(try await copy.mutes().map(\.number) == [1, 2])
    #expect(try await copy.mutes().map(\.text) == archive.mutes().map(\.text))
    #expect(try await copy.mutes().map(\.until) == archive.mutes().map(\.until))
    #expect(try await copy.countNew(in: .all) == 0)
    #expect(try await copy.check().faults.isEmpty)
    for alias in whole.aliases { #expect(await copy.states(of: [alias])[alias] != nil) }
  }

  @Test("the same file twice changes nothing, not even later")
  func twice() async throws {
    let archive = place.open()
    try await archive.fill(until: now)
    let lines = try await place.exported(archive)
    let itself = try await archive.import(place.file("out.jsonl"), at: now.addingTimeInterval(3600))
    #expect((itself.added, itself.known, itself.skipped) == (0, 8, 0))
    #expect(try await place.exported(archive, to: "again.jsonl") == lines)
  }

  @Test("archives of two machines become one, whichever is imported first")
  func merge() async throws {
    let (one, two) = (place.open(), other.open())
    let begin = now.addingTimeInterval(-1000)
    await one.add([.told("Old words", link: "https://example.com/a"), .told("Mine")], at: begin)
    await two.add([.told("New words", link: "https://example.com/a"), .told("Theirs")], at: now)
    let shared = Article.told("", link: "https://example.com/a").id
    _ = try await one.mark([shared], .save(label: "one"), at: begin.addingTimeInterval(1))
    _ = try await two.mark([shared], .save(label: "two"), at: now)
    _ = try await two.mark([shared], .read, at: now)
    _ = try await one.export(to: place.file("one.jsonl"))
    _ = try await two.export(to: place.file("two.jsonl"))

    let files = [place.file("one.jsonl"), place.file("two.jsonl")]
    var results: [[String]] = []
    for order in [files, files.reversed(), files + files] {
      let merged = ArchiveFolder()
      let archive = merged.open()
      for file in order { _ = try await archive.import(file, at: now) }
      let state = try #require(await archive.states(of: [shared])[shared])
      #expect(state.isRead && state.isSaved && state.isRevised)
      #expect(state.labels == ["one", "two"])
      #expect(state.firstSeen == begin)
      #expect(try await archive.revisions(of: shared).map(\.title) == ["Old words", "New words"])
      #expect(try await archive.find(FindRequest(text: "words")).articles.map(\.title) == ["New words"])
      #expect(try await archive.check().faults.isEmpty)
      results.append(try await merged.exported(archive).sorted())
    }
    #expect(results[0].count == 3)
    #expect(results[2] == results[0])
  }

  @Test("texts of two machines become one, whichever is imported first")
  func mergedTexts() async throws {
    let archives = [place.open(), other.open()]
    let article = Article.told("Moon")
    let words = [["First words.", "Second words."], ["Third words.", "Fourth words."]]
    for (number, archive) in archives.enumerated() {
      await archive.add([article], at: .hour(0))
      for (turn, text) in words[number].enumerated() {
        let hour = Double(number + turn * 2)
        try await archive.keepText(.made(text, at: hour), of: article.id, at: .hour(hour))
      }
      _ = try await archive.export(to: place.file("\(number).jsonl"))
    }
    let files = ["0", "1"].map { place.file("\($0).jsonl") }
    for order in [files, files.reversed(), files + files] {
      let merged = ArchiveFolder()
      let archive = merged.open()
      for file in order { _ = try await archive.import(file, at: now) }
      #expect(try await archive.text(of: article.id)?.plain == "Fourth words.")
      let texts = try await archive.revisions(of: article.id).compactMap(\.text)
      #expect(texts == ["First words.", "Third words.", "Second words.", "Fourth words."])
      #expect(try await archive.keys("fourth").count == 1)
      #expect(try await archive.keys("second").isEmpty)
      #expect(try await archive.check().faults.isEmpty)
    }
  }

  @Test("an imported beginning takes no whole text's place, and a text without its article is passed over")
  func worseTexts() async throws {
    let (archive, less) = (place.open(), other.open())
    let article = Article.told("Moon")
    await archive.add([article], at: now)
    await less.add([article], at: now)
    try await archive.keepText(.made("All of the words there are."), of: article.id, at: now)
    try await less.keepText(
      .made("All of the words", verdict: .beginning(.paywall), at: 2), of: article.id, at: now)
    let lines = try await other.exported(less)
    #expect(try await archive.import(other.file("out.jsonl"), at: now).skipped == 0)
    #expect(try await archive.text(of: article.id)?.verdict == .whole)
    #expect(try await archive.revisions(of: article.id).last?.text == "All of the words there are.")
    let alone = try other.folder.write(
      lines.filter { $0.contains(#""type":"articleText""#) }.joined().utf8, to: "text.jsonl")
    let third = ArchiveFolder()
    #expect(try await third.open().import(alone, at: now).skipped == 1)
  }

  @Test("a link that was learned goes on to another archive")
  func learnedLink() async throws {
    let (archive, copy) = (place.open(), other.open())
    let article = Article.told("Moon", link: "https://news.google.com/rss/articles/x")
    await archive.add([article], at: now)
    await copy.add([article], at: now)
    try await archive.learnLink(ResolvedLink("https://example.com/moon", by: .aggregator), of: article.id)
    let lines = try await place.exported(archive)
    _ = try await copy.import(place.file("out.jsonl"), at: now)
    #expect(try await other.exported(copy).first == lines.first)
    #expect(try await copy.find(FindRequest(text: "moon")).articles.first?.linkWay == .aggregator)
  }

  @Test("lines of the command line are articles, broken ones are counted, others are passed over")
  func lines() async throws {
    let path = try place.folder.write(
      """
      {"type":"status","provider":"feeds"}
      {"type":"article","id":"zz","title":"One","url":"https://example.com/1","isSaved":true,"labels":["x"]}
      {"type":"article","title":"Two","url":"https://example.com/2","firstSeen":"2026-01-02T03:04:05Z"}
      {"type":"article","title":"Three",
      not JSON
      {"type":"article","title":"Sample","provider":"sample"}
      {"type":"front","list":"nowhere","first":"2026-01-02T03:04:05Z","last":"2026-01-02T03:04:05Z","articles":[]}
      """.utf8, to: "lines.jsonl")
    let archive = place.open()
    let result = try await archive.import(path, at: now)
    #expect((result.added, result.known, result.skipped) == (2, 0, 4))
    #expect(try await archive.find(FindRequest(filter: .init(label: "x"))).articles.map(\.title) == ["One"])
    let two = Article(link: "https://example.com/2", provider: .feeds).id
    #expect(await archive.states(of: [two])[two]?.firstSeen == Date(iso8601: "2026-01-02T03:04:05Z"))
    let exported = try await place.exported(archive)
    #expect(try await archive.import(path, at: now.addingTimeInterval(99)).known == 2)
    #expect(try await place.exported(archive) == exported)
  }

  @Test("a file of something else is not imported", arguments: ["<html>\n", "\u{0}\u{1}", "{}\n", "[{}]"])
  func notImportable(text: String) async throws {
    let path = try place.folder.write(text.utf8, to: "file")
    await #expect(throws: NewsError.archive(.notImportable(path: path))) {
      try await place.open().import(path, at: now)
    }
  }

  @Test("without an archive, an empty file is exported; an empty file brings nothing")
  func empty() async throws {
    let archive = place.open()
    #expect(try await archive.export(to: place.file("out.jsonl")) == 0)
    #expect(try place.bytes("out.jsonl").isEmpty)
    #expect(try await archive.import(place.file("out.jsonl"), at: now) == ArchiveImport())
  }

  @Test("many lines are imported in their order, and can be cancelled")
  func many() async throws {
    let lines = (0..<5_000).map { number in
      #"{"type":"article","title":"Number \#(number)","url":"https://example.com/\#(number)","#
        + #""publishedAt":"\#(Date(timeIntervalSince1970: Double(number * 7919 % 5000) * 60).iso8601)"}"#
    }
    let path = try place.folder.write(lines.joined(separator: "\n").utf8, to: "many.jsonl")
    let archive = place.open()
    let cancelled = Task { try await archive.import(path, at: now) }
    cancelled.cancel()
    await #expect(throws: NewsError.cancelled) { try await cancelled.value }
    let result = try await archive.import(path, at: now)
    #expect(result.added + result.known == 5_000)
    let page = try await archive.find(FindRequest(text: "number", paging: Paging(limit: 3)))
    #expect(page.total == 5_000)
    #expect(try await archive.check().faults.isEmpty)
  }
}
