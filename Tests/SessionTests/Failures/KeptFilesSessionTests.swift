import NewsDomain
import NewsPresentation
import NewsProviders
import NewsShell
import PresentationTestSupport
import SystemServices
import TestSupport
import TestTraits
import Testing
import supernews

@Suite("Files that cannot be read, and folders that are not there", .takesTurns)
struct KeptFilesSessionTests {
  private let home = TemporaryFolder()

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> Program.Result {
    try await Program(home: home, environment: environment).run(arguments)
  }

  /// Runs the program by a shell script, as only that can set variables to bytes that are not text.
  private func run(script: String) async throws -> Program.Result {
    var shell = Program(home: home, environment: ["NEWS": Program.binary])
    shell.path = "/bin/sh"
    return try await shell.run(["-c", script])
  }

  @Test(
    "an unreadable file is reported, left as it is and not overwritten",
    arguments: ["config", "feeds.opml", "newsapi.key"])
  func unreadable(name: String) async throws {
    let inside = ".config/supernews/\(name)/inside"
    let path = home.path + "/.config/supernews/\(name)"
    try home.write("text".utf8, to: inside)
    let changes = ["config": "country jp", "feeds.opml": "feeds import list.opml", "newsapi.key": "key forget"]
    let list = try home.write(
      "<opml><body><outline text='A' xmlUrl='https://example.org/a'/></body></opml>".utf8, to: "list.opml")
    let change = try #require(changes[name]).replacing("list.opml", with: list)
    let result = try await run(["-c", change])
    let notice = Notice.settings(.unreadable(file: path, detail: "Is a directory"))
    #expect(result.errors.contains(texts(in: .english).notice(notice)))
    let refusal = texts(in: .english).explain(NewsError.file(.notWrittenOver(path: path, detail: "Is a directory")))
    #expect(result.errors.contains(refusal.message))
    #expect(result.status == 1)
    #expect(try home.read(inside) == "text")
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/.config/supernews")
    #expect(!names.contains { $0.contains("damaged") || $0.hasSuffix(".new") })

    let record = try await run(["-F", "json", "-c", change])
    #expect(record.lines.last?.contains(#""code":"io""#) == true)
  }

  @Test("so is a file that its owner may not read")
  func withoutRights() async throws {
    let path = try home.write("country = jp\n".utf8, to: ".config/supernews/config")
    #expect(chmod(path, 0) == 0)
    defer { chmod(path, 0o600) }
    // Root can read everything unless it drops its capabilities.
    let gives = getuid() == 0 ? "setpriv --inh-caps=-all --bounding-set=-all --no-new-privs -- " : ""
    let result = try await run(script: "exec \(gives)\"$NEWS\" -F tsv -c 'country; country us'")
    #expect(result.output == "country\tus\n")
    #expect(result.errors.contains("Permission denied"))
    #expect(result.status == 1)
    #expect(chmod(path, 0o600) == 0)
    #expect(try home.read(".config/supernews/config") == "country = jp\n")
  }

  @Test("without enough descriptors nothing is taken for damaged, and nothing is lost", arguments: [7, 12])
  func fewDescriptors(limit: Int) async throws {
    try home.write("country = jp\nsource = bbc-news\n".utf8, to: ".config/supernews/config")
    let list = "<opml><body><outline text='A' xmlUrl='https://example.org/a'/></body></opml>"
    try home.write(list.utf8, to: ".config/supernews/feeds.opml")
    _ = try await run(script: "ulimit -n \(limit); exec \"$NEWS\" -c 'country us; feeds' </dev/null")
    // Only the change may have been saved.
    let settings = try home.read(".config/supernews/config").replacing("country = us", with: "country = jp")
    #expect(settings == "country = jp\nsource = bbc-news\n")
    #expect(try home.read(".config/supernews/feeds.opml") == list)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/.config/supernews")
    #expect(!names.contains { $0.contains("damaged") })
  }

  @Test("a key that others can read is reported with a remedy, and none is written through a link")
  func keyThatOthersCanReadIsTold() async throws {
    let path = try home.write("sesame\n".utf8, to: ".config/supernews/newsapi.key")
    #expect(chmod(path, 0o644) == 0)
    let exposed = try await run(["-F", "tsv", "key"])
    #expect(exposed.output == "key\tkept\n")
    #expect(exposed.errors.contains("chmod 600 \(path)"))
    #expect(rename(path, home.path + "/other") == 0 && symlink(home.path + "/other", path) == 0)
    #expect(chmod(home.path + "/other", 0o600) == 0)
    let linked = try await Program(home: home).run(["key", "set"], input: "0123456789abcdef0123456789abcdef\n")
    #expect(linked.status == 1)
    #expect(linked.errors.contains("symbolic link"))
    #expect(try home.read("other") == "sesame\n")
  }

  @Test("a missing home folder is not made; the run goes on and reports it once")
  func missingHome() async throws {
    let missing = home.path + "/not/there"
    let result = try await run(
      ["-F", "tsv", "--provider", "sample", "-c", "country jp; country"], ["HOME": missing])
    #expect(result.status == 0)
    #expect(result.output.contains("jp"))
    let notice = texts(in: .english).notice(.settings(.noHome(path: missing)))
    #expect(result.errors == notice + "\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test("without settings a missing home folder does not matter")
  func missingHomeOfCleanRun() async throws {
    let result = try await run(["--no-config", "-F", "tsv", "country"], ["HOME": home.path + "/not/there"])
    #expect(result.errors.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test("folders whose names are not valid text can hold settings and the store")
  func bytes() async throws {
    let result = try await run(
      script: """
        name=$HOME/$(printf 'a\\351b')
        export XDG_CONFIG_HOME="$name/config" XDG_CACHE_HOME="$name/cache" XDG_STATE_HOME="$name/state"
        export XDG_DATA_HOME="$name/data"
        "$NEWS" -c 'country jp' >/dev/null 2>&1
        "$NEWS" -F tsv country
        "$NEWS" --provider feeds top >/dev/null 2>&1
        test -f "$name/config/supernews/config" && test -s "$name/cache/supernews/store.sqlite" && echo there
        printf junk >"$name/config/supernews/config"
        "$NEWS" -F tsv country 2>&1
        ls "$HOME" | wc -l | tr -d ' '
        """)
    #expect(result.lines.first == "country\tjp")
    #expect(result.lines.contains("there"))
    #expect(result.lines.contains { $0.contains("a\u{FFFD}b/config/supernews/config.damaged-") })
    #expect(result.lines.last == "1")
  }
}
