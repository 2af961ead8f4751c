import Foundation
import TestSupport
import TestTraits
import Testing

/// The folder of the socket of the server for tests, which `scripts/test` starts; `nil` if there is none.
private let serverFolder = ProcessInfo.processInfo.environment["SUPERNEWS_TEST_POSTGRESQL"]

@Suite(
  "An archive on a server, in whole sessions", .takesTurns,
  .enabled(if: serverFolder != nil, "there is no server: scripts/test starts one"))
struct SharedArchiveTests {
  private let folder = TemporaryFolder()

  private static let page = #filePath.replacing(
    "/Tests/SessionTests/Archive/SharedArchiveTests.swift",
    with: "/Sources/NewsShell/Documentation.docc/SharedArchive.md")

  /// The commands of the page that lead from nothing to two readers.
  private static func commands() throws -> [String] {
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let parts = text.components(separatedBy: "```\n")
    return try #require(parts.count > 1 ? parts[1] : nil).split(separator: "\n").map(String.init)
  }

  private var program: Program {
    var program = Program(home: folder)
    program.path = "/bin/sh"
    program.environment["PATH"] = folder.path + "/bin:" + (program.environment["PATH"] ?? "/usr/bin:/bin")
    program.environment["PGHOST"] = serverFolder
    program.environment["SUPERNEWS_NOW"] = "2026-11-22T06:00:00Z"
    program.environment["FOLDER"] = folder.path
    return program
  }

  /// Replacements for programs that need another user or the network. They are functions of the shell: a program that
  /// was just written may not start while another thread starts one.
  private static let functions = """
    sudo() {
      if [ "$1" = apt-get ]; then command -v psql >/dev/null; return; fi
      (PGUSER=$2; HOME=$FOLDER/$2; export PGUSER HOME; mkdir -p "$HOME"; shift 2; "$@")
    }

    """

  @Test("each command of the page works")
  func commandsOfPage() async throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/supernews", withDestinationPath: Program.binary)
    let server = try LoopbackServer { _ in
      .xml(
        """
        <rss version="2.0"><channel><title>Paper</title><item><title>The moon rises</title>\
        <link>https://paper.example/1</link><pubDate>Sun, 22 Nov 2026 05:00:00 GMT</pubDate></item></channel></rss>
        """)
    }
    defer { server.stop() }
    // The news that cora collects is on this machine.
    let list = try folder.write(
      "<opml version=\"2.0\"><body><outline text=\"Paper\" xmlUrl=\"\(server.url)/feed\"/></body></opml>".utf8,
      to: "list.opml")
    for command in ["sudo -u cora supernews feeds import \(list)", "sudo -u cora supernews settings collect feeds"] {
      _ = try await run(command)
    }
    var last = ""
    for command in try Self.commands() { last = try await run(command).output }
    #expect(last.contains("The moon rises"), "\(last)")
    #expect(last.contains("climate (anna\(number))"), "\(last)")
    // Nobody else sees labels that are not shared.
    _ = try await run("sudo -u anna supernews -c 'find moon; save 1 --as secret; mark 1 read'")
    let seen = try await run("sudo -u ben supernews -F json -c 'find moon; saved climate'").output
    #expect(
      seen.contains("The moon rises") && !seen.contains("secret") && !seen.contains("\"isRead\":true"), "\(seen)")
    _ = try await run("sudo -u postgres psql -q postgres -c 'DROP DATABASE news'")
  }

  @Test("an open prompt is told of what a collector adds, and a line that is being typed is left alone")
  func openPrompt() async throws {
    let address = "postgresql:///news\(number)"
    for command in [
      "createdb -U postgres -E UTF8 -T template0 news\(number)", "PGUSER=postgres archive setup",
      "psql -U postgres -q news\(number) -c 'CREATE ROLE anna\(number) LOGIN IN ROLE supernews_reader'",
      "psql -U postgres -q news\(number) -c 'CREATE ROLE ben\(number) LOGIN IN ROLE supernews_reader'",
    ] {
      let own = command.replacing("archive setup", with: "SUPERNEWS_ARCHIVE=\(address) \(Program.binary) archive setup")
      let result = try await program.run(["-c", own])
      #expect(result.status == 0, "\(own): \(result.errors)")
    }
    let collector = TemporaryFolder()
    func collect(_ title: String) async throws {
      let server = try LoopbackServer { _ in
        .xml(
          """
          <rss version="2.0"><channel><title>Paper</title><item><title>\(title)</title>\
          <link>https://paper.example/\(title.count)</link><pubDate>Sun, 22 Nov 2026 05:00:00 GMT</pubDate></item></channel></rss>
          """)
      }
      defer { server.stop() }
      var program = Program(home: collector)
      program.environment.merge(
        [
          "PGHOST": serverFolder ?? "", "PGUSER": "postgres", "SUPERNEWS_ARCHIVE": address,
          "SUPERNEWS_NOW": "2026-11-22T06:00:00Z",
        ]) { $1 }
      #expect(try await program.run(["feeds", "add", "\(server.url)/feed"]).status == 0)
      #expect(try await program.run(["collect", "--once", "--what", "feeds"]).status == 0)
    }
    var reader = program
    reader.path = Program.binary
    reader.environment["PGUSER"] = "anna\(number)"
    reader.environment["SUPERNEWS_ARCHIVE"] = address
    let terminal = try PseudoTerminal(reader, ["--provider", "sample"])
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "follow moon --notify")
    // Nothing is typed.
    try await collect("The moon rises")
    try await terminal.wait(for: "The moon rises")
    try await terminal.wait(for: PseudoTerminal.prompt)
    terminal.type("settings acc")
    try await terminal.wait(for: "settings acc")
    reader.environment["PGUSER"] = "ben\(number)"
    let other = try PseudoTerminal(reader, ["--provider", "sample"])
    try await other.wait(for: PseudoTerminal.prompt)
    try await other.answer(to: "follow moon --notify")
    try await collect("Another moon")
    // Where nothing is typed it is shown at once, so the line that is being typed would be gone by then.
    try await other.wait(for: "Another moon")
    other.type("quit\n")
    #expect(try await other.end() == 0)
    terminal.type("essible\n")
    try await terminal.wait(for: "essible  off")
    try await terminal.wait(for: "Another moon")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    _ = try await program.run(["-c", "psql -U postgres -q postgres -c 'DROP DATABASE news\(number)'"])
  }

  /// The roles and the database belong to the whole server, which other tests use as well, so their names get a number.
  private var number: String { String(folder.path.filter(\.isNumber).suffix(9)) }

  private func run(_ command: String, isFine: Bool = true) async throws -> Program.Result {
    var own = command
    for name in ["anna", "ben", "cora"] { own = own.replacing(name, with: name + number) }
    own = own.replacing("postgresql:///news", with: "postgresql:///news" + number)
      .replacing(" news ", with: " news\(number) ").replacing("template0 news", with: "template0 news" + number)
      .replacing("DATABASE news", with: "DATABASE news" + number)
    let result = try await program.run(["-c", Self.functions + own])
    if isFine { #expect(result.status == 0, "\(own): \(result.errors)") }
    return result
  }
}
