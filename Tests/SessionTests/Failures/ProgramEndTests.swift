import TestSupport
import TestTraits
import Testing

@Suite("The end of the process", .takesTurns)
struct ProgramEndTests {
  private let home = TemporaryFolder()

  /// Ctrl-C may end the program while a thread is still loading libcurl, which would crash in what was just destroyed.
  @Test("no library is destroyed, as another thread may still be loading it")
  func libraries() async throws {
    let source = "#include <unistd.h>\n__attribute__((destructor)) static void end(void) { _exit(99); }\n"
    let file = try home.write(source.utf8, to: "library.c")
    try home.write([], to: "libraries/empty")
    var compiler = Program(home: home)
    compiler.path = "/usr/bin/env"
    let made = try await compiler.run(["clang", "-shared", "-fPIC", "-o", home.path + "/libraries/libcurl.so.4", file])
    #expect(made.status == 0, "\(made.errors)")
    var program = Program(home: home)
    let folders = [home.path + "/libraries", program.environment["LD_LIBRARY_PATH"]]
    program.environment["LD_LIBRARY_PATH"] = folders.compactMap(\.self).joined(separator: ":")
    // It is loaded, lacks every function, and stays.
    let result = try await program.run(["--no-config", "--provider", "feeds", "-c", "top"])
    #expect(result.errors.contains("libcurl4"))
    #expect(result.status == 1)
  }

  @Test("a crash writes no core file, which would contain the key")
  func cores() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    var program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    program.path = "/bin/sh"
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let script = "ulimit -S -c $(ulimit -H -c); exec \"$0\" -c top"
    let process = try program.start(["-c", script, Program.binary], [null, null, null])
    #expect(try await eventually { !server.requests.isEmpty })
    let limit = ProcFile.text("/proc/\(process)/limits").split(separator: "\n").first {
      $0.hasPrefix("Max core file size")
    }
    kill(process, SIGTERM)
    _ = try await Program.wait(for: process, seconds: 20)
    // The soft limit, then the hard one, which the reader's own programs keep.
    #expect(limit?.split(whereSeparator: \.isWhitespace).dropFirst(4).first == "0")
  }
}
