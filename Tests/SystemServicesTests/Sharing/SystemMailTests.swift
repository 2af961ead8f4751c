import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The desktop's mail program")
struct SystemMailTests {
  #if os(macOS)
    private static let name = "open"
    static let needsDisplay = false
  #else
    private static let name = "xdg-email"
    static let needsDisplay = true
  #endif

  private static let telling = "printf '<%s>' \"$@\" > \"$0.words\""

  private let folder = TemporaryFolder()
  private let link = MailLink(subject: "A & B $(touch x)", text: "A\nhttps://example.com/'a")

  private func compose(_ variables: [String: String]) async throws -> Bool {
    try await SystemMail(environment: folder.ownPrograms.merging(variables) { _, new in new }).compose(link)
  }

  private var words: String? { folder.text("bin/\(Self.name).words") }

  static let displays: [[String: String]] = [
    ["DISPLAY": ":9"], ["WAYLAND_DISPLAY": "w"], ["DISPLAY": "", "WAYLAND_DISPLAY": "w"],
  ]

  @Test("it gets the letter as one argument", arguments: SystemMailTests.displays)
  func begun(variables: [String: String]) async throws {
    try await folder.program(Self.name, Self.telling)
    #expect(try await compose(variables))
    #expect(words == "<\(link.address)>")
    #expect(words?.contains("'") == false)
  }

  @Test(
    "where nobody could see it, it is not asked", .enabled(if: needsDisplay, "this system's always has a desktop"),
    arguments: [[:], ["DISPLAY": ""], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]])
  func noDisplay(variables: [String: String]) async throws {
    try await folder.program(Self.name, Self.telling)
    #expect(try await !compose(variables))
    #expect(words == nil)
  }

  @Test("one that fails has begun nothing", arguments: ["exit 1", "exit 3", "kill -TERM $$"])
  func oneThatFailsHasBegunNothing(script: String) async throws {
    try await folder.program(Self.name, script)
    #expect(try await !compose(["DISPLAY": ":9"]))
  }

  @Test("where there is none, nothing is begun")
  func whereThereIsNoneNothingIsBegun() async throws {
    #expect(try await !compose(["DISPLAY": ":9", "WAYLAND_DISPLAY": "w"]))
  }

  @Test("one that stays open shows a letter")
  func oneThatStaysOpenShowsALetter() async throws {
    try await folder.program(Self.name, "exec /bin/sleep 600")
    #expect(try await compose(["DISPLAY": ":9"]))
  }
}
