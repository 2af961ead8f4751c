import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Running other programs", .takesTurns)
struct ChildProcessTests {
  private let folder = TemporaryFolder()

  init() {
    // As in the program: writing to a process that has ended gives an error and does not end this one.
    signal(SIGPIPE, SIG_IGN)
  }

  private func run(
    _ words: [String], input: ChildProcess.Input = .nothing, output: ChildProcess.Output = .captured(limit: 1 << 20),
    patience: Duration? = nil, environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) async throws -> ChildProcess.Ending {
    try await ChildProcess.run(words, environment: environment, input: input, output: output, patience: patience)
  }

  private func shell(
    _ script: String, input: ChildProcess.Input = .nothing, output: ChildProcess.Output = .captured(limit: 1 << 20),
    patience: Duration? = nil
  ) async throws -> ChildProcess.Ending {
    try await run(["/bin/sh", "-c", script, folder.path], input: input, output: output, patience: patience)
  }

  static let endings: [(String, Int32, String)] = [
    ("printf a", 0, "a"), (":", 0, ""), ("exit 3", 3, ""), ("exit 255", 255, ""),
    ("echo a; echo b >&2; exit 1", 1, "a\n"),
    ("printf 'a\\0b\\n'", 0, "a\u{0}b\n"), ("kill -TERM $$", 128 + SIGTERM, ""), ("printf a; kill -KILL $$", 137, "a"),
  ]

  @Test("the output and the way a program ended are returned", arguments: ChildProcessTests.endings)
  func ending(script: String, status: Int32, output: String) async throws {
    for patience in [nil, Duration.seconds(600)] {
      let ending = try await shell(script, patience: patience)
      #expect(ending == ChildProcess.Ending(status: status, output: Array(output.utf8)))
    }
  }

  @Test("a program reads exactly its input, of any length", arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000])
  func input(count: Int) async throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let ending = try await run(["cat"], input: .bytes(bytes), output: .captured(limit: count))
    #expect(ending.status == 0)
    let isSame = ending.output == bytes
    #expect(isSame)
  }

  static let careless: [(String, Int32, String)] = [
    ("exit 0", 0, ""), ("exit 5", 5, ""), ("exec <&-; echo a", 0, "a\n"), ("head -c 3; exit 2", 2, "aaa"),
  ]

  @Test("a program that reads little or nothing is not an error", arguments: ChildProcessTests.careless)
  func inattentive(script: String, status: Int32, output: String) async throws {
    let ending = try await shell(script, input: .bytes([UInt8](repeating: 0x61, count: 1_000_000)))
    #expect(ending == ChildProcess.Ending(status: status, output: Array(output.utf8)))
  }

  @Test("a program that writes a lot before it reads does not wait for ever")
  func bothAtOnce() async throws {
    let bytes = [UInt8](repeating: 0x61, count: 300_000)
    let ending = try await shell("head -c 300000 /dev/zero; cat", input: .bytes(bytes))
    let isWhole = ending.output == [UInt8](repeating: 0, count: 300_000) + bytes
    #expect(isWhole)
  }

  @Test("without input a program reads nothing, and output that is not wanted is dropped")
  func nothing() async throws {
    #expect(try await shell("cat; echo $?") == ChildProcess.Ending(status: 0, output: Array("0\n".utf8)))
    #expect(try await shell("echo a; exit 4", output: .nothing) == ChildProcess.Ending(status: 4))
  }

  @Test("a program that writes more than the limit is ended")
  func limit() async throws {
    #expect(try await shell("head -c 1000 /dev/zero", output: .captured(limit: 1000)).output.count == 1000)
    for script in ["head -c 1001 /dev/zero", "exec cat /dev/zero", "trap '' INT TERM HUP PIPE; exec cat /dev/zero"] {
      await #expect(throws: ChildProcess.Failure.tooMuch) {
        try await shell("echo $$ > \"$0/process\"; " + script, output: .captured(limit: 1000))
      }
      let process = try #require(folder.process("process"))
      #expect(!isThere(process))
    }
  }

  struct Hang: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    var input = ChildProcess.Input.nothing
    var output = ChildProcess.Output.nothing
  }

  static let hangs = [
    Hang(testDescription: "does nothing", script: "exec sleep 600"),
    Hang(
      testDescription: "reads nothing", script: "exec sleep 600",
      input: .bytes([UInt8](repeating: 0x61, count: 1_000_000))),
    Hang(testDescription: "writes nothing", script: "exec sleep 600", output: .captured(limit: 10)),
    Hang(
      testDescription: "has closed all", script: "exec <&- >&-; exec sleep 600", input: .bytes([0x61]),
      output: .captured(limit: 10)),
    Hang(
      testDescription: "has signals ignored", script: "trap '' INT TERM HUP QUIT; while :; do sleep 1; done",
      output: .captured(limit: 10)),
    Hang(testDescription: "is stopped", script: "kill -STOP $$", output: .captured(limit: 10)),
  ]

  @Test("a program that does not end in time is ended", arguments: ChildProcessTests.hangs)
  func hang(hang: Hang) async throws {
    var process: pid_t?
    // On a busy machine it may not even have started.
    for seconds in [1, 10, 60] where process == nil {
      await #expect(throws: ChildProcess.Failure.tooSlow) {
        try await shell(
          "echo $$ > \"$0/process\"; " + hang.script, input: hang.input, output: hang.output,
          patience: .seconds(seconds))
      }
      process = folder.process("process")
    }
    #expect(!isThere(try #require(process)))
  }

  @Test("cancelling sends Ctrl-C to the program, and waits for its end")
  func cancel() async throws {
    let folder = folder
    let task = Task {
      try await ChildProcess.run(
        [
          "/bin/sh", "-c",
          """
          trap 'echo seen > "$0/seen"; exit 9' INT
          : > "$0/ready"
          for round in $(seq 2000); do sleep 0.05; done
          """, folder.path,
        ], environment: ["PATH": "/usr/bin:/bin"], input: .nothing, output: .nothing)
    }
    #expect(try await eventually { folder.text("ready") != nil })
    task.cancel()
    #expect(try await task.value == ChildProcess.Ending(status: 9))
    #expect(folder.text("seen") == "seen\n")
  }

  @Test("a task that is already cancelled does not wait")
  func cancelledBefore() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ChildProcess.run(
        ["sleep", "600"], environment: ["PATH": "/usr/bin:/bin"], input: .nothing, output: .nothing)
    }
    #expect(try await task.value == ChildProcess.Ending(status: 128 + SIGINT))
  }

  @Test("a missing or invalid program is an error", arguments: ["/nowhere/a", "supernews-no-such", "", "text"])
  func missing(name: String) async throws {
    try folder.write("text".utf8, to: "text")
    let word = name == "text" ? folder.path + "/text" : name
    let failure = ChildProcess.Failure.notStarted(code: name == "text" ? EACCES : ENOENT)
    await #expect(throws: failure) { try await run([word, "a"]) }
    #expect(throws: failure) { try ChildProcess.leave([word], environment: [:]) }
  }

  @Test("a program is looked for in the folders of its environment")
  func path() async throws {
    try await folder.program("supernews-own", "echo own")
    await #expect(throws: ChildProcess.Failure.notStarted(code: ENOENT)) { try await run(["supernews-own"]) }
    let path = "/nowhere:" + folder.path + "/bin:/usr/bin"
    #expect(try await run(["supernews-own"], environment: ["PATH": path]).output == Array("own\n".utf8))
    await #expect(throws: ChildProcess.Failure.notStarted(code: ENOENT)) {
      try await run(["cat"], environment: folder.ownPrograms)
    }
  }

  @Test("a program gets the given environment without the key")
  func environment() async throws {
    let environment = ["PATH": "/usr/bin:/bin", "A": "1 b=c", "NEWSAPI_KEY": "sesame123", "NEWSAPI_KEY2": "x", "E": ""]
    let output = try await run(["/usr/bin/env"], environment: environment).output
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").sorted()
    #expect(lines == ["A=1 b=c", "E=", "NEWSAPI_KEY2=x", "PATH=/usr/bin:/bin"])
  }

  @Test("arguments are passed unchanged and without a shell")
  func arguments() async throws {
    let words = ["$(echo a)", "a b", "", "'\"", "*", "; exit 3", "\u{E9}\n", "-n", "`echo a`"]
    let output = try await run(["/bin/sh", "-c", "printf '<%s>' \"$@\"", "sh"] + words).output
    #expect(String(decoding: output, as: UTF8.self) == words.map { "<\($0)>" }.joined())
  }

  @Test("signals have their usual effect", arguments: [(SIGPIPE, "PIPE"), (SIGINT, "INT"), (SIGHUP, "HUP")])
  func signals(number: Int32, name: String) async throws {
    #expect(try await shell("kill -\(name) $$; echo alive") == ChildProcess.Ending(status: 128 + number))
  }

  @Test("no process is left of a program that has ended")
  func noZombie() async throws {
    let output = try await shell("echo $$").output
    let process = try #require(pid_t(String(decoding: output.dropLast(), as: UTF8.self)))
    #expect(!isThere(process))
  }

  @Test("a program that is left alone is not waited for, and no process is left of it")
  func leave() async throws {
    let script = """
      echo $$ > "$0/process"
      for round in $(seq 2000); do [ ! -e "$0/end" ] || exit 0; sleep 0.05; done
      """
    try ChildProcess.leave(["/bin/sh", "-c", script, folder.path], environment: ["PATH": "/usr/bin:/bin"])
    #expect(try await eventually { folder.process("process") != nil })
    let process = try #require(folder.process("process"))
    #expect(isThere(process))
    try folder.write([], to: "end")
    #expect(try await eventually { !isThere(process) })
  }
}
