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

  @Test("the file name's ending decides the format, and a notice names the file", arguments: ExportCommandTests.formats)
  func listIsWrittenAsTheNamesEndingSays(name: String, start: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 2 | cat", "export " + name])
    let text = try #require(newsroom.files.texts[name])
    #expect(text.hasPrefix(start))
    #expect(text.contains("Headline 1"))
    #expect(text.contains("Headline 2"))
    #expect(transcript.status == .success)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors == "Exported 2 articles of \"United States · headlines\" to \(name).\n")
  }

  @Test("after a screen without articles the notice says which list is exported", arguments: ["settings", "history"])
  func otherScreen(command: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["search moon", command, "export a.md"])
    #expect(transcript.errors.contains("of \"Search · moon\" to a.md."))
  }

  @Test("the notice is in French as well")
  func soItIsInFrench() async throws {
    let newsroom = FakeNewsroom(locale: .french)
    let lines = ["une --limit 2 | cat", "exporte 'une liste.md'", "une --limit 1 | cat", "exporte l.md"]
    let transcript = try await newsroom.run(lines, in: .fresh(language: .french))
    #expect(newsroom.files.texts.keys.sorted() == ["l.md", "une liste.md"])
    #expect(
      transcript.errors
        == "2 articles export\u{E9}s dans une liste.md, de la liste «\u{202F}France · à la une\u{202F}».\n"
        + "1 article export\u{E9} dans l.md, de la liste «\u{202F}France · à la une\u{202F}».\n")
  }

  static let blanks: [(String, String)] = [
    ("export 'my list.md'", "my list.md"), ("export my\\ list.md", "my list.md"),
    ("export 'a  b.md'", "a  b.md"), ("export 'a > b.md'", "a > b.md"), ("export -- --x.md", "--x.md"),
  ]

  @Test("a name may contain blanks and signs", arguments: ExportCommandTests.blanks)
  func nameMayHaveBlanksAndSignsInIt(line: String, name: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await newsroom.run(["top", line]).status == .success)
    #expect(Array(newsroom.files.texts.keys) == [name])
  }

  @Test("sources can be written as well, and also the list of the open article")
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

  @Test("a list that cannot be written is refused", arguments: ExportCommandTests.wrong)
  func whatCannotBeWrittenIsRefused(lines: [String], code: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.files.texts.isEmpty)
  }

  @Test("for an unknown ending the known ones are named", arguments: InterfaceLanguage.all)
  func endings(language: InterfaceLanguage) async throws {
    let session = Session.fresh(language: language, format: .json)
    let transcript = try await FakeNewsroom().run(["top", "export a.txt"], in: session)
    let error = try #require(try transcript.statuses().last?.error)
    #expect(error.message?.contains("a.txt") == true)
    #expect(error.hint?.hasSuffix(".html, .md, .json, .csv, .opml, .atom, .jsonfeed") == true)
  }

  @Test("a file that cannot be written is reported, and the list stays")
  func fileThatCannotBeWrittenIsTold() async throws {
    let files = FakeFiles(failingWith: .file(.failed(path: "a.md", detail: "Read-only file system")))
    let transcript = try await FakeNewsroom(files: files).run(["top", "export a.md"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io"])
    #expect(transcript.session.titles.count == 20)
    #expect(transcript.errors.isEmpty)
  }
}
