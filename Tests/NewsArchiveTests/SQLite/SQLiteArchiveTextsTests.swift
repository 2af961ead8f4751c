import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Texts in the archive's file")
struct SQLiteArchiveTextsTests {
  private let place = ArchiveFolder()

  private func day(_ day: Double) -> Date { .hour(day * 24) }

  /// Articles whose texts were fetched a day apart, from day 0 on; the first one is saved.
  private func keepTexts(_ count: Int = 6) async throws -> [Article] {
    let archive = place.open(texts: nil)
    let articles = (0..<count).map { Article.made("\($0)", "Moon \($0)") }
    await archive.add(articles)
    for (number, article) in articles.enumerated() {
      let text = ArticleText.made("Words of text\(number), and more.", key: "\(number)", at: Double(number) * 24)
      try await archive.keepText(text, of: article.id, at: text.fetchedAt)
    }
    _ = try await archive.mark([articles[0].id], .save(label: nil), at: day(0))
    return articles
  }

  private func kept(_ archive: DatabaseArchive) async throws -> [String] {
    try await archive.keys(FindRequest(text: "words", paging: Paging(limit: 100)))
  }

  @Test("texts are removed after the days that they are kept, those of saved articles never")
  func swept() async throws {
    let articles = try await keepTexts()
    let later = place.open(texts: 90)
    await later.add([.made("new")], at: 24 * 93.5)
    #expect(try await kept(later) == ["0", "4", "5"])
    #expect(try await later.facts(now: day(94)).articles == 7)
    for table in ["text", "text_words_docsize"] { #expect(try place.count(table) == 3, "\(table)") }
    #expect(try place.count("text_block") == 3)
    #expect(try await later.check().faults.isEmpty)
    // Another session, which only reads an article.
    let last = place.open(texts: 90)
    try await last.keepText(.made("New words", key: "1", at: 24 * 95), of: articles[1].id, at: day(95.5))
    #expect(try await kept(last) == ["0", "1"])
  }

  @Test("without a number of days texts are kept for ever")
  func forever() async throws {
    _ = try await keepTexts()
    let later = place.open(texts: nil)
    await later.add([.made("new")], at: 24 * 5_000)
    #expect(try await kept(later).count == 6)
  }

  @Test("many texts are removed step by step")
  func manySwept() async throws {
    _ = try await keepTexts(250)
    let later = place.open(texts: 1)
    var counts: [Int] = []
    for _ in 0..<4 {
      await later.add([.made("new")], at: 24 * 1_000)
      counts.append(try place.count("text"))
    }
    #expect(counts == [150, 50, 1, 1])
  }

  @Test("the same text again changes neither its words nor their index")
  func again() async throws {
    let articles = try await keepTexts(2)
    let archive = place.open()
    let before = try place.database().run("SELECT count(*), sum(length(block)) FROM text_words_data") {
      [$0.integer(0), $0.integer(1)]
    }
    var text = try #require(try await archive.text(of: articles[1].id))
    text.fetchedAt = day(3)
    text.author = "Ann"
    try await archive.keepText(text, of: articles[1].id, at: day(3))
    #expect(try await archive.text(of: articles[1].id) == text)
    #expect(try await archive.textTimes(of: [articles[1].id]) == [articles[1].id: day(3)])
    let after = try place.database().run("SELECT count(*), sum(length(block)) FROM text_words_data") {
      [$0.integer(0), $0.integer(1)]
    }
    #expect(after == before)
  }

  @Test("a text that cannot be read is none, and goes when the archive is compacted")
  func unreadable() async throws {
    let articles = try await keepTexts(2)
    try place.database().execute("UPDATE text SET document = x'01ff' WHERE host = 'paper.example'")
    let archive = place.open()
    #expect(try await archive.text(of: articles[0].id) == nil)
    let text = ArticleText.made("Fresh words.", key: "1")
    try await archive.keepText(text, of: articles[1].id, at: day(0))
    #expect(try await archive.text(of: articles[1].id) == text)
    _ = try await archive.export(to: place.file("out.jsonl"))
    try place.database().execute("DELETE FROM text_words_docsize")
    #expect(try await archive.check().faults.count == 1)
    _ = try await archive.compact()
    #expect(try await archive.check().faults.isEmpty)
    #expect(try await archive.facts(now: day(0)).texts == 1)
    #expect(try await archive.keys("fresh") == ["1"])
  }

  @Test("many texts do not hide the newest articles, and the pages go on beyond what is counted")
  func pages() async throws {
    let archive = place.open()
    let articles = (0..<300).map { Article.made("\($0)", "Moon", hour: Double($0)) }
    await archive.add(articles, at: 400)
    for article in articles where (Int(article.key) ?? 0).isMultiple(of: 3) {
      try await archive.keepText(.made("The moon and more.", key: article.key), of: article.id, at: .hour(400))
    }
    var keys: [String] = []
    for page in 1...4 {
      let found = try await archive.find(FindRequest(text: "moon", paging: Paging(page: page, limit: 80)))
      #expect(found.total == 300)
      keys += found.keys
    }
    #expect(keys == (0..<300).reversed().map(String.init))
    #expect(try await archive.find(FindRequest(text: "more")).total == 100)
  }
}
