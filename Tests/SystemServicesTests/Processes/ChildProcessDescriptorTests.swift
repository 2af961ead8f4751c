import TestSupport
import TestTraits
import Testing

@testable import SystemServices

@Suite(
  "Descriptors and variables of another program", .takesTurns,
  .enabled(if: access("/proc/self/fd", R_OK) == 0, "no /proc"))
struct ChildProcessDescriptorTests {
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func run(
    _ words: [String], input: ChildProcess.Input, output: ChildProcess.Output
  ) async throws -> ChildProcess.Ending {
    try await ChildProcess.run(words, environment: ["PATH": "/usr/bin:/bin"], input: input, output: output)
  }

  private func openCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  @Test("a program inherits no descriptors but its own three")
  func inheritance() async throws {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    // Far from the numbers that the shell opens for itself.
    let kept = fcntl(null, F_DUPFD, 300)
    defer {
      close(null)
      close(kept)
    }
    #expect(kept >= 300)
    let script = "for number in 0 1 2 \(kept); do [ ! -e /proc/$$/fd/$number ] || echo $number; done"
    let ending = try await run(["/bin/sh", "-c", script], input: .bytes([]), output: .captured(limit: 100))
    #expect(String(decoding: ending.output, as: UTF8.self) == "0\n1\n2\n")
  }

  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: [String]
    var input = ChildProcess.Input.bytes([UInt8](repeating: 0x61, count: 100))
    var limit = 1000
  }

  static let uses = [
    Use(testDescription: "it ends", words: ["cat"]),
    Use(testDescription: "it reads nothing", words: ["true"]),
    Use(testDescription: "it is not there", words: ["/nowhere/program"]),
    Use(testDescription: "it writes too much", words: ["cat"], limit: 10),
  ]

  @Test("no descriptor stays open, however the program ends", arguments: ChildProcessDescriptorTests.uses)
  func leak(use: Use) async throws {
    let before = try openCount()
    for _ in 0..<300 { _ = try? await run(use.words, input: use.input, output: .captured(limit: use.limit)) }
    // Other tests open and close descriptors at the same time.
    #expect(try await eventually { try openCount() < before + 200 })
  }
}
