import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Programs of one's own for sharing", .takesTurns)
struct SystemTargetsTests {
  private let folder = TemporaryFolder()

  private func send(_ words: [String]) async throws {
    let environment = folder.ownPrograms.merging(["NEWSAPI_KEY": "secret", "HOME": folder.path]) { _, new in new }
    try await SystemTargets(environment: environment, ownsTerminal: false).send(words)
  }

  @Test("a program gets its arguments as they are, no input, and not the key")
  func arguments() async throws {
    try await folder.makeProgram(
      "save",
      #"printf '<%s>' "$@" >"$HOME/words"; echo "${NEWSAPI_KEY-none}" >>"$HOME/words"; /bin/cat >>"$HOME/words""#)
    try await send(["save", "https://a.example/?b=c&d", "$(id); `id` 'x' | y"])
    #expect(try folder.read("words") == "<https://a.example/?b=c&d><$(id); `id` 'x' | y>none\n")
  }

  @Test("a program in one's home folder needs no shell to be found")
  func home() async throws {
    try await folder.makeProgram("save", #"echo "$1" >"$HOME/words""#)
    let path = try #require(folder.programs.hasPrefix(folder.path) ? folder.programs.dropFirst(folder.path.count) : nil)
    try await send(["~\(path)/save", "a"])
    #expect(try folder.read("words") == "a\n")
  }

  @Test("one that fails or is missing is an error with its name")
  func failures() async throws {
    try await folder.makeProgram("save", "exit 3")
    await #expect(throws: NewsError.sharing(.targetFailed(program: "save", .ended(status: 3)))) {
      try await send(["save"])
    }
    let missing = ProgramFailure.notStarted(detail: "No such file or directory")
    await #expect(throws: NewsError.sharing(.targetFailed(program: "nothing", missing))) { try await send(["nothing"]) }
    await #expect(throws: NewsError.sharing(.targetFailed(program: "~/nothing", missing))) {
      try await send(["~/nothing"])
    }
  }
}
