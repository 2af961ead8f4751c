import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

/// Folders of this machine with made-up contents.
private struct FakeFolders: FolderListing {
  let contents: [String: [FolderEntry]]

  func entries(of folder: String, beginningWith name: String) -> [FolderEntry] {
    (contents[folder] ?? []).filter { $0.name.hasPrefix(name) }
  }

  /// A listing of one folder, the current one; names that end in a slash are folders.
  static func here(_ names: String...) -> FakeFolders { FakeFolders(contents: [".": names.map(entry)]) }

  static func entry(_ name: String) -> FolderEntry {
    let isFolder = name.hasSuffix("/")
    return FolderEntry(name: isFolder ? String(name.dropLast()) : name, isFolder: isFolder)
  }
}

@Suite("Completion of names of files")
struct CompletionFileTests {
  private let session = Session.fresh(known: NewsSource.samples)
  private let french = Session.fresh(language: .french)
  private static let folders = FakeFolders(contents: [
    ".": ["notes.txt", "news/", "article.md", ".hidden", ".config/", "\u{E9}t\u{E9}.md"].map(FakeFolders.entry),
    "news/": ["b.md", "a.md", "old/", ".x"].map(FakeFolders.entry), "news/old/": ["1969.md"].map(FakeFolders.entry),
    "~/": ["mine.opml"].map(FakeFolders.entry), "/": ["etc/"].map(FakeFolders.entry),
    "../": ["above.md"].map(FakeFolders.entry), ".config/": ["rc"].map(FakeFolders.entry),
  ])
  private static let here = ["article.md", "news/", "notes.txt", "\u{E9}t\u{E9}.md"]

  private func texts(_ line: String, in session: Session? = nil, _ folders: FakeFolders = CompletionFileTests.folders)
    -> [String]
  {
    Completion.of(line, in: session ?? self.session, folders: folders).candidates.map(\.text)
  }

  /// The line after Tab.
  private func completed(_ line: String, _ folders: FakeFolders = CompletionFileTests.folders) -> String {
    let completion = Completion.of(line, in: session, folders: folders)
    guard let insertion = completion.insertion else { return line }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: line.unicodeScalars.dropLast(completion.replaced))
    return String(kept) + insertion
  }

  @Test(
    "after > and >>, and where a command takes a file, the files here are offered, in order",
    arguments: [
      "top > ", "top >> ", "top >", "top>>", "open 3 > ", "top; list > ", "export ", "exporte ", "feeds import ",
      "feeds export ", "feeds check ", "flux importe ", "flux exporte ", "flux verifie ", "> ",
    ])
  func here(line: String) {
    #expect(texts(line) == Self.here)
    #expect(texts(line, in: french) == Self.here)
    #expect(Completion.of(line, in: session, folders: Self.folders).replaced == 0)
  }

  @Test("without folders to look into nothing is offered", arguments: ["top > ", "export ", "feeds import a"])
  func noFolders(line: String) {
    #expect(Completion.of(line, in: session) == Completion.none)
  }

  static let lines: [(String, String)] = [
    ("top > ar", "top > article.md "), ("top >> ar", "top >> article.md "), ("top >ar", "top >article.md "),
    ("top>ar", "top>article.md "), ("top > n", "top > n"), ("top > no", "top > notes.txt "),
    ("top > \u{E9}", "top > \u{E9}t\u{E9}.md "), ("export ar", "export article.md "),
    ("feeds import ar", "feeds import article.md "),
    // A folder can be entered.
    ("top > ne", "top > news/"), ("top > news/o", "top > news/old/"), ("top > news/old/", "top > news/old/1969.md "),
    ("export news/a", "export news/a.md "), ("feeds export ~/", "feeds export ~/mine.opml "),
    ("top > /e", "top > /etc/"), ("top > ../", "top > ../above.md "), ("top > .config/", "top > .config/rc "),
    // Names are case-sensitive and need their accents.
    ("top > AR", "top > AR"), ("top > ete", "top > ete"), ("top > nowhere/", "top > nowhere/"),
  ]

  @Test("a begun name is completed, folder by folder", arguments: CompletionFileTests.lines)
  func completing(line: String, expected: String) {
    #expect(completed(line) == expected)
  }

  @Test("in a folder the names are shown without it")
  func inAFolderTheNamesAreShownWithoutIt() {
    let expected = ["a.md", "b.md", "old/"].map { Candidate("news/" + $0, shown: $0) }
    #expect(Completion.of("top > news/", in: session, folders: Self.folders).candidates == expected)
  }

  @Test("hidden files are offered only after a dot")
  func hidden() {
    #expect(texts("top > .") == [".config/", ".hidden"])
    #expect(texts("top > news/") == ["news/a.md", "news/b.md", "news/old/"])
    #expect(texts("top > news/.") == ["news/.x"])
  }

  @Test(
    "> takes one name: after it nothing more is offered",
    arguments: ["top > a ", "top > a b", "top >> article.md ", "top > 'a' ", "top > a > ", "feeds import a "])
  func oneName(line: String) {
    #expect(texts(line).isEmpty)
  }

  @Test(
    "after | and ! everything belongs to the system's shell: nothing is offered there",
    arguments: [
      "top |", "top | ", "top | gr", "top | a > ", "top | a 'b; ", "!", "! ", "!gr", "!ls > ", "top; !o", "| a",
    ])
  func shellCommand(line: String) {
    #expect(Completion.of(line, in: session, folders: Self.folders) == Completion.none)
  }

  @Test("after ; a new command begins")
  func nextCommand() {
    #expect(completed("top | cat; sett") == "top | cat; settings ")
    #expect(completed("top > a; sett") == "top > a; settings ")
    #expect(texts("top > a; ").count == CommandTable.commands.count)
  }

  @Test(
    "> in quotes or in a comment redirects nothing", arguments: ["search '> ", "search \\> ", "top # > ", "top > # "])
  func noEnd(line: String) {
    #expect(texts(line).isEmpty)
  }

  static let names = [
    "my list.md", "it's.md", "a'b\"c.md", "a;b.md", "a|b.md", "a>b.md", "!a.md", "#a.md", "a\\b.md", "a  b.md",
    "$HOME.md", "-a.md", "\u{65E5}\u{672C} \u{8A9E}.md",
  ]

  @Test("the completed line names exactly the file that was offered", arguments: CompletionFileTests.names)
  func roundTrip(name: String) throws {
    let folders = FakeFolders.here(name)
    let file = try #require(ParsedLine(completed("top > ", folders)).commands.first?.ending)
    #expect(try Destination(file) == .file(name, appends: false))
    for line in ["export ", "feeds import "] {
      let words = try #require(ParsedLine(completed(line, folders)).commands.first?.words)
      let match = try #require(try CommandTable.standard.match(words))
      let call = try Call(match.words, of: match.declaration)
      let label = Localized.argument(line == "export " ? .fileLabel : .whatLabel)
      let argument = Argument<String>(label, help: .option("")) { $0 }
      #expect(call[argument] == name)
    }
  }

  @Test("names with blanks are quoted after >, and an open quote is continued")
  func blanks() {
    let folders = FakeFolders(contents: [
      ".": ["my list.md", "my news/"].map(FakeFolders.entry), "my news/": ["a b.md"].map(FakeFolders.entry),
    ])
    #expect(completed("top > m", folders) == "top > 'my ")
    #expect(completed("top > 'my l", folders) == "top > 'my list.md' ")
    #expect(completed("top > my\\ l", folders) == "top > 'my list.md' ")
    #expect(completed("top > 'my n", folders) == "top > 'my news/'")
    #expect(completed("top > 'my news/'", folders) == "top > 'my news/a b.md' ")
    #expect(completed("top > 'my news/", folders) == "top > 'my news/a b.md' ")
    #expect(completed("export 'my l", folders) == "export 'my list.md' ")
    #expect(completed("feeds import my\\ n", folders) == "feeds import 'my news/'")
  }

  @Test(
    "a name that could harm the terminal is not offered", arguments: ["a\u{1B}[31m.md", "a\nb", "a\u{202E}b", "\u{7}"])
  func harmful(name: String) {
    #expect(texts("top > ", FakeFolders.here(name, "b.md")) == ["b.md"])
  }

  @Test("any text can be completed without harm", arguments: NaughtyStrings.some)
  func noLineIsTooStrange(text: String) {
    for line in ["top > " + text, "top >> news/" + text, "export " + text, "top | " + text, "!" + text] {
      let completion = Completion.of(line, in: session, folders: Self.folders)
      #expect((0...line.unicodeScalars.count).contains(completion.replaced))
      #expect(completion.insertion == nil || !completion.candidates.isEmpty)
    }
  }
}
