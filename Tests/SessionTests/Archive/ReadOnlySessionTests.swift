import TestSupport
import TestTraits
import Testing

@Suite("An archive that can only be read, in whole sessions", .takesTurns)
struct ReadOnlySessionTests {
  private static let nobody: uid_t = 65_534
  private static let script = "find moon; saved; find moon --unread; top; mark 1 read; mutes; new; stories"

  private let reader: Reader

  init() throws {
    reader = try Reader()
    for number in 0..<5 { reader.news.publish("\(number)", "Moon \(number)", at: .day(0, Double(number))) }
  }

  /// Fills the archive with five articles and two marks, all in its main file.
  private func fill() async throws {
    let steps = try await reader.steps("top; save 2 --as kept; mark 3 read; mute sun; archive compact", at: .day(0))
    #expect(steps.allSatisfy { $0.status.error == nil }, "\(steps.map(\.outcome))")
  }

  /// Runs the script by a line of a shell, in which `"$NEWS" "$@"` is the program.
  private func run(_ line: String) async throws -> Program.Result {
    var shell = reader.program(at: .day(1), ["NEWS": Program.binary, "SWIFT_BACKTRACE": "enable=no"])
    shell.path = "/bin/bash"
    return try await shell.run(
      ["-c", line, "bash", "--provider", "newsapi", "-F", "json", "-c", Self.script])
  }

  private func check(_ result: Program.Result, _ sentence: String) throws {
    let steps = try result.steps()
    #expect(
      steps.map(\.outcome)
        == [
          "find ok", "saved ok", "find ok", "top ok", "mark archive", "mutes ok", "new ok", "stories ok",
        ], "\(result.errors)")
    #expect(steps.prefix(3).map(\.records.count) == [5, 1, 4])
    #expect(steps.dropFirst(3).first?.records.count == 5)
    let told = result.errors.split(separator: "\n").filter { $0.contains("archive.sqlite") }
    #expect(told.filter { $0.contains(sentence) }.count == 1, "\(result.errors)")
  }

  @Test("on a full disk articles are found with their marks, and one sentence says that nothing is kept")
  func full() async throws {
    try await fill()
    // No file may grow at all; the program's output goes through pipes, which are not limited.
    let held = "(ulimit -f 0; exec \"$NEWS\" \"$@\")"
    let line = "set -o pipefail; { { \(held) 2>&3 | cat >&4; } 3>&1 | cat >&2; } 4>&1"
    try check(try await run(line), "The disk is full, so ")
    // With free space again, marks are stored.
    let later = try await reader.run(["-F", "json", "-c", "find moon; mark 1 read; archive check"], at: .day(1, 9))
    #expect(try later.steps().map(\.outcome) == ["find ok", "mark ok", "archive ok"])
    #expect(!later.errors.contains("archive.sqlite"))
  }

  @Test("the same in a folder that may only be read")
  func readOnly() async throws {
    try await fill()
    let folder = reader.home.path + "/.local/share/supernews"
    // Root may write everywhere.
    let asNobody = "setpriv --reuid \(Self.nobody) --regid \(Self.nobody) --clear-groups"
    let (change, line) =
      geteuid() == 0
      ? ("chown -R \(Self.nobody) '\(reader.home.path)'", "exec \(asNobody) \"$NEWS\" \"$@\"")
      : (":", "exec \"$NEWS\" \"$@\"")
    let shell = Program.ofSystem("/bin/bash", home: reader.home)
    let files = "chmod 0400 '\(folder)'/archive.sqlite && chmod 0500 '\(folder)'"
    #expect(try await shell.run(["-c", "\(change) && \(files)"]).status == 0)
    let result = try await run(line)
    #expect(try await shell.run(["-c", "chmod 0700 '\(folder)'; chmod 0600 '\(folder)'/archive.sqlite"]).status == 0)
    try check(result, "is read-only (Permission denied)")
  }
}
