import ArchiveTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("save, unsave and saved")
struct SaveCommandTests {
  private static func newsroom() -> FakeNewsroom { FakeNewsroom(keepsNews: true) }

  @Test("articles are saved, with and without a label")
  func save() async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 4", "save 1", "save 2-3 --as climate", "garde 3 --as moon"])
    #expect(transcript.errors.contains("Saved 1 article.\n"))
    #expect(transcript.errors.contains("Saved 2 articles with the label \"climate\".\n"))
    let states = await newsroom.archive.states(of: (1...4).map { Article.numbered($0) })
    #expect(states.map { $0?.isSaved } == [true, true, true, false])
    #expect(states.map { $0?.labels } == [[], ["climate"], ["climate", "moon"], []])
    #expect(transcript.session.labels == ["climate", "moon"])
  }

  @Test("a label that differs only in case or accents is the same label")
  func sameLabel() async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 4", "save 1 --as 'Élections  2026'", "save 2 --as 'elections 2026'"])
    #expect(try await newsroom.archive.labels().map(\.count) == [2])
  }

  @Test("a label is text without signs that control a terminal, and not empty")
  func label() async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 4", "save 1 --as 'a\u{1B}[31mb'", "save 2 --as ' '", "save 2 --as"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage", "usage"])
    #expect(await newsroom.archive.state(of: .numbered(1))?.labels == ["ab"])
    #expect(await newsroom.archive.state(of: .numbered(2))?.isSaved == false)
  }

  @Test("all of a list that was loaded in part says of how many articles that is")
  func part() async throws {
    let newsroom = Self.newsroom()
    await newsroom.archive.keep((1...42).map { Article.numbered($0) })
    _ = try await newsroom.archive.mark((1...42).map { Article.numbered($0).id }, .save(label: nil), at: Date())
    let transcript = try await newsroom.run(["saved", "save all", "export /list.md", "unsave all"])
    #expect(transcript.errors.contains("Saved 20 of 42 articles.\n"))
    #expect(transcript.errors.contains("Exported 20 of 42 articles of "))
    #expect(transcript.errors.contains("Removed 20 of 42 articles from your saved articles.\n"))
    // The reader has chosen the part.
    let chosen = try await newsroom.run(["saved --limit 5", "unsave all"])
    #expect(chosen.errors.contains("Removed 5 articles from your saved articles.\n"))
  }

  @Test(
    "several labels are refused, and none is dropped",
    arguments: ["save 1 --label a --as b", "save 1 --as a --as b", "save 1 --label a --label b"])
  func severalLabels(line: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 4", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(await newsroom.archive.state(of: .numbered(1))?.isSaved == false)
  }

  @Test("unsave takes it back, with the labels", arguments: ["unsave 1-2", "lache 1-2", "l\u{E2}che 1-2"])
  func unsave(line: String) async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 3", "save all --as moon", line]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.objects().suffix(3).compactMap(\.isSaved) == [false, false])
    #expect(await newsroom.archive.state(of: .numbered(1))?.labels == [])
    #expect(await newsroom.archive.state(of: .numbered(3))?.labels == ["moon"])
    #expect(transcript.errors.contains("Removed 2 articles from your saved articles."))
  }

  @Test("only what was saved is counted")
  func unsaveAgain() async throws {
    let transcript = try await Self.newsroom().run(["top --limit 3", "save 1", "unsave 1-2", "unsave 1-2"])
    #expect(transcript.errors.contains("Removed 1 article from your saved articles."))
    #expect(transcript.errors.contains("Not saved, so there is nothing to remove."))
  }

  @Test("without an item it is the open article, and ids find articles of the archive")
  func items() async throws {
    let newsroom = Self.newsroom()
    await newsroom.archive.keep([.numbered(77)])
    let id = Article.numbered(77).id.description
    let transcript = try await newsroom.run(["save \(id)", "top --limit 3", "open 2", "save"])
    #expect(transcript.status == .success)
    #expect(await newsroom.archive.state(of: .numbered(77))?.isSaved == true)
    #expect(await newsroom.archive.state(of: .numbered(2))?.isSaved == true)
  }

  @Test("saved lists the articles saved last first, and tells the labels")
  func saved() async throws {
    let newsroom = Self.newsroom()
    let lines = ["top --limit 4", "save 1 --as moon", "save 3 --as climate", "save 2 --as moon", "saved"]
    let transcript = try await newsroom.run(lines)
    #expect(transcript.session.titles == ["Headline 2", "Headline 3", "Headline 1"])
    #expect(transcript.output.contains("labels: climate (1), moon (2)"))
    let labelled = try await newsroom.run(["gardes moo", "open 1"], isInteractive: true)
    #expect(labelled.session.titles == ["Headline 2", "Headline 1"])
    #expect(!labelled.output.contains("labels:"))
    #expect(labelled.session.labels == ["climate", "moon"])
  }

  @Test("nothing saved says how to save")
  func nothing() async throws {
    let transcript = try await Self.newsroom().run(["saved", "saved moon"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains(texts(in: .english).nothingSaved))
  }

  @Test("an unknown label is answered with the nearest known one")
  func unknownLabel() async throws {
    let lines = ["top --limit 1", "save 1 --as climate", "saved climat", "saved climte"]
    let transcript = try await Self.newsroom().run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage", "usage"])
    #expect(try transcript.statuses().suffix(2).allSatisfy { $0.error?.hint?.contains("climate") == true })
  }

  @Test("Tab offers the labels")
  func completion() async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 2", "save 1 --as climate", "save 2 --as moon"])
    // Labels of an earlier session are known once an article with them was shown.
    let session = try await newsroom.run(["top --limit 2"]).session
    #expect(Completion.of("saved ", in: session).candidates.map(\.text).sorted() == ["climate", "moon"])
    #expect(Completion.of("save 1 --as cl", in: session).insertion == "climate ")
  }
}
