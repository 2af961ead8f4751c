import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("export")
struct ExportCommandTests {
  static let formats: [(String, String)] = [
    ("a.html", "<!DOCTYPE html>"), ("a.HTM", "<!DOCTYPE html>"), ("a.md", "# "), ("a.json", "["), ("a.csv", "n,"),
    ("a.opml", "<?xml "), ("/some/folder/b.md", "# "), ("~/c.csv", "n,"),
  ]

  @Test("the list is written as the name's ending says, and that is told", arguments: ExportCommandTests.formats)
  func listIsWrittenAsTheNamesEndingSays(name: String, start: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 2 | cat", "export " + name])
    let text = try #require(newsroom.files.texts[name])
    #expect(text.hasPrefix(start))
    #expect(text.contains("Headline 1"))
    #expect(text.contains("Headline 2"))
    #expect(transcript.status == .success)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors == "2 entries are written to \(name).\n")
  }

  @Test("so it is in French")
  func soItIsInFrench() async throws {
    let newsroom = FakeNewsroom(locale: .french)
    let lines = ["une --limit 2 | cat", "exporte 'une liste.md'", "une --limit 1 | cat", "exporte l.md"]
    let transcript = try await newsroom.run(lines, in: .fresh(language: .french))
    #expect(newsroom.files.texts.keys.sorted() == ["l.md", "une liste.md"])
    #expect(
      transcript.errors == "2 entr\u{E9}es \u{E9}crites dans une liste.md.\n1 entr\u{E9}e \u{E9}crite dans l.md.\n")
  }

  static let blanks: [(String, String)] = [
    ("export 'my list.md'", "my list.md"), ("export my\\ list.md", "my list.md"),
    ("export 'a  b.md'", "a  b.md"), ("export 'a > b.md'", "a > b.md"), ("export -- --x.md", "--x.md"),
  ]

  @Test("a name may have blanks and signs in it", arguments: ExportCommandTests.blanks)
  func nameMayHaveBlanksAndSignsInIt(line: String, name: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await newsroom.run(["top", line]).status == .success)
    #expect(Array(newsroom.files.texts.keys) == [name])
  }

  @Test("media are written, too, and so is the list of the article that is open")
  func otherLists() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["sources", "export a.csv", "top --limit 3", "open 2", "export b.csv"])
    #expect(transcript.status == .success)
    #expect(newsroom.files.texts["a.csv"]?.contains("BBC News") == true)
    #expect(newsroom.files.texts["b.csv"]?.contains("Headline 3") == true)
    #expect(transcript.session.position == 2)
  }

  static let wrong: [([String], String)] = [
    (["export a.md"], "noResults"), (["top", "export"], "usage"), (["top", "export a.txt"], "usage"),
    (["top", "export my list.md"], "usage"), (["top", "export a"], "usage"), (["top", "export .html"], "usage"),
    (["top", "export /tmp/"], "usage"),
    (["countries", "export a.md"], "noSuchItem"), (["languages", "export a.md"], "noSuchItem"),
    (["categories", "export a.md"], "noSuchItem"), (["map japan", "export a.md"], "noSuchItem"),
  ]

  @Test("what cannot be written is refused", arguments: ExportCommandTests.wrong)
  func whatCannotBeWrittenIsRefused(lines: [String], code: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.files.texts.isEmpty)
  }

  @Test("an unknown ending is answered with those there are", arguments: InterfaceLanguage.all)
  func endings(language: InterfaceLanguage) async throws {
    let session = Session.fresh(language: language, format: .json)
    let transcript = try await FakeNewsroom().run(["top", "export a.txt"], in: session)
    let error = try #require(try transcript.statuses().last?.error)
    #expect(error.message?.contains("a.txt") == true)
    #expect(error.hint?.hasSuffix(".html, .md, .json, .csv, .opml") == true)
  }

  @Test("a file that cannot be written is told, and the list stays")
  func fileThatCannotBeWrittenIsTold() async throws {
    let files = FakeFiles(failingWith: .file(.failed(path: "a.md", detail: "Read-only file system")))
    let transcript = try await FakeNewsroom(files: files).run(["top", "export a.md"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io"])
    #expect(transcript.session.titles.count == 20)
    #expect(transcript.errors.isEmpty)
  }
}
