import TestSupport
import TestTraits
import Testing

@Suite("Results that go to files and commands", .takesTurns)
struct EndingSessionTests {
  private let home = TemporaryFolder()

  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> Program.Result {
    try await Program(home: home, environment: environment).run(["--provider", "sample"] + arguments + ["-c", script])
  }

  @Test("a command gets the text of the result, and its own output appears instead of the result")
  func pipe() async throws {
    let plain = try await run("top --limit 3").output
    #expect(try await run("top --limit 3 | cat").output == plain)
    let result = try await run("!echo before; echo more\ntop --limit 3 | tr a-z A-Z | head -n 2; !echo after")
    let lines = plain.uppercased().split(separator: "\n" as Character).prefix(2).map(String.init)
    #expect(result.lines == ["before", "more"] + lines + ["after"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("a ; ends a command, but not in quotes; ! takes the whole line")
  func ends() async throws {
    #expect(try await run("top | sed 's/.*/a;b/' | head -n 1; !echo c; echo d").output == "a;b\nc\nd\n")
    #expect(try await run("top --limit 1 | wc -l; top --limit 1 | wc -l").lines == ["3", "3"])
  }

  @Test("results from -c, a file of commands and standard input are redirected", arguments: ["-c", "-f", "-"])
  func ways(way: String) async throws {
    let script = "top --limit 2 > ~/list.txt\nlist >> ~/list.txt\nlist | tr a-z A-Z\n!cat ~/list.txt\n"
    let file = try home.write(script.utf8, to: "morning.news")
    let program = Program(home: home)
    let arguments = way == "-c" ? ["-c", script] : way == "-f" ? ["-f", file] : []
    let result = try await program.run(["--provider", "sample"] + arguments, input: way == "-" ? script : "")
    let kept = try home.read("list.txt")
    let list = try await run("top --limit 2").output
    #expect(kept == list + list)
    #expect(result.output == list.uppercased() + kept)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test("a command reads the result, never the rest of the script")
  func input() async throws {
    let result = try await Program(home: home)
      .run(["--provider", "sample"], input: "!cat\ntop --limit 1 | head -c 6\n!read line; echo \"got $line\"\n")
    #expect(result.output == "Unitedgot \n")
    #expect(result.status == 0)
  }

  @Test("> replaces a file in one step and keeps its permissions and links")
  func replace() async throws {
    try home.write("old\n".utf8, to: "old.txt")
    let path = home.path + "/old.txt"
    #expect(chmod(path, 0o640) == 0)
    #expect(link(path, home.path + "/other.txt") == 0)
    #expect(symlink("old.txt", home.path + "/name.txt") == 0)
    #expect(try await run("top --limit 1 > ~/name.txt").status == 0)
    #expect(try home.read("old.txt").hasPrefix("United States"))
    // A process that has the old file open continues reading that.
    #expect(try home.read("other.txt") == "old\n")
    var status = stat()
    #expect(lstat(home.path + "/name.txt", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    // No partly written file is left next to it.
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path).filter { !$0.hasPrefix(".") }
    #expect(names.sorted() == ["name.txt", "old.txt", "other.txt"])
  }

  /// The ending of the line, the code of its failure, and the message.
  private static let failures = [
    ("| false", "io", "\"false\" exited with status 1"),
    ("| exit 3", "io", "\"exit 3\" exited with status 3"),
    ("| no-such-program", "io", "\"no-such-program\" was not found"),
    ("| ~/file", "io", "\"~/file\" cannot be run"), ("| kill -TERM $$", "io", "was killed by signal 15"),
    ("|", "usage", "no shell command given"), ("> /dev/full", "io", "/dev/full: No space left on device"),
    (">> /dev/full", "io", "/dev/full: No space left on device"), ("> ~", "io", "~: Is a directory"),
    ("> ~/folder", "io", "~/folder: Is a directory"), (">> ~/folder", "io", "~/folder: Is a directory"),
    ("> ~/file/below", "io", "~/file/below: Not a directory"), ("> ~/none/x", "io", "~/none/x: No such file"),
    (">> ~/none/x", "io", "~/none/x: No such file"), (">", "usage", "> takes one file name"),
    ("> a b", "usage", "> takes one file name"), ("> ''", "usage", "> takes one file name"),
    ("> a > b", "usage", "> takes one file name"), ("> &1", "usage", "> takes one file name"),
  ]

  @Test("an error is reported, counts as a failure, and loses nothing")
  func whatGoesWrongIsSaid() async throws {
    try home.write("kept\n".utf8, to: "file")
    try home.write("kept\n".utf8, to: "folder/file")
    let lines = Self.failures.map { "list \($0.0)\n" }.joined()
    let result = try await run("top --limit 2\n" + lines + "2", ["-F", "json"])
    let steps = try Step.all(in: result.lines.filter { $0.hasPrefix("{") }.joined(separator: "\n"))
    #expect(steps.map(\.outcome) == ["top ok"] + Self.failures.map { "list \($0.1)" } + ["open ok"])
    try #require(steps.count == Self.failures.count + 2)
    #expect(steps.first?.titles.count == 2)
    #expect(steps.last?.numbers == [2])
    for (step, failure) in zip(steps.dropFirst(), Self.failures) {
      #expect(step.status.error?.message?.contains(failure.2) == true, "\(failure.0)")
    }
    #expect(result.status == 1)
    #expect(try home.read("file") == "kept\n")
    #expect(try home.read("folder/file") == "kept\n")
  }

  @Test("--fail-fast stops at the first failure; without it the next command runs")
  func failFast() async throws {
    let stopped = try await run("top --limit 1 | false; !echo next", ["-e"])
    #expect(stopped.output.isEmpty)
    #expect(stopped.status == 1)
    let result = try await run("top --limit 1 | false; !echo next")
    #expect(result.output == "next\n")
    #expect(
      result.errors
        == "supernews: -c:1: top: \"false\" exited with status 1; type list to see the result it was given\n")
    #expect(result.status == 1)
  }

  @Test(
    "a command that ends itself as Ctrl-C would is a failure like others, and the script goes on",
    arguments: ["top --limit 1 | kill -INT $$"])
  func commandThatEndsItselfAsCtrlCWouldIsAFailureLikeOthers(line: String) async throws {
    let result = try await run(line + "\n1")
    #expect(result.errors.contains("\"kill -INT $$\" was killed by signal 2"))
    #expect(result.output.contains("One giant leap"))
    #expect(result.status == 1)
  }

  @Test("a mistake in the command runs nothing and writes nothing")
  func mistake() async throws {
    let result = try await run("contry | touch ~/ran\ncontry > ~/ran\n| touch ~/ran\n> ~/ran\nopen 9 > ~/ran\n!")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 6)
    #expect(!home.hasFile("ran"))
  }

  private static let names = [
    "$(touch ran)", "`touch ran`", "a;touch ran", "a|touch ran", "a&touch ran", "a\"b", "-rf", "*", "a b", "#", "!ran",
    "\\", ">ran", "~root", "été 日本", "a\u{1B}[31mb",
  ]

  @Test("file names never pass through a shell")
  func hostileNames() async throws {
    try FileManager.default.createDirectory(atPath: home.path + "/files", withIntermediateDirectories: true)
    var program = Program(home: home)
    program.path = "/bin/sh"
    let inFolder = #"cd "$HOME/files" && exec "$0" "$@""#
    let script = Self.names.map { "top --limit 1 > '\($0)'; list >> '\($0)'; export '\($0).csv'" }
    let result = try await program.run([
      "-c", inFolder, Program.binary, "--no-config", "--provider", "sample", "-c", script.joined(separator: "\n"),
    ])
    #expect(result.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/files")
    #expect(Set(names) == Set(Self.names.flatMap { [$0, $0 + ".csv"] }))
    for name in Self.names { #expect(try home.read("files/" + name).split(separator: "\n").count == 6, "\(name)") }
    // Control characters in a name do not reach the terminal either.
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("a line with a zero byte is not text, and none of it runs")
  func zeroInALineIsNoText() async throws {
    let lines = "top > ~/a\0b\ntop | touch ~/a\0\n!touch ~/a\0\n"
    let result = try await Program(home: home).run(["--provider", "sample"], input: lines)
    #expect(result.status == 1)
    let words = "the line is not UTF-8 text, so it was skipped; convert it to UTF-8\n"
    #expect(result.errors == (1...3).map { "supernews: stdin:\($0): " + words }.joined())
    #expect(!home.hasFile("a"))
  }

  @Test("JSON and tables are redirected unchanged, and the status line stays")
  func json() async throws {
    let script = "top --limit 2 > ~/records; list >> ~/records; format tsv; list > ~/rows"
    let result = try await run(script, ["-F", "json"])
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "list ok", "format ok"])
    #expect(steps.first?.records.isEmpty == true)
    #expect(steps.first?.status.count == 2)
    let records = try home.read("records").split(separator: "\n")
      .map { try JSONDecoder().decode(OutputLine.self, from: Data($0.utf8)) }
    #expect(records.map(\.type) == ["article", "article", "article", "article"])
    #expect(records.map(\.n) == [1, 2, 1, 2])
    #expect(try home.read("rows").split(separator: "\n").map { $0.split(separator: "\t").count } == [6, 6])
  }

  @Test("redirected text has no colours unless they are requested")
  func colours() async throws {
    let script = "top --limit 1 > ~/list; list | cat"
    #expect(try await !run(script, environment: ["FORCE_HYPERLINK": "1"]).output.contains("\u{1B}"))
    #expect(try !home.read("list").contains("\u{1B}"))
    #expect(try await run(script, ["--color", "always"]).output.contains("\u{1B}[1mUnited States"))
    #expect(try home.read("list").contains("\u{1B}[1mUnited States"))
  }

  @Test("the key is sent only to NewsAPI")
  func keyIsForNewsAPIAlone() async throws {
    let key = ["NEWSAPI_KEY": "0123456789abcdef0123456789abcdef"]
    let result = try await run("!echo \"[$NEWSAPI_KEY]\"\ntop --limit 1 | env | grep -c NEWSAPI_KEY=", environment: key)
    #expect(result.output == "[]\n0\n")
  }

  @Test("a command without a standard output fails; a file does not need one")
  func noOutput() async throws {
    var program = Program(home: home)
    program.path = "/bin/sh"
    func run(_ script: String) async throws -> Program.Result {
      try await program.run(["-c", #"exec "$0" "$@" >&-"#, Program.binary, "--provider", "sample", "-c", script])
    }
    let failed = try await run("top --limit 1 | cat")
    #expect(failed.status == 1)
    #expect(failed.errors.contains("supernews: -c:1: top: \"cat\" exited with status 1"))
    let written = try await run("top --limit 1 > ~/list; list >> ~/list")
    #expect(written.status == 0)
    #expect(written.errors.isEmpty)
    #expect(try home.read("list").split(separator: "\n").count == 6)
  }

  @Test("if nobody reads standard output any more, the command ends and the session goes on")
  func noReader() async throws {
    let path = home.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    close(reader)
    let errors = open(home.path + "/errors", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let process = try Program(home: home)
      .start(["--provider", "sample", "-c", "top --limit 1 | cat; list > ~/list"], [null, writer, errors])
    for end in [writer, errors, null] { close(end) }
    #expect(try await Program.wait(for: process, seconds: 60) == 1)
    #expect(try home.read("errors").contains("\"cat\" was killed by signal 13"))
    #expect(home.hasFile("list"))
  }
}
