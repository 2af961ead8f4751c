import TestSupport
import TestTraits
import Testing

@Suite("Libraries loaded at the start and at first use", .takesTurns)
struct LibrariesTests {
  /// The libraries that every start loads besides the C library and Swift.
  private static let ofStart: Set = ["libsqlite3", "libz"]
  private static let ofSystem: Set = ["libc", "libdl", "libm", "libpthread", "librt"]
  /// In a release build these are part of the program itself.
  private static let ofSwift: Set = ["libBlocksRuntime", "libdispatch", "libgcc_s", "libstdc++"]
  private static let ofSwiftBegin = ["libswift", "libFoundation", "lib_Foundation"]

  private let home = TemporaryFolder()

  @Test("a start loads the libraries of the archive, and none for the prompt, the network or feeds")
  func start() async throws {
    var loader = Program(home: home)
    loader.path = "/usr/bin/ldd"
    let result = try await loader.run([Program.binary])
    #expect(result.status == 0)
    #expect(!result.output.contains("not found"))
    let libraries = result.lines.compactMap(Self.name).filter { name in
      !Self.ofSystem.contains(name) && !Self.ofSwift.contains(name)
        && !Self.ofSwiftBegin.contains { name.hasPrefix($0) }
    }
    #expect(Set(libraries) == Self.ofStart)
  }

  /// The library in a line of ldd, without its version; `nil` for the loader and libraries of the kernel.
  private static func name(_ line: String) -> String? {
    guard let file = line.split(whereSeparator: \.isWhitespace).first?.split(separator: "/" as Character).last,
      let ending = file.firstRange(of: ".so"), file.hasPrefix("lib")
    else { return nil }
    return String(file[..<ending.lowerBound])
  }

  /// The program on a machine where a library cannot be loaded: an empty file of its name is found first.
  private func program(without library: String) throws -> Program {
    var program = Program(home: home)
    try home.write([], to: "libraries/" + library)
    let folders = [home.path + "/libraries", program.environment["LD_LIBRARY_PATH"]]
    program.environment["LD_LIBRARY_PATH"] = folders.compactMap(\.self).joined(separator: ":")
    return program
  }

  @Test("without libcurl a request fails, and the error names the package")
  func withoutCurl() async throws {
    let message = "cannot load the library from the Debian package libcurl4"
    let program = try program(without: "libcurl.so.4")
    let arguments = ["--no-config", "--provider", "feeds", "-c", "top"]
    let text = try await program.run(arguments)
    #expect(text.status == 1)
    #expect(text.output.isEmpty)
    #expect(text.errors.contains(message + "; install it: apt install libcurl4"))
    let json = try await program.run(["-F", "json"] + arguments)
    #expect(json.status == 1)
    let steps = try json.steps()
    #expect(steps.map(\.outcome) == ["top io"])
    #expect(steps.first?.status.error?.message == message)
  }

  @Test("commands that send no request work without libcurl")
  func withoutRequests() async throws {
    let result = try await program(without: "libcurl.so.4")
      .run(["--no-config", "--provider", "sample", "-F", "json", "-c", "top; open 1; map; search moon; settings"])
    #expect(result.status == 0)
    #expect(try result.steps().map(\.outcome) == ["top ok", "open ok", "map ok", "search ok", "settings ok"])
  }

  @Test("without libedit the prompt reads lines as the terminal edits them")
  func withoutEditing() async throws {
    let terminal = try PseudoTerminal(program(without: "libedit.so.2"), ["--no-config", "--provider", "sample"])
    try await terminal.wait(for: "us · English ›")
    let sent = try await terminal.sent(by: "categories", until: "us · English ›")
    #expect(sent.contains("business"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("without libqrencode the error names the package, and blames no address")
  func withoutCodes() async throws {
    let result = try await program(without: "libqrencode.so.4")
      .run(["--no-config", "--provider", "sample", "-F", "json", "-c", "top; share 1 --to qr"])
    #expect(result.status == 1)
    #expect(
      try result.steps().last?.status.error?.message == "cannot load the library from the Debian package libqrencode4")
  }
}
